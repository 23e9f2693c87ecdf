import type { ChatTurn, Focus, ItemWithKey, QuestionWithKey } from '@coachkit/contract'
import { wordCount } from '../../kernel/answers/words.ts'
import type { Caller } from '../../kernel/people/reach.ts'
import type { Desk, Knowledge, Learner, QuestionBank } from '../../kernel/ports.ts'
import type { StoredPlan } from './plan-types.ts'
import { itemBrief, passageBrief, plainBrief, type TurnFacts } from './rules/brief.ts'
import { type DeskView, decide, type Judge, noProgress, type Progress } from './rules/decide.ts'
import { asksToKnow, type Intent, intentOf } from './rules/intent.ts'
import { itemsOf, numbersAgree } from './rules/item.ts'
import { ladderOf, stepsOf } from './rules/ladder.ts'
import { hasPersonalData } from './rules/privacy.ts'
import { suggestionsFor } from './rules/suggestions.ts'
import { findTry } from './rules/try.ts'

export interface CoachKnowledge {
  bank: Pick<QuestionBank, 'findVersions' | 'findSimilar'>
  knowledge: Knowledge
  desk: Pick<Desk, 'read'>
  judge: Judge
}

export interface PlannedTurn {
  turn: Pick<ChatTurn, 'text' | 'survey_type'>
  focus: Focus | null
  learner: Learner
  /** Whose reach the bank is searched with; null is a visitor. */
  caller: Caller | null
  files: number
  /** The first answer of the thread. */
  introduce: boolean
  /** The version of the problem that the thread is about. */
  version_id: string | null
  /** Progress of this thread with a version, by item. */
  progressOf: (version_id: string) => Promise<Map<string, Progress>>
}

/** What the server remembers of a plan, beside its words. */
export interface PlanEffects {
  /** Undefined leaves the thread's problem as it is. */
  version_id?: string | null
  progress?: { version_id: string; item_id: string; progress: Progress }
  hints?: { evaluation_id: string; number: number; part_id?: string }
}

// Not in the spec: our choice of thresholds, tried on reworded problems of the bank.
/** From here on a problem of the bank is taken for the one that was meant. */
export const sameProblem = 0.5
/** A short question of knowledge has few words to go by: it is a problem of the bank only when it is nearly its text. */
const nearlyTheText = 0.8
/** From here on it is of the same kind. */
export const sameKind = 0.3
const passageLimit = 3
/** Shorter texts are about what is talked of already. */
const problemWords = 8

interface Found {
  question: QuestionWithKey
  evaluation_id: string | null
  desk: DeskView | null
}

/** Decides a whole turn: what is meant, what is known about it, and how much of it is said. */
export async function planTurn(
  known: CoachKnowledge,
  planned: PlannedTurn,
): Promise<{ plan: StoredPlan; effects: PlanEffects }> {
  const { turn, focus, learner } = planned
  const { text } = turn
  const intent = intentOf(text)
  const facts: TurnFacts = {
    introduce: planned.introduce,
    personal: hasPersonalData(text),
    files: planned.files,
  }
  const simple = (move: Parameters<typeof plainBrief>[0], hasItem = false, topics: string[] = []) => ({
    brief: plainBrief(move, facts),
    citations: [],
    suggestions: suggestionsFor({ move, next: null, mayTell: false, hasItem, topics }),
  })

  if (intent === 'safety') return { plan: simple('safety'), effects: {} }
  if (turn.survey_type) return { plan: simple('survey'), effects: {} }
  if (intent === 'abilities') return { plan: simple('abilities'), effects: {} }
  if (intent === 'new-problem') return { plan: simple('which-problem'), effects: { version_id: null } }

  const onDesk = await lieOnDesk(known, learner, focus)
  const current = onDesk ?? (await talkedOf(known, planned))

  if (intent === 'hello' || intent === 'thanks') {
    const { brief, ...rest } = simple(intent === 'hello' ? 'greet' : 'thanks')
    const done = current && isDone(current.question, await planned.progressOf(current.question.version_id))
    const item = current && !done ? { stem: current.question.stem, options: [], part: null, fresh: false } : null
    return { plan: { ...rest, brief: { ...brief, item } }, effects: {} }
  }

  const meant = await whatIsMeant(known, learner, text, intent, current, planned)
  if (meant.kind === 'item') {
    const fresh = meant.found.question.version_id !== planned.version_id
    return planItem(known, meant.found, { text, intent, fresh, facts, planned, restated: meant.restated })
  }
  if (meant.kind === 'passages') {
    const suggestions = suggestionsFor({
      move: 'passages',
      next: null,
      mayTell: false,
      hasItem: current !== null,
      topics: [],
    })
    return { plan: { ...passageBrief(meant.passages, facts), suggestions }, effects: {} }
  }
  if (meant.kind === 'similar') {
    const [rung] = ladderOf(blank(meant.question), meant.question).filter(({ kind }) => kind === 'similar')
    if (rung) {
      const decision = { move: 'similar-only' as const, rung: 0, tells_answer: false, note: null, progress: noProgress }
      const { brief, citations } = itemBrief(decision, meant.question, 0, [rung], false, facts)
      // The problem that was asked about isn't in the bank; only the other one's step is told.
      return {
        plan: { brief: { ...brief, item: null }, citations, suggestions: simple('similar-only').suggestions },
        effects: { version_id: null },
      }
    }
  }
  // "Is it 70?" means a problem that only the pupil sees.
  const lost = intent !== 'other' || wordCount(text) < 4 || (wordCount(text) < 6 && findTry(text, anyNumber) !== null)
  return { plan: simple(lost ? 'which-problem' : 'nothing-found'), effects: {} }
}

type Meant =
  | { kind: 'item'; found: Found; restated: boolean }
  | { kind: 'passages'; passages: { title: string; excerpt: string }[] }
  | { kind: 'similar'; question: QuestionWithKey }
  | { kind: 'nothing' }

async function whatIsMeant(
  known: CoachKnowledge,
  learner: Learner,
  text: string,
  intent: Intent,
  current: Found | null,
  { progressOf, caller }: PlannedTurn,
): Promise<Meant> {
  const words = wordCount(text)
  const item = current && currentItem(current.question, await progressOf(current.question.version_id))
  const tries = item !== null && attemptIn(text, intent, item.item) !== null
  // A short answer to the problem at hand is that, whatever else the bank has with the same words.
  const maybeProblem = words >= problemWords || (current === null && words >= 4)
  const knows = asksToKnow(text)
  let kin: QuestionWithKey | null = null
  if (maybeProblem && !(tries && words < 2 * problemWords && item?.item.type !== 'short-text')) {
    const similar = await known.bank.findSimilar(text, 5, caller)
    const threshold = knows && words < problemWords ? nearlyTheText : sameProblem
    const same = similar.find(
      ({ question, similarity }) => similarity >= threshold && numbersAgree(text, wholeStem(question)),
    )
    if (same) {
      const restated = same.question.id === current?.question.id
      if (restated && current) return { kind: 'item', found: current, restated }
      return { kind: 'item', found: await withDesk(known, learner, same.question), restated: false }
    }
    kin = similar.find(({ similarity }) => similarity >= sameKind)?.question ?? null
  }
  if ((knows && !(current && intent === 'tell')) || (!current && words >= 3)) {
    const passages = await known.knowledge.findPassages(text, passageLimit)
    // A problem with figures is answered from documents only where the bank has nothing like it.
    if (passages.length > 0 && (knows || !kin)) return { kind: 'passages', passages }
  }
  if (kin && (!current || words >= 2 * problemWords) && !tries) return { kind: 'similar', question: kin }
  return current ? { kind: 'item', found: current, restated: false } : { kind: 'nothing' }
}

interface ItemTurn {
  text: string
  intent: Intent
  fresh: boolean
  facts: TurnFacts
  planned: PlannedTurn
  restated: boolean
}

async function planItem(
  known: CoachKnowledge,
  { question, desk, evaluation_id }: Found,
  { text, intent, fresh, facts, planned, restated }: ItemTurn,
): Promise<{ plan: StoredPlan; effects: PlanEffects }> {
  const all = await planned.progressOf(question.version_id)
  const { item, index } = currentItem(question, all)
  const ladder = ladderOf(item, await similarTo(known, question, item, planned.caller))
  const decision = decide({
    intent: intent === 'check' && findTry(text, item) ? 'other' : intent,
    // Whoever tells the problem again repeats its numbers; none of them is a try.
    attempt: restated ? null : attemptIn(text, intent, item),
    item,
    ladder,
    progress: all.get(item.id) ?? noProgress,
    desk,
    // On the desk the problem is known to both, so that the very first message may be a try.
    fresh: fresh && planned.focus === null,
    judge: known.judge,
  })
  const { brief, citations } = itemBrief(decision, question, index, ladder, fresh && desk === null, facts)
  const told = decision.rung === null ? null : ladder[decision.rung]
  const { progress } = decision
  const suggestions = suggestionsFor({
    move: decision.move,
    next: ladder[progress.rungs] ?? null,
    mayTell: desk ? desk.tries > 0 || desk.marked : progress.tries > 0 || progress.rungs >= ladder.length,
    hasItem: true,
    topics: [],
  })
  return {
    plan: { brief, citations, suggestions },
    effects: {
      version_id: question.version_id,
      progress: { version_id: question.version_id, item_id: item.id, progress },
      ...(evaluation_id &&
        told?.hint_number && {
          hints: {
            ...{ evaluation_id, number: told.hint_number },
            ...(item.id !== question.id && { part_id: item.id }),
          },
        }),
    },
  }
}

const isDone = (question: QuestionWithKey, progress: Map<string, Progress>): boolean =>
  itemsOf(question).every(({ id }) => progress.get(id)?.solved || progress.get(id)?.answer_told)

/** The first part that isn't done; the last one when all are. */
function currentItem(question: QuestionWithKey, progress: Map<string, Progress>): { item: ItemWithKey; index: number } {
  const items = itemsOf(question)
  const open = items.findIndex(({ id }) => {
    const known = progress.get(id)
    return !known?.solved && !known?.answer_told
  })
  const index = open === -1 ? items.length - 1 : open
  return { item: items[index] ?? question, index }
}

async function lieOnDesk({ desk }: CoachKnowledge, learner: Learner, focus: Focus | null): Promise<Found | null> {
  if (!focus?.question_id && !focus?.quiz_id) return null
  const found = await desk.read(learner, focus)
  return found && { question: found.question, evaluation_id: found.evaluation_id, desk: found }
}

async function talkedOf(known: CoachKnowledge, { version_id, learner }: PlannedTurn): Promise<Found | null> {
  if (!version_id) return null
  const question = (await known.bank.findVersions([version_id])).get(version_id)
  return question ? withDesk(known, learner, question) : null
}

/** A problem of the bank may lie in a quiz that its learner hasn't handed in: then the quiz's rules hold as well. */
async function withDesk({ desk }: CoachKnowledge, learner: Learner, question: QuestionWithKey): Promise<Found> {
  const found = await desk.read(learner, { question_id: question.id })
  // The version that lies in the quiz is the one that is marked there.
  return { question: found?.question ?? question, evaluation_id: found?.evaluation_id ?? null, desk: found }
}

/** Another problem of the same kind, with steps to show. */
async function similarTo(
  { bank }: CoachKnowledge,
  question: QuestionWithKey,
  item: ItemWithKey,
  caller: Caller | null,
) {
  const similar = await bank.findSimilar(item.stem, 4, caller)
  const found = similar.find(
    (other) => other.question.id !== question.id && other.similarity >= sameKind && stepsOf(other.question).length > 1,
  )
  return found?.question ?? null
}

const wholeStem = (question: QuestionWithKey): string =>
  [question.stem, ...question.sub_questions.map(({ stem }) => stem)].join('\n')

/** "Hint" is a word like any other where words are the answer: what asks for something else is no try there. */
function attemptIn(text: string, intent: Intent, item: ItemWithKey) {
  const words = item.type === 'short-text' || item.type === 'expression'
  return words && intent !== 'other' && intent !== 'check' ? null : findTry(text, item)
}

/** Finds a number that is meant as an answer, whatever the question. */
const anyNumber: ItemWithKey = {
  ...{ id: 'any', type: 'numeric', stem: '', hint_count: 0, max_marks: 0 },
  ...{
    key: { type: 'numeric', value: '0', tolerance: null, units: [] },
    hints: [],
    worked_steps: [],
    explanation: null,
  },
}

/** An item that gives nothing away and has no rungs of its own. */
const blank = (question: QuestionWithKey): ItemWithKey => ({
  ...{ id: question.id, type: 'multi-part', stem: '', hint_count: 0, max_marks: 0 },
  ...{ key: { type: 'multi-part' }, hints: [], worked_steps: [], explanation: null },
})
