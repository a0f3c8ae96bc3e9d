import { describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { coverLines } from '#engine/planning/insurance/cover-lines.ts'
import { coverText, reasonsSaid } from './cover-words.ts'
import { coverRules } from './insurance-facts.precomputed.ts'
import { lifeNeedsOf } from './life-gaps.ts'
import { lifeInputsOf } from './life-inputs.ts'

const today = '2026-11-23'
const sample = sampleHousehold(today)
const flows = monthlyFlows(sample)

describe('the picture as the calculator’s questions', () => {
  test('the sample: 6,500 and 3,833.34 a month, one child of 6, a mortgage and four other debts', () => {
    expect(lifeInputsOf(sample, flows, today)).toMatchObject({
      birthDate: '1988-04-15',
      partnerBirthDate: '1990-09-15',
      pay: 78_000,
      partnerPay: 46_000,
      family: 'married',
      children: [{ age: 6 }],
      mortgage: 268_400,
      mortgageRate: 6.375,
      debts: 6800 + 1950 + 14_300 + 18_600,
      savings: 3400 + 9500 + 6200,
      individual: 250_000,
      group: 0,
      childCare: 620,
      individualYears: 146,
      state: 'IL',
    })
  })
  test('living costs leave child care and loan payments out', () => {
    expect(lifeInputsOf(sample, flows, today)?.spending).toBe(Math.round((flows.living ?? 0) - 620))
  })
  test('nothing where a birth month or pay before tax is missing, or nobody else lives here', () => {
    expect(lifeInputsOf(emptyHousehold, monthlyFlows(emptyHousehold), today)).toBeNull()
    const alone = { ...sample, people: sample.people.slice(0, 1) }
    expect(lifeInputsOf(alone, monthlyFlows(alone), today)).toBeNull()
    const unborn = { ...sample, people: sample.people.map((one) => ({ ...one, born: null })) }
    expect(lifeInputsOf(unborn, monthlyFlows(unborn), today)).toBeNull()
    const net = { ...sample, incomes: sample.incomes.map((one) => ({ ...one, isTakeHome: true })) }
    expect(lifeInputsOf(net, monthlyFlows(net), today)).toBeNull()
  })
})

test('the need of each parent is the calculator’s, and what is there is savings and policies', async () => {
  const needs = await lifeNeedsOf(sample, flows, today)
  expect(needs.map(({ person }) => person)).toEqual(['people-1', 'people-2'])
  // 19,100 of cash and brokerage, and 250,000 of term insurance on the first.
  expect(needs[0]?.have).toBe(269_100)
  expect(needs[1]?.have).toBe(19_100)
  // A payoff of 268,400, other debts of 41,650 and the last bills come at once: the need is never below.
  for (const { need } of needs) expect(need).toBeGreaterThan(268_400 + 41_650 + 15_000)
  expect(await lifeNeedsOf(emptyHousehold, monthlyFlows(emptyHousehold), today)).toEqual([])
})

test('every line of every household that was tried has its words', async () => {
  const needs = await lifeNeedsOf(sample, flows, today)
  const households = [sample, emptyHousehold, { ...sample, policies: [] }, { ...sample, accounts: [], incomes: [] }]
  for (const household of households)
    for (const found of [needs, [], null])
      for (const line of coverLines(household, monthlyFlows(household), today, coverRules, found)) {
        expect(reasonsSaid, `${line.line}/${line.reason}`).toContain(`${line.line}/${line.reason}`)
        expect(coverText(line)).not.toMatch(/NaN|undefined|null/)
        expect(coverText(line).split(' ').length, coverText(line)).toBeLessThanOrEqual(36)
      }
})
