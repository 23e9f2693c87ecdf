/// <reference types="vite/types/importMeta.d.ts" />
import type { Words } from '@coachkit/sdk'
import { expect, test } from 'vitest'
import { widgetManifest } from './index.ts'

type Module = Readonly<Record<string, unknown>>
const modules: Readonly<Record<string, Module>> = import.meta.glob('./coach-*/words/*.ts', { eager: true })

/** What every widget speaks beside English. */
const languages = ['de', 'es']
const isIn = (language: string) => (file: string) =>
  file.endsWith(`/${language}.ts`) || file.endsWith(`.${language}.ts`)

/** The words of the widget's files that are chosen; English may stand in two parts, of which the second comes later. */
const wordsOf = (tag: string, chosen: (file: string) => boolean): Words =>
  Object.assign(
    {},
    ...Object.entries(modules)
      .filter(([file]) => file.startsWith(`./${tag}/`) && chosen(file))
      .flatMap(([, module]) => Object.values(module)),
  )
const english = (tag: string) => wordsOf(tag, (file) => !languages.some((language) => isIn(language)(file)))

/** The places that are filled in, of a sentence or of all its plural forms. */
const placesIn = (entry: Words[string] | undefined): string[] => {
  const sentences = typeof entry === 'string' ? [entry] : Object.values(entry ?? {})
  return [
    ...new Set(sentences.flatMap((sentence) => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place))),
  ].sort()
}

const each = Object.keys(widgetManifest).flatMap((tag) => languages.map((language) => ({ tag, language })))

test.each(each)('$tag says all of its sentences in $language, with the same places to fill in', ({ tag, language }) => {
  const own = english(tag)
  const translated = wordsOf(tag, isIn(language))
  expect(Object.keys(own).length).toBeGreaterThan(0)
  expect(Object.keys(translated).sort()).toEqual(Object.keys(own).sort())
  for (const key of Object.keys(own)) expect(placesIn(translated[key]), key).toEqual(placesIn(own[key]))
})
