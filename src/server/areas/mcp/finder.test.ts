import { expect, test } from 'vitest'
import { asked, fresh } from '../../../app/search/asked.testkit.ts'
import { findables } from './findables.ts'
import { finder } from './finder.ts'

const { find, byName } = finder(findables)
/** What people type in the site's search, where a calculator or a plan answers it. */
const answered = [...asked, ...fresh].flatMap(({ slug, question }) => {
  const one = findables.find(({ name, page }) => name === slug || page === slug)
  return one ? [{ name: one.name, question }] : []
})

test('of the questions people type, nearly all find their calculator among five, most of them first', () => {
  const found = answered.map(({ name, question }) => find(question, 5).findIndex((one) => one.name === name))
  expect(answered.length).toBeGreaterThan(300)
  expect(found.filter((place) => place >= 0).length / found.length).toBeGreaterThan(0.93)
  expect(found.filter((place) => place === 0).length / found.length).toBeGreaterThan(0.8)
})

test('names are their own, slips are forgiven, and nonsense finds nothing', () => {
  expect(new Set(findables.map(({ name }) => name)).size).toBe(findables.length)
  expect(byName('mortgage')?.page).toBe('/mortgage-calculator')
  expect(find('morgage paymnt', 3)[0]?.name).toBe('mortgage')
  expect(find('529', 1)[0]?.name).toBe('529')
  for (const nothing of ['', '   ', 'zzzzqqqq', '12345', 'the of and', '\u0000', '💸'])
    expect(find(nothing, 5)).toEqual([])
})
