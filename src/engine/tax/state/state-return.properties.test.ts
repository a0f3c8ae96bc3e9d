import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateTaxes } from '#facts/states/all.ts'
import type { StateTaxFacts } from '#facts/states/schema.ts'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '../household.ts'
import { householdTax } from '../household-tax.ts'
import { stateLines } from './state-lines.ts'
import type { StateReturn } from './state-types.ts'

const money = (most: number) => fc.integer({ min: 0, max: most })
const people: fc.Arbitrary<Person> = fc
  .record({
    age: fc.integer({ min: 18, max: 95 }),
    blind: fc.boolean(),
    pay: money(400_000),
    planDeferrals: money(20_000),
    tips: money(5000),
    overtimePremium: money(5000),
    selfEmployment: fc.integer({ min: -20_000, max: 150_000 }),
    socialSecurity: money(40_000),
    privatePension: money(60_000),
    governmentPension: money(60_000),
    militaryPension: money(30_000),
    iraWithdrawals: money(60_000),
    unemployment: money(10_000),
  })
  .map((own) => ({ ...noIncome, ...own }))

const households: fc.Arbitrary<Household> = fc
  .record({
    status: fc.constantFrom<FilingStatus>('single', 'joint', 'separate', 'head', 'surviving'),
    first: people,
    second: people,
    ages: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
    interest: money(30_000),
    usInterest: money(1000),
    ordinaryDividends: money(30_000),
    shortTermGain: fc.integer({ min: -30_000, max: 50_000 }),
    longTermGain: fc.integer({ min: -30_000, max: 200_000 }),
    rental: fc.integer({ min: -20_000, max: 40_000 }),
    realEstateTax: money(20_000),
    mortgageInterest: money(30_000),
    charityCash: money(20_000),
    medical: money(20_000),
    rentPaid: money(40_000),
  })
  .map(({ status, first, second, ages, ...rest }) => ({
    ...emptyHousehold,
    ...rest,
    usInterest: Math.min(rest.usInterest, rest.interest),
    status,
    people: status === 'joint' ? [first, second] : [first],
    dependents: ages.map((age) => ({ age, child: age < 24, student: age > 17, disabled: false, hasNumber: true })),
    mortgageBalance: rest.mortgageInterest * 20,
  }))

const states = Object.values(stateTaxes)
const returnOf = (household: Household, facts: StateTaxFacts, year: 2025 | 2026): StateReturn => {
  const { state } = householdTax(household, year === 2025 ? taxYear2025 : taxYear2026, facts)
  if (state === null) throw new Error('no state return')
  return state
}

/** Every number of a return, however deep. */
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}

describe.each(states.map((facts): [string, StateTaxFacts] => [facts.name, facts]))('%s', (_name, facts) => {
  it('gives finite numbers, no tax below zero before refundable credits, and parts that add up', () => {
    fc.assert(
      fc.property(households, fc.constantFrom(2025 as const, 2026 as const), (household, year) => {
        const result = returnOf(household, facts, year)
        expect(numbers(result).every(Number.isFinite)).toBe(true)
        expect(result.taxBeforeCredits).toBeGreaterThanOrEqual(0)
        expect(result.taxBeforeCredits - result.nonrefundable).toBeGreaterThanOrEqual(-1e-9)
        expect(result.incomeTax).toBeCloseTo(result.taxBeforeCredits - result.nonrefundable - result.refundable, 6)
        const sum = (list: StateReturn['rules']) => list.reduce((total, { amount }) => total + amount, 0)
        expect(result.agi).toBeCloseTo(
          Math.max(0, result.startingAmount + sum(result.additions) - sum(result.subtractions)),
          4,
        )
        expect(result.taxBeforeCredits).toBeCloseTo(result.scheduleTax + sum(result.rules), 4)
        expect(result.localTax).toBeGreaterThanOrEqual(0)
        expect(result.payrollTotal).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 },
    )
  })
  it('lets out no dollar twice: retirement and benefits out never exceed what was received', () => {
    fc.assert(
      fc.property(people, (own) => {
        const result = returnOf(
          {
            ...emptyHousehold,
            people: [{ ...own, age: 70, pay: 0, selfEmployment: 0, unemployment: 0, tips: 0, overtimePremium: 0 }],
          },
          facts,
          2026,
        )
        const out = result.subtractions.reduce((total, { amount }) => total + amount, 0)
        const received =
          own.socialSecurity + own.privatePension + own.governmentPension + own.militaryPension + own.iraWithdrawals
        expect(out).toBeLessThanOrEqual(received + 1e-6)
      }),
      { numRuns: 40 },
    )
  })
  it('asks the same of a couple whichever spouse is named first', () => {
    fc.assert(
      fc.property(households, people, (household, second) => {
        const [first] = household.people
        const pair = { ...household, status: 'joint', people: [first, second] } as const
        const turned = { ...pair, people: [second, first] } as const
        expect(returnOf(turned, facts, 2026).total).toBeCloseTo(returnOf(pair, facts, 2026).total, 2)
      }),
      { numRuns: 40 },
    )
  })
  it('taxes more pay at least as much, wages alone', () => {
    // Steps of the law (a credit that ends at an amount of income) may raise the tax, never lower it by more than a phase-in refund.
    const tax = (pay: number) => {
      const result = returnOf({ ...emptyHousehold, people: [{ ...noIncome, pay }] }, facts, 2026)
      return result.taxBeforeCredits - result.nonrefundable
    }
    let last = 0
    for (let pay = 0; pay <= 300_000; pay += 500) {
      const now = tax(pay)
      expect(now, `${facts.code} at ${pay}`).toBeGreaterThanOrEqual(last - 1e-9)
      last = now
    }
  })
  it('has lines that end at the tax', () => {
    const household = { ...emptyHousehold, people: [{ ...noIncome, pay: 70_000 }] as const }
    const result = returnOf(household, facts, 2025)
    const lines = stateLines(result, facts)
    const total = lines.find(({ key }) => key === 'stateTax')
    expect(total?.amount ?? 0).toBe(result.incomeTax)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    for (const { label } of lines) expect(typeof label === 'string' ? label : label.key).toBeTruthy()
  })
})
