import {
  BookOpen,
  ChartColumn,
  ClipboardList,
  FileText,
  Globe,
  Heart,
  House,
  LogIn,
  LogOut,
  MessageCircle,
  ShoppingBag,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useDeployment } from '../deployment.ts'
import { rolesOf, type SessionUser } from '../session/user.ts'
import { AccountLink } from './account-link.tsx'
import { BrandName, Logo } from './logo.tsx'

export interface FrameProps {
  children: ReactNode
  user: SessionUser | null
  home: string
  signOut: () => void
}

interface NavItem {
  to: string
  text: string
  icon: ReactNode
}

type Area = 'student' | 'teacher' | 'admin' | 'parent' | 'person'

/** A pupil whose school has no learning path begins at the library, where the guard leads too. */
const learning = (user: SessionUser | null) =>
  user?.school_flags.learning_path_disabled ? '/student/library' : '/student/dashboard'

const items: Record<Area, (user: SessionUser | null) => readonly NavItem[]> = {
  student: (user) => [
    { to: learning(user), text: 'Learning', icon: <BookOpen aria-hidden size={22} /> },
    { to: '/student/v2/chat', text: 'Coach', icon: <MessageCircle aria-hidden size={22} /> },
    { to: '/{product}/dashboard', text: 'Courses', icon: <ShoppingBag aria-hidden size={22} /> },
    { to: '/{product}/referral', text: 'Friends', icon: <Heart aria-hidden size={22} /> },
  ],
  teacher: () => [{ to: '/teacher/reports', text: 'Reports', icon: <ChartColumn aria-hidden size={20} /> }],
  admin: () => [
    { to: '/admin/rag-management', text: 'Knowledge', icon: <FileText aria-hidden size={20} /> },
    { to: '/admin/sites', text: 'Sites', icon: <Globe aria-hidden size={20} /> },
  ],
  parent: () => [
    { to: '/{product}/dashboard', text: 'Family', icon: <House aria-hidden size={22} /> },
    { to: '/{product}/referral', text: 'Friends', icon: <Heart aria-hidden size={22} /> },
    { to: '/{product}/coach', text: 'Coach', icon: <MessageCircle aria-hidden size={22} /> },
  ],
  // Curriculum staff.
  person: () => [
    { to: '/assessments', text: 'Assessments', icon: <ClipboardList aria-hidden size={20} /> },
    { to: '/{product}/coach', text: 'Coach', icon: <MessageCircle aria-hidden size={20} /> },
  ],
}

/** The first stop of the keyboard: past the bar, to what the page is about. */
const SkipLink = () => (
  <a className="skip" href="#main">
    Skip to main content
  </a>
)

const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
)

const Brand = ({ to }: { to: string }) => (
  <Link to={to} className="bar-brand">
    <Logo /> <BrandName className="narrow-heard" />
  </Link>
)

function SignOut({ signOut }: { signOut: () => void }) {
  return (
    <button type="button" className="button quiet" onClick={signOut}>
      <LogOut aria-hidden size={18} /> <span className="narrow-heard">Sign out</span>
    </button>
  )
}

function PublicFrame({ children, user, home, signOut }: FrameProps) {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <header className="bar">
        <Link to="/" className="bar-brand">
          <Logo /> <BrandName />
        </Link>
        <nav aria-label="Account">
          {user ? (
            <>
              <Link className="button quiet" to={home}>
                <House aria-hidden size={18} /> <span className="narrow-heard">My page</span>
              </Link>
              <SignOut signOut={signOut} />
            </>
          ) : (
            // The page of signing in needs no way to itself.
            pathname !== '/login' && (
              <Link className="button quiet" to="/login">
                <LogIn aria-hidden size={18} /> <span>Sign in</span>
              </Link>
            )
          )}
        </nav>
      </header>
      <Main>{children}</Main>
    </>
  )
}

const areaFrame = (area: Area) =>
  function AreaFrame({ children, user, home, signOut }: FrameProps) {
    const { product } = useDeployment().config
    return (
      <div className={`area area-${area}`}>
        <SkipLink />
        <header className="bar">
          <Brand to={home} />
          <nav aria-label="Main">
            {items[area](user).map(({ to, text, icon }) => (
              <NavLink key={to} to={to.replace('{product}', product)} className="tab">
                {icon} <span className="tab-text">{text}</span>
              </NavLink>
            ))}
          </nav>
          <div className="bar-person">
            {user && <AccountLink user={user} />}
            <SignOut signOut={signOut} />
          </div>
        </header>
        <Main>{children}</Main>
      </div>
    )
  }

/** The page round a screen, by the frame that its row names. */
export const frames = {
  public: PublicFrame,
  plain: ({ children }: FrameProps) => <Main>{children}</Main>,
  student: areaFrame('student'),
  teacher: areaFrame('teacher'),
  admin: areaFrame('admin'),
  parent: areaFrame('parent'),
  person: areaFrame('person'),
}

/** Where there is no screen, a person still stands in the frame of their own area. */
export function frameFor(user: SessionUser | null): keyof typeof frames {
  if (!user) return 'public'
  return (['student', 'teacher', 'admin', 'parent'] as const).find((area) => rolesOf(user).includes(area)) ?? 'person'
}
