import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageBrandFields } from '../brand/page-brand.ts'
import { spokenLanguages } from '../words/languages.ts'
import { mistakeSentences } from './mistakes.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')
const section = readme.split(/^## /m).find((text) => text.startsWith('For a school’s web developer')) ?? ''

it('has every attribute of the script tag, field of a brand, language and mistake in its table', () => {
  const attributes = [
    'key',
    'widget',
    'brand',
    'brand-config',
    'token',
    'api',
    'product',
    'lang',
    'theme',
    'position',
    'load',
  ]
  for (const name of attributes) expect(section).toContain(`| \`data-${name}\` |`)
  for (const field of pageBrandFields) expect(section, field).toMatch(new RegExp(`^\\|.*\`${field}\`.*\\|`, 'm'))
  for (const language of spokenLanguages) expect(section).toContain(`(\`${language}\`)`)
  for (const code of Object.keys(mistakeSentences)) expect(section, code).toMatch(new RegExp(`^\\|.*\`${code}\``, 'm'))
})
