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
  'explain tell describ mean help know pleas understand need want show give learn question answer homework thing happen work definit defin teach say like talk look find use time true make'.split(
    ' ',
  ),
)

// Not in the spec: our choice of weights.
/** What share of the question's weight a passage has to have words for. */
const enough = 0.6
/** A word that only occurs counts so much of one that the passage is about. */
const mention = 0.7
/** What is this much worse than the best is left out. */
const nearBest = 0.75

/**
 * Orders what full-text search found by how much of the question a passage really speaks of. Rare words weigh more
 * than common ones; a word in the heading, in bold (where authors introduce it) or repeated is what the passage is
 * about, any other is a mention, and mentions of one or two words alone answer nothing.
 */
export function rerank(terms: readonly Term[], total: number, candidates: readonly Candidate[]) {
  const meant = terms.filter(({ lexeme }) => !asking.has(lexeme) && lexeme.length > 1 && !/^[\d.,/-]+$/.test(lexeme))
  const weights = new Map(
    meant.map(({ lexeme, passages }) => [lexeme, Math.log(1 + total / (1 + Math.max(passages, 1)))]),
  )
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return []
  const topRank = Math.max(...candidates.map(({ rank }) => rank), 1e-9)
  const scored = candidates
    .map((candidate) => {
      const has = new Set(candidate.lexemes)
      const found = [...weights].filter(([lexeme]) => has.has(lexeme))
      const about = new Map(found.map(([lexeme]) => [lexeme, aboutness(candidate, lexeme)]))
      const share = found.reduce((sum, [lexeme, weight]) => sum + weight * (about.get(lexeme) ? 1 : mention), 0) / whole
      const depth = found.reduce((sum, [lexeme, weight]) => sum + weight * (about.get(lexeme) ?? 0), 0) / whole
      const answers = found.length > 2 || [...about.values()].some((strength) => strength > 0)
      const score = answers ? 0.6 * share + 0.3 * depth + 0.1 * (candidate.rank / topRank) : 0
      return { ...candidate, share, score }
    })
    .filter(({ share, score }) => share >= enough && score > 0)
    .sort((one, other) => other.score - one.score)
  return scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) * nearBest)
}

/** 1 where the passage introduces the word, less where its heading or its repetition shows that it is about it. */
function aboutness({ heading, text }: Candidate, lexeme: string): number {
  // Stems end where the forms of a word part: `studi` stands for study and studies.
  const stem = lexeme.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/i$/, '[iy]')
  const word = `(?<![\\p{L}])${stem}\\p{L}*`
  if (new RegExp(`\\*\\*[^*]*${word}[^*]*\\*\\*`, 'iu').test(text)) return 1
  // "The numerator stands above the line": a sentence that begins with the word is about it.
  if (new RegExp(`(?:^|[.!?]\\s+)(?:(?:an?|the|all|every)\\s+)?${word}`, 'iu').test(text)) return 0.6
  const own = heading.split(' › ').at(-1) ?? ''
  if (new RegExp(word, 'iu').test(own)) return 0.7
  if (new RegExp(word, 'iu').test(heading)) return 0.4
  return (text.match(new RegExp(word, 'giu'))?.length ?? 0) > 1 ? 0.4 : 0
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
