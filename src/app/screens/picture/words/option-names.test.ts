import { expect, test } from 'vitest'
import type { Fields } from '#engine/household/field.ts'
import { householdLists, type ListName } from '#engine/household/lists.ts'
import { entryWords } from './entry-words.ts'
import { optionName } from './option-names.ts'

test('rows say kinds, roles, how often and from where as the forms do', () => {
  const said = ['kind', 'role', 'every', 'premiumEvery', 'through']
  let count = 0
  for (const [list, fields] of Object.entries(householdLists) as [ListName, Fields][])
    for (const field of Object.keys(fields).filter((key) => said.includes(key)))
      for (const [value, words] of Object.entries(entryWords[list][field]?.options ?? {})) {
        expect(optionName(list, field, value)).toBe(words)
        count++
      }
  expect(count).toBeGreaterThan(80)
})
