import { expect, it } from 'vitest'
import { entryBySlug } from '../catalogue.ts'
import { initialInputs } from './field.ts'
import { readLink } from './read-link.ts'

const clock = { today: '2026-11-22' }
const load = async (slug: string) => {
  const loaded = await entryBySlug(slug)?.load?.()
  if (!loaded) throw new Error(`${slug} is not built`)
  return loaded.calculator
}

it('takes what fits and drops the rest without a word', async () => {
  const refinance = await load('refinance')
  const read = readLink(refinance, '#v1&heard=1&rate=7.1&newRate=999&nobody=1&balance=abc&newTerm=%E0%A4%A', clock)
  if (!read?.ok) throw new Error('refused')
  expect(read.inputs).toEqual({ ...initialInputs(refinance.fields, clock), rate: 7.1 })
})

it('fills the cells nobody named from a new row', async () => {
  const cards = await load('credit-card-payoff')
  const read = readLink(cards, '#v1&heard=1&cards=Card%201~8000~|Card%202~500.5~24', clock)
  if (!read?.ok) throw new Error('refused')
  const rows = read.inputs['cards'] as readonly { readonly balance: number; readonly apr: number }[]
  expect(rows.map((row) => row.balance)).toEqual([8000, 500.5])
  expect(rows[1]?.apr).toBe(24)
  expect(rows[0]?.apr).toBeGreaterThan(0)
})

it('is read with nothing in it, and a whole link stays as strict as it was', async () => {
  const refinance = await load('refinance')
  expect(readLink(refinance, '#v1&heard=1', clock)?.ok).toBe(true)
  expect(readLink(refinance, '#v1&nobody=1', clock)?.ok).toBe(false)
})

it('takes rows that name their cells, in any order, and drops a list that names a cell nobody has', async () => {
  const cards = await load('credit-card-payoff')
  const read = readLink(cards, '#v1&heard=1&cards=apr:24~balance:500.5~name:A%3AB|balance:90', clock)
  if (!read?.ok) throw new Error('refused')
  const rows = read.inputs['cards'] as readonly { readonly name: string; balance: number; readonly apr: number }[]
  expect(rows.map(({ balance }) => balance)).toEqual([500.5, 90])
  expect(rows[0]).toMatchObject({ name: 'A:B', apr: 24 })
  const odd = readLink(cards, '#v1&heard=1&cards=balance:90~nobody:1', clock)
  expect(odd?.ok && odd.inputs['cards']).toEqual(initialInputs(cards.fields, clock)['cards'])
})
