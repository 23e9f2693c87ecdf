import type { HintRung, ToldHints } from '@coachkit/contract'
import { type Route, route } from '../../kernel/http/route.ts'
import type { QuestionShelf } from './question-shelf.ts'
import { pupilOf, visitorOf } from './reach.ts'
import * as rules from './rules.ts'
import type { Asker } from './store/answers.ts'
import type { QuizStore } from './store.ts'

interface HintDeps {
  store: Pick<QuizStore, 'answers' | 'hints'>
  shelf: Pick<QuestionShelf, 'keyed'>
}

/** Hint ladders, told rung by rung: to pupils and to visitors by the same rules. */
export function hintRoutes({ store, shelf }: HintDeps): Route[] {
  async function mustFind(asker: Asker, evaluation_id: string) {
    const row = rules.mustExist(await store.answers.find(asker, evaluation_id))
    const question = rules.mustExist((await shelf.keyed([row.question_version_id])).get(row.question_version_id))
    return { row, question }
  }

  async function tell(
    asker: Asker,
    evaluation_id: string,
    { number, part_id }: { number: number; part_id?: string | undefined },
  ): Promise<HintRung> {
    const { row, question } = await mustFind(asker, evaluation_id)
    const item = rules.mustHavePart(question, part_id)
    const used = await store.hints.used(row.id, item.id)
    const rung = rules.mustBeNextRung(item, { number, used, marked: row.state === 'marked' })
    if (number > used && !rung.held) await store.hints.count(row.id, item.id, number)
    return rung
  }

  async function told(asker: Asker, evaluation_id: string): Promise<ToldHints> {
    const { row, question } = await mustFind(asker, evaluation_id)
    const used = await store.hints.usedByItem(row.id)
    return { hints: rules.toldRungs(question, used, row.state === 'marked') }
  }

  return [
    route('POST quiz/{id}/evaluations/{eid}/hints', ({ user, params, body }) =>
      tell({ caller: user, learner: pupilOf(user), quiz_id: params.id }, params.eid, body),
    ),
    route('GET quiz/{id}/evaluations/{eid}/hints', ({ user, params }) =>
      told({ caller: user, learner: pupilOf(user), quiz_id: params.id }, params.eid),
    ),
    route('POST quiz/{id}/demo/evaluations/{eid}/hints', ({ params, body }) =>
      tell({ caller: null, learner: visitorOf(body.session_id), quiz_id: params.id }, params.eid, body),
    ),
    route('GET quiz/{id}/demo/evaluations/{eid}/hints', ({ params, query }) =>
      told({ caller: null, learner: visitorOf(query.session_id), quiz_id: params.id }, params.eid),
    ),
  ]
}
