import { describe, expect, test } from 'vitest'
import { readEntry } from '#engine/household/field.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { accountFields, debtFields, incomeFields, personFields } from '#engine/household/lists.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { capacityEdges, riskCaps } from '#facts/investing/risk-check.ts'
import { capacityFromPicture, investedMix } from './capacity-from-picture.ts'

const today = '2026-11-23'
const read = (household: Household) =>
  capacityFromPicture(household, monthlyFlows(household), today, capacityEdges.value, riskCaps.value.costlyApr)
const entry = <S extends Parameters<typeof readEntry>[0]>(fields: S, data: object) => {
  const made = readEntry(fields, { id: 'x', ...data })
  if (made === null) throw new Error('does not fit')
  return made
}
const person = (role: string, born?: string) => entry(personFields, { name: role, role, born })
const pay = (more: object) =>
  entry(incomeFields, {
    name: 'Pay',
    kind: 'wages',
    amount: 4000,
    every: 'month',
    isTakeHome: true,
    reliability: 9,
    isGuaranteed: true,
    ...more,
  })

test('an empty picture answers nothing', () => {
  expect(read(emptyHousehold)).toEqual([null, null, null, null, null, null])
})

test('the sample household: 38, two steady earners, under three months of cash, one card above 10%, one child', () => {
  const sample = sampleHousehold(today)
  // Born 38 years ago in April: 28 years to 67. Costly: 6,800 at 24.49% and 1,950 at 27.24% after its offer = 8,750 of 12 × 7,780.
  expect(8750 / (12 * 7780)).toBeGreaterThan(0.05)
  expect(8750 / (12 * 7780)).toBeLessThan(0.15)
  expect(read(sample)).toEqual([4, 4, 1, 2, 3, null])
})

describe('each answer', () => {
  test.each([
    ['1961-01', 0],
    ['1963-12', 1],
    ['1966-11', 2],
    ['1970-11', 3],
    ['1980-12', 4],
    ['1950-01', 0],
  ])('born %s', (born, place) => {
    expect(read({ ...emptyHousehold, people: [person('you', born)] as Household['people'] })[0]).toBe(place)
  })
  test.each([
    [[pay({ until: '2027-03' })], 0],
    [[pay({ reliability: 3 })], 1],
    [[pay({ reliability: 6 })], 2],
    [[pay({})], 3],
    [[pay({ owner: 'a' }), pay({ owner: 'b' })], 4],
    [[pay({ owner: 'a' }), pay({ owner: 'b', kind: 'rent' })], 3],
  ])('income %#', (incomes, place) => {
    expect(read({ ...emptyHousehold, incomes: incomes as Household['incomes'] })[1]).toBe(place)
  })
  test.each([
    [1999, 0],
    [2000, 1],
    [6000, 2],
    [12_000, 3],
    [24_000, 4],
    [-500, 0],
  ])('cash of %s where a month costs 2,000', (balance, place) => {
    const accounts = [entry(accountFields, { name: 'Cash', kind: 'savings', balance })]
    const household = { ...emptyHousehold, monthlyEssentials: 2000, accounts: accounts as Household['accounts'] }
    expect(read(household)[2]).toBe(place)
  })
  test.each([
    [0.3, 24_001, 0],
    [0.3, 24_000, 1],
    [0.3, 12_000, 2],
    [0.3, 4000, 3],
    [0.1, 24_001, 4],
    [null, 500, null],
    [0.3, 0, 4],
  ])('APR %s on %s where take-home pay is 80,000 a year', (apr, balance, place) => {
    const debts = [entry(debtFields, { name: 'Card', kind: 'card', balance, apr })]
    const household = { ...emptyHousehold, monthlyTakeHome: 80_000 / 12, debts: debts as Household['debts'] }
    expect(read(household)[3]).toBe(place)
  })
  test('people for each earner: four children on two pays are two each; a partner without pay leans on the other', () => {
    const family = ['you', 'partner', 'child', 'child', 'child', 'child'].map((role) =>
      person(role),
    ) as Household['people']
    const incomes = [pay({ owner: 'a' }), pay({ owner: 'b' })] as Household['incomes']
    expect(read({ ...emptyHousehold, people: family, incomes })[4]).toBe(2)
    expect(read({ ...emptyHousehold, people: family.slice(0, 3) })[4]).toBe(2)
    expect(read({ ...emptyHousehold, people: family.slice(0, 1) })[4]).toBe(4)
  })
})

test('the mix of what is invested: 86,000 at 85%, 14,500 at 90% and 6,200 at 100%', () => {
  const found = investedMix(sampleHousehold(today))
  expect(found.amount).toBe(106_700)
  expect(found.stocks).toBeCloseTo((86_000 * 0.85 + 14_500 * 0.9 + 6200) / 106_700, 12)
  expect(investedMix(emptyHousehold)).toEqual({ amount: 0, stocks: null })
})
