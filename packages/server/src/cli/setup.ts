import { errorTable } from '@coachkit/contract'
import type { FirstSetup, FurtherSite } from '../areas/setup/setup.ts'
import { readConfig } from '../kernel/config/config.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findServer } from './find-server.ts'
import {
  type Answers,
  ask,
  askSecret,
  type Field,
  flagOf,
  listOf,
  missingFields,
  neededFields,
  readCommand,
  readInput,
} from './setup-answers.ts'
import { setupReport } from './setup-report.ts'
import { type SetupWay, setupHere, setupOverHttp } from './setup-ways.ts'

const usage = `Makes the first admin, school and site of an installation. Run it with the settings that the server has.

  npm run setup                 asks for what it needs to know
  npm run setup -- site         makes a further site

  --admin-email ADDRESS         who becomes the admin
  --school NAME                 the school; one that is there is used
  --origin ORIGIN               a page that gets the coach, as https://www.school.example; may be repeated
  --brand NAME                  a brand by its name, or the school's colour as #0a5570
  --site-name NAME              the school's name when left out
  --password-stdin              reads the admin's password from the input; without it a link that works once is shown
  --json                        answers as JSON`

const questions: Record<Field, string> = {
  email: "The admin's e-mail address: ",
  password: 'A password of at least 8 characters (leave empty for a link to choose one): ',
  school_name: 'The name of the school: ',
  origins: 'Where the coach will stand, such as https://www.school.example (several with commas): ',
  brand: 'A brand by its name, or a colour such as #0a5570 (leave empty for ours): ',
  site_name: 'A name for the site (leave empty for the name of the school): ',
}

async function askField(field: Field): Promise<string | string[] | undefined> {
  if (field !== 'password') {
    const said = await ask(questions[field])
    if (said === '') return undefined
    return field === 'origins' ? listOf(said) : said
  }
  for (;;) {
    const first = await askSecret(questions.password)
    if (first === '' || (await askSecret('The same again: ')) === first) return first || undefined
    console.log('Those two were not the same.')
  }
}

/** Asks for what is missing, and again for what nobody can do without. */
async function complete(answers: Answers, fields: readonly Field[], isSite: boolean): Promise<void> {
  for (const field of fields) {
    do Object.assign(answers, { [field]: await askField(field) })
    while (neededFields(isSite).includes(field) && answers[field] === undefined)
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) {
    const fields = Object.entries(error.fields ?? {}).map(
      ([field, wrong]) => `  ${flagOf[field as Field] ?? field}: ${wrong}`,
    )
    return [errorTable[error.code][1], ...fields].join('\n')
  }
  return error instanceof Error ? error.message : String(error)
}

async function work(way: SetupWay, answers: Answers, isSite: boolean) {
  const { email, password, ...site } = answers
  if (isSite) return way.addSite(site as FurtherSite)
  return way.makeFirst({ ...site, email, ...(password !== undefined && { password }) } as FirstSetup)
}

async function main(args: readonly string[]): Promise<number> {
  const { isSite, help, json, passwordFromInput, answers } = readCommand(args)
  if (help) {
    console.log(usage)
    return 0
  }
  const config = readConfig(process.env)
  const asks = process.stdin.isTTY === true && process.stdout.isTTY === true && !passwordFromInput
  const address = await findServer(config)
  const way = address ? await setupOverHttp(address, config.DATA_DIR) : await setupHere(config)
  try {
    if (!isSite && !(await way.isOpen())) throw new Refusal('setup.done')
    if (passwordFromInput) answers.password = await readInput()
    if (asks) {
      const optional: Field[] = isSite ? ['brand', 'site_name'] : ['brand', 'password']
      const open = [...missingFields(answers, isSite), ...optional.filter((field) => answers[field] === undefined)]
      await complete(answers, open, isSite)
    }
    const missing = missingFields(answers, isSite)
    if (missing.length > 0)
      throw new Error(`Say ${missing.map((field) => flagOf[field]).join(' and ')}: npm run setup -- --help`)

    for (;;) {
      try {
        const made = await work(way, answers, isSite)
        console.log(json ? JSON.stringify(made, null, 2) : setupReport(made, answers.email))
        return 0
      } catch (error) {
        const wrong = error instanceof Refusal ? (Object.keys(error.fields ?? {}) as Field[]) : []
        if (!asks || wrong.length === 0) throw error
        console.log(sentenceOf(error))
        await complete(
          answers,
          wrong.filter((field) => field in questions),
          isSite,
        )
      }
    }
  } finally {
    await way.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(sentenceOf(error))
    process.exit(1)
  },
)
