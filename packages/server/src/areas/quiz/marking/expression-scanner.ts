import type { Node } from './expression-tree.ts'
import { decimal, type Fraction, fraction, plus } from './fraction.ts'

const deepest = 40
const mostNodes = 300

const mixedTail =
  /^(?: (\d{1,9})\/(\d{1,9})(?![\d.a-zA-Z^])| ?\\frac ?\{ ?(\d{1,9}) ?\} ?\{ ?(\d{1,9}) ?\}(?! ?[a-zA-Z^]))/

/** What is typed is no expression, or a longer or deeper one than anybody needs. */
export class Unreadable extends Error {}

/** The typed signs, one after the other, and how much of a tree may be made of them. */
export class Scanner {
  protected readonly text: string
  protected at = 0
  private depth = 0
  private nodes = 0

  constructor(text: string) {
    this.text = text
  }

  protected space() {
    while (this.text[this.at] === ' ') this.at++
  }

  protected peek(): string {
    this.space()
    return this.text[this.at] ?? ''
  }

  protected take(sign: string): boolean {
    this.space()
    if (!this.text.startsWith(sign, this.at)) return false
    this.at += sign.length
    return true
  }

  protected must(sign: string) {
    if (!this.take(sign)) throw new Unreadable()
  }

  protected made<T extends Node>(node: T): T {
    if (++this.nodes > mostNodes) throw new Unreadable()
    return node
  }

  protected deeper<T>(work: () => T): T {
    if (++this.depth > deepest) throw new Unreadable()
    const result = work()
    this.depth--
    return result
  }

  protected number(): Node {
    const found = /^(?:\d{1,60}(?:\.\d{0,60})?|\.\d{1,60})(?:[eE][+-]?\d{1,3}(?![\d.a-zA-Z]))?/.exec(
      this.text.slice(this.at, this.at + 130),
    )
    const value: Fraction | null = found && decimal(found[0])
    if (!found || !value) throw new Unreadable()
    this.at += found[0].length
    return this.made({ kind: 'number', value: value.d === 1n ? plus(value, this.fractionBehind()) : value })
  }

  /** `2 1/3` and `2\frac{1}{3}` are mixed numbers when the fraction is a proper one of whole numbers. */
  private fractionBehind(): Fraction {
    const found = mixedTail.exec(this.text.slice(this.at, this.at + 60))
    const [top, bottom] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]]
    if (!found || !top || !bottom || BigInt(top) >= BigInt(bottom)) return fraction(0n)
    this.at += found[0].length
    return fraction(BigInt(top), BigInt(bottom))
  }
}
