import type { ReactNode } from 'react'
import { Foot } from '../frames/foot.tsx'
import '../styles/text-page.css'

/** The page round a text: its heading, what it says in a sentence, and the ways on below. */
export function TextPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="text-page">
      <header className="text-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
      <Foot />
    </div>
  )
}
