import type { Key } from '../kernel/http/route.ts'
import { activationCases } from './cases/activation.ts'
import { adminCases } from './cases/admin.ts'
import { authCases } from './cases/auth.ts'
import { brandsCases } from './cases/brands.ts'
import type { Case } from './cases/case.ts'
import { chatCases } from './cases/chat.ts'
import { classesCases } from './cases/classes.ts'
import { coursesCases } from './cases/courses.ts'
import { embedCases } from './cases/embed.ts'
import { importsCases } from './cases/imports.ts'
import { questionsCases } from './cases/questions.ts'
import { quizCases } from './cases/quiz.ts'
import { schoolsCases } from './cases/schools.ts'
import { setupCases } from './cases/setup.ts'
import { sitesCases } from './cases/sites.ts'
import { staticCases } from './cases/static.ts'
import { streamsCases } from './cases/streams.ts'
import { subscriptionsCases } from './cases/subscriptions.ts'
import { usersCases } from './cases/users.ts'

/** Each area's rows. A call of the contract that has none doesn't compile. */
export const cases: { [key in Key]: Case } = {
  ...activationCases,
  ...adminCases,
  ...authCases,
  ...brandsCases,
  ...chatCases,
  ...classesCases,
  ...coursesCases,
  ...embedCases,
  ...importsCases,
  ...questionsCases,
  ...quizCases,
  ...schoolsCases,
  ...setupCases,
  ...sitesCases,
  ...staticCases,
  ...streamsCases,
  ...subscriptionsCases,
  ...usersCases,
}
