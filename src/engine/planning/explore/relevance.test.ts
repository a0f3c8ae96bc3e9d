import { expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { IsoDate } from '#engine/month.ts'
import { reasonsByPage, relevantFor } from './relevance.ts'

const today: IsoDate = '2026-11-23'
const sample = sampleHousehold(today)
const whys = (household: Household) => relevantFor(household, today).map(({ why }) => why)

test('nothing is said of a household without numbers', () => {
  expect(relevantFor(emptyHousehold, today)).toEqual([])
})

test('the sample’s numbers are named as they are', () => {
  const found = relevantFor(sample, today)
  const of = (why: string) => found.find((one) => one.why === why)
  // 6,800 and 1,950 on cards; the store card has nothing on it. Used of 16,000 in limits: 54.7%.
  expect(of('cards')).toMatchObject({ amount: 8750, count: 2 })
  expect(of('utilization')).toMatchObject({ share: 8750 / 16_000 })
  expect(of('match')).toMatchObject({ share: 0.04, upTo: 0.06 })
  expect(of('student-loans')).toMatchObject({ amount: 18_600 })
  expect(of('retirement')).toMatchObject({ amount: 100_500 })
  expect(of('children')).toMatchObject({ count: 1 })
  expect(of('goals')).toMatchObject({ count: 2 })
  expect(of('expected')).toMatchObject({ name: 'New roof', amount: 9500 })
  expect(of('offer-ends')).toMatchObject({ name: 'Travel card', on: '2027-04-20' })
  expect(of('near-retirement')).toBeUndefined()
  expect(found.map(({ weight }) => weight)).toEqual(found.map(({ weight }) => weight).toSorted((a, b) => b - a))
})

test('each rule falls silent at its edge', () => {
  const without = (change: Partial<Household>) => whys({ ...sample, ...change })
  expect(without({ debts: [] })).not.toEqual(expect.arrayContaining(['cards']))
  expect(without({ accounts: sample.accounts.map((one) => ({ ...one, payShare: 0.06 })) })).not.toContain('match')
  expect(without({ goals: sample.goals.map((one) => ({ ...one, saved: one.target })) })).not.toContain('goals')
  expect(without({ bills: sample.bills.slice(0, 2) })).not.toContain('bills')
  expect(without({ monthlyTakeHome: 100 })[0]).toBe('short')
  const [you, ...others] = sample.people
  if (!you) throw new Error('The sample has a person')
  expect(without({ people: [{ ...you, born: '1971-11' }, ...others] })).toContain('near-retirement')
  expect(without({ people: [{ ...you, born: '1971-12' }, ...others] })).not.toContain('near-retirement')
})

test('a page has its strongest reason; the first page of a reason comes before its others', () => {
  const reasons = reasonsByPage(relevantFor(sample, today))
  expect(reasons.get('401k')?.reason.why).toBe('match')
  expect(reasons.get('/debt-payoff')?.reason.why).toBe('cards')
  expect((reasons.get('/debt-payoff')?.points ?? 0) > (reasons.get('credit-card-payoff')?.points ?? 0)).toBe(true)
})
