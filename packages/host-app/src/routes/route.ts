import type { SignedIn } from '@coachkit/sdk'
import type { ReactNode } from 'react'
import type { SessionUser } from '../session/user.ts'

/** `teacher-admin` is a teacher whose teacher role is admin (owner). */
export type RouteRole = 'student' | 'parent' | 'teacher' | 'teacher-admin' | 'admin' | 'curriculum' | 'curriculum-guest'

/** What a screen may ask of its page. Screens are widgets; the page only places them and follows their wishes. */
export interface PageTools {
  params: Record<string, string>
  query: URLSearchParams
  user: SessionUser | null
  /** The deployment's slug, which stands for `{product}` in paths. */
  product: string
  /** The share of a curriculum person's onboarding record that is filled, 0 to 1; null for all others. */
  onboarding: number | null
  go: (path: string) => void
  /** Begins a session and leads to where the person belongs. */
  signIn: (signedIn: SignedIn) => void
}

/** One row of the route table. A row without `screen` shows not-found after the guard: it is never faked. */
export interface HostRoute {
  /** As the specification writes it: `{name}` is a parameter, `{product}` the deployment's slug, `/*` what is left. */
  path: string
  title: string
  who: 'anyone' | readonly RouteRole[]
  /** Background music is audible here (part 2 §2). */
  music?: true
  /** An index that leads elsewhere. */
  redirect?: string
  /** Only this project has it; the specification's coverage does not count it. */
  ours?: true
  /** `own` is the frame of whoever looks. */
  frame?: 'own' | 'public' | 'plain' | 'student' | 'teacher' | 'admin' | 'parent' | 'person'
  /** A coach that fills the page: a chatbot portal shows it without a frame. */
  chat?: true
  screen?: (tools: PageTools) => ReactNode
}
