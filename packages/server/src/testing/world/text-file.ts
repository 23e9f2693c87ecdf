export const textFile = () =>
  new File(['# Primes\n\nA prime has two factors.\n'], 'primes.md', { type: 'text/markdown' })
