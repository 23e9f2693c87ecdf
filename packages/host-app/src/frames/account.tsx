import { User, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CoachSessions } from '../widgets.ts'

/** The person's own name: behind it they see where they are signed in, and can end it there. */
export function Account({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button type="button" className="button quiet account" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <User aria-hidden size={18} />
        <span className="heard-only">Your account: </span>
        <span className="narrow-heard">{name}</span>
      </button>
      {isOpen && (
        <dialog ref={dialog} className="account-dialog" aria-label="Your account" onClose={() => setOpen(false)}>
          <button
            type="button"
            className="icon-button account-close"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden size={20} />
          </button>
          <CoachSessions />
        </dialog>
      )}
    </>
  )
}
