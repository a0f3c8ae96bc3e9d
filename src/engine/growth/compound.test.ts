import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depositPlanValue, lumpTaxedYearly, risingDepositsValue } from '#engine/oracles/growth.ts'
import { type Projection, type ProjectionInput, project, projectWithVariance } from './compound.ts'
import { depositPeriodRate } from './deposit-rate.ts'

const base: ProjectionInput = {
  initial: 1000,
  contribution: 100,
  frequency: 'monthly',
  timing: 'end',
  annualRate: 0.06,
  compounding: 'monthly',
  years: 10,
}

const run = (changes: Partial<ProjectionInput> = {}): Projection => {
  const outcome = project({ ...base, ...changes })
  if (outcome.outcome !== 'projected') throw new Error(outcome.reason)
  return outcome
}

describe('published values', () => {
  it('Excel FV reference: 1,000 and 100 at the start of 12 months at 6 % is 2,301.40', () => {
    expect(run({ years: 1, timing: 'begin' }).totals.balance).toBeCloseTo(2301.4, 2)
  })
  it('Excel FV reference: 2,000 at the start of 35 months at 11 % is 82,846.25', () => {
    const plan = { initial: 0, contribution: 2000, timing: 'begin', annualRate: 0.11, years: 2, months: 11 } as const
    expect(run(plan).totals.balance).toBeCloseTo(82846.25, 2)
  })
  it('Excel FV reference: 1,000 at the end of 12 months at 12 % is 12,682.50', () => {
    expect(run({ initial: 0, contribution: 1000, annualRate: 0.12, years: 1 }).totals.balance).toBeCloseTo(12682.5, 2)
  })
  it('Excel EFFECT reference: 5.25 % compounded quarterly makes 1 into 1.0535427 in a year', () => {
    const plan = { initial: 1, contribution: 0, annualRate: 0.0525, compounding: 'quarterly', years: 1 } as const
    expect(run(plan).totals.balance).toBeCloseTo(1.0535427, 7)
  })
})

describe('against closed forms', () => {
  it('every pairing of deposits and compounding: (1 + r/m)^(m/p) - 1 per deposit period', () => {
    const per = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, yearly: 1 } as const
    const times = { daily: 365, monthly: 12, quarterly: 4, semiannual: 2, yearly: 1 } as const
    for (const [frequency, p] of Object.entries(per) as [keyof typeof per, number][])
      for (const [compounding, m] of Object.entries(times) as [keyof typeof times, number][])
        for (const timing of ['begin', 'end'] as const) {
          const expected = depositPlanValue(1000, 100, (1 + 0.07 / m) ** (m / p) - 1, p * 20, timing === 'begin')
          const got = run({ frequency, compounding, timing, annualRate: 0.07, years: 20 })
          expect(got.totals.balance / expected).toBeCloseTo(1, 10)
          expect(got.totals.depositCount).toBe(p * 20)
        }
  })
  it('continuous compounding: e^(r/p) - 1', () => {
    const expected = depositPlanValue(1000, 100, Math.exp(0.07 / 26) - 1, 26 * 15, false)
    expect(
      run({ compounding: 'continuous', frequency: 'biweekly', annualRate: 0.07, years: 15 }).totals.balance / expected,
    ).toBeCloseTo(1, 10)
  })
  it('daily compounding lies just under continuous, and each finer beat above the coarser', () => {
    const at = (compounding: ProjectionInput['compounding']) =>
      run({ contribution: 0, compounding, annualRate: 0.08, years: 30 }).totals.balance
    const beats = (['yearly', 'semiannual', 'quarterly', 'monthly', 'daily', 'continuous'] as const).map(at)
    expect(beats).toEqual([...beats].sort((a, b) => a - b))
    expect(at('continuous')).toBeCloseTo(1000 * Math.exp(2.4), 8)
    // (1 + r/m)^(mt) = e^(rt) (1 - r^2 t / 2m + ...): 0.08^2 x 30 / 730 = 0.000263 short.
    expect(1 - at('daily') / at('continuous')).toBeCloseTo((0.08 ** 2 * 30) / 730, 6)
  })
  it('deposits that rise once a year', () => {
    const expected = risingDepositsValue(200, 0.005, 12, 25, 0.03)
    expect(
      run({ initial: 0, contribution: 200, contributionGrowth: 0.03, years: 25 }).totals.balance / expected,
    ).toBeCloseTo(1, 10)
  })
  it('tax each year on a lump sum: P(1 + i(1 - t))^n', () => {
    const expected = lumpTaxedYearly(1000, 0.06, 0.24, 10)
    const got = run({ contribution: 0, compounding: 'yearly', tax: { kind: 'each-year', rate: 0.24 } })
    expect(got.totals.balance).toBeCloseTo(expected, 8)
  })
  it('tax at the end on the gain: V - t(V - paid in)', () => {
    const gross = run().totals.balance
    const got = run({ tax: { kind: 'at-end', rate: 0.15 } })
    expect(got.totals.balance).toBeCloseTo(gross - 0.15 * (gross - 13000), 8)
    expect(got.monthly.at(-1)?.balance).toBeCloseTo(gross, 8)
  })
  it('an annual fee keeps (1 + i)(1 - f) a year', () => {
    const got = run({ contribution: 0, compounding: 'yearly', annualFee: 0.01 })
    expect(got.totals.balance).toBeCloseTo(1000 * (1.06 * 0.99) ** 10, 8)
  })
  it("today's dollars divide by (1 + inflation)^years", () => {
    const got = run({ contribution: 0, compounding: 'yearly', inflation: 0.06 })
    for (const row of got.rows) expect(row.realBalance).toBeCloseTo(1000, 8)
  })
  it('a lag of 24 months: the starting amount grows alone, then 8 years of deposits', () => {
    const r = 0.005
    const expected = depositPlanValue(1000, 0, r, 120, false) + depositPlanValue(0, 100, r, 96, false)
    const got = run({ startAfterMonths: 24 })
    expect(got.totals.balance / expected).toBeCloseTo(1, 10)
    expect(got.rows[1]?.deposits).toBe(0)
    expect(got.rows[2]?.deposits).toBe(1200)
  })
})

describe('edges', () => {
  it('zero rate is linear', () => {
    const got = run({ annualRate: 0 })
    expect(got.totals).toMatchObject({ balance: 13000, interest: 0, fees: 0, tax: 0, deposits: 12000 })
    expect(got.rows.map((r) => r.balance)).toEqual([2200, 3400, 4600, 5800, 7000, 8200, 9400, 10600, 11800, 13000])
  })
  it('a last year of seven months', () => {
    const got = run({ years: 1, months: 7 })
    expect(got.rows.map((r) => [r.year, r.months, r.deposits])).toEqual([
      [1, 12, 1200],
      [2, 7, 700],
    ])
    expect(got.totals.balance).toBeCloseTo(depositPlanValue(1000, 100, 0.005, 19, false), 8)
  })
  it('weekly deposits in a single month: those that fit in 1/12 of a year', () => {
    // 52/12 = 4.33: four full weeks end inside it; starts fall at weeks 0, 1, 2, 3 and 4.
    expect(run({ frequency: 'weekly', years: 0, months: 1 }).totals.depositCount).toBe(4)
    expect(run({ frequency: 'weekly', years: 0, months: 1, timing: 'begin' }).totals.depositCount).toBe(5)
  })
  it('a loss is not taxed', () => {
    const got = run({ annualRate: -0.05, tax: { kind: 'each-year', rate: 0.3 } })
    expect(got.totals.tax).toBe(0)
    expect(got.totals.interest).toBeLessThan(0)
  })
  it('refuses with a reason', () => {
    const reason = (changes: Partial<ProjectionInput>) => {
      const got = project({ ...base, ...changes })
      return got.outcome === 'refused' ? got.reason : got.outcome
    }
    expect(reason({ years: 0 })).toBe('no-time')
    expect(reason({ years: 101 })).toBe('too-long')
    expect(reason({ years: 100 })).toBe('projected')
    expect(reason({ initial: Number.NaN })).toBe('not-a-number')
    expect(reason({ initial: -1 })).toBe('negative-amount')
    expect(reason({ annualRate: -1, compounding: 'yearly' })).toBe('rate-too-low')
    expect(reason({ inflation: -1 })).toBe('rate-too-low')
    expect(reason({ annualRate: 1e6, years: 100 })).toBe('not-a-number')
  })
  it('names the conversion used', () => {
    expect(depositPeriodRate(0.06, 'monthly', 'monthly')).toMatchObject({ rule: 'same-beat', rate: 0.06 / 12 })
    expect(depositPeriodRate(0.06, 'daily', 'monthly')).toMatchObject({ rule: 'converted', compoundsPerYear: 365 })
    expect(depositPeriodRate(0.06, 'yearly', 'monthly').rate).toBeCloseTo(1.06 ** (1 / 12) - 1, 15)
    expect(depositPeriodRate(0.06, 'continuous', 'monthly')).toMatchObject({
      rule: 'continuous',
      compoundsPerYear: null,
    })
  })
})

describe('milestones', () => {
  it('a lump sum at 7.2 % a year doubles in month 120: ln 2 / ln 1.072 = 9.97 years', () => {
    const got = run({ contribution: 0, compounding: 'yearly', annualRate: 0.072, years: 20 })
    expect(got.milestones).toEqual([{ kind: 'doubled', month: 120, year: 10 }])
  })
  it('yearly 1,000 at the end of the year at 10 %: interest first beats the deposit in year 9', () => {
    // After k deposits the balance is 10,000(1.1^k - 1) and next year's interest 1,000(1.1^k - 1), above 1,000 when
    // 1.1^k > 2, k = 8 (2.1436): so in year 9, with interest 1,143.59.
    const got = run({
      initial: 0,
      contribution: 1000,
      frequency: 'yearly',
      compounding: 'yearly',
      annualRate: 0.1,
      years: 12,
    })
    expect(got.milestones[0]).toMatchObject({ kind: 'interest-beats-deposits', year: 9 })
    expect(got.rows[8]?.interest).toBeCloseTo(1143.58881, 4)
  })
  it('round sums: at zero rate 10,000 a month reaches 100,000 in month 10; sums the start covers are left out', () => {
    const got = run({ initial: 0, contribution: 10000, annualRate: 0, years: 10 })
    expect(got.milestones.map((m) => m.kind === 'balance-reached' && [m.amount, m.month])).toEqual([
      [100_000, 10],
      [250_000, 25],
      [500_000, 50],
      [1_000_000, 100],
    ])
    expect(run({ initial: 300_000, contribution: 0, annualRate: 0 }).milestones).toEqual([])
  })
})

const anyPlan = fc.record({
  initial: fc.integer({ min: 0, max: 1_000_000 }),
  contribution: fc.integer({ min: 0, max: 10_000 }),
  frequency: fc.constantFrom('weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'yearly'),
  timing: fc.constantFrom('begin', 'end'),
  annualRate: fc.double({ min: -0.2, max: 0.3, noNaN: true }),
  compounding: fc.constantFrom('daily', 'monthly', 'quarterly', 'semiannual', 'yearly', 'continuous'),
  years: fc.integer({ min: 0, max: 40 }),
  months: fc.integer({ min: 1, max: 11 }),
  annualFee: fc.double({ min: 0, max: 0.03, noNaN: true }),
  contributionGrowth: fc.double({ min: 0, max: 0.1, noNaN: true }),
  startAfterMonths: fc.integer({ min: 0, max: 30 }),
}) satisfies fc.Arbitrary<ProjectionInput>

describe('properties', () => {
  it('every dollar is accounted for, in each row and in total', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom('none', 'each-year', 'at-end'), (plan, kind) => {
        const got = run({ ...plan, tax: kind === 'none' ? { kind } : { kind, rate: 0.2 } })
        let balance = plan.initial
        for (const row of got.rows) {
          balance += row.deposits + row.interest - row.fees - row.tax
          expect(Math.abs(balance - row.balance)).toBeLessThan(
            1e-9 * (1 + Math.abs(row.depositsCum) + Math.abs(row.interestCum)),
          )
          expect(row.tax).toBeGreaterThanOrEqual(0)
        }
        expect(got.rows.reduce((n, r) => n + r.months, 0)).toBe(plan.years * 12 + plan.months)
      }),
    )
  })
  it('at a positive rate depositing at the start is never worth less, and a higher rate never less', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const up = { ...plan, annualRate: Math.abs(plan.annualRate), annualFee: 0 }
        const end = run({ ...up, timing: 'end' }).totals.balance
        expect(run({ ...up, timing: 'begin' }).totals.balance).toBeGreaterThanOrEqual(end * (1 - 1e-12))
        expect(run({ ...up, timing: 'end', annualRate: up.annualRate + 0.01 }).totals.balance).toBeGreaterThanOrEqual(
          end * (1 - 1e-12),
        )
      }),
    )
  })
  it('two plans side by side are worth what one plan of both is', () => {
    fc.assert(
      fc.property(anyPlan, fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
        const part = (s: number) =>
          run({ ...plan, initial: plan.initial * s, contribution: plan.contribution * s }).totals.balance
        const whole = part(1)
        expect(Math.abs(part(share) + part(1 - share) - whole)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(whole)))
      }),
    )
  })
  it('variance lines lie around the middle one', () => {
    const { low, middle, high } = projectWithVariance(base, 0.02)
    if (low.outcome !== 'projected' || middle.outcome !== 'projected' || high.outcome !== 'projected') throw new Error()
    expect(low.totals.balance).toBeCloseTo(run({ annualRate: 0.04 }).totals.balance, 10)
    expect(high.totals.balance).toBeCloseTo(run({ annualRate: 0.08 }).totals.balance, 10)
    expect(low.totals.balance).toBeLessThan(middle.totals.balance)
  })
})
