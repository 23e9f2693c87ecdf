import { laterPage } from '../pages/later.tsx'
import type { HostRoute } from './route.ts'

const AskCoach = laterPage(async () => (await import('../pages/ask-coach.tsx')).AskCoach)
const Blog = laterPage(async () => (await import('../pages/blog.tsx')).Blog)
const ComingSoon = laterPage(async () => (await import('../pages/coming-soon.tsx')).ComingSoon)
const Courses = laterPage(async () => (await import('../pages/courses.tsx')).Courses)
const Legal = laterPage(async () => (await import('../pages/legal.tsx')).Legal)
const Lite = laterPage(async () => (await import('../pages/lite.tsx')).Lite)
const Redirector = laterPage(async () => (await import('../pages/redirector.tsx')).Redirector)
const Support = laterPage(async () => (await import('../pages/support.tsx')).Support)

/** Pages that everybody may read, each brought when somebody goes there. */
export const guestScreens: Record<string, Pick<HostRoute, 'frame' | 'screen'>> = {
  '/coming-soon': { frame: 'plain', screen: () => <ComingSoon /> },
  '/ask-coach': { frame: 'public', screen: () => <AskCoach /> },
  '/courses': { frame: 'public', screen: (tools) => <Courses {...tools} /> },
  '/support': { frame: 'public', screen: ({ user }) => <Support user={user} /> },
  '/terms-condition': { frame: 'public', screen: () => <Legal page="terms" /> },
  '/privacy-policy': { frame: 'public', screen: () => <Legal page="privacy" /> },
  '/blogs': { frame: 'public', screen: ({ query }) => <Blog slug={query.get('post')} /> },
  '/{product}-lite': { frame: 'public', screen: ({ product, user }) => <Lite product={product} user={user} /> },
  '/redirector': { frame: 'plain', screen: ({ query }) => <Redirector query={query} /> },
}
