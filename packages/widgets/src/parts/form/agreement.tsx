export interface AgreementProps {
  /** With `{terms}` and `{privacy}` in the places that the language has for them. */
  sentence: string
  links: { readonly [name in 'terms' | 'privacy']: { href: string | null; words: string } }
}

/** What somebody agrees to, with links to it; the form stays open behind them. */
export const Agreement = ({ sentence, links }: AgreementProps) => (
  <>
    {sentence.split(/(\{terms\}|\{privacy\})/).map((piece) => {
      const link = piece === '{terms}' ? links.terms : piece === '{privacy}' ? links.privacy : null
      if (!link) return piece
      if (!link.href) return link.words
      return (
        <a href={link.href} target="_blank" rel="noopener" key={piece}>
          {link.words}
        </a>
      )
    })}
  </>
)
