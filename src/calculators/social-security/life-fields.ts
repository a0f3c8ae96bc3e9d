import { choices } from '../kit/choices.ts'
import { choice } from '../kit/field.ts'
import { formWords } from './words/form.en.ts'

type Words = { readonly label: string; readonly hint?: string }

/** Asked of both people. */
export const sexField = (words: Words) => choice({ ...words, initial: 'blended', options: choices(formWords.sexes) })

export const healthField = (words: Words) =>
  choice({ ...words, initial: 'average', options: choices(formWords.healths) })
