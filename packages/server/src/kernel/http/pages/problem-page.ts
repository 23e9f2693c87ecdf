import type { Problem } from '@coachkit/contract'
import type { Context } from 'hono'
import { apiPrefix } from '../paths.ts'
import { escapeHtml, plainHeaders, plainPage } from './plain-page.ts'

interface PageWords {
  lang: string
  away: readonly [title: string, text: string]
  full: readonly [title: string, text: string]
  failed: readonly [title: string, text: string]
  missing: readonly [title: string, text: string]
  again: string
  start: string
}

const words: readonly PageWords[] = [
  {
    lang: 'en',
    away: ['We’ll be back in a moment', 'This page can’t be shown right now. Nothing you saved is lost.'],
    full: ['We’re out of space right now', 'We can’t save anything new just now. What you’ve already saved is safe.'],
    failed: ['Something went wrong on our side', 'Nothing you saved is lost.'],
    missing: ['There’s nothing here', 'The address may be wrong or out of date.'],
    again: 'Try again',
    start: 'Go to the start page',
  },
  {
    lang: 'de',
    away: [
      'Gleich geht es weiter',
      'Wir können diese Seite gerade nicht anzeigen. Was du gespeichert hast, ist noch da.',
    ],
    full: [
      'Unser Speicher ist gerade voll',
      'Im Moment können wir nichts Neues speichern. Was du schon gespeichert hast, ist sicher.',
    ],
    failed: ['Bei uns ist etwas schiefgegangen', 'Was du gespeichert hast, ist noch da.'],
    missing: ['Hier ist nichts', 'Vielleicht ist die Adresse falsch oder veraltet.'],
    again: 'Noch einmal versuchen',
    start: 'Zur Startseite',
  },
  {
    lang: 'es',
    away: ['Volvemos en un momento', 'Ahora mismo no podemos mostrar esta página. Lo que guardaste no se ha perdido.'],
    full: [
      'Ahora mismo no nos queda espacio',
      'De momento no podemos guardar nada nuevo. Lo que ya guardaste está a salvo.',
    ],
    failed: ['Algo ha fallado por nuestra parte', 'Lo que guardaste no se ha perdido.'],
    missing: ['Aquí no hay nada', 'Puede que la dirección sea incorrecta o esté desactualizada.'],
    again: 'Intentarlo de nuevo',
    start: 'Ir a la página de inicio',
  },
]

/** A browser that opens an address, not a script that makes a call. */
export const asksForPage = ({ req }: Pick<Context, 'req'>): boolean =>
  !req.path.startsWith(`${apiPrefix}/`) && (req.header('accept') ?? '').includes('text/html')

/** The first of the languages that somebody reads which we have. */
function wordsFor(accepted: string): PageWords {
  const wanted = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  const found = wanted.map((lang) => words.find((one) => one.lang === lang)).find(Boolean)
  return found ?? (words[0] as PageWords)
}

function kindOf(status: number): 'away' | 'full' | 'failed' | 'missing' {
  if (status === 507) return 'full'
  if (status === 503) return 'away'
  return status >= 500 ? 'failed' : 'missing'
}

/** A problem as a page of ours, for whoever opened an address: it needs no script, no database and no store. */
export function problemPage(
  { status, request_id }: Problem,
  accepted: string,
  headers: Record<string, string>,
): Response {
  const spoken = wordsFor(accepted)
  const [title, text] = spoken[kindOf(status)]
  const way = status >= 500 ? `<a href="">${spoken.again}</a>` : `<a href="/">${spoken.start}</a>`
  const mark = status >= 500 && request_id ? `<p class="quiet"><code>${escapeHtml(request_id)}</code></p>` : ''
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${way}</p>${mark}`
  return new Response(plainPage(title, body, spoken.lang), {
    status,
    headers: { ...headers, ...plainHeaders, 'cache-control': 'no-store' },
  })
}
