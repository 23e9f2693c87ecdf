import type { Key } from '../../kernel/http/route.ts'

/** What a token of an embedding may be given for. `quiz:ID` stands for one quiz. */
export type ScopeName = 'chat' | 'quiz' | 'pages' | `quiz:${string}`

/**
 * decisions.md, "Who may call what", in words of its own: nothing here comes from the contract that it checks. What is
 * in none of these lists is refused to every token of an embedding.
 */
const opens: { readonly [name in 'chat' | 'quiz' | 'pages']: readonly RegExp[] } = {
  chat: [/^\w+ chat(\/|$)/, /^\w+ streams\//],
  quiz: [/^\w+ quiz(\/|$)/, /^\w+ questions\//, /^\w+ streams\//],
  // What guests of the platform see: courses and prices, codes, the beginning of a sign-up, and a way to write to us.
  pages: [
    /^GET (courses|courses\/public\/.*|subscription\/products|subjects\/.*\/flags\/public|instagram\/me)$/,
    /^GET (activation\/\{code\}|users\/referral\/quota)$/,
    /^(GET|POST) users\/onboarding\/\{product\}$/,
    /^POST mailer\/contact-us$/,
  ],
}

/** Calls about the token itself, and those by which a session begins, where a token that is still sent isn't read. */
const always = [
  /^(GET|POST) setup$/,
  /^(POST|GET) embed\/(session|refresh|brands.*)$/,
  /^POST auth\/(login|signup|generate-otp|magic-link.*|password\/.*|providers\/.*|white-label)$/,
  /^GET auth\/(magic-link\/.*|apple\/.*|google\/.*|token\/.*|providers)$/,
]

/** Whether a token of these scopes opens a call at all; of single quizzes only those that it names. */
export function isOpenTo(key: Key, scope: readonly ScopeName[], quiz_id?: string): boolean {
  if (always.some((pattern) => pattern.test(key))) return true
  return scope.some((name) => {
    const [kind, single] = name.split(':') as [keyof typeof opens, string | undefined]
    if (!opens[kind].some((pattern) => pattern.test(key))) return false
    return single === undefined || !/^\w+ quiz\/\{id\}/.test(key) || single === quiz_id
  })
}
