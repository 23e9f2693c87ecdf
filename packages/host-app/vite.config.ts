import { readdirSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
// @ts-expect-error plain JavaScript, as all of scripts/ is
import { brandIcons } from '../../scripts/lib/brand-icons.mjs'
import { rows } from './src/routes/rows.ts'

/**
 * The addresses that the app has, for the server, which answers others with status 404: the route table's paths and the
 * names of the posts.
 */
const addresses = (): Plugin => ({
  name: 'coachkit-addresses',
  generateBundle() {
    const posts = readdirSync(new URL('src/texts/posts', import.meta.url))
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.replace(/\.md$/, ''))
    const paths = rows.map(({ path }) => path).filter((path) => path !== '/*')
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify({ paths, posts }) })
  },
})

/** While one develops, Vite has the pages and the server everything else (`scripts/dev.mjs`). */
const api = process.env.COACHKIT_API
const proxied = ['/api', '/config.json', '/embed', '/examples', '/files', '/manifest.webmanifest', '/outbox']

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['coachkit-source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [addresses(), brandIcons(new URL('brands', import.meta.url).pathname)],
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
