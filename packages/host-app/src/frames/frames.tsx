import { BookOpen, ChartColumn, FileText, LogOut, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { SessionUser } from '../session/user.ts'
import { Logo } from './logo.tsx'

export interface FrameProps {
  children: ReactNode
  brandTitle: string
  user: SessionUser | null
  home: string
  signOut: () => void
}

interface NavItem {
  to: string
  text: string
  icon: ReactNode
}

const items: Record<'student' | 'teacher' | 'admin', readonly NavItem[]> = {
  student: [
    { to: '/student/dashboard', text: 'My learning', icon: <BookOpen aria-hidden size={20} /> },
    { to: '/student/v2/chat', text: 'Coach', icon: <MessageCircle aria-hidden size={20} /> },
  ],
  teacher: [{ to: '/teacher/reports', text: 'Reports', icon: <ChartColumn aria-hidden size={20} /> }],
  admin: [{ to: '/admin/rag-management', text: 'Knowledge', icon: <FileText aria-hidden size={20} /> }],
}

function PublicFrame({ children, brandTitle, user, home, signOut }: FrameProps) {
  return (
    <>
      <header className="bar">
        <NavLink to="/" className="bar-brand">
          <Logo /> <span>{brandTitle}</span>
        </NavLink>
        <nav aria-label="Account">
          {user ? (
            <>
              <NavLink className="button quiet" to={home}>
                My page
              </NavLink>
              <SignOut signOut={signOut} />
            </>
          ) : (
            <NavLink className="button quiet" to="/login">
              Sign in
            </NavLink>
          )}
        </nav>
      </header>
      <main id="main">{children}</main>
    </>
  )
}

function SignOut({ signOut }: { signOut: () => void }) {
  return (
    <button type="button" className="button quiet" onClick={signOut}>
      <LogOut aria-hidden size={18} /> <span>Sign out</span>
    </button>
  )
}

const areaFrame = (area: keyof typeof items) =>
  function AreaFrame({ children, brandTitle, user, home, signOut }: FrameProps) {
    return (
      <div className={`area area-${area}`}>
        <header className="bar">
          <NavLink to={home} className="bar-brand">
            <Logo /> <span>{brandTitle}</span>
          </NavLink>
          <nav aria-label="Main">
            {items[area].map(({ to, text, icon }) => (
              <NavLink key={to} to={to} className="tab">
                {icon} <span>{text}</span>
              </NavLink>
            ))}
          </nav>
          <div className="bar-person">
            <span className="bar-name">{user?.first_name}</span>
            <SignOut signOut={signOut} />
          </div>
        </header>
        <main id="main">{children}</main>
      </div>
    )
  }

/** The page round a screen, by the frame that its row names. */
export const frames = {
  public: PublicFrame,
  plain: ({ children }: FrameProps) => <main id="main">{children}</main>,
  student: areaFrame('student'),
  teacher: areaFrame('teacher'),
  admin: areaFrame('admin'),
}
