import * as z from 'zod/mini'
import { isMessengerList, messengersOf } from './messengers.ts'

/** A setting as README's table shows it. */
export interface Setting {
  schema: z.ZodMiniType<unknown, string>
  fallback: string
  about: string
  secret?: true
}

const text = z.string()
const pipe = <T>(inner: z.ZodMiniType<string, string>, change: (text: string) => T) =>
  z.pipe(inner, z.transform(change))
const whole = (least: number, most: number) =>
  pipe(
    z.string().check(
      z.refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, {
        error: `must be a whole number from ${least} to ${most}`,
      }),
    ),
    Number,
  )
const flag = pipe(
  z.string().check(z.refine((text) => text === 'on' || text === 'off', { error: "must be 'on' or 'off'" })),
  (text) => text === 'on',
)
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` })
const address = (...schemes: string[]) =>
  z.string().check(
    z.refine((text) => text === '' || (URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))), {
      error: `must be empty or an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    }),
  )

const mailServer = z.string().check(
  z.refine((text) => text === 'outbox' || address('smtp', 'smtps').safeParse(text).success, {
    error: 'must be an address that begins with smtp:// or smtps://, or `outbox`',
  }),
)

/** Tokens travel there: TLS, except to this very machine. */
const issuer = z.string().check(
  z.refine((text) => text === '' || isSafeIssuer(text), {
    error: 'must be an https:// address (http:// only of this machine)',
  }),
)
function isSafeIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
}

const nameList = pipe(z.string(), (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
)
const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
/** `brand=host,host brand=host`. */
const brandHosts = pipe(
  z.string().check(
    z.refine(
      (list) =>
        list
          .split(/\s+/)
          .filter(Boolean)
          .every((part) => {
            const [brand = '', hosts = '', more] = part.split('=')
            return brand !== '' && more === undefined && hosts.split(',').every((host) => hostPattern.test(host))
          }),
      { error: 'must read `brand=host,host brand=host`' },
    ),
  ),
  (list) =>
    Object.fromEntries(
      list
        .split(/\s+/)
        .filter(Boolean)
        .map((part) => part.split('='))
        .map(([brand = '', hosts = '']) => [brand, hosts.split(',')]),
    ) as Record<string, string[]>,
)

const messengers = pipe(
  z
    .string()
    .check(
      z.refine(isMessengerList, { error: 'must read `name=https://…?text={text} name=…`, with `{text}` in the query' }),
    ),
  messengersOf,
)

/** First path parts and brand names that a product may not take. */
export const reservedSlugs = [
  'admin',
  'api',
  'assessments',
  'auth',
  'chat',
  'config',
  'courses',
  'demo',
  'embed',
  'examples',
  'healthz',
  'illume',
  'ingenius',
  'kitesense',
  'login',
  'lumineelearning',
  'metrics',
  'outbox',
  'parent',
  'readyz',
  'redirector',
  'sandbox',
  'setup',
  'student',
  'teacher',
]
const slug = z.string().check(
  z.refine((name) => /^[a-z][a-z0-9-]{1,39}$/.test(name) && !name.endsWith('-'), {
    error: 'must be 2 to 40 lower-case letters, digits and hyphens, and begin with a letter',
  }),
  z.refine((name) => !reservedSlugs.includes(name), { error: `must not be one of ${reservedSlugs.join(', ')}` }),
)

/** Every setting, in the order of README's table. All are environment variables. */
export const settings = {
  PORT: { schema: whole(0, 65534), fallback: '4000', about: 'Port of the server; 0 takes a free one.' },
  HOST: { schema: text, fallback: '127.0.0.1', about: 'Address to listen on; `0.0.0.0` for all.' },
  NODE_ENV: {
    schema: oneOf(['development', 'production', 'test']),
    fallback: 'development',
    about:
      '`production` turns demonstration and examples off, and asks for a PUBLIC_URL, a MAIL_URL and a PAYMENT_PROVIDER.',
  },
  DATA_DIR: { schema: text, fallback: '.data', about: 'Folder of the embedded database, files and the mail outbox.' },
  DATABASE_URL: {
    schema: address('postgres', 'postgresql'),
    fallback: '',
    about: 'PostgreSQL 15 or newer; empty for the embedded database.',
    secret: true,
  },
  DATABASE_CONNECTIONS: { schema: whole(2, 200), fallback: '16', about: 'Connections to that PostgreSQL per process.' },
  PUBLIC_URL: {
    schema: address('http', 'https'),
    fallback: '',
    about: 'Where people reach the platform; empty for `http://HOST:PORT`.',
  },
  TRUST_PROXY: {
    schema: flag,
    fallback: 'off',
    about: '`on` behind a balancer that sets `X-Forwarded-For`: rate limits then count its last address.',
  },
  PRODUCT_SLUG: { schema: slug, fallback: 'coachkit', about: "The product's name in paths, brands and calls." },
  MAIN_BRAND: { schema: text, fallback: '', about: 'Brand of local addresses; empty for PRODUCT_SLUG.' },
  BRAND_HOSTS: {
    schema: brandHosts,
    fallback: '',
    about:
      'Host names of brands, as `illume=illume.example,www.illume.example kitesense=kitesense.example`. A host that is not listed shows the brand that its name has in it, without a coach; on this machine `NAME.localhost` needs no listing.',
  },
  COMING_SOON_BRANDS: {
    schema: nameList,
    fallback: '',
    about: 'Brands, with commas between, that show nothing yet but that they are coming.',
  },
  DEFAULT_BRAND: { schema: text, fallback: 'kitesense', about: 'Brand of an address that matches no other.' },
  MESSENGERS: {
    schema: messengers,
    fallback: '',
    about:
      'Messengers that `/redirector` may lead to, as `whatsapp=https://wa.me/15550100?text={text} telegram=https://t.me/share/url?url={text}`.',
  },
  DEMONSTRATION: {
    schema: flag,
    fallback: 'on',
    about:
      'Fills an empty database with demonstration content and accounts, and shows the mail outbox. Where others reach the server (by HOST or PUBLIC_URL) only when it is set; never in production.',
  },
  LOG_LEVEL: {
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'info',
    about: 'How much is logged, as JSON lines on standard output.',
  },
  MODEL_PROVIDER: {
    schema: oneOf(['none', 'openai-compatible', 'anthropic']),
    fallback: 'none',
    about: 'Language model of the coach; `none` for the built-in coach.',
  },
  MODEL_BASE_URL: {
    schema: address('http', 'https'),
    fallback: '',
    about: 'Its address, such as `https://api.example.com/v1`.',
  },
  MODEL_NAME: { schema: text, fallback: '', about: 'Its name, as the provider has it.' },
  MODEL_API_KEY: { schema: text, fallback: '', about: 'Its key.', secret: true },
  MODEL_FIRST_WORD_MS: {
    schema: whole(100, 600_000),
    fallback: '20000',
    about: 'How long its first word is waited for, in milliseconds, connecting included.',
  },
  MODEL_GAP_MS: {
    schema: whole(100, 600_000),
    fallback: '20000',
    about: 'How long the next piece of its answer is waited for, in milliseconds.',
  },
  MODEL_WORD_MS: {
    schema: whole(0, 1000),
    fallback: '12',
    about: 'Pace of the built-in coach, in milliseconds a word.',
  },
  MAIL_URL: {
    schema: mailServer,
    fallback: '',
    about:
      'Mail server, `smtp://` or `smtps://`; `outbox`, which is the default but in production, puts mail into the outbox folder of DATA_DIR.',
    secret: true,
  },
  SUPPORT_EMAIL: {
    schema: text,
    fallback: '',
    about: 'Where contact messages go; empty for the address of MAIL_FROM.',
  },
  MAIL_FROM: { schema: text, fallback: 'CoachKit <coach@localhost>', about: 'Sender of mail.' },
  SMS_URL: {
    schema: address('http', 'https'),
    fallback: '',
    about:
      'Your SMS gateway, `https://:TOKEN@HOST/PATH`: gets `{id, to, text}` as JSON; empty puts text messages into the outbox too.',
    secret: true,
  },
  GOOGLE_CLIENT_ID: {
    schema: text,
    fallback: '',
    about: 'Client for signing in with Google (redirect URI `PUBLIC_URL/auth/callback/google`); empty is off.',
  },
  GOOGLE_CLIENT_SECRET: { schema: text, fallback: '', about: 'Its secret.', secret: true },
  GOOGLE_ISSUER: { schema: issuer, fallback: 'https://accounts.google.com', about: 'Its OpenID Connect issuer.' },
  APPLE_CLIENT_ID: {
    schema: text,
    fallback: '',
    about: 'Services ID for signing in with Apple (redirect URI `PUBLIC_URL/auth/callback/apple`); empty is off.',
  },
  APPLE_CLIENT_SECRET: {
    schema: text,
    fallback: '',
    about: 'Its secret, or the private key (PKCS #8, PEM) to sign one with for each sign-in.',
    secret: true,
  },
  APPLE_TEAM_ID: { schema: text, fallback: '', about: 'The team that the private key belongs to.' },
  APPLE_KEY_ID: { schema: text, fallback: '', about: 'Name of the private key.' },
  APPLE_ISSUER: { schema: issuer, fallback: 'https://appleid.apple.com', about: 'Its OpenID Connect issuer.' },
  CANVAS_CLIENT_ID: {
    schema: text,
    fallback: '',
    about: 'Developer key for signing in with Canvas (redirect URI `PUBLIC_URL/auth/callback/canvas`); empty is off.',
  },
  CANVAS_CLIENT_SECRET: { schema: text, fallback: '', about: 'Its secret.', secret: true },
  CANVAS_URL: { schema: issuer, fallback: '', about: 'The Canvas itself, such as `https://school.instructure.com`.' },
  D2L_CLIENT_ID: {
    schema: text,
    fallback: '',
    about: 'Client for signing in with D2L Brightspace (redirect URI `PUBLIC_URL/auth/callback/d2l`); empty is off.',
  },
  D2L_CLIENT_SECRET: { schema: text, fallback: '', about: 'Its secret.', secret: true },
  D2L_AUTH_URL: {
    schema: issuer,
    fallback: 'https://auth.brightspace.com',
    about: 'Where Brightspace gives tokens.',
  },
  D2L_URL: { schema: issuer, fallback: '', about: 'The Brightspace itself, such as `https://school.brightspace.com`.' },
  STORAGE_URL: {
    schema: address('s3', 's3+http'),
    fallback: '',
    about:
      'S3-compatible store, `s3://KEY:SECRET@HOST/BUCKET?region=REGION` (`s3+http://` without TLS); empty for DATA_DIR.',
    secret: true,
  },
  PAYMENT_PROVIDER: {
    schema: oneOf(['sandbox', 'stripe']),
    fallback: 'sandbox',
    about:
      '`stripe` takes payments; `sandbox` shows a checkout page of ours on which no money moves, in production only when it is named.',
  },
  STRIPE_SECRET_KEY: { schema: text, fallback: '', about: "Stripe's secret or restricted key.", secret: true },
  STRIPE_WEBHOOK_SECRET: {
    schema: nameList,
    fallback: '',
    about:
      "Signing secret of Stripe's webhook to `/api/v1/payments/webhooks/stripe`; two, with a comma, while it is renewed.",
    secret: true,
  },
  STRIPE_URL: { schema: issuer, fallback: 'https://api.stripe.com', about: "Where Stripe's calls are." },
  REFERRAL_REWARD_MONTHS: {
    schema: whole(0, 12),
    fallback: '1',
    about: 'Free months that a referral gives to both, once it led to a paid month; 0 for none.',
  },
  APP_DOMAINS: {
    schema: nameList,
    fallback: '',
    about: 'Further origins that a payer may return to, as `https://school.example`, with commas between.',
  },
  INSTAGRAM_TOKEN: {
    schema: text,
    fallback: '',
    about: 'Access token of the Instagram account whose public profile pages show; empty for none.',
    secret: true,
  },
  INSTAGRAM_BASE_URL: {
    schema: address('http', 'https'),
    fallback: 'https://graph.instagram.com',
    about: 'Where that profile is asked for.',
  },
  METRICS_TOKEN: {
    schema: text,
    fallback: '',
    about: 'Bearer token that `/metrics` asks for. Without one, `/metrics` is open, but in production closed.',
    secret: true,
  },
  RATE_LOGIN: { schema: whole(1, 1e6), fallback: '60', about: 'Sign-ins a minute from one address.' },
  RATE_EMBED: { schema: whole(1, 1e6), fallback: '600', about: 'Visitor sessions a minute from one address.' },
  RATE_PERSON: { schema: whole(1, 1e6), fallback: '1200', about: 'Calls a minute of one person or visitor.' },
  RATE_ADDRESS: {
    schema: whole(1, 1e6),
    fallback: '6000',
    about: 'Calls a minute without a session from one address (a whole school may share it).',
  },
  RATE_CHAT_VISITOR: {
    schema: whole(1, 1e6),
    fallback: '20',
    about: 'Questions a minute of one visitor to the coach.',
  },
  RATE_CHAT_ADDRESS: {
    schema: whole(1, 1e6),
    fallback: '200',
    about: 'The same of all visitors from one address (of IPv6 the first 64 bits).',
  },
  RATE_CHAT_SITE: { schema: whole(1, 1e6), fallback: '2000', about: 'The same of all visitors of one site.' },
  CHAT_SITE_DAY: {
    schema: whole(1, 1e9),
    fallback: '50000',
    about: 'Questions of visitors that the coach answers in a day (UTC) on one site.',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type Settings = { [name in SettingName]: z.output<(typeof settings)[name]['schema']> }
