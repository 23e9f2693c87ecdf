export interface Post {
  slug: string
  title: string
  summary: string
  /** The day it was put here, without a time. */
  date: string
  for: 'pupils' | 'parents' | 'teachers' | 'everyone'
  load: () => Promise<string>
}

/** Newest first. A new post is a Markdown file beside this one and an entry here. */
export const posts: readonly Post[] = [
  {
    slug: 'what-a-wrong-answer-knows',
    title: 'What a wrong answer knows',
    summary: 'A slip, a gap or a story: three kinds of wrong answer, and why only one of them needs explaining.',
    date: '2026-11-12',
    for: 'teachers',
    load: async () => (await import('./what-a-wrong-answer-knows.md?raw')).default,
  },
  {
    slug: 'when-a-child-is-stuck',
    title: 'When a child is stuck at the kitchen table',
    summary: 'Five things to say, three to avoid, and what to do when you don’t know the answer either.',
    date: '2026-10-29',
    for: 'parents',
    load: async () => (await import('./when-a-child-is-stuck.md?raw')).default,
  },
  {
    slug: 'ten-quiet-minutes',
    title: 'Ten quiet minutes beat a long Sunday',
    summary: 'Why little and often wins, and how to make it happen without a fight.',
    date: '2026-10-15',
    for: 'everyone',
    load: async () => (await import('./ten-quiet-minutes.md?raw')).default,
  },
  {
    slug: 'why-the-coach-asks',
    title: 'Why the coach asks before it tells',
    summary: 'The quickest reply is a number. It’s also the one that is forgotten by teatime.',
    date: '2026-10-01',
    for: 'pupils',
    load: async () => (await import('./why-the-coach-asks.md?raw')).default,
  },
]

export const findPost = (slug: string | null): Post | undefined => posts.find((post) => post.slug === slug)
