import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
// @ts-expect-error plain JavaScript, like the other scripts of the build
import { inlineIcons, minifyStyles, plainImports } from './scripts/lib/embed-plugins.mjs'

const root = import.meta.dirname
const widgets = join(root, 'packages/widgets/src')
const sdk = join(root, 'packages/sdk/src')

/** A widget is a folder with an element file of its name. */
export const widgetTags = () =>
  readdirSync(widgets, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('coach-'))
    .map((entry) => entry.name)
    .filter((tag) => readdirSync(join(widgets, tag)).includes(`${tag}.element.ts`))

/** What every widget needs, or nearly every one, is one file, so that ten widgets on a page fetch it once. */
const isCore = (id: string) =>
  /node_modules\/(preact|@preact)\//.test(id) ||
  (id.startsWith(sdk) &&
    !/\.(de|es)\.|mistakes\/mistakes\.|brand\/(page-brand|read-colour)\.|outbox\/(outbox|entry-store|turn)|client\/(later|stream|sse|cache)\./.test(
      id,
    )) ||
  /widgets\/src\/parts\/(button|coach-face|icon|later|problem-panel|skeleton|styles|visitor-session)\/(?!icon-element)/.test(
    id,
  )

/**
 * Names have no hash: all files of a build stand in one folder that is named by what is in it.
 *
 * Modes: `widgets`, `launcher`, `loader`, in the order in which `scripts/build-embed.mjs` needs them.
 */
export default defineConfig(({ mode }) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [plainImports, minifyStyles, inlineIcons],
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
            preserveEntrySignatures: 'allow-extension',
            output: {
              format: 'es',
              entryFileNames: '[name].js',
              chunkFileNames: ({ name, facadeModuleId }) => {
                // Many widgets have a `later` part and words by language: these are called by their folder, too. So is a
                // package that is imported whole.
                const [, folder] = /\/(?:widgets|sdk)\/src\/(?:parts\/)?([\w-]+)\//.exec(facadeModuleId ?? '') ?? []
                if (folder && /^(later|[a-z]{2})$/.test(name)) return `${folder}-${name}.js`
                const [, whole] = /\/packages\/(\w+)\/src\/index\.ts$/.exec(facadeModuleId ?? '') ?? []
                return `${whole ?? '[name]'}.js`
              },
              codeSplitting: {
                groups: [
                  { name: 'core', test: isCore, priority: 2 },
                  // Few words each: as files of their own they would weigh more in the manifest than in themselves.
                  { name: 'base-words', test: /base-words\.\w\w\.ts$/, priority: 1 },
                  // Small files that mostly go together weigh less as one.
                  { name: 'answer-parts', test: /widgets\/src\/parts\/(choice-list|field|progress)\//, priority: 1 },
                  {
                    name: 'prose',
                    test: /widgets\/src\/parts\/(markdown|maths)\/(?!temml)/,
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
              entryFileNames: '[name].js',
            },
          },
  },
}))
