import type { CallProblem } from '@coachkit/sdk'
import { type Signal, signal } from '@preact/signals'

/** What one field holds, and the sentence that stands under it while something about it is wrong. */
export interface FormField<Value = string> {
  readonly value: Signal<Value>
  readonly wrong: Signal<string | null>
}

export const createField = <Value = string>(initial: Value): FormField<Value> => ({
  value: signal(initial) as Signal<Value>,
  wrong: signal<string | null>(null),
})

/** A rule gives the sentence for a value that is not fine, or null. */
export type FieldRule<Value> = (value: Value) => string | null

// biome-ignore lint/suspicious/noExplicitAny: fields of text and of yes or no stand in one form.
type Fields = { readonly [name: string]: FormField<any> }
type Rules<F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends FormField<infer V> ? FieldRule<V> : never
}

/** Looks at each field that has a rule; true when all of them are fine. */
export function checkFields<F extends Fields>(fields: F, rules: Rules<F>): boolean {
  let isFine = true
  for (const [name, field] of Object.entries(fields)) {
    field.wrong.value = rules[name]?.(field.value.peek()) ?? null
    if (field.wrong.peek()) isFine = false
  }
  return isFine
}

/**
 * Puts what the server refused beside the fields that it names. The sentences are the page's own, in its language;
 * false where none of the named fields is on the screen, so that the problem is said at the form's head.
 */
export function showRefused(fields: Fields, problem: CallProblem, sentence: (name: string) => string): boolean {
  if (problem.code !== 'request.invalid') return false
  const named = Object.keys(problem.errors ?? {}).filter((name) => name in fields)
  for (const name of named) {
    const field = fields[name]
    if (field) field.wrong.value = sentence(name)
  }
  return named.length > 0
}
