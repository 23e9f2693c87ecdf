/** A word stem of the question, with how many passages have it. */
export interface Term {
  lexeme: string
  passages: number
}

export interface Candidate {
  document_id: string
  heading: string
  text: string
  rank: number
  lexemes: readonly string[]
}

/** Words by which people ask rather than what they ask about. */
const asking = new Set(
  'explain tell describ mean help know pleas understand need want show give learn question answer homework thing happen work definit defin teach say like talk look find'.split(
    ' ',
  ),
)

/** Not in the spec: our choice. What share of the question's weight a passage has to have words for. */
const enough = 0.5

/**
 * Orders what full-text search found by how much of the question a passage really speaks of: rare words weigh more
 * than common ones, and a passage that has none of the rare ones is left out however often it has the others.
 */
export function rerank(terms: readonly Term[], total: number, candidates: readonly Candidate[]) {
  const meant = terms.filter(({ lexeme }) => !asking.has(lexeme) && lexeme.length > 1)
  const weights = new Map(meant.map(({ lexeme, passages }) => [lexeme, Math.log(1 + total / (1 + passages))]))
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return []
  const topRank = Math.max(...candidates.map(({ rank }) => rank), 1e-9)
  return candidates
    .map((candidate) => {
      const has = new Set(candidate.lexemes)
      const share = [...weights].reduce((sum, [lexeme, weight]) => sum + (has.has(lexeme) ? weight : 0), 0) / whole
      return { ...candidate, share, score: 0.8 * share + 0.2 * (candidate.rank / topRank) }
    })
    .filter(({ share }) => share >= enough)
    .sort((one, other) => other.score - one.score)
}

/** Characters of a passage that are shown. */
const excerptLength = 700

/** The beginning of a passage, cut after a sentence where one ends in time. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text
  const cut = text.slice(0, excerptLength).replace(/[\uD800-\uDBFF]$/, '')
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end > excerptLength / 2 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`
}

/** A title for a file that names none. */
export const titleFromFilename = (filename: string): string =>
  filename
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, 200) || 'Document'
