import { expect, test } from 'vitest'
import { tagLabel, tagName, tagPath } from './tag-path.ts'

test('a topic stands by itself with a capital, in a sentence without, and a name with its own', () => {
  expect(['student loans', 'medicare', 'FAFSA', '529 plans'].map(tagLabel)).toEqual([
    'Student loans',
    'Medicare',
    'FAFSA',
    '529 plans',
  ])
  expect(['student loans', 'medicare', 'social security'].map(tagName)).toEqual([
    'student loans',
    'Medicare',
    'Social Security',
  ])
  expect(tagPath('Student loans')).toBe(tagPath('student loans'))
})
