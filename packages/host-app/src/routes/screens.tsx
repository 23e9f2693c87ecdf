import { landingOf } from '../guard/decide.ts'
import { AccountPage } from '../pages/account.tsx'
import { Assessments } from '../pages/assessments.tsx'
import { ChatAndQuiz } from '../pages/chat-and-quiz.tsx'
import { CheckoutLogin, Login, LoginValidation } from '../pages/sign-in/login.tsx'
import { MagicLink, MagicLinkConfirmation, MagicLinkValidation } from '../pages/sign-in/magic-link.tsx'
import { Onboarding } from '../pages/sign-in/onboarding.tsx'
import { ForgottenPassword, ResetPassword } from '../pages/sign-in/password.tsx'
import { Setup } from '../pages/sign-in/setup.tsx'
import { Signup } from '../pages/sign-in/signup.tsx'
import { Welcome } from '../pages/welcome.tsx'
import { isStudent } from '../session/user.ts'
import { CoachAdminKnowledge, CoachAdminSites, CoachChat, CoachClassReport, CoachDashboard } from '../widgets.ts'
import { familyScreens } from './family-screens.tsx'
import { guestScreens } from './guest-screens.tsx'
import type { HostRoute, PageTools } from './route.ts'

type Screen = Pick<HostRoute, 'frame' | 'screen' | 'chat'>

/** The coach as one place of a person's own area. */
const OwnCoach = () => (
  <div className="tall">
    <h1 className="heard-only">Coach</h1>
    <CoachChat mode="inline" />
  </div>
)

const Learning = ({ go }: Pick<PageTools, 'go'>) => (
  <CoachDashboard
    onCoachNavigate={({ detail }) => {
      if (detail.to === 'chat') return go('/student/v2/chat')
      const { quiz_id, question_id } = detail
      go(`/student/quiz/${quiz_id}${question_id ? `?question=${encodeURIComponent(question_id)}` : ''}`)
    }}
  />
)

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
    chat: true,
    screen: () => (
      <div className="fill">
        <h1 className="heard-only">Coach</h1>
        <CoachChat mode="page" />
      </div>
    ),
  },
  '/chat/quiz/{quizId}': {
    frame: 'own',
    chat: true,
    // Attempts are pupils' own: everybody else takes the quiz as a visitor does, and nothing is kept of it.
    screen: ({ params, user }) => <ChatAndQuiz quizId={params.quizId ?? ''} demo={!user || !isStudent(user)} />,
  },
  '/{product}/coach': { frame: 'own', screen: () => <OwnCoach /> },
  '/{product}/account': { frame: 'own', screen: (tools) => <AccountPage {...tools} /> },
  '/assessments': {
    frame: 'own',
    screen: ({ product, onboarding }) => <Assessments product={product} onboarding={onboarding} />,
  },
  '/student/dashboard': { frame: 'student', screen: ({ go }) => <Learning go={go} /> },
  // Where the guard sends pupils whose school has switched the learning path off: the same quizzes, without a path.
  '/student/library': { frame: 'student', screen: ({ go }) => <Learning go={go} /> },
  '/student/profile': { frame: 'student', screen: (tools) => <AccountPage {...tools} /> },
  '/student/v2/profile': { frame: 'student', screen: (tools) => <AccountPage {...tools} /> },
  '/student/v2/chat': { frame: 'student', chat: true, screen: () => <OwnCoach /> },
  '/student/quiz/{quizId}': {
    frame: 'student',
    screen: ({ params, query }) => (
      <ChatAndQuiz quizId={params.quizId ?? ''} questionId={query.get('question')} demo={false} />
    ),
  },
  '/teacher/reports': { frame: 'teacher', screen: () => <CoachClassReport /> },
  '/admin/sites': { frame: 'admin', screen: () => <CoachAdminSites /> },
  '/setup': { frame: 'plain', screen: (tools) => <Setup {...tools} /> },
  '/admin/rag-management': { frame: 'admin', screen: () => <CoachAdminKnowledge /> },
}
