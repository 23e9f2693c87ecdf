/** The files of a new server area: one call of its own that keeps and gives a person's notes, to be written over. */
export function areaFiles({ name, pascal, camel, title }) {
  const folder = `packages/server/src/areas/${name}`
  const table = `${name.replaceAll('-', '_')}_note`
  const key = `POST ${name}/notes`
  return {
    [`packages/contract/src/areas/${name}.ts`]: `import * as z from 'zod/mini'
import { contract } from '../call.ts'

export const ${camel} = contract({
  '${key}': {
    summary: "Keeps a note on ${title}, and gives the caller's notes, newest first.",
    who: 'signed-in',
    reach: 'own',
    body: z.object({ text: z.string().check(z.maxLength(2000)) }),
    answer: z.object({ notes: z.array(z.string()) }),
    ours: true,
  },
})
`,
    [`${folder}/schema.ts`]: `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/db/columns.ts'
import { person } from '../../kernel/people/schema.ts'

export const ${camel}Note = pgTable(
  '${table}',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('${table}_person').on(table.person_id, table.id)],
)
`,
    [`${folder}/rules.ts`]: `import { Refusal } from '../../kernel/refusal.ts'

/** Blanks around a note mean nothing, and a note of blanks is none. */
export function mustSaySomething(text: string): string {
  const said = text.trim()
  if (said === '') throw new Refusal('request.invalid', { text: 'is empty' })
  return said
}
`,
    [`${folder}/store.ts`]: `import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { ${camel}Note } from './schema.ts'

/** The only file of this area that speaks to the database. */
export function create${pascal}Store({ db }: Pick<Database, 'db'>) {
  return {
    keepNote: (person_id: string, text: string) => db.insert(${camel}Note).values({ person_id, text }),

    /** Newest first: ids sort by age. */
    async findNotes(person_id: string): Promise<string[]> {
      const rows = await db
        .select({ text: ${camel}Note.text })
        .from(${camel}Note)
        .where(eq(${camel}Note.person_id, person_id))
        .orderBy(desc(${camel}Note.id))
      return rows.map(({ text }) => text)
    },
  }
}
export type ${pascal}Store = ReturnType<typeof create${pascal}Store>
`,
    [`${folder}/routes.ts`]: `import { type Route, route } from '../../kernel/http/route.ts'
import { mustSaySomething } from './rules.ts'
import type { ${pascal}Store } from './store.ts'

export const ${camel}Routes = (store: ${pascal}Store): Route[] => [
  route('${key}', async ({ body, user }) => {
    await store.keepNote(user.person_id, mustSaySomething(body.text))
    return { notes: await store.findNotes(user.person_id) }
  }),
]
`,
    [`${folder}/rules.test.ts`]: `import { expect, test } from 'vitest'
import { mustSaySomething } from './rules.ts'

test('a note loses the blanks around it, and one of blanks alone is refused', () => {
  expect(mustSaySomething(' Begin with the picture. ')).toBe('Begin with the picture.')
  expect(() => mustSaySomething('  ')).toThrow(expect.objectContaining({ code: 'request.invalid' }))
})
`,
    [`${folder}/store.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'
import { create${pascal}Store } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ start: false })
})
afterAll(() => server.close())

test('keeps notes apart by person, the newest first', async () => {
  const store = create${pascal}Store(server.database)
  const [one, other] = [await server.addPerson('student'), await server.addPerson('student')]
  await store.keepNote(one.id, 'first')
  await store.keepNote(other.id, 'somebody else’s')
  await store.keepNote(one.id, 'second')
  expect(await store.findNotes(one.id)).toEqual(['second', 'first'])
})
`,
    [`packages/server/src/testing/cases/${name}.ts`]: `import { type CasesOf, student } from './case.ts'

export const ${camel}Cases = {
  '${key}': {
    as: student,
    input: () => ({ body: { text: 'A note.' } }),
    bad: { input: { body: { text: 7 } }, field: 'text' },
  },
} satisfies CasesOf<'${name}'>
`,
    [`${folder}/routes.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
})
afterAll(() => server.close())

const keep = (text: string, token: string | null) => server.request('${key}', { body: { text } }, token)

test('keeps what a person writes, and gives it back to nobody else', async () => {
  await keep('Begin with the picture.', cast.student.token)
  expect(await keep('Then the numbers.', cast.student.token)).toMatchObject({
    answer: { notes: ['Then the numbers.', 'Begin with the picture.'] },
  })
  expect(await keep('Mine.', cast.teacher.token)).toMatchObject({ answer: { notes: ['Mine.'] } })
})

test('refuses an empty note and a caller without a session', async () => {
  expect(await keep(' ', cast.student.token)).toMatchObject({ status: 422, problem: { errors: { text: 'is empty' } } })
  expect(await keep('Mine.', null)).toMatchObject({ status: 401 })
})
`,
  }
}

/** Puts text behind the one place that `anchor` finds; says which file has lost it. */
function after(path, text, anchor, addition) {
  const found = text.match(anchor)
  if (!found) throw new Error(`${path} has no place for a new area any more: ${anchor}`)
  const at = (found.index ?? 0) + found[0].length
  return `${text.slice(0, at)}${addition}${text.slice(at)}`
}

/** What three files that know all areas have to say of a new one; the formatter sorts their imports. */
export function areaWiring({ name, pascal, camel }) {
  const contract = 'packages/contract/src/index.ts'
  const app = 'packages/server/src/app.ts'
  const cases = 'packages/server/src/testing/authorisation-cases.ts'
  return [
    {
      path: contract,
      change: (text) => {
        const spread = [...text.matchAll(/^ {2}\.\.\.(\w+),\n/gm)]
        const next = spread.find(([, other]) => other > camel) ?? null
        const last = spread.at(-1)
        if (!last) throw new Error(`${contract} has no list of areas any more`)
        const at = next ? next.index : last.index + last[0].length
        const listed = `${text.slice(0, at)}  ...${camel},\n${text.slice(at)}`
        return `import { ${camel} } from './areas/${name}.ts'\n${listed}`
      },
    },
    {
      path: app,
      change: (text) =>
        [
          `import { ${camel}Routes } from './areas/${name}/routes.ts'`,
          `import { create${pascal}Store } from './areas/${name}/store.ts'`,
          after(app, text, /\n {4}routes: \[\n/, `      ...${camel}Routes(create${pascal}Store(database)),\n`),
        ].join('\n'),
    },
    {
      path: cases,
      change: (text) =>
        `import { ${camel}Cases } from './cases/${name}.ts'\n${after(
          cases,
          text,
          /\nexport const cases: .* = \{\n/,
          `  ...${camel}Cases,\n`,
        )}`,
    },
  ]
}
