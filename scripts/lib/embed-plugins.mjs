// What the build of /embed/ does to our sources, so that a page pays for as few bytes as possible.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'

/** A minifier leaves the text of a template alone; ours are style sheets. */
const sheet = /(export const \w+ = )`([^`]*)`/g

/** Tells V8 to compile a whole file while it comes in, beside the page's own work, not function by function at first use. */
export const eager = '//# allFunctionsCalledOnLoad\n'

/** Style sheets as short as they can be. One that the minifier can't read fails the build. */
export const minifyStyles = {
  name: 'minify-styles',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null
    return code.replace(sheet, (whole, before, css) => {
      // A sheet with a value filled in is not CSS yet.
      if (css.includes('${')) return whole
      const { code: short } = transform({ filename: id, code: Buffer.from(css.replaceAll('\\\\', '\\')), minify: true })
      return `${before}${JSON.stringify(short.toString())}`
    })
  },
}

const iconImport = /import \{([^}]*)\} from '(\.[./\w-]*\/icons\.ts)'/g

/**
 * Icons stand in the file that shows them. As one module for all widgets they would come all together, because a module
 * is in one file alone.
 */
export const inlineIcons = {
  name: 'inline-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('/icons.ts')) return null
    return code.replace(iconImport, (whole, names, from) => {
      const source = readFileSync(join(dirname(id), from), 'utf8')
      const wanted = names.split(',').map((name) => name.trim())
      const icons = wanted.filter(Boolean).map((name) => {
        const path = source.match(new RegExp(`export const ${name} =\\s*('[^']*')`))?.[1]
        if (!path) throw new Error(`There is no icon ${name}, which ${id} asks for in ${whole}.`)
        return `const ${name} = ${path};`
      })
      return icons.join(' ')
    })
  },
}

/** Our loader checks later chunks itself; Vite's own preloading would bring them unchecked. */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
}
