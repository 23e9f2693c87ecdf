import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
// @ts-expect-error plain JavaScript, because the start scripts need it before anything is installed
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs'

const resolve = { conditions: ['coachkit-source'] }
/** A fresh one for each project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } }),
  instances: [{ browser: 'chromium' as const }],
})

/** Found in the middle of a run they would be bundled anew, and a test would then hold two copies of Preact. */
const optimizeDeps = {
  include: [
    'preact',
    'preact/hooks',
    'preact/jsx-runtime',
    'preact/jsx-dev-runtime',
    '@preact/signals',
    '@testing-library/dom',
    'axe-core',
    'temml',
  ],
}

/** A busy machine makes things later, not wrong. */
const patient = { poll: { timeout: 10_000, interval: 50 } }

/** Every story of every widget, with axe: `stories` in light, `stories-dark` in dark. */
const stories = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: 'storybook', tags: { exclude: ['no-test'] } })],
  test: { name, browser: browser(), setupFiles },
})

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'node',
          include: [
            'packages/{contract,brand,content,server}/src/**/*.test.ts',
            'packages/{sdk,host-app}/src/**/*.node.test.ts',
          ],
          expect: patient,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        optimizeDeps,
        // Tests read the shared cases that may lie beside the repository, and skip without them.
        server: { fs: { allow: ['.', '../shared/data'] } },
        test: {
          name: 'widgets',
          include: ['packages/{sdk,widgets}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts', 'packages/sdk/src/react/**'],
          setupFiles: ['tests/support/patience.setup.ts'],
          expect: patient,
          browser: browser(),
        },
      },
      {
        resolve,
        oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
        optimizeDeps: {
          include: [
            'preact',
            '@preact/signals',
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@testing-library/react',
          ],
        },
        test: {
          name: 'host',
          include: ['packages/host-app/src/**/*.test.{ts,tsx}', 'packages/sdk/src/react/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts'],
          expect: patient,
          browser: browser(),
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'trips',
          // A browser, a server and a database on two shared cores, which others use too: one more try where nobody waits.
          retry: process.env.CI ? 1 : 0,
          include: ['tests/**/*.test.ts'],
          expect: patient,
          // Two at a time: each has its own server, browser and data, and mostly waits.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      stories('stories'),
      stories('stories-dark', ['storybook/dark.setup.ts']),
    ],
  },
})
