// Hands a bench's figures on to `npm run bench`, which writes them into the README's table.
import { appendFileSync } from 'node:fs'

/** Rows of the README's table: what, measured and budget, as people read them. */
export function keepFigures(rows) {
  const { BENCH_FIGURES } = process.env
  if (BENCH_FIGURES) appendFileSync(BENCH_FIGURES, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

/** Prints figures beside their budgets, keeps those that have a name, and answers whether any is over. */
export function tellFigures(figures, budgets, names) {
  let failed = false
  const rows = []
  for (const [name, figure] of Object.entries(figures)) {
    const budget = budgets[name]
    const over = budget !== undefined && figure > budget
    failed ||= over
    const limit = budget === undefined ? '' : `   of ${budget}`
    console.log(`${name.padEnd(36)} ${figure.toFixed(2).padStart(9)}${limit}${over ? '  OVER' : ''}`)
    const { what, unit = '' } = names[name] ?? {}
    if (!what) continue
    const measured = `${round(figure)}${unit}${over ? ' (over)' : ''}`
    rows.push({ what, measured, budget: budget === undefined ? '' : `≤ ${budget}${unit}` })
  }
  keepFigures(rows)
  return failed
}

const round = (figure) => (figure >= 20 ? String(Math.round(figure)) : String(Number(figure.toFixed(2))))
