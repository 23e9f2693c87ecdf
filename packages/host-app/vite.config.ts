import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['coachkit-source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no inline script, which the preload polyfill would be.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
})
