import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkGroups, noCircularChunks } from './build/chunks.ts'
import { fontPreload } from './build/font-preload.ts'
import { iconSprites } from './build/icon-sprite.ts'
import { portraits } from './build/portraits.ts'
import { routePreload } from './build/route-preload.ts'
import { serviceWorker } from './build/service-worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    iconSprites(),
    portraits(),
    fontPreload(),
    routePreload(),
    noCircularChunks(),
    serviceWorker(),
  ],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // All browsers that read es2023 know modulepreload.
    modulePreload: { polyfill: false },
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
    },
  },
})
