// `npm run new -- widget NAME` and `npm run new -- area NAME`: folders that pass `check` at once.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areaFiles, areaWiring } from './lib/new-area.mjs'
import { widgetFiles } from './lib/new-widget.mjs'
import { bin, install, mustBeNode, root, run, say, stop } from './lib/project.mjs'

const [kind, name = ''] = process.argv.slice(2)
mustBeNode()
if (kind !== 'widget' && kind !== 'area')
  stop('Say what is new: npm run new -- widget NAME, or npm run new -- area NAME')
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  stop(`'${name}' is not a name: lower-case words joined by dashes, such as redeem-code.`)

const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1))
const names = {
  name,
  pascal: words.join(''),
  camel: name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
  title: name.replaceAll('-', ' '),
}
const files = kind === 'widget' ? widgetFiles(names) : areaFiles(names)
const wiring = kind === 'widget' ? [] : areaWiring(names)

const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
if (taken) stop(`${taken} is there already. Nothing was changed.`)
const changed = wiring.map(({ path, change }) => ({ path, text: change(readFileSync(join(root, path), 'utf8')) }))

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
for (const { path, text } of changed) writeFileSync(join(root, path), text)
await install()
if (kind === 'area') {
  const { code, output } = await run(process.execPath, ['migration.mjs', name], {
    cwd: join(root, 'packages/server'),
    quiet: true,
  })
  if (code !== 0) stop(`The migration could not be made:\n${output}`)
}
const paths = [...Object.keys(files), ...wiring.map(({ path }) => path)]
await run(process.execPath, [bin('biome'), 'check', '--write', ...paths], { quiet: true })
say(
  `Made:\n${Object.keys(files)
    .map((path) => `  ${path}`)
    .join('\n')}`,
)
if (wiring.length > 0) say(`Changed:\n${wiring.map(({ path }) => `  ${path}`).join('\n')}`)
say('\nnpm run check looks at it; npm run storybook and npm run dev show it.')
