import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, noIncome } from '#engine/tax/household.ts'
import { loadStateLaw } from '#engine/tax/state-law.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { type PathLived, type TaxedHousehold, taxedYears } from './drawdown-tax.ts'

const home = (changes: Partial<TaxedHousehold> = {}): TaxedHousehold => ({
  status: 'single',
  ages: [66, null],
  preTax: 1,
  roth: 0,
  gain: 0,
  dividends: 0,
  takesRequired: false,
  paysSurcharge: false,
  incomeBefore: null,
  facts,
  state: 'none',
  ...changes,
})
const none = () => ({ benefits: 0, pension: 0, pay: 0 })
/** Nothing grows and prices stand still, or rise by `risen` a year. */
function flat(savings: number, taken: number, years: number, risen = 1): PathLived {
  const all = Array.from({ length: years }, (_, year) => year)
  return {
    taken: all.map(() => taken),
    left: all.map((year) => savings - taken * (year + 1)),
    risen: all.map(() => risen),
  }
}

test('a year is the return of its forms: withdrawals, benefits, and what the taxable account pays', () => {
  const income = { benefits: 24_000, pension: 6_000, pay: 0 }
  const [year] = taxedYears(
    home({ preTax: 0.5, gain: 0.4, dividends: 0.02 }),
    1_000_000,
    () => income,
    flat(1_000_000, 60_000, 1),
    1,
  )
  // 60,000 comes out of the taxable half: 40% of it is gain. The other 440,000 pay 2%.
  const byHand = federalReturn(
    {
      ...emptyHousehold,
      people: [{ ...noIncome, age: 66, socialSecurity: 24_000, privatePension: 6_000 }],
      longTermGain: 24_000,
      ordinaryDividends: 8_800,
      qualifiedDividends: 8_800,
    },
    facts,
  )
  expect(year?.federal).toBeCloseTo(byHand.taxAfterCredits, 6)
  expect([year?.fromTaxable, year?.fromPreTax, year?.moved]).toEqual([60_000, 0, 0])
})

describe('money in one measure', () => {
  const pension = { benefits: 0, pension: 60_000, pay: 0 }
  test('brackets rise with prices: a pension that does too pays the same real tax, once the deduction for seniors is over', () => {
    const years = taxedYears(home({ preTax: 0, roth: 1 }), 0, () => pension, flat(0, 0, 20, 1.05), 20)
    const still = taxedYears(home({ preTax: 0, roth: 1 }), 0, () => pension, flat(0, 0, 20), 20)
    expect(years[4]?.federal).toBeCloseTo(years[19]?.federal ?? 0, 4)
    expect(years[19]?.federal).toBeCloseTo(still[19]?.federal ?? 0, 4)
    // 6,000 less to deduct from the year after 2028 on, at 12%.
    expect((years[3]?.federal ?? 0) - (years[0]?.federal ?? 0)).toBeCloseTo(0.12 * 6000, 0)
  })
  test('the edges of taxed benefits do not rise, so inflation taxes more of them', () => {
    const income = () => ({ benefits: 30_000, pension: 20_000, pay: 0 })
    const rising = taxedYears(home({ preTax: 0, roth: 1 }), 0, income, flat(0, 0, 25, 1.04), 25)
    const still = taxedYears(home({ preTax: 0, roth: 1 }), 0, income, flat(0, 0, 25), 25)
    expect(rising[24]?.federal).toBeGreaterThan((still[24]?.federal ?? 0) + 500)
  })
  test('the cost of shares is in dollars of its time: prices that double make a gain of half of what is sold', () => {
    const path = { taken: [0, 50_000], left: [100_000, 50_000], risen: [2, 1] }
    const [, second] = taxedYears(home({ preTax: 0, ages: [60, null] }), 100_000, none, path, 2)
    const byHand = federalReturn({ ...emptyHousehold, people: [{ ...noIncome, age: 61 }], longTermGain: 50_000 }, facts)
    // 25,000 of today's dollars of gain stay untaxed: the edge of 0% rose too.
    expect(second?.federal).toBe(0)
    expect(byHand.taxAfterCredits).toBe(0)
  })
})

describe('required distributions', () => {
  test('begin at 73 for who was born in 1953, by the divisor of the age; what is not needed stays, in the taxable account', () => {
    const start = home({ ages: [73, null], takesRequired: true })
    const [year] = taxedYears(start, 1_000_000, none, flat(1_000_000, 10_000, 1), 1)
    expect(year?.required).toBeCloseTo(1_000_000 / 26.5, 6)
    expect(year?.fromPreTax).toBeCloseTo(1_000_000 / 26.5, 6)
    expect(year?.moved).toBeCloseTo(1_000_000 / 26.5 - 10_000, 6)
  })
  test('what is not needed pays its own tax, and only the rest of it stays', () => {
    const start = home({ ages: [75, null], takesRequired: true })
    const path = { taken: [0, 0], left: [5_000_000, 5_000_000], risen: [1, 1] }
    const [first, second] = taxedYears(start, 5_000_000, none, path, 2)
    const due = 5_000_000 / 24.6
    const alone = federalReturn({ ...emptyHousehold, people: [{ ...noIncome, age: 75, iraWithdrawals: due }] }, facts)
    expect(first?.ofMoved).toBeCloseTo(alone.taxAfterCredits, 6)
    expect(first?.taxes).toBeCloseTo(alone.taxAfterCredits, 6)
    expect(second?.required).toBeCloseTo((5_000_000 - due) / 23.7, 6)
  })
  test('none before, none of a Roth account, none where the switch is off', () => {
    for (const changes of [{ ages: [72, null] as const }, { preTax: 0, roth: 1 }, { takesRequired: false }]) {
      const [year] = taxedYears(
        home({ ages: [75, null], takesRequired: true, ...changes }),
        500_000,
        none,
        flat(500_000, 5_000, 1),
        1,
      )
      expect(year?.required).toBe(0)
    }
  })
})

describe('Medicare surcharge', () => {
  const withIncome = (pension: number) => () => ({ benefits: 0, pension, pay: 0 })
  const first = facts.medicare.value.irmaa[1]
  test('is a cliff: a dollar over the edge costs the whole step, for each of a couple', () => {
    const couple = home({ status: 'joint', ages: [66, 67], paysSurcharge: true, preTax: 0, roth: 1 })
    const edge = first?.joint ?? 0
    const at = (pension: number) => taxedYears(couple, 0, withIncome(pension), flat(0, 0, 1), 1)[0]?.surcharge
    expect(at(edge)).toBe(0)
    expect(at(edge + 1)).toBeCloseTo(((first?.partB ?? 0) + (first?.partD ?? 0)) * 24, 6)
  })
  test('looks back two years, and the first two years at the income before', () => {
    const start = home({ paysSurcharge: true, preTax: 0, roth: 1, incomeBefore: 500_000 })
    const years = taxedYears(start, 0, withIncome(20_000), flat(0, 0, 4), 4)
    expect(years.map(({ surcharge }) => surcharge > 0)).toEqual([true, true, false, false])
    const young = home({ paysSurcharge: true, preTax: 0, roth: 1, ages: [63, null], incomeBefore: 500_000 })
    expect(taxedYears(young, 0, withIncome(300_000), flat(0, 0, 3), 3).map(({ surcharge }) => surcharge > 0)).toEqual([
      false,
      false,
      true,
    ])
  })
})

test('a state takes its share of the same income', async () => {
  const state = await loadStateLaw('OR')
  const [year] = taxedYears(home({ state }), 1_000_000, none, flat(1_000_000, 80_000, 1), 1)
  expect(year?.state).toBeGreaterThan(3000)
  expect(year?.state).toBeLessThan(7000)
  expect(year?.taxes).toBeCloseTo((year?.federal ?? 0) + (year?.state ?? 0), 8)
})

test('what comes out of the accounts is what was taken and what was moved, whatever the mix', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      share,
      share,
      share,
      fc.integer({ min: 50, max: 85 }),
      fc.array(fc.record({ part: share, grown: fc.double({ min: 0.6, max: 1.4, noNaN: true }) }), {
        minLength: 1,
        maxLength: 30,
      }),
      (a, b, gain, age, steps) => {
        let savings = 1_000_000
        const taken: number[] = []
        const left: number[] = []
        for (const { part, grown } of steps) {
          const out = part < 0.1 ? -5000 : savings * part * 0.2
          taken.push(out)
          savings = (savings - out) * grown
          left.push(savings)
        }
        const start = home({
          ages: [age, null],
          preTax: a,
          roth: (1 - a) * b,
          gain,
          takesRequired: true,
          dividends: 0.01,
        })
        const years = taxedYears(start, 1_000_000, none, { taken, left, risen: steps.map(() => 1.02) }, steps.length)
        for (const [i, year] of years.entries()) {
          const out = year.fromPreTax + year.fromTaxable + year.fromRoth
          expect(out - year.moved + year.short).toBeCloseTo(Math.max(0, taken[i] as number), 4)
          expect(year.ofMoved).toBeLessThanOrEqual(Math.min(year.moved, year.taxes) + 1e-6)
          expect(year.taxes).toBeGreaterThanOrEqual(0)
          expect(year.fromPreTax).toBeGreaterThanOrEqual(year.required - 1e-6)
        }
      },
    ),
    { numRuns: 150 },
  )
})
