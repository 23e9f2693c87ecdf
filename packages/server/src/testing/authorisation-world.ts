import type { Logger } from 'pino'
import { testServer } from './server.ts'
import { activationWorld } from './world/activation.ts'
import { adminWorld } from './world/admin.ts'
import { authWorld, signInElsewhere } from './world/auth.ts'
import { chatWorld } from './world/chat.ts'
import { coursesWorld } from './world/courses.ts'
import { embedWorld } from './world/embed.ts'
import { peopleWorld } from './world/people.ts'
import { profileService } from './world/profile-service.ts'
import { quizWorld } from './world/quiz.ts'
import { schoolsWorld } from './world/schools.ts'
import { staticWorld } from './world/static.ts'
import { subscriptionsWorld } from './world/subscriptions.ts'
import { usersWorld } from './world/users.ts'

/** What the cells of the authorisation test are about: one pupil's things, and people who must not reach them. */
export async function authorisationWorld(log?: Logger) {
  const profile = await profileService()
  const elsewhere = await signInElsewhere()
  const server = await testServer({ env: { ...elsewhere.env, ...profile.env }, ...(log && { log }) })
  const close = async () => {
    await server.close()
    await profile.close()
    await elsewhere.close()
  }
  const people = await peopleWorld({ ...server, close })
  return {
    ...people,
    ...(await activationWorld(people)),
    ...(await adminWorld(people)),
    ...(await authWorld(people)),
    ...(await coursesWorld(people)),
    ...(await embedWorld(people)),
    ...(await quizWorld(people)),
    // After the quizzes: the coach finds its hints there.
    ...(await chatWorld(people)),
    ...(await schoolsWorld(people)),
    ...(await staticWorld(people)),
    ...(await subscriptionsWorld(people)),
    ...(await usersWorld(people)),
  }
}
export type World = Awaited<ReturnType<typeof authorisationWorld>>
