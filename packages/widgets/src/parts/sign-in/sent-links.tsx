import { Button } from '../button/button.tsx'

export interface SentLinksProps {
  /** How long until it can be sent again; null when it can. */
  wait: string | null
  again: { words: string; busy: boolean; onClick: () => void }
  /** Heard when it was sent once more. */
  said: string
  links: readonly { words: string; onClick: () => void }[]
}

/** Under "look in your mail": once more, or another way. */
export function SentLinks({ wait, again, said, links }: SentLinksProps) {
  return (
    <div class="sign-in-done">
      <p class="quiet small" role="status">
        {said}
      </p>
      <div class="sign-in-links">
        {wait ? (
          <p class="quiet sign-in-wait">{wait}</p>
        ) : (
          <Button kind="quiet" busy={again.busy} onClick={again.onClick}>
            {again.words}
          </Button>
        )}
        {links.map(({ words, onClick }) => (
          <button type="button" class="link" key={words} onClick={onClick}>
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}
