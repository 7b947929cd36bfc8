import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import whole from './vitest.config.ts'

/** The unit tests without the slowest files, which take two thirds of the time: fuzzing, perft, twins, measurements. */
export default mergeConfig(
  whole,
  defineConfig({
    test: {
      exclude: [
        ...configDefaults.exclude,
        'games/*/test/{conformance,regressions,twins,perft}.test.ts',
        'proof/test/{battery,fuzz}.test.ts',
        'bench/**',
      ],
    },
  }),
)
