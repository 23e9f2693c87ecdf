import type { Attempt, Evaluation, Item, ItemAnswer, Quiz } from '@coachkit/contract'
import type { Attributes, WidgetTools } from '@coachkit/sdk'
import { toJson } from '@coachkit/sdk'
import { computed, effect, signal, untracked } from '@preact/signals'
import type { CoachQuizAttributes } from './coach-quiz.attributes.ts'
import type { CoachQuizEvents } from './coach-quiz.events.ts'
import { emptyParts, letterOf, withItem } from './state/answer.ts'
import { isSignedOut, type QuizCode } from './state/codes.ts'
import type { LaterVerbs } from './state/later-verbs.ts'
import { layOver } from './state/lay-over.ts'
import type { QuizProblem, QuizServer, Submission } from './state/quiz-server.ts'
import { createSaving } from './state/saving.ts'
import { studentServer } from './state/student-server.ts'
import { isLocked, nextOpen, outcomeOf, totalsOf, whereToGoOn, worksOf } from './state/work.ts'
import { createWorks } from './state/works.ts'
import type { QuizWord, QuizWords } from './words/en.ts'

export type CoachQuizTools = WidgetTools<CoachQuizEvents, QuizWords>
export type Screen = 'loading' | 'problem' | 'intro' | 'question' | 'review' | 'summary'

/** What the pupil is asked to see to before an answer goes off. */
export interface Nudge {
  question_id: string
  word: QuizWord
  letter: string
  item_id: string
}

const placeName = (attempt_id: string) => `quiz-place:${attempt_id}`

/** What the quiz knows and does; no markup. `fetchLater` brings the verbs that nobody needs at the first question. */
export function createCoachQuiz(
  tools: CoachQuizTools,
  attributes: Attributes<CoachQuizAttributes>,
  fetchLater: () => Promise<LaterVerbs>,
) {
  const { text, keep, session } = tools
  const screen = signal<Screen>('loading')
  const problem = signal<QuizCode | null>(null)
  const quiz = signal<Quiz | null>(null)
  const attempt = signal<Attempt | null>(null)
  const place = signal(0)
  const beginning = signal(false)
  /** What only the page's makers can mend, beside what is wrong with its key or token. */
  const unusable = signal(false)
  const offline = signal(!navigator.onLine)
  const nudge = signal<Nudge | null>(null)
  /** Said politely to those who hear the screen. */
  const heard = signal('')
  /** Grows when the pupil moved on, so that the focus follows to the new heading; not at the first paint. */
  const moves = signal(0)
  const works = createWorks()
  const totals = computed(() => totalsOf(works.all.value))
  const current = computed(() => works.all.value[place.value] ?? null)
  let source: QuizServer = studentServer(tools, '')
  let entered = Date.now()
  let loads = 0

  const server = () => source
  const saving = createSaving({ server, works, tools, onProblem: trouble })
  const reading = signal<ReturnType<LaterVerbs['createReading']> | null>(null)
  let joined: ReturnType<typeof join> | null = null

  function join({ createHelping, createMarking, createReading }: LaterVerbs) {
    reading.value = createReading(server)
    return {
      reading: reading.value,
      helping: createHelping({ server, works, onProblem: trouble }),
      marking: createMarking({
        server,
        works,
        tools,
        onProblem: trouble,
        onSubmit: told,
        onGraded: graded,
        isCurrent: (id) => id === '' || attempt.value?.id === id,
        saveFirst: (id) => saving.save(id),
      }),
    }
  }

  /** The verbs of the second part, as soon as it is here. Answers are safe without it. */
  async function withMore(work: (more: ReturnType<typeof join>) => unknown) {
    try {
      const later = await fetchLater()
      joined ??= join(later)
      await work(joined)
    } catch (error) {
      trouble({ code: 'network.failed', status: 0, detail: String(error) })
    }
  }

  function trouble(found: QuizProblem) {
    const { code } = found
    if (isSignedOut(code)) {
      if (!session.mistake.peek()) tools.emit('coach-auth-required', { reason: code })
    } else if (code !== 'network.offline') tools.trouble(found)
  }

  /** Settles once it is known who is there, that nobody can be found out at present, or that the page is wrong. */
  const isKnown = () =>
    new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (session.state.value !== 'starting' || session.away.value || session.mistake.value) resolve()
      })
      tools.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
      void session.ready.then(stop)
    })

  async function load() {
    const turn = ++loads
    const id = attributes.quiz_id.value
    saving.forget()
    works.set([])
    attempt.value = null
    quiz.value = null
    problem.value = null
    screen.value = 'loading'
    unusable.value = !id
    if (!id) {
      tools.tell('embed.no-quiz', {}, { tag: 'coach-quiz' })
      screen.value = 'problem'
      return
    }
    const isDemo = attributes.demo.value
    const arriving = fetchLater()
    // It is waited for where it is needed; a failure is told there.
    arriving.catch(() => undefined)
    try {
      source = isDemo ? (await arriving).visitorServer(tools, id) : studentServer(tools, id)
    } catch (error) {
      return show({ code: 'network.failed', status: 0, detail: String(error) })
    }
    await isKnown()
    if (turn !== loads) return
    // Each call would be refused, and leave a line of its own in the page's console.
    if (session.mistake.peek()) {
      screen.value = 'problem'
      return
    }
    const reply = await source.load()
    if (turn !== loads) return
    if (!reply.ok) return show(reply.problem)
    quiz.value = reply.answer
    // A visitor's attempt is known by its secret session alone, and the quiz as such is the same for all.
    const known = reply.answer.attempt
    if (known) take(known)
    const wanted = attributes.question_id.value ?? ''
    const isAsked = known !== null && reply.answer.questions.some(({ id }) => id === wanted)
    if (isAsked) await start(false, wanted)
    else if (attributes.start.value === 'now' && reply.answer.questions.length > 0) await start()
    else screen.value = 'intro'
    // The page did not ask for the focus.
    moves.value = 0
    tools.emit('coach-quiz-ready', { quiz_id: id, title: reply.answer.title })
  }

  function show(found: QuizProblem) {
    const quiz = attributes.quiz_id.value ?? ''
    unusable.value = found.code === 'session.role' && session.state.peek() === 'visitor'
    if (unusable.value) tools.tell('embed.quiz-learner', { quiz }, { tag: 'coach-quiz' })
    else if (found.code === 'object.missing') tools.tell('embed.unknown-quiz', { quiz }, { tag: 'coach-quiz' })
    problem.value = found.code
    screen.value = 'problem'
    trouble(found)
  }

  /** The server's attempt, with what waits on this device laid over it. */
  function take(next: Attempt) {
    if (!quiz.value) return
    attempt.value = next
    works.set(worksOf(quiz.value, next))
    layOver(next, source, works, saving, keep)
  }

  /** A quiz that was changed since it was read: the attempt points at other versions of its questions. */
  async function meetVersions({ evaluations }: Attempt) {
    const known = new Set(quiz.value?.questions.map(({ version_id }) => version_id))
    if (evaluations.every(({ question_version_id }) => known.has(question_version_id))) return
    tools.invalidate(`quiz/${attributes.quiz_id.value}`)
    const reply = await source.load()
    if (reply.ok) quiz.value = reply.answer
  }

  async function start(again = false, question_id?: string) {
    if (beginning.value) return
    beginning.value = true
    const reply = await source.begin(again)
    beginning.value = false
    if (!reply.ok) return show(reply.problem)
    await meetVersions(reply.answer.attempt)
    take(reply.answer.attempt)
    const wanted = works.all.value.findIndex(({ question }) => question.id === question_id)
    const { marked, of } = totals.value
    if (of > 0 && marked === of && wanted < 0) return go('summary')
    const last = keep.get(placeName(reply.answer.attempt.id))
    const found = works.all.value.findIndex(
      ({ question, evaluation }) => question.id === last && evaluation.state === 'open',
    )
    goTo(wanted >= 0 ? wanted : found >= 0 ? found : whereToGoOn(works.all.value))
    void withMore(({ marking }) => marking.resume())
  }

  /** A question that the pupil asks for by itself, such as a bookmarked one. */
  function openQuestion(question_id: string) {
    if (screen.value === 'intro') return start(false, question_id)
    goTo(works.all.value.findIndex(({ question }) => question.id === question_id))
  }

  const forgetHintProblem = (question_id: string) =>
    works.change(question_id, (work) => ({ ...work, hint_problem: null }))

  function go(to: Screen) {
    countTime()
    if (current.value?.hint_problem) forgetHintProblem(current.value.question.id)
    void saving.flush()
    nudge.value = null
    screen.value = to
    moves.value++
  }

  function goTo(at: number) {
    const work = works.all.value[at]
    if (!work) return
    go('question')
    place.value = at
    entered = Date.now()
    keep.set(placeName(work.evaluation.attempt_id), work.question.id)
    if (work.evaluation.hints_used > 0) void withMore(({ helping }) => helping.recall(work.question.id))
    const { passage_id } = work.question
    if (passage_id) void withMore((more) => more.reading.read(passage_id))
  }

  /** Time on a question goes along with its next save; it is shown to teachers and never scored. */
  function countTime() {
    const work = current.value
    if (!work || isLocked(work)) return
    const spent = Date.now() - entered
    entered = Date.now()
    works.change(work.question.id, (now) => ({
      ...now,
      answer: { ...now.answer, time_spent: (now.answer.time_spent ?? 0) + spent },
    }))
  }

  /** The pupil chose or typed. Choices are saved at once, typing when it rests. */
  function answer(item: Item, change: ItemAnswer, tapped: boolean) {
    const work = current.value
    if (!work || isLocked(work)) return
    countTime()
    nudge.value = null
    const now = works.find(work.question.id) ?? work
    const taps = (now.answer.num_options_clicked ?? 0) + (tapped ? 1 : 0)
    saving.change(
      work.question.id,
      { ...withItem(work.question, now.answer, item, change), num_options_clicked: taps },
      tapped,
    )
  }

  /** Hands the question on the screen in; asks once more where a part is empty. */
  function check() {
    const work = current.value
    if (!work || isLocked(work)) return
    const { question } = work
    const empty = emptyParts(question, work.answer)
    const first = empty[0]
    const allEmpty = empty.length === Math.max(1, question.sub_questions.length)
    if (first && (allEmpty || nudge.value?.question_id !== question.id || nudge.value.word !== 'empty.parts')) {
      const letter = letterOf(Math.max(0, question.sub_questions.indexOf(first)))
      nudge.value = {
        question_id: question.id,
        word: allEmpty ? 'empty.question' : 'empty.parts',
        letter,
        item_id: first.id,
      }
      return
    }
    nudge.value = null
    countTime()
    void withMore(({ marking }) => marking.submit([question.id]))
  }

  /** Everything that has an answer and is not handed in yet. */
  function handIn() {
    countTime()
    void withMore(({ marking }) => marking.submit(works.all.value.map(({ question }) => question.id)))
  }

  /** The one way on from here: the next open question, else looking over what is left, else the end. */
  function next() {
    const { marked, of } = totals.value
    const at = nextOpen(works.all.value, place.value)
    if (marked === of) go('summary')
    else if (at !== null && (attributes.marking.value === 'each' || at > place.value)) goTo(at)
    else go('review')
  }

  function told({ attempt_id, question_ids }: Submission) {
    heard.value = text('marking.title')
    tools.emit('coach-quiz-submit', { quiz_id: quiz.value?.id ?? '', attempt_id, question_ids: [...question_ids] })
  }

  function graded(evaluations: Evaluation[], attempt_id: string) {
    const quiz_id = quiz.value?.id ?? ''
    const { marks: total_score, max_marks: max_score, percent, marked, of } = totals.value
    const mine = evaluations.find(({ question_id }) => question_id === current.value?.question.id) ?? evaluations[0]
    const outcome = mine && outcomeOf(mine)
    if (mine && outcome) {
      const marks = text('result.marks', { marks: mine.marks_given ?? 0, of: mine.max_marks, count: mine.max_marks })
      const at = works.all.value.findIndex(({ question }) => question.id === mine.question_id)
      const about = at === place.value ? '' : `${text('question.heading', { number: at + 1, of })}: `
      heard.value = `${about}${text(`result.${outcome}`)} ${marks}`
    }
    tools.emit('coach-quiz-graded', { quiz_id, attempt_id, evaluations, total_score, max_score })
    if (marked < of) return
    const questions = works.all.value.map(({ evaluation }) => ({
      question_id: evaluation.question_id,
      marks_given: evaluation.marks_given ?? 0,
      max_marks: evaluation.max_marks,
      is_full_marks: evaluation.is_full_marks === true,
    }))
    tools.emit('coach-quiz-complete', { quiz_id, attempt_id, total_score, max_score, percent, questions })
    if (screen.value === 'review') go('summary')
  }

  /** When the line is back: send what waits, and ask again what failed. */
  async function recover() {
    if (session.away.value) {
      screen.value = 'loading'
      return session.again()
    }
    if (screen.value === 'problem') return load()
    // What was said of a lost line, or of a session that was over, is not true any more.
    for (const { question, hint_problem } of works.all.value) if (hint_problem) forgetHintProblem(question.id)
    const passage_id = screen.value === 'question' ? current.value?.question.passage_id : null
    if (passage_id) void withMore((more) => more.reading.read(passage_id))
    await saving.flush()
    await tools.outbox.flush()
    await withMore(({ marking }) => marking.retryFailed())
  }

  const events = { signal: tools.signal }
  addEventListener('offline', () => (offline.value = true), events)
  addEventListener(
    'online',
    () => {
      offline.value = false
      void recover()
    },
    events,
  )
  addEventListener('pagehide', () => void saving.flush(), events)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) countTime()
      else entered = Date.now()
      void saving.flush()
    },
    events,
  )

  let wish: string | null = null
  const stops = [
    // Once it is known who is here; for somebody else the element begins again.
    effect(() => {
      const now = toJson([attributes.quiz_id.value, attributes.demo.value])
      if (session.state.value === 'starting' || now === wish) return
      wish = now
      untracked(() => void load())
    }),
    effect(() => {
      if (!session.away.value) return
      problem.value = 'network.failed'
      screen.value = 'problem'
    }),
    effect(() => {
      const work = current.value
      if (screen.value === 'question' && work && quiz.value)
        tools.focus.value = { quiz_id: quiz.value.id, question_id: work.question.id }
    }),
  ]
  tools.signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    void saving.flush()
  })

  return {
    text,
    attributes,
    screen,
    problem,
    quiz,
    attempt,
    works: works.all,
    place,
    current,
    totals,
    beginning,
    notSetUp: computed(() => unusable.value || session.mistake.value !== null),
    offline,
    nudge,
    heard,
    moves,
    reading,
    can: () => ({ bookmark: source.bookmark !== null, rate: source.rate !== null }),
    load,
    start,
    openQuestion,
    go,
    goTo,
    answer,
    check,
    handIn,
    next,
    recover,
    flush: () => void saving.flush(),
    decide: saving.decide,
    retryMarking: (question_id: string) => void withMore(({ marking }) => marking.retryFailed([question_id])),
    hint: (question_id: string, item_id: string) => withMore(({ helping }) => helping.hint(question_id, item_id)),
    bookmark: (question_id: string) => withMore(({ helping }) => helping.bookmark(question_id)),
    rate: (question_id: string, thumb: 'liked' | 'disliked') =>
      withMore(({ helping }) => helping.rate(question_id, thumb)),
    read: (passage_id: string) => withMore((more) => more.reading.read(passage_id)),
  }
}

export type CoachQuizState = ReturnType<typeof createCoachQuiz>
