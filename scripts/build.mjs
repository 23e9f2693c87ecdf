// Builds what `npm start` serves: packages by tsc, widgets and loader, host app. Skips what is up to date.
import { pathToFileURL } from 'node:url'
import { bin, build, install, mustBeNode, run } from './lib/project.mjs'

const sources = [
  'packages/contract',
  'packages/brand',
  'packages/content',
  'packages/server',
  'packages/sdk',
  'packages/widgets',
  'packages/host-app',
]
const settings = ['tsconfig.base.json', 'tsconfig.json', 'package.json']

export async function buildAll({ examples = true } = {}) {
  await build('types', {
    title: 'Compiling packages',
    inputs: [...sources, ...settings],
    outputs: ['packages/server/dist/main.js'],
    work: () => run(process.execPath, [bin('tsc'), '-b'], { quiet: true }),
  })
  await build('embed', {
    title: 'Building widgets and loader',
    inputs: [
      'packages/contract',
      'packages/brand',
      'packages/sdk',
      'packages/widgets',
      'vite.embed.config.ts',
      'scripts/build-embed.mjs',
      'scripts/lib/embed-plugins.mjs',
      ...settings,
    ],
    outputs: ['packages/widgets/dist-embed'],
    work: () => run(process.execPath, ['scripts/build-embed.mjs'], { quiet: true }),
  })
  await build('host', {
    title: 'Building the host app',
    inputs: [
      'packages/contract',
      'packages/brand',
      'packages/sdk',
      'packages/host-app',
      'scripts/lib/brand-icons.mjs',
      ...settings,
    ],
    outputs: ['packages/host-app/dist/app'],
    work: () => run(process.execPath, [bin('vite'), 'build', 'packages/host-app'], { quiet: true }),
  })
  if (!examples) return
  await build('react-example', {
    title: 'Building the React example',
    inputs: ['packages/brand', 'packages/sdk', 'examples/react', ...settings],
    outputs: ['examples/react/dist/app.js'],
    work: () => run(process.execPath, [bin('vite'), 'build', 'examples/react'], { quiet: true }),
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mustBeNode()
  await install()
  await buildAll()
}
