import { appendFileSync } from 'node:fs'

const { TRIAL_ROUNDS, TRIAL_SEED, TRIAL_MINUTES, TRIAL_FIGURES, TRIP_DATABASE_URL } = process.env

/** Milliseconds after which a trial begins no further round; `npm run trials -- --minutes` gives each its share. */
const limit = Number(TRIAL_MINUTES ?? 30) * 60_000

/** What `npm test` runs reduced and `npm run trials` in full. */
export const trial = {
  seed: Number(TRIAL_SEED ?? 20_261),
  limit,
  /** What is under way when the limit comes may still end. */
  timeout: limit + 240_000,
  rounds: (reduced: number): number => Number(TRIAL_ROUNDS ?? reduced),
  database: TRIP_DATABASE_URL ? 'PostgreSQL' : 'the embedded database',
  /** Keeps a trial's figures for the table at the end of `npm run trials`. */
  tell(title: string, figures: Record<string, unknown>): void {
    const line = { title, database: TRIP_DATABASE_URL ? 'PostgreSQL' : 'embedded', ...figures }
    if (TRIAL_FIGURES) appendFileSync(TRIAL_FIGURES, `${JSON.stringify(line)}\n`)
  },
}
