import { Check, Copy } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { useNotify } from '../notifications/notifications.tsx'

/** The copied-to-clipboard flag lasts 1.5 s: part 1 §9. */
export const copiedFor = 1500

/** A line of code with a button that copies it. */
export function PasteLine({ line }: { line: string }) {
  const notify = useNotify()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () =>
    navigator.clipboard.writeText(line).then(
      () => setCopied(true),
      () => notify('Your browser didn’t let us copy. Select the line and copy it yourself.'),
    )

  return (
    <div className="paste">
      <pre className="paste-line">
        <code>
          {line.split(' ').map((part) => (
            <Fragment key={part}>
              <span className="paste-part">{part}</span>{' '}
            </Fragment>
          ))}
        </code>
      </pre>
      <button type="button" className="button primary" onClick={() => void copy()}>
        {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  )
}
