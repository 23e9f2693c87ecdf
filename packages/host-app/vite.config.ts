import { defineConfig } from 'vite'
// @ts-expect-error plain JavaScript, as all of scripts/ is
import { brandIcons } from '../../scripts/lib/brand-icons.mjs'

/** While one develops, Vite has the pages and the server everything else (`scripts/dev.mjs`). */
const api = process.env.COACHKIT_API
const proxied = ['/api', '/config.json', '/embed', '/examples', '/files', '/manifest.webmanifest', '/outbox']

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['coachkit-source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [brandIcons(new URL('brands', import.meta.url).pathname)],
  ...(api && { server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) } }),
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
