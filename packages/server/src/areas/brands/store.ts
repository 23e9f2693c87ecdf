import {
  type WhiteLabelColour,
  type WhiteLabelPicture,
  type WhiteLabelSchool,
  whiteLabelColours,
  whiteLabelPictures,
} from '@coachkit/contract'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { present, type WhiteLabelRecord } from '../../kernel/brands/white-labels.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import type { Files } from '../../kernel/files/files.ts'
import { school } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** What a PUT changes: undefined stays, the empty text is taken away. */
export interface WhiteLabelChange {
  school_id: string | undefined
  school_name: string
  domain_name: string
  page_title: string | undefined
  colours: { [colour in WhiteLabelColour]?: string | undefined }
  /** Keys of files. */
  pictures: { [picture in WhiteLabelPicture]?: string | undefined }
}

type Row = Pick<typeof school.$inferSelect, 'id' | 'name' | 'domain_name' | 'brand'>
const columns = { id: school.id, name: school.name, domain_name: school.domain_name, brand: school.brand }

/** Any number will do, as long as nothing else takes it. */
const writeLock = 4_915_002

/** What was there with what is new; what became empty goes. */
function changed(before: WhiteLabelRecord, { page_title, colours, pictures }: WhiteLabelChange): WhiteLabelRecord {
  const given = <Field extends object>(fields: Field) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const title = page_title ?? before.page_title
  return {
    ...present(whiteLabelColours, { ...before, ...given(colours) }),
    ...(title && { page_title: title }),
    pictures: present(whiteLabelPictures, { ...before.pictures, ...given(pictures) }),
  }
}

export function createBrandStore(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  files: Pick<Files, 'lastingAddress'>,
) {
  function view({ id, name, domain_name, brand }: Row): WhiteLabelSchool {
    const record = (brand ?? {}) as WhiteLabelRecord
    const pictures = Object.entries(present(whiteLabelPictures, record.pictures ?? {}))
    return {
      school_id: id,
      school_name: name,
      domain_name: domain_name ?? '',
      page_title: record.page_title ?? null,
      colours: present(whiteLabelColours, record),
      pictures: Object.fromEntries(pictures.map(([picture, key]) => [picture, files.lastingAddress(key)])),
    }
  }

  /** The one that is named, else the one at the domain. A school's name says nothing: two may share it. */
  async function findSchool(tx: Tx, { school_id, domain_name }: WhiteLabelChange): Promise<Row | undefined> {
    const [atDomain] = await tx.select(columns).from(school).where(eq(school.domain_name, domain_name))
    if (school_id === undefined) return atDomain
    const [named] = isUuid(school_id) ? await tx.select(columns).from(school).where(eq(school.id, school_id)) : []
    if (!named) throw new Refusal('object.missing')
    if (atDomain && atDomain.id !== named.id) throw new Refusal('school.domain-taken')
    return named
  }

  return {
    async list(): Promise<WhiteLabelSchool[]> {
      const rows = await db
        .select(columns)
        .from(school)
        .where(and(isNotNull(school.brand), isNotNull(school.domain_name)))
        .orderBy(asc(school.name), asc(school.id))
      return rows.map(view)
    },

    put: (change: WhiteLabelChange): Promise<WhiteLabelSchool> =>
      withTx(async (tx) => {
        // Two admins at once: the second finds the first one's school and adds to it.
        await tx.execute(sql`select pg_advisory_xact_lock(${writeLock})`)
        const found = await findSchool(tx, change)
        const brand = changed((found?.brand ?? {}) as WhiteLabelRecord, change)
        const fields = { name: change.school_name, domain_name: change.domain_name, brand }
        const [row] = found
          ? await tx.update(school).set(fields).where(eq(school.id, found.id)).returning(columns)
          : await tx
              .insert(school)
              .values({ id: newId(), ...fields })
              .returning(columns)
        if (!row) throw new Error('The school was not stored')
        return view(row)
      }),
  }
}
export type BrandStore = ReturnType<typeof createBrandStore>
