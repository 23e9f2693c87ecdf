import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'

/** What the command was told, by flags or at its questions. Names are those of the fields of `POST setup`. */
export interface Answers {
  email?: string | undefined
  password?: string | undefined
  school_name?: string | undefined
  brand?: string | undefined
  site_name?: string | undefined
  origins?: string[] | undefined
}
export type Field = keyof Answers

export const flagOf: Record<Field, string> = {
  email: '--admin-email',
  password: '--password-stdin',
  school_name: '--school',
  brand: '--brand',
  site_name: '--site-name',
  origins: '--origin',
}

export interface SetupCommand {
  /** A further site, and no first set-up. */
  isSite: boolean
  help: boolean
  json: boolean
  passwordFromInput: boolean
  answers: Answers
}

/** Reads the command line; throws a sentence for what it doesn't know. */
export function readCommand(args: readonly string[]): SetupCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'admin-email': { type: 'string' },
      school: { type: 'string' },
      brand: { type: 'string' },
      'site-name': { type: 'string' },
      origin: { type: 'string', multiple: true },
      'password-stdin': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [word, ...more] = positionals
  if (more.length > 0 || (word !== undefined && word !== 'site')) {
    throw new Error(`'${[word, ...more].join(' ')}' is none of this command's words: npm run setup -- --help`)
  }
  return {
    isSite: word === 'site',
    help: values.help,
    json: values.json,
    passwordFromInput: values['password-stdin'],
    answers: {
      email: values['admin-email'],
      school_name: values.school,
      brand: values.brand,
      site_name: values['site-name'],
      origins: values.origin?.flatMap(listOf),
    },
  }
}

export const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((one) => one !== '')

/** The fields that nobody can do without. */
export const neededFields = (isSite: boolean): readonly Field[] =>
  isSite ? ['school_name', 'origins'] : ['email', 'school_name', 'origins']

export const missingFields = (answers: Answers, isSite: boolean): Field[] =>
  neededFields(isSite).filter((field) => !answers[field] || answers[field].length === 0)

/** One line that isn't shown while it is typed. */
export async function askSecret(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write(question)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}

/** The first line of what is piped in. */
export async function readInput(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) text += chunk
  return text.split(/\r?\n/)[0] ?? ''
}
