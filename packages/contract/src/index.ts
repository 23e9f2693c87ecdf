import { activation } from './areas/activation.ts'
import { admin } from './areas/admin.ts'
import { auth } from './areas/auth.ts'
import { brands } from './areas/brands.ts'
import { chat } from './areas/chat.ts'
import { classes } from './areas/classes.ts'
import { courses } from './areas/courses.ts'
import { embed } from './areas/embed.ts'
import { imports } from './areas/imports.ts'
import { questions } from './areas/questions.ts'
import { quiz } from './areas/quiz.ts'
import { schools } from './areas/schools.ts'
import { setup } from './areas/setup.ts'
import { sites } from './areas/sites.ts'
import { staticData } from './areas/static.ts'
import { streams } from './areas/streams.ts'
import { subscriptions } from './areas/subscriptions.ts'
import { users } from './areas/users.ts'

/** Every call of /api/v1. Areas are named as in the specification's list of calls. */
export const calls = {
  ...activation,
  ...admin,
  ...auth,
  ...brands,
  ...chat,
  ...classes,
  ...courses,
  ...embed,
  ...imports,
  ...questions,
  ...quiz,
  ...schools,
  ...setup,
  ...sites,
  ...staticData,
  ...streams,
  ...subscriptions,
  ...users,
}
export type Calls = typeof calls

export { EmbedSession } from './areas/embed.ts'
export {
  type Call,
  type CallKey,
  contract,
  type Method,
  type Reach,
  type ReachKind,
  type ScopeName,
  scopeNames,
  type Who,
} from './call.ts'
export type { AnswerOf, BodyOf, EventOf, FormOf, HeadersOf, ParamsOf, ProblemCodeOf, QueryOf } from './call-types.ts'
export { ActivationCode, CodeOfSchool } from './entities/activation.ts'
export {
  BrandConfig,
  type WhiteLabelColour,
  type WhiteLabelPicture,
  WhiteLabelSchool,
  whiteLabelColours,
  whiteLabelPictures,
} from './entities/brand.ts'
export { ChatMessage, ChatTurn, Citation, chatEvents, Focus } from './entities/chat.ts'
export {
  type CheckoutMode,
  checkoutModes,
  Period,
  Subscription,
  SubscriptionProduct,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './entities/commerce.ts'
export { documentTypeId, KnowledgeDocument } from './entities/documents.ts'
export {
  Child,
  DirectoryEntry,
  Onboarding,
  OnboardingRecord,
  Redeemer,
  Referral,
} from './entities/families.ts'
export { ImportReport } from './entities/imports.ts'
export { Class, Course, CourseContents, School, SignedIn, Student, User } from './entities/people.ts'
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
  BookmarkedQuestion,
  Evaluation,
  groupTypeId,
  HintRung,
  ItemAnswer,
  Quiz,
  QuizSummary,
  submitEvents,
  ToldHints,
} from './entities/quiz.ts'
export {
  isMailAddress,
  LoginSession,
  MagicLink,
  MailAddress,
  NewPassword,
  ProviderClaims,
  ProviderName,
  SignUpFields,
} from './entities/sign-in.ts'
export { Site, SiteCheck, type SiteFinding, siteFindings } from './entities/sites.ts'
export {
  Badge,
  badgeMeasures,
  Collectible,
  CollectibleTheme,
  CourseTagging,
  difficultyLevelId,
  LearningOutcome,
  paperTypeId,
  promptTypeId,
  SubjectFlags,
  secondPromptTypeId,
  Topic,
  TopicGroup,
} from './entities/static.ts'
export { commonErrors, type ErrorCode, errorTable } from './errors.ts'
export { type Role, rolesOf, teacherRoleId, userRoleId } from './roles.ts'
export { Done, Id, Markdown, Problem } from './shapes.ts'
