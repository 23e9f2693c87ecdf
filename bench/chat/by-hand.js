/**
 * The reference: the least that somebody would write by hand for the same text. It only ever appends, knows headings,
 * lists, tables, code, bold, italic, code spans and links, and nothing of safety, nesting or half-written syntax.
 */
export function renderByHand(root, text) {
  const add = (parent, tag, content) => {
    const element = document.createElement(tag)
    if (content !== undefined) inline(element, content)
    parent.append(element)
    return element
  }
  const inline = (element, content) => {
    let at = 0
    for (const match of content.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g)) {
      element.append(content.slice(at, match.index))
      const made = document.createElement(match[1] ? 'strong' : match[2] ? 'em' : match[3] ? 'code' : 'a')
      made.textContent = match[1] ?? match[2] ?? match[3] ?? match[4]
      if (match[5]) made.href = match[5]
      element.append(made)
      at = match.index + match[0].length
    }
    element.append(content.slice(at))
  }
  let code = null
  let list = null
  let table = null
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      code = code ? null : add(add(root, 'pre'), 'code')
      continue
    }
    if (code) {
      code.append(`${line}\n`)
      continue
    }
    if (!/^\s*- /.test(line)) list = null
    if (!line.startsWith('|')) table = null
    if (line.startsWith('#')) add(root, 'h3', line.replace(/^#+ /, ''))
    else if (/^\s*- /.test(line)) {
      list ??= add(root, 'ul')
      add(list, 'li', line.replace(/^\s*- /, ''))
    } else if (line.startsWith('|')) {
      if (/^[|:\- ]+$/.test(line)) continue
      table ??= add(root, 'table')
      const row = add(table, 'tr')
      for (const cell of line.split('|').slice(1, -1)) add(row, 'td', cell.trim())
    } else if (line.startsWith('> ')) add(root, 'blockquote', line.slice(2))
    else if (line !== '') add(root, 'p', line)
  }
}
