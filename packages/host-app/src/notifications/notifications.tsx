import { X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

/** Notification default timeout: part 1 §9. */
export const notificationTimeout = 5000

interface Notification {
  id: number
  text: string
}

const Notify = createContext<(text: string) => void>(() => {})
/** Tells the person something that goes away by itself. */
export const useNotify = () => useContext(Notify)

export function Notifications({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Notification[]>([])
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), [])
  const notify = useMemo(() => {
    let last = 0
    return (text: string) => {
      last += 1
      const id = last
      setShown((all) => [...all.filter((one) => one.text !== text), { id, text }])
    }
  }, [])
  return (
    <Notify.Provider value={notify}>
      {children}
      <div className="notifications" role="status">
        {shown.map((one) => (
          <NotificationCard key={one.id} notification={one} close={close} />
        ))}
      </div>
    </Notify.Provider>
  )
}

function NotificationCard({ notification, close }: { notification: Notification; close: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    // Somebody who reads slowly, or with a screen magnifier, holds it by pointing at it.
    if (held) return
    const timer = setTimeout(() => close(notification.id), notificationTimeout)
    return () => clearTimeout(timer)
  }, [held, close, notification.id])
  return (
    <div className="notification" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <p>{notification.text}</p>
      <button type="button" className="icon-button" aria-label="Close" onClick={() => close(notification.id)}>
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
