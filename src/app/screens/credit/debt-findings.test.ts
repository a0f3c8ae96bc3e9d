import { describe, expect, test } from 'vitest'
import { readEntry } from '#engine/household/field.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { debtFields, type HouseholdDebt } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { balanceChart } from './balance-chart.ts'
import { debtFindings } from './debt-findings.ts'
import { debtAnswer } from './debt-picture.tsx'
import { debtWorkings } from './debt-workings.ts'

const today = '2026-11-23'
const debt = (id: string, balance: number, more: object = {}): HouseholdDebt => {
  const read = readEntry(debtFields, { id, name: id, kind: 'card', balance, ...more })
  if (read === null) throw new Error('does not fit')
  return read
}
const holding = (...debts: HouseholdDebt[]): Household => ({ ...emptyHousehold, debts })
const keys = (...debts: HouseholdDebt[]) => debtFindings(holding(...debts), today).map(({ key }) => key)
const textOf = (household: Household, key: string) =>
  debtFindings(household, today).find((finding) => finding.key === key)?.text ?? ''

describe('findings about debts', () => {
  test('nothing is said without what it needs', () => {
    expect(debtFindings(emptyHousehold, today)).toEqual([])
    expect(keys(debt('paid', 0, { apr: 0.3, creditLimit: 1000 }))).toEqual([])
    expect(keys(debt('a', 100))).toEqual(['unknown-apr'])
    expect(keys(debt('a', 100, { apr: 0.2 }))).toEqual([])
  })
  // 3,650 × 20% ÷ 12 = 60.83.
  test('a debt whose payment is below its interest grows', () => {
    expect(textOf(holding(debt('a', 3650, { apr: 0.2, minimum: 40 })), 'grows-a')).toContain(
      '$60.83 a month of interest',
    )
    expect(keys(debt('a', 3650, { apr: 0.2, minimum: 61 }))).toEqual([])
  })
  // 600 left and 91 days: two whole months of 30.4 days, 300 each… 91 / 30.4 = 2.99.
  test('an offer that ends soon says what would clear it in time', () => {
    const offer = { promoApr: 0, promoEnds: '2027-02-22', apr: 0.24, minimum: 20 }
    const text = textOf(holding(debt('a', 600, offer)), 'offer-a')
    expect(text).toContain('February 22, 2027')
    expect(text).toContain('the APR is 24%')
    expect(text).toContain('$300 a month')
    expect(keys(debt('a', 600, { ...offer, promoEnds: '2027-09-01' }))).toEqual([])
    expect(keys(debt('a', 600, { ...offer, promoEnds: '2027-09-01', promoDeferred: true }))).toEqual(['offer-a'])
    expect(keys(debt('a', 600, { ...offer, promoEnds: '2026-11-22' }))).toEqual([])
  })
  // 760 of 1,000: 460 above 30%.
  test('high use names what brings it to 30%', () => {
    expect(textOf(holding(debt('a', 760, { apr: 0.2, creditLimit: 1000 })), 'use-a')).toContain('Paying $460')
    // At 30% nothing is left to pay for it.
    expect(keys(debt('a', 300, { apr: 0.2, creditLimit: 1000 }))).toEqual([])
  })
  test('the highest APR is named where there is a choice', () => {
    expect(keys(debt('a', 100, { apr: 0.1 }), debt('b', 100, { apr: 0.2 }))).toEqual(['first'])
    expect(textOf(holding(debt('a', 100, { apr: 0.1 }), debt('b', 100, { apr: 0.2 })), 'first')).toContain('**b**')
  })
  test('every finding is at most 35 words', () => {
    const household = sampleHousehold(today)
    const bad = { apr: 0.3, promoApr: 0, promoEnds: '2027-01-05', promoDeferred: true, creditLimit: 100, minimum: 1 }
    const all = [
      ...debtFindings(household, today),
      ...debtFindings(holding(debt('card', 900, bad), debt('B', 5)), today),
    ]
    for (const { text } of all) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(35)
  })
})

test('the picture stacks what is owed, home loans apart, smaller debts together', () => {
  const many = Array.from({ length: 9 }, (_, i) => debt(`d${i}`, 100 * (i + 1), { apr: 0, minimum: 100 }))
  const chart = balanceChart(
    holding(...many, debt('home', 200_000, { kind: 'mortgage', apr: 0.06, minimum: 1500 })),
    today,
  )
  expect(chart?.series.map(({ label }) => label)).toEqual(['d8', 'd7', 'd6', 'd5', 'd4', '4 smaller debts'])
  const sums = chart?.x.values.map((_, i) => chart.series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0))
  // 100 + … + 900 = 4,500; each loses 100 a month while it lasts.
  expect(sums?.slice(0, 3)).toEqual([4500, 3600, 2800])
  expect(chart?.note).toContain('Home loans aren’t shown')
  expect(balanceChart(emptyHousehold, today)).toBeNull()
  expect(balanceChart(holding(debt('a', 5)), today)).toBeNull()
})

test('the working of a day adds up to its total', () => {
  const [first] = debtWorkings(holding(debt('a', 3650, { apr: 0.2 }), debt('b', 7300, { apr: 0.05 })), today)
  expect(first?.lines).toEqual([
    'a: $3,650 × 20% ÷ 365 = $2.00',
    'b: $7,300 × 5% ÷ 365 = $1.00',
    'Total a day: $3.00',
    'Average APR: $1,095 a year ÷ $10,950 = 10%',
  ])
})

// 3,650 × 20% ÷ 365 = 2 a day; what has no APR is not free.
test('the answer never calls an unknown APR free', () => {
  const answer = (...debts: HouseholdDebt[]) =>
    debtAnswer({ household: holding(...debts), isSample: false, pay: null, hasOwn: true, today } as Parameters<
      typeof debtAnswer
    >[0])
  expect(answer(debt('a', 500))).toBe('You owe $500 in total. Add an APR to see what it costs a day.')
  expect(answer(debt('a', 500), debt('b', 3650, { apr: 0.2 }))).toContain('at least $2.00 a day')
  expect(answer(debt('b', 3650, { apr: 0.2 }))).toContain('about $2.00 a day')
  expect(debtWorkings(holding(debt('a', 500)), today).map(({ title }) => title)).not.toContain(
    'Cost per day and average APR',
  )
})
