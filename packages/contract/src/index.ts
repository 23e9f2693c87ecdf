import { admin } from './areas/admin.ts'
import { auth } from './areas/auth.ts'
import { chat } from './areas/chat.ts'
import { classes } from './areas/classes.ts'
import { courses } from './areas/courses.ts'
import { embed } from './areas/embed.ts'
import { imports } from './areas/imports.ts'
import { questions } from './areas/questions.ts'
import { quiz } from './areas/quiz.ts'
import { streams } from './areas/streams.ts'
import { users } from './areas/users.ts'

/** Every call of /api/v1. Areas are named as in the specification's list of calls. */
export const calls = {
  ...admin,
  ...auth,
  ...chat,
  ...classes,
  ...courses,
  ...embed,
  ...imports,
  ...questions,
  ...quiz,
  ...streams,
  ...users,
}
export type Calls = typeof calls

export { EmbedSession } from './areas/embed.ts'
export { ImportReport } from './areas/imports.ts'
export { type Call, type CallKey, contract, type Method, type Reach, type ReachKind, type Who } from './call.ts'
export type { AnswerOf, BodyOf, EventOf, FormOf, HeadersOf, ParamsOf, ProblemCodeOf, QueryOf } from './call-types.ts'
export { BrandConfig } from './entities/brand.ts'
export { ChatMessage, ChatTurn, Citation, chatEvents, Focus } from './entities/chat.ts'
export { documentTypeId, KnowledgeDocument } from './entities/documents.ts'
export { Class, Course, SignedIn, Student, User } from './entities/people.ts'
export {
  Hint,
  Item,
  ItemWithKey,
  Key,
  Option,
  Passage,
  pupilQuestion,
  Question,
  type QuestionType,
  QuestionWithKey,
  questionTypeId,
  Source,
} from './entities/question.ts'
export {
  Answer,
  Attempt,
  Bookmark,
  Evaluation,
  groupTypeId,
  HintRung,
  ItemAnswer,
  Quiz,
  QuizSummary,
  submitEvents,
  ToldHints,
} from './entities/quiz.ts'
export { commonErrors, type ErrorCode, errorTable } from './errors.ts'
export { type Role, rolesOf, teacherRoleId, userRoleId } from './roles.ts'
export { Done, Id, Markdown, Problem } from './shapes.ts'
