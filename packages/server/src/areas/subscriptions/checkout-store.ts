import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Db, Tx } from '../../kernel/db/database.ts'
import { checkout, price, product } from './schema.ts'

export type NewCheckout = Pick<
  typeof checkout.$inferInsert,
  'payer_id' | 'student_id' | 'mode' | 'price_ids' | 'app_origin' | 'is_from_new_sub_page'
>
/** One page of the provider's, with the checkouts that are paid on it. */
export interface OpenPage {
  url: string
  session_ref: string | null
  ids: readonly string[]
}

/** Of two that ask about a student at once, each sees what the other did. In order, so that they never wait in a circle. */
export async function lockBuying(tx: Tx, student_ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(student_ids)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buying for ${id}`}, 0))`)
  }
}

const isOpen = and(isNull(checkout.completed_at), isNull(checkout.closed_at))

/** Open checkouts of a student that have one of the courses. */
const isAbout = (student_id: string, course_ids: readonly string[]): SQL | undefined =>
  and(
    isOpen,
    eq(checkout.student_id, student_id),
    sql`exists (select 1 from jsonb_array_elements_text(${checkout.price_ids}) as one(id)
      join ${price} on ${price.id}::text = one.id join ${product} on ${product.id} = ${price.product_id}
      where ${inArray(product.course_id, [...course_ids])})`,
  )

/**
 * Closes the open checkouts of a student that have one of the courses, with all that is paid on the same pages, and
 * gives the provider's names of those pages.
 */
export async function closeCheckouts(
  tx: Tx,
  student_id: string,
  course_ids: readonly string[],
  except: readonly string[] = [],
): Promise<string[]> {
  if (course_ids.length === 0) return []
  const found = await tx
    .select({ id: checkout.id, session_ref: checkout.session_ref })
    .from(checkout)
    .where(and(isAbout(student_id, course_ids), except.length > 0 ? notInArray(checkout.id, [...except]) : undefined))
  if (found.length === 0) return []
  const refs = [...new Set(found.flatMap(({ session_ref }) => session_ref ?? []))]
  await tx
    .update(checkout)
    .set({ closed_at: sql`now()` })
    .where(
      and(
        isOpen,
        sql`(${inArray(
          checkout.id,
          found.map(({ id }) => id),
        )} or ${refs.length > 0 ? inArray(checkout.session_ref, refs) : sql`false`})`,
      ),
    )
  return refs
}

export function createCheckoutStore({ withTx }: Pick<Database, 'withTx'>) {
  const isEqual = (wanted: NewCheckout) =>
    and(
      isOpen,
      eq(checkout.payer_id, wanted.payer_id),
      eq(checkout.student_id, wanted.student_id),
      eq(checkout.mode, wanted.mode),
      eq(checkout.price_ids, wanted.price_ids),
      eq(checkout.app_origin, wanted.app_origin),
      eq(checkout.is_from_new_sub_page, wanted.is_from_new_sub_page),
      sql`${checkout.url} is not null`,
    )

  /** The open page that has just these checkouts, if it is younger than so many minutes. */
  async function findPage(
    tx: Db | Tx,
    wanted: readonly NewCheckout[],
    minutes: number,
    except: readonly string[] = [],
  ): Promise<OpenPage | null> {
    const [first] = wanted
    if (!first) return null
    const firsts = await tx
      .select({ url: checkout.url })
      .from(checkout)
      .where(
        and(
          isEqual(first),
          sql`${checkout.created_at} > now() - ${minutes} * interval '1 minute'`,
          except.length > 0 ? notInArray(checkout.id, [...except]) : undefined,
        ),
      )
      .orderBy(asc(checkout.created_at), asc(checkout.id))
    for (const { url } of firsts) {
      if (url === null) continue
      const rows = await tx.select().from(checkout).where(eq(checkout.url, url))
      const same = (one: NewCheckout) =>
        rows.some(
          (row) => row.student_id === one.student_id && JSON.stringify(row.price_ids) === JSON.stringify(one.price_ids),
        )
      if (rows.length === wanted.length && wanted.every(same)) {
        return { url, session_ref: rows[0]?.session_ref ?? null, ids: rows.map(({ id }) => id) }
      }
    }
    return null
  }

  return {
    /** The open page, if there is one; or else the ids of new checkouts, which have no page yet. */
    findOrAdd: (wanted: readonly NewCheckout[], minutes: number): Promise<{ page: OpenPage } | { ids: string[] }> =>
      withTx(async (tx) => {
        await lockBuying(
          tx,
          wanted.map(({ student_id }) => student_id),
        )
        const page = await findPage(tx, wanted, minutes)
        if (page) return { page }
        const rows = wanted.map((one) => ({ ...one, id: newId() }))
        await tx.insert(checkout).values(rows)
        return { ids: rows.map(({ id }) => id) }
      }),

    /**
     * Gives new checkouts their page, and closes every other on which one of their courses could be paid. Of equal ones
     * that were asked for at once, the one that got its page first stays, and all are led to it. `close` are the
     * provider's names of the pages to close.
     */
    settle: (
      wanted: readonly (NewCheckout & { course_ids: readonly string[] })[],
      { ids, url, session_ref }: { ids: readonly string[]; url: string; session_ref: string },
      minutes: number,
    ): Promise<{ url: string; close: string[] }> =>
      withTx(async (tx) => {
        await lockBuying(
          tx,
          wanted.map(({ student_id }) => student_id),
        )
        const twin = await findPage(tx, wanted, minutes, ids)
        const closed_at = twin ? sql`now()` : null
        await tx
          .update(checkout)
          .set({ url, session_ref, closed_at })
          .where(inArray(checkout.id, [...ids]))
        if (twin) return { url: twin.url, close: [session_ref] }
        const close: string[] = []
        for (const { student_id, course_ids } of wanted) {
          close.push(...(await closeCheckouts(tx, student_id, course_ids, ids)))
        }
        return { url, close: [...new Set(close)] }
      }),

    /** What somebody bought in another way can't be bought on an open page any more. */
    close: (student_id: string, course_ids: readonly string[]): Promise<string[]> =>
      withTx(async (tx) => {
        await lockBuying(tx, [student_id])
        return closeCheckouts(tx, student_id, course_ids)
      }),
  }
}
export type CheckoutStore = ReturnType<typeof createCheckoutStore>
