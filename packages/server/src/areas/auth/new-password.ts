import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../kernel/refusal.ts'

/** Leaked often enough to be tried first; some fifty thousand, made into a set when the first password is looked at. */
let leaked: ReadonlySet<string> | null = null

export function isCommonPassword(password: string): boolean {
  leaked ??= new Set(dictionary['passwords-common'])
  return leaked.has(password.normalize('NFKC').toLowerCase())
}

/** Beyond length, which the contract says: not commonly leaked, and not one of the person's own names. */
export function mustBeGoodPassword(
  password: string,
  field: string,
  names: readonly (string | null | undefined)[],
): void {
  if (isCommonPassword(password) || new Set(password).size < 3) {
    throw new Refusal('request.invalid', {
      [field]: 'Many people use this password, so it’s easy to guess. Choose another.',
    })
  }
  const plain = password.trim().toLowerCase()
  const own = names.flatMap((name) => (name ? [name, name.split('@')[0] ?? ''] : [])).map((name) => name.toLowerCase())
  if (own.includes(plain)) {
    throw new Refusal('request.invalid', { [field]: 'Choose a password that isn’t your own name or email address.' })
  }
}
