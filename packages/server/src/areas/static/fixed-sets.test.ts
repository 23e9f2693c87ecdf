import { questionTypeId } from '@coachkit/contract'
import { expect, test } from 'vitest'
import { difficultyLevels, documentTypes, paperTypes, promptModelsOf, questionTypes, subTypesOf } from './fixed-sets.ts'

test('the numbered sets have the numbers that questions and documents carry', () => {
  expect(documentTypes[0]).toEqual({ id: 1, name: 'KYU' })
  expect(difficultyLevels.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(questionTypes).toContainEqual({ id: questionTypeId['short-text'], name: 'Short text' })
  expect(paperTypes.map(({ name }) => name)).toContain('Past paper')
})

test('every type has kinds of its own, numbered apart from all others', () => {
  const all = Object.values(questionTypeId).flatMap((id) => subTypesOf(String(id)) ?? [])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const id of Object.values(questionTypeId)) expect(subTypesOf(String(id))?.length).toBeGreaterThan(0)
  expect(subTypesOf('7')).toBeNull()
  expect(subTypesOf('toString')).toBeNull()
})

test('both readings of the prompt types are known, and each has a model that answers', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
    expect(promptModelsOf(id, undefined)).toEqual([
      { id: 'built-in', name: 'Built-in coach', prompt_type_id: Number(id), is_default: true },
    ])
  }
  expect(promptModelsOf('1', 'a-model')?.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['a-model', true],
    ['Built-in coach', false],
  ])
  expect(promptModelsOf('10', 'a-model')).toBeNull()
})
