import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const widgets = join(root, 'packages/widgets/src')
const sdk = join(root, 'packages/sdk/src')

/** A widget is a folder with an element file of its name. */
export const widgetTags = () =>
  readdirSync(widgets, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('coach-'))
    .map((entry) => entry.name)
    .filter((tag) => readdirSync(join(widgets, tag)).includes(`${tag}.element.ts`))

/** What every widget needs is one file, so that ten widgets on a page fetch it once. */
const isCore = (id: string) =>
  /node_modules\/(preact|@preact)\//.test(id) ||
  (id.startsWith(sdk) && !/\.(ar|de|es|fr)\.|outbox\/(outbox|entry-store|turn)/.test(id))

/** Our loader checks later chunks itself; Vite's own preloading would bring them unchecked. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
}

/** Modes: `widgets`, `launcher`, `loader`, in the order in which `scripts/build-embed.mjs` needs them. */
export default defineConfig(({ mode }) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [plainImports],
  resolve: { conditions: ['coachkit-source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    minify: true,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions:
      mode === 'widgets'
        ? {
            input: {
              core: join(sdk, 'embed/core.ts'),
              ...Object.fromEntries(widgetTags().map((tag) => [tag, join(widgets, tag, `${tag}.element.ts`)])),
            },
            preserveEntrySignatures: 'exports-only',
            output: {
              format: 'es',
              entryFileNames: '[name]-[hash].js',
              chunkFileNames: '[name]-[hash].js',
              codeSplitting: {
                groups: [
                  { name: 'core', test: isCore, priority: 2 },
                  {
                    name: 'parts',
                    test: (id: string) => id.includes('/widgets/src/parts/'),
                    minShareCount: 2,
                    priority: 1,
                  },
                ],
              },
            },
          }
        : {
            input:
              mode === 'launcher'
                ? { launcher: join(sdk, 'embed/launcher.ts') }
                : { [mode]: join(sdk, `embed/${mode}.ts`) },
            preserveEntrySignatures: mode === 'loader' ? false : 'exports-only',
            output: {
              format: mode === 'loader' ? 'iife' : 'es',
              entryFileNames: mode === 'launcher' ? '[name]-[hash].js' : '[name].js',
            },
          },
  },
}))
