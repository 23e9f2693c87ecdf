import { ChatAndQuiz } from '../pages/chat-and-quiz.tsx'
import { Login } from '../pages/login.tsx'
import { Welcome } from '../pages/welcome.tsx'
import { CoachAdminKnowledge, CoachChat, CoachClassReport, CoachDashboard } from '../widgets.ts'
import { guestScreens } from './guest-screens.tsx'
import type { HostRoute } from './route.ts'

type Screen = Pick<HostRoute, 'frame' | 'screen'>

/** The screens that are built, by the path of their row. The rest of the table shows not-found after the guard. */
export const screens: Record<string, Screen> = {
  ...guestScreens,
  '/welcome': { frame: 'public', screen: () => <Welcome /> },
  '/login': { frame: 'public', screen: (tools) => <Login {...tools} /> },
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
