import { type DemonstrationContent, demonstrationContent } from '@coachkit/content'
import { fillLists, type Lists } from '../areas/static/fill-lists.ts'
import type { Database } from '../kernel/db/database.ts'
import type { Files } from '../kernel/files/files.ts'
import { demoCourses } from './cast.ts'
import { drawSticker, stickerThemes } from './stickers.ts'

const subjectOf = (name: string) => demoCourses[name as keyof typeof demoCourses].subject_id
const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-')
const worded = (tag: string) => `${tag.charAt(0).toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`

/** Groups, topics, outcomes and tags of our own content, so that the lists name what the questions are about. */
export function entriesOf({ quizzes, questions }: DemonstrationContent): Lists['entries'] {
  const entries = new Map<string, Lists['entries'][number]>()
  const add = (entry: Omit<Lists['entries'][number], 'position'>) => {
    const name = `${entry.kind} ${entry.id}`
    if (!entries.has(name)) entries.set(name, { ...entry, position: entries.size })
  }
  const tagsOf = new Map(questions.map(({ external_id, tags }) => [external_id, tags]))
  for (const { external_id: topic, title, description, course, subject, question_external_ids } of quizzes) {
    const subject_id = subjectOf(subject)
    const group = slugOf(course)
    add({ kind: 'topic-group', id: group, name: course, subject_id })
    add({ kind: 'topic', id: topic, name: title, subject_id, parent_id: group })
    add({ kind: 'learning-outcome', id: topic, name: description, subject_id, parent_id: topic })
    for (const tag of new Set(question_external_ids.flatMap((id) => tagsOf.get(id) ?? []))) {
      add({ kind: 'course-tagging', id: tag, name: worded(tag), subject_id, parent_id: topic })
    }
  }
  return [...entries.values()]
}

const flags: Lists['flags'] = [
  { subject_id: '1', maths_input: true, learning_path: true, published: true },
  { subject_id: '2', maths_input: true, read_aloud: true, learning_path: true, published: true },
  { subject_id: '3', read_aloud: true, oral_answers: true, learning_path: true, published: true },
]

/** Not in the spec: our choice of names and thresholds. */
const badges: Lists['badges'] = [
  ['streak-days', 3, 'Warm-up', 'Practised three days in a row.'],
  ['streak-days', 7, 'A whole week', 'Practised seven days in a row.'],
  ['streak-days', 30, 'Thirty sunrises', 'Practised thirty days in a row.'],
  ['xp-level', 2, 'First steps', 'Reached level 2.'],
  ['xp-level', 5, 'Well on the way', 'Reached level 5.'],
  ['xp-level', 10, 'Far up', 'Reached level 10.'],
  ['topics-mastered', 1, 'Got it', 'Mastered a first topic.'],
  ['topics-mastered', 5, 'Handful', 'Mastered five topics.'],
  ['topics-mastered', 15, 'Bookshelf', 'Mastered fifteen topics.'],
  ['boosters-finished', 1, 'Boosted', 'Finished a first topic booster.'],
  ['boosters-finished', 10, 'Rocket', 'Finished ten topic boosters.'],
].map(
  ([measure, threshold, name, description]) => ({ measure, threshold, name, description }) as Lists['badges'][number],
)

/** Static data for the demonstration, safe to run again. Drawings are made before the transaction, not in it. */
export async function fillDemoLists(database: Pick<Database, 'withTx'>, files: Pick<Files, 'keep'>): Promise<void> {
  const themes: Lists['themes'][number][] = []
  for (const { stickers, ...theme } of stickerThemes) {
    const collectibles: { name: string; file_key: string }[] = []
    for (const { name, shapes } of stickers) {
      collectibles.push({ name, file_key: await files.keep(await drawSticker(shapes)) })
    }
    themes.push({ ...theme, collectibles })
  }
  const entries = entriesOf(demonstrationContent())
  await database.withTx((tx) => fillLists(tx, { entries, flags, badges, themes }))
}
