import * as z from 'zod/mini'

/** OATutor's own files, as far as they are read here. */

const Values = z.record(z.string(), z.array(z.string()))
const text = z._default(z.string(), '')

export const Problem = z.object({
  id: z.string(),
  title: text,
  body: text,
  variabilization: z._default(Values, {}),
  license: text,
  lessonId: text,
  courseName: text,
})
export type Problem = z.infer<typeof Problem>

const AnswerType = z._default(z.string(), 'string')

export const Step = z.object({
  id: z.string(),
  stepAnswer: z.array(z.string()).check(z.minLength(1)),
  problemType: z.enum(['TextBox', 'MultipleChoice']),
  stepTitle: text,
  stepBody: text,
  answerType: AnswerType,
  variabilization: z._default(Values, {}),
  choices: z.optional(z.array(z.string())),
})
export type Step = z.infer<typeof Step>

const hintFields = {
  id: z.string(),
  type: z.enum(['hint', 'scaffold']),
  title: text,
  text,
  dependencies: z._default(z.array(z.string()), []),
  variabilization: z._default(Values, {}),
  problemType: z.optional(z.enum(['TextBox', 'MultipleChoice'])),
  answerType: AnswerType,
  hintAnswer: z.optional(z.array(z.string())),
  choices: z.optional(z.array(z.string())),
}
export const SubHint = z.object(hintFields)
export const Pathway = z.array(z.object({ ...hintFields, subHints: z._default(z.array(SubHint), []) }))
export type SubHint = z.infer<typeof SubHint>
export type Pathway = z.infer<typeof Pathway>

export const CoursePlans = z.array(
  z.object({
    courseName: z.string(),
    language: z._default(z.string(), 'en'),
    courseLicense: z.optional(z.unknown()),
    lessons: z.array(z.object({ id: z.string(), name: text, topics: text })),
  }),
)
export type CoursePlans = z.infer<typeof CoursePlans>

export const SkillModel = z.record(z.string(), z.array(z.string()))
export type SkillModel = z.infer<typeof SkillModel>
