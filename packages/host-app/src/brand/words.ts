/** What a brand says of itself on its welcome and beside its login. */
export interface BrandWords {
  headline: string
  lead: string
}

const product: BrandWords = {
  headline: 'A coach that asks before it tells',
  lead: 'Bring a question from your homework. You get a nudge first, and the answer once you’ve had a go.',
}

/** Not in the spec: our own words, one idea for each brand. White-label schools have the product's. */
const words: Readonly<Record<string, BrandWords>> = {
  kitesense: {
    headline: 'Practice that lifts you higher',
    lead: 'Small steps, a steady hand on the line, and a coach beside you to show which way the wind is blowing.',
  },
  illume: {
    headline: 'See how it works, and you’ll remember it',
    lead: 'Ask about any question. The coach sheds light on one step at a time, and the rest is yours to discover.',
  },
  ingenius: {
    headline: 'Every question has a clever way in',
    lead: 'Try it, look again, try another way: your coach has the next hint ready until it clicks.',
  },
  lumineelearning: {
    headline: 'Read, wonder, work it out',
    lead: 'A patient coach for reading and problem solving, with a hint whenever you get stuck.',
  },
}

export const wordsOf = (brand: string): BrandWords => words[brand] ?? product
