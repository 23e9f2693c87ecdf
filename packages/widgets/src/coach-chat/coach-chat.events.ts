/** What the chat tells the page, besides `coach-ready` and `coach-error`, which every widget fires. */
export type ChatEvents = {
  /** The panel was opened. */
  'coach-open': Record<string, never>
  /** The panel was closed. */
  'coach-close': Record<string, never>
  /** An answer ended while the panel was closed; `count` says how many are unread now. */
  'coach-unread': { count: number }
  /** The server has a message that the person wrote. */
  'coach-message-sent': { id: string; text: string }
  /** The coach's answer has ended; `state` says how. */
  'coach-answer-finished': { id: string; state: 'done' | 'stopped' | 'failed' }
  /** Somebody has to sign in before the chat can go on. */
  'coach-auth-required': { reason: string }
}
