// Writes packages/widgets/custom-elements.json (Custom Elements Manifest) from the widgets' definitions and comments.
// With `--check` it writes nothing, and ends with 1 where the committed file is not what the sources say.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = join(fileURLToPath(import.meta.url), '../..')
const widgets = join(root, 'packages/widgets')
const sdkElement = join(root, 'packages/sdk/src/element/element.tsx')
const target = join(widgets, 'custom-elements.json')

const elementFiles = () =>
  readdirSync(join(widgets, 'src'))
    .map((folder) => join(widgets, 'src', folder, `${folder}.element.ts`))
    .filter((path) => existsSync(path))

function programOf(files) {
  const { config } = ts.readConfigFile(join(widgets, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, widgets)
  return ts.createProgram([...files, sdkElement], {
    ...options,
    composite: false,
    incremental: false,
    noEmit: true,
    rootDir: root,
    customConditions: ['coachkit-source'],
  })
}

/** Every node of a file that fits. */
function find(node, fits, found = []) {
  if (fits(node)) found.push(node)
  ts.forEachChild(node, (child) => void find(child, fits, found))
  return found
}

export function customElements() {
  const files = elementFiles()
  const program = programOf(files)
  const checker = program.getTypeChecker()
  const said = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ').trim()
  const written = (type, at) =>
    checker.typeToString(
      type,
      at,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    )
  const described = (symbol) => (said(symbol) ? { description: said(symbol) } : {})

  /** `asChoice('a', 'b')` takes the first of its words, `asText('x')` its own, a flag is off. */
  function fallbackOf(symbol) {
    const call = symbol.valueDeclaration?.initializer
    if (!call || !ts.isCallExpression(call)) return {}
    if (call.expression.getText() === 'asFlag') return { default: 'false' }
    const first = call.arguments[0]
    return first && first.getText() !== 'null' && first.getText() !== "''" ? { default: first.getText() } : {}
  }

  const attributesOf = (type, at) =>
    checker.getPropertiesOfType(type).map((symbol) => {
      const own = checker.getTypeOfSymbol(symbol)
      const parse = checker.getTypeOfSymbol(checker.getPropertyOfType(own, 'parse'))
      const value = parse.getCallSignatures()[0].getReturnType()
      const text = written(value, at).replace("'' | ", '').replace(" | ''", '')
      return { name: symbol.name, type: { text }, ...fallbackOf(symbol), ...described(symbol) }
    })

  const eventsOf = (type, at) =>
    checker
      .getPropertiesOfType(type)
      .filter(({ name }) => name.startsWith('coach-'))
      .map((symbol) => {
        const detail = written(checker.getTypeOfSymbol(symbol), at)
        return { name: symbol.name, type: { text: `CustomEvent<${detail}>` }, ...described(symbol) }
      })

  const methodsOf = (type, at) =>
    checker.getPropertiesOfType(type).flatMap((symbol) => {
      const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]
      if (!signature) return []
      const parameters = signature.getParameters().slice(1)
      return {
        kind: 'method',
        name: symbol.name,
        parameters: parameters.map((one) => ({
          name: one.name,
          type: { text: written(checker.getTypeOfSymbol(one), at) },
        })),
        return: { type: { text: written(signature.getReturnType(), at) } },
        ...described(symbol),
      }
    })

  const sdk = program.getSourceFile(sdkElement)
  const [common] = find(sdk, (node) => ts.isVariableDeclaration(node) && node.name.text === 'commonAttributes')
  const commonAttributes = attributesOf(checker.getTypeAtLocation(common), common)

  const modules = files.map((file) => {
    const source = program.getSourceFile(file)
    const [call] = find(source, (node) => ts.isCallExpression(node) && node.expression.getText() === 'defineWidget')
    const [attributes, events, methods] = checker.getTypeArguments(checker.getResolvedSignature(call).getReturnType())
    const declaration = call.parent
    const name = declaration.name.text
    const definition = call.arguments[0].properties
    const tagName = definition.find((one) => one.name.text === 'tag').initializer.text
    const path = relative(widgets, file).replace(/^src/, 'dist').replace(/\.ts$/, '.js')
    const own = attributesOf(attributes, call)
    const fired = eventsOf(events, call)
    const always = [
      {
        name: 'coach-ready',
        type: { text: 'CustomEvent<{ tag: string }>' },
        description: 'The element is drawn and can be used.',
      },
      {
        name: 'coach-error',
        type: { text: 'CustomEvent<{ code: string; id: string; tag: string | null; cause: unknown }>' },
        description: 'Something failed; the widget shows it calmly itself.',
      },
    ].filter((event) => !fired.some(({ name }) => name === event.name))
    return {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name,
          tagName,
          ...described(checker.getSymbolAtLocation(declaration.name)),
          superclass: { name: 'HTMLElement' },
          attributes: [...own, ...commonAttributes],
          members: methodsOf(methods, call),
          events: [...fired, ...always],
        },
      ],
      exports: [
        { kind: 'js', name, declaration: { name, module: path } },
        // The loader registers it under this tag when a page needs it.
        { kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } },
      ],
    }
  })
  return { schemaVersion: '2.1.0', modules }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = `${JSON.stringify(customElements(), null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    process.stderr.write('custom-elements.json is not what the widgets say: node scripts/custom-elements.mjs\n')
    process.exitCode = 1
  }
}
