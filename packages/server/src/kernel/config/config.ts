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
  if (wrong.length > 0) throw new ConfigError(wrong)
  return {
    ...config,
    MAIN_BRAND: config.MAIN_BRAND || config.PRODUCT_SLUG,
    DEMONSTRATION: config.DEMONSTRATION && config.NODE_ENV !== 'production',
    PUBLIC_URL: config.PUBLIC_URL.replace(/\/+$/, ''),
  }
}

function contradictions(config: Settings): string[] {
  const wrong: string[] = []
  const needs = (name: SettingName, because: string) => {
    if (config[name] === '') wrong.push(`${name} is needed ${because}`)
  }
  if (config.NODE_ENV === 'production') needs('PUBLIC_URL', 'in production')
  if (config.MODEL_PROVIDER !== 'none') needs('MODEL_NAME', `for MODEL_PROVIDER=${config.MODEL_PROVIDER}`)
  if (config.MODEL_PROVIDER === 'openai-compatible') needs('MODEL_BASE_URL', 'for MODEL_PROVIDER=openai-compatible')
  return wrong
}

/** README's table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { fallback, about }]) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${about} |`,
  )
  return ['| setting | when not set | what it does |', '|---|---|---|', ...rows].join('\n')
}
