/** What a brand says of itself on its welcome and beside its login. */
export interface BrandWords {
  headline: string
  lead: string
}

const product: BrandWords = {
  headline: 'A coach that asks before it tells',
  lead: 'Bring a question from your homework. You get a nudge first, and the answer when you have had a go.',
}

/** Not in the spec: our own words, one idea for each brand. White-label schools have the product's. */
const words: Readonly<Record<string, BrandWords>> = {
  kitesense: {
    headline: 'Practice that lifts you a little higher',
    lead: 'Small steps, a steady hand on the line, and a coach beside you who shows where the wind comes from.',
  },
  illume: {
    headline: 'See how it works, and it stays with you',
    lead: 'Ask about any question. The coach throws light on one step at a time, and the rest is yours to find.',
  },
  ingenius: {
    headline: 'Every question has a clever way in',
    lead: 'Try, look again, try another way: your coach keeps the next hint ready until it clicks.',
  },
  lumineelearning: {
    headline: 'Read, wonder, work it out',
    lead: 'A patient coach for what you read and what you solve, with a hint for every page that will not open.',
  },
}

export const wordsOf = (brand: string): BrandWords => words[brand] ?? product
