import type { ReactNode } from 'react'
import { wordsOf } from '../../brand/words.ts'
import { useDeployment } from '../../deployment.ts'
import { Logo } from '../../frames/logo.tsx'

/** A form of signing in, and where there is room beside it what the brand stands for, or the picture that a school gave. */
export function Doorway({ children }: { children: ReactNode }) {
  const { brand } = useDeployment()
  const { headline, lead } = wordsOf(brand.record.name)
  return (
    <div className="doorway">
      <aside className={brand.record.login_url ? 'doorway-side has-picture' : 'doorway-side'}>
        {!brand.record.login_url && (
          <>
            <span className="doorway-mark">
              <Logo />
            </span>
            <p className="doorway-headline">{headline}</p>
            <p>{lead}</p>
          </>
        )}
      </aside>
      <div className="doorway-form">{children}</div>
    </div>
  )
}
