import type { Constant } from './expression-tree.ts'

/** Longer ones first where one begins like another. */
export const functions = [
  'arcsin',
  'arccos',
  'arctan',
  'asin',
  'acos',
  'atan',
  'sinh',
  'cosh',
  'tanh',
  'cosec',
  'sin',
  'cos',
  'tan',
  'sec',
  'csc',
  'cot',
  'log',
  'ln',
  'exp',
  'sqrt',
  'cbrt',
  'abs',
  'lg',
]
/** Names that mean the same, each as the one that the tree has. */
export const sameFunction: Record<string, string> = {
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  cosec: 'csc',
  lg: 'log',
}
/** What an exponent of -1 makes of a function: `sin^-1 x` is an angle. */
export const inverse: Record<string, string> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' }
export const constants: Record<string, Constant> = { pi: 'pi', e: 'e', i: 'i' }
