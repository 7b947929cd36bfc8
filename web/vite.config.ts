import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { iconSprites } from './build/icon-sprite.ts'
import { portraits } from './build/portraits.ts'
import { serviceWorker } from './build/service-worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [svelte({ compilerOptions: { runes: true } }), iconSprites(), portraits(), serviceWorker()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What the lobby knows of every game is one file: three small ones compress worse.
      output: {
        codeSplitting: {
          groups: [{ name: 'shelf', test: /games\/([\w-]+\/about|page\/shelf)\.ts$|web\/games\.ts$/ }],
        },
      },
    },
  },
})
