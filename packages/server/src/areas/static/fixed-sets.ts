import {
  difficultyLevelId,
  documentTypeId,
  paperTypeId,
  promptTypeId,
  questionTypeId,
  secondPromptTypeId,
} from '@coachkit/contract'

/** A row of a numbered set as a list shows it. */
export interface Numbered {
  id: number
  name: string
}

/** `one-choice` reads `One choice`; names in capitals are the specification's and stay. */
const worded = (name: string) =>
  name === name.toUpperCase() ? name : `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

const listOf = (set: Readonly<Record<string, number>>): Numbered[] =>
  Object.entries(set).map(([name, id]) => ({ id, name: worded(name) }))

export const documentTypes = listOf(documentTypeId)
export const paperTypes = listOf(paperTypeId)
export const difficultyLevels = listOf(difficultyLevelId)
export const questionTypes = listOf(questionTypeId)

/** Kinds within a type: what its key can tell apart. Numbers go on from the type's. Not in the spec: our choice. */
const subTypeNames: Readonly<Record<keyof typeof questionTypeId, readonly string[]>> = {
  'one-choice': ['Choice of words', 'True or false', 'Choice of formulas'],
  'several-choices': ['All that apply'],
  numeric: ['Whole number', 'Decimal', 'Fraction', 'Quantity with a unit'],
  expression: ['Any equal form', 'Worked out to the end'],
  'short-text': ['Word or phrase', 'Sentence with its ideas'],
  'multi-part': ['Steps of one problem', 'Questions on one passage'],
}

/** Null for a type that there isn't. */
export function subTypesOf(question_type_id: string): Numbered[] | null {
  const found = Object.entries(questionTypeId).find(([, id]) => String(id) === question_type_id)
  if (!found) return null
  const [name, id] = found as [keyof typeof questionTypeId, number]
  return subTypeNames[name].map((text, index) => ({ id: id * 100 + index + 1, name: text }))
}

const promptTypes: readonly number[] = [...Object.values(promptTypeId), ...Object.values(secondPromptTypeId)]

/** What answers prompts of a type: the configured model, and without one the built-in coach. Null for no such type. */
export function promptModelsOf(prompt_type: string, configured: string | undefined) {
  const prompt_type_id = promptTypes.find((id) => String(id) === prompt_type)
  if (prompt_type_id === undefined) return null
  const builtIn = { id: 'built-in', name: 'Built-in coach', prompt_type_id, is_default: !configured }
  if (!configured) return [builtIn]
  return [{ id: 'configured', name: configured, prompt_type_id, is_default: true }, builtIn]
}
