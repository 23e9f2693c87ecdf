import { landingOf } from '../guard/decide.ts'
import { ChatAndQuiz } from '../pages/chat-and-quiz.tsx'
import { CheckoutLogin, Login, LoginValidation } from '../pages/sign-in/login.tsx'
import { MagicLink, MagicLinkConfirmation, MagicLinkValidation } from '../pages/sign-in/magic-link.tsx'
import { Onboarding } from '../pages/sign-in/onboarding.tsx'
import { ForgottenPassword, ResetPassword } from '../pages/sign-in/password.tsx'
import { Signup } from '../pages/sign-in/signup.tsx'
import { Welcome } from '../pages/welcome.tsx'
import { CoachAdminKnowledge, CoachChat, CoachClassReport, CoachDashboard } from '../widgets.ts'
import { familyScreens } from './family-screens.tsx'
import { guestScreens } from './guest-screens.tsx'
import type { HostRoute } from './route.ts'

type Screen = Pick<HostRoute, 'frame' | 'screen'>

/** The screens that are built, by the path of their row. The rest of the table shows not-found after the guard. */
export const screens: Record<string, Screen> = {
  ...familyScreens,
  ...guestScreens,
  '/welcome': {
    frame: 'public',
    screen: ({ user, product }) => <Welcome home={user && landingOf(user, product)} />,
  },
  '/login': { frame: 'public', screen: (tools) => <Login {...tools} /> },
  '/login/validation/{token}': { frame: 'public', screen: (tools) => <LoginValidation {...tools} /> },
  '/magic-link': { frame: 'public', screen: (tools) => <MagicLink {...tools} /> },
  '/magic-link/confirmation': { frame: 'public', screen: (tools) => <MagicLinkConfirmation {...tools} /> },
  '/magic-link/validation/{token}': { frame: 'public', screen: (tools) => <MagicLinkValidation {...tools} /> },
  '/{product}/onboarding': { frame: 'public', screen: (tools) => <Onboarding {...tools} /> },
  '/{product}/signup': { frame: 'public', screen: (tools) => <Signup {...tools} /> },
  '/{product}/{product}-lite-signup': { frame: 'public', screen: (tools) => <Signup lite {...tools} /> },
  '/{product}/checkout/login': { frame: 'public', screen: (tools) => <CheckoutLogin {...tools} /> },
  '/{product}/forget-password': { frame: 'public', screen: (tools) => <ForgottenPassword {...tools} /> },
  '/{product}/reset-password': { frame: 'public', screen: (tools) => <ResetPassword {...tools} /> },
  '/chat': {
    frame: 'public',
    screen: () => (
      <div className="fill">
        <h1 className="heard-only">Coach</h1>
        <CoachChat mode="page" />
      </div>
    ),
  },
  '/chat/quiz/{quizId}': {
    frame: 'public',
    screen: ({ params, user }) => <ChatAndQuiz quizId={params.quizId ?? ''} demo={!user} />,
  },
  '/student/dashboard': {
    frame: 'student',
    screen: ({ go }) => (
      <CoachDashboard
        onCoachNavigate={({ detail }) =>
          go(detail.to === 'quiz' ? `/student/quiz/${detail.quiz_id}` : '/student/v2/chat')
        }
      />
    ),
  },
  '/student/v2/chat': {
    frame: 'student',
    screen: () => (
      <div className="tall">
        <h1 className="heard-only">Coach</h1>
        <CoachChat mode="inline" />
      </div>
    ),
  },
  '/student/quiz/{quizId}': {
    frame: 'student',
    screen: ({ params }) => <ChatAndQuiz quizId={params.quizId ?? ''} demo={false} />,
  },
  '/teacher/reports': { frame: 'teacher', screen: () => <CoachClassReport /> },
  '/admin/rag-management': { frame: 'admin', screen: () => <CoachAdminKnowledge /> },
}
