import { constants, functions, inverse, sameFunction } from './expression-names.ts'
import { Scanner, Unreadable } from './expression-scanner.ts'
import { plainExpression } from './expression-text.ts'
import type { Node, Relation } from './expression-tree.ts'
import { negated } from './expression-tree.ts'
import { fraction } from './fraction.ts'

const relations = '=≠<>≤≥'

export interface ReadOptions {
  /** Whether `1,234` is one number. Otherwise its comma makes a list. */
  thousands: boolean
}

/** Reads an expression as typed or as TeX, with a hand-written descent: short, bounded, and without surprises. */
export function readExpression(text: string, { thousands }: ReadOptions): Node | null {
  const plain = plainExpression(text)
  if (plain === null || plain === '') return null
  const source = thousands
    ? plain.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (run) => run.replaceAll(',', ''))
    : plain
  try {
    return new Reader(source).whole()
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

class Reader extends Scanner {
  private bars = 0

  whole(): Node {
    const node = this.list([',', ';'])
    this.space()
    if (this.at < this.text.length) throw new Unreadable()
    return node
  }

  private list(separators: readonly string[]): Node {
    const items = [this.relation()]
    while (separators.some((sign) => this.take(sign))) items.push(this.relation())
    return items.length === 1 && items[0] ? items[0] : this.made({ kind: 'list', items })
  }

  private relation(): Node {
    const items = [this.union()]
    const signs: Relation[] = []
    while (this.peek() !== '' && relations.includes(this.peek())) {
      signs.push(this.text[this.at++] as Relation)
      items.push(this.union())
    }
    return signs.length === 0 && items[0] ? items[0] : this.made({ kind: 'relation', signs, items })
  }

  private union(): Node {
    const items = [this.sum()]
    while (this.take('∪')) items.push(this.sum())
    return items.length === 1 && items[0] ? items[0] : this.made({ kind: 'union', items })
  }

  private sum(): Node {
    return this.deeper(() => {
      const items = [this.term()]
      for (;;) {
        if (this.take('+')) items.push(this.term())
        else if (this.take('-')) items.push(this.made(negated(this.term())))
        else if (this.take('±')) items.push(this.made({ kind: 'plus-minus', of: this.term() }))
        else break
      }
      return items.length === 1 && items[0] ? items[0] : this.made({ kind: 'add', items })
    })
  }

  /** A space or nothing between two factors multiplies as strongly as a sign would: `1/2x` is half of x. */
  private term(): Node {
    let node = this.signed()
    for (;;) {
      if (this.take('*')) node = this.product(node, this.signed())
      else if (this.take('/')) node = this.made({ kind: 'div', top: node, bottom: this.signed() })
      else if (this.beginsFactor()) node = this.product(node, this.power())
      else return node
    }
  }

  private product(left: Node, right: Node): Node {
    const items = left.kind === 'mul' ? [...left.items, right] : [left, right]
    return this.made({ kind: 'mul', items })
  }

  private beginsFactor(): boolean {
    const next = this.peek()
    if (next === '|') return this.bars === 0
    return next !== '' && /[\p{L}\d.({[⦃\\∞]/u.test(next)
  }

  private signed(): Node {
    return this.deeper(() => {
      if (this.take('-')) return this.made(negated(this.signed()))
      if (this.take('+')) return this.signed()
      if (this.take('±')) return this.made({ kind: 'plus-minus', of: this.signed() })
      return this.power()
    })
  }

  private power(): Node {
    const base = this.postfix(this.atom())
    if (!this.take('^')) return base
    const exponent = this.deeper(() => this.signedPower())
    return this.postfix(this.made({ kind: 'pow', base, exponent }))
  }

  private signedPower(): Node {
    if (this.take('-')) return this.made(negated(this.signedPower()))
    if (this.take('+')) return this.signedPower()
    return this.power()
  }

  private postfix(node: Node): Node {
    if (this.take('%')) return this.made({ kind: 'div', top: node, bottom: { kind: 'number', value: fraction(100n) } })
    if (this.take('°')) {
      const half: Node = {
        kind: 'div',
        top: { kind: 'constant', name: 'pi' },
        bottom: { kind: 'number', value: fraction(180n) },
      }
      return this.made({ kind: 'mul', items: [node, half] })
    }
    return node
  }

  private atom(): Node {
    const next = this.peek()
    if (/[\d.]/.test(next)) return this.number()
    if (next === '(' || next === '[') return this.bracket()
    if (next === '{') return this.group()
    if (next === '⦃') return this.set('⦃', '⦄')
    if (next === '|') return this.bar()
    if (next === '∞') {
      this.at++
      return this.made({ kind: 'constant', name: '∞' })
    }
    if (next === '\\') return this.command()
    if (/\p{L}/u.test(next)) return this.word()
    throw new Unreadable()
  }

  /** A sum in brackets, a point, or an interval, which may open and close differently. */
  private bracket(): Node {
    return this.deeper(() => {
      const open = this.text[this.at++] ?? ''
      const outer = this.bars
      this.bars = 0
      const items = [this.relation()]
      while (this.take(',') || this.take(';')) items.push(this.relation())
      this.bars = outer
      const close = this.take(')') ? ')' : this.take(']') ? ']' : ''
      if (close === '') throw new Unreadable()
      const [only] = items
      const pair = open + close
      if (items.length === 1 && only) {
        if (pair !== '()' && pair !== '[]') throw new Unreadable()
        return only.kind === 'tuple' && open === '[' ? this.made({ kind: 'tuple', open, close, items }) : only
      }
      return this.made({ kind: 'tuple', open, close, items })
    })
  }

  /** TeX grouping; a typed set when commas stand in it. */
  private group(): Node {
    return this.deeper(() => {
      this.must('{')
      const node = this.list([',', ';'])
      this.must('}')
      return node.kind === 'list' ? { kind: 'set', items: node.items } : node
    })
  }

  private set(open: string, close: string): Node {
    return this.deeper(() => {
      this.must(open)
      const node = this.list([',', ';'])
      this.must(close)
      return this.made({ kind: 'set', items: node.kind === 'list' ? node.items : [node] })
    })
  }

  private bar(): Node {
    return this.deeper(() => {
      this.must('|')
      this.bars++
      const of = this.sum()
      this.must('|')
      this.bars--
      return this.made({ kind: 'call', name: 'abs', of })
    })
  }

  private command(): Node {
    const name = /^\\([a-zA-Z]+)/.exec(this.text.slice(this.at, this.at + 30))?.[1]
    if (!name) throw new Unreadable()
    this.at += name.length + 1
    if (name === 'frac') {
      const top = this.argument()
      return this.made({ kind: 'div', top, bottom: this.argument() })
    }
    if (name === 'sqrt') return this.root()
    const constant = constants[name]
    if (constant) return this.made({ kind: 'constant', name: constant })
    if (functions.includes(name)) return this.call(name)
    return this.subscripted(name)
  }

  /** One argument of a TeX command: a group, or a single sign. */
  private argument(): Node {
    const next = this.peek()
    if (next === '{') return this.group()
    if (/\d/.test(next)) {
      this.at++
      return this.made({ kind: 'number', value: fraction(BigInt(next)) })
    }
    return this.deeper(() => this.atom())
  }

  private root(): Node {
    let degree: Node = { kind: 'number', value: fraction(2n) }
    if (this.peek() === '[') {
      this.at++
      degree = this.deeper(() => this.sum())
      this.must(']')
    }
    const next = this.peek()
    const of = next === '{' ? this.group() : this.deeper(() => this.signedPower())
    return this.made({ kind: 'root', of, degree })
  }

  /** Known function names are found inside a run of letters only at its beginning; the rest are variables of one letter. */
  private word(): Node {
    const run = /^\p{L}+/u.exec(this.text.slice(this.at, this.at + 40))?.[0] ?? ''
    const name = functions.find((one) => run.startsWith(one))
    if (name) {
      this.at += name.length
      return this.call(name)
    }
    if (run.startsWith('pi')) {
      this.at += 2
      return this.made({ kind: 'constant', name: 'pi' })
    }
    const letter = [...run][0] ?? ''
    this.at += letter.length
    const constant = constants[letter]
    // `e` and `i` are constants; inside a longer word they are letters like the others.
    if (constant && run.length <= 2 && this.text[this.at] !== '_')
      return this.made({ kind: 'constant', name: constant })
    return this.subscripted(letter)
  }

  private subscripted(name: string): Node {
    const found = /^_(?:\{\s?([\p{L}\d]{1,20})\s?\}|([\p{L}\d]))/u.exec(this.text.slice(this.at, this.at + 30))
    if (!found) return this.made({ kind: 'variable', name })
    this.at += found[0].length
    return this.made({ kind: 'variable', name: `${name}_${found[1] ?? found[2]}` })
  }

  private call(typed: string): Node {
    return this.deeper(() => {
      let name = sameFunction[typed] ?? typed
      if (name === 'sqrt' || name === 'cbrt') {
        const degree: Node = { kind: 'number', value: fraction(name === 'sqrt' ? 2n : 3n) }
        return this.made({ kind: 'root', of: this.power(), degree })
      }
      let base: Node | undefined
      if (name === 'log' && this.take('_')) base = this.argumentOfLog()
      let exponent: Node | undefined
      if (this.take('^')) exponent = this.signedPower()
      if (exponent?.kind === 'neg' && exponent.of.kind === 'number' && exponent.of.value.n === 1n && inverse[name]) {
        name = inverse[name] ?? name
        exponent = undefined
      }
      const of = this.peek() === '(' || this.peek() === '{' || this.peek() === '[' ? this.atom() : this.bareArgument()
      const call = this.made({ kind: 'call' as const, name, of, ...(base && { base }) })
      return exponent ? this.made({ kind: 'pow', base: call, exponent }) : call
    })
  }

  private argumentOfLog(): Node {
    const found = /^ ?(\d{1,4})/.exec(this.text.slice(this.at, this.at + 6))
    if (this.peek() === '{' || !found) return this.argument()
    this.at += found[0].length
    return this.made({ kind: 'number', value: fraction(BigInt(found[1] ?? '0')) })
  }

  /** `sin 2x` is the sine of 2x; a sign, a bracket or another function ends it. */
  private bareArgument(): Node {
    let node = this.take('-') ? this.made(negated(this.power())) : this.power()
    while (this.beginsFactor() && !/[([|]/.test(this.peek()) && !this.beginsFunction())
      node = this.product(node, this.power())
    return node
  }

  private beginsFunction(): boolean {
    const run = /^\\?(\p{L}+)/u.exec(this.text.slice(this.at, this.at + 30))?.[1]
    return run !== undefined && functions.some((name) => run.startsWith(name))
  }
}
