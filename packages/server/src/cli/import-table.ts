import type { ImportReport } from '@coachkit/contract'

const columns = ['read', 'added', 'changed', 'unchanged', 'skipped', 'notes', 'quizzes'] as const

const row = (report: ImportReport): Record<(typeof columns)[number], number> => ({
  ...report,
  skipped: report.skipped.length,
  notes: report.notes.length,
})

/** The end of an import, for a person at a terminal. */
export function importTable(reports: readonly ImportReport[]): string {
  const lines = [['file', 'format', ...columns]]
  for (const report of reports) {
    const counts = row(report)
    lines.push([report.filename, report.format, ...columns.map((name) => String(counts[name]))])
  }
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

/** What was left out and what was changed, with its place; a long list is cut, the counts stand in the table. */
export function importRemarks({ filename, skipped, notes }: ImportReport, most = 25): string {
  const list = (title: string, entries: string[]): string[] => {
    if (entries.length === 0) return []
    const more = entries.length - most
    return [`${filename}, ${title}:`, ...entries.slice(0, most), ...(more > 0 ? [`… and ${more} more`] : [])]
  }
  return [
    ...list(
      'skipped',
      skipped.map(({ where, reason }) => `  ${where}: ${reason}`),
    ),
    ...list(
      'notes',
      notes.map(({ where, note }) => `  ${where}: ${note}`),
    ),
  ].join('\n')
}
