import { namedBrands } from '../brands/built-in-brands.ts'
import { isLocalHost } from '../sites/origins.ts'
import { type SettingName, type Settings, settings } from './settings.ts'

/** The settings as the server uses them: checked, and with what follows from others filled in. */
export type Config = Settings

/** Names every wrong variable, each in one line, without the value of a secret one. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`Some settings are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = []
  const read = Object.entries(settings).map(([name, setting]) => {
    const given = env[name]?.trim() || setting.fallback
    const result = setting.schema.safeParse(given)
    if (result.success) return [name, result.data]
    const shown = 'secret' in setting ? '' : ` (it is '${given}')`
    for (const { message } of result.error.issues) wrong.push(`${name} ${message}${shown}`)
    return [name, undefined]
  })
  if (wrong.length > 0) throw new ConfigError(wrong)

  const config = Object.fromEntries(read) as Settings
  wrong.push(...contradictions(config))
  if (config.NODE_ENV === 'production') wrong.push(...notChosen(config, env))
  if (wrong.length > 0) throw new ConfigError(wrong)
  return {
    ...config,
    MAIN_BRAND: config.MAIN_BRAND || config.PRODUCT_SLUG,
    DEMONSTRATION:
      config.DEMONSTRATION &&
      config.NODE_ENV !== 'production' &&
      (Boolean(env.DEMONSTRATION?.trim()) || !isReached(config)),
    MAIL_URL: config.MAIL_URL === 'outbox' ? '' : config.MAIL_URL,
    PUBLIC_URL: config.PUBLIC_URL.replace(/\/+$/, ''),
  }
}

function contradictions(config: Settings): string[] {
  const wrong: string[] = []
  const needs = (name: SettingName, because: string) => {
    if (config[name] === '') wrong.push(`${name} is needed ${because}`)
  }
  wrong.push(...unknownBrands(config))
  if (config.MODEL_PROVIDER !== 'none') needs('MODEL_NAME', `for MODEL_PROVIDER=${config.MODEL_PROVIDER}`)
  if (config.MODEL_PROVIDER === 'openai-compatible') needs('MODEL_BASE_URL', 'for MODEL_PROVIDER=openai-compatible')
  for (const name of ['GOOGLE', 'CANVAS', 'D2L'] as const) {
    if (config[`${name}_CLIENT_ID`] !== '') needs(`${name}_CLIENT_SECRET`, `for ${name}_CLIENT_ID`)
  }
  for (const name of ['CANVAS', 'D2L'] as const) {
    if (config[`${name}_CLIENT_ID`] !== '') needs(`${name}_URL`, `for ${name}_CLIENT_ID`)
  }
  if (config.APPLE_CLIENT_ID !== '') needs('APPLE_CLIENT_SECRET', 'for APPLE_CLIENT_ID')
  if (config.APPLE_CLIENT_SECRET.includes('PRIVATE KEY')) {
    needs('APPLE_TEAM_ID', 'for a private key')
    needs('APPLE_KEY_ID', 'for a private key')
  }
  if (config.PAYMENT_PROVIDER === 'stripe') {
    needs('STRIPE_SECRET_KEY', 'for PAYMENT_PROVIDER=stripe')
    if (config.STRIPE_WEBHOOK_SECRET.length === 0)
      wrong.push('STRIPE_WEBHOOK_SECRET is needed for PAYMENT_PROVIDER=stripe')
  }
  return wrong
}

/** What would otherwise be found out when somebody waits for a mail, or has bought something. */
function notChosen(config: Settings, env: Readonly<Record<string, string | undefined>>): string[] {
  const wrong: string[] = []
  if (config.PUBLIC_URL === '') wrong.push('PUBLIC_URL is needed in production')
  if (config.MAIL_URL === '') wrong.push('MAIL_URL is needed in production: a mail server, or `outbox` to send nothing')
  if (!env.PAYMENT_PROVIDER?.trim()) {
    wrong.push('PAYMENT_PROVIDER is needed in production: `stripe`, or `sandbox` to take no money')
  }
  return wrong
}

/** Whether others than this machine can reach the server, as far as its settings say. */
const isReached = ({ HOST, PUBLIC_URL }: Settings): boolean =>
  !isLocalHost(HOST === '::1' ? '[::1]' : HOST) ||
  HOST === '0.0.0.0' ||
  !isLocalHost(new URL(PUBLIC_URL || 'http://localhost').hostname)

/** A brand that there isn't would silently show another. */
function unknownBrands(config: Settings): string[] {
  const known: readonly string[] = [config.PRODUCT_SLUG, ...namedBrands]
  const named = {
    MAIN_BRAND: [config.MAIN_BRAND || config.PRODUCT_SLUG],
    DEFAULT_BRAND: [config.DEFAULT_BRAND],
    BRAND_HOSTS: Object.keys(config.BRAND_HOSTS),
    COMING_SOON_BRANDS: config.COMING_SOON_BRANDS,
  }
  return Object.entries(named).flatMap(([setting, names]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => `${setting} names ${name}, which is none of ${known.join(', ')}`),
  )
}

/** README's table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { fallback, about }]) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${about} |`,
  )
  return ['| setting | when not set | what it does |', '|---|---|---|', ...rows].join('\n')
}
