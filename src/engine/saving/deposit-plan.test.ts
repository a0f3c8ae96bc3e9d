import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { effectiveFromNominal } from '#engine/rate.ts'
import { project } from '../growth/compound.ts'
import { DEPOSITS_PER_YEAR, type DepositFrequency } from '../growth/deposit-rate.ts'
import {
  balancesOf,
  type DepositPlan,
  depositFor,
  MOST_MONTHS,
  reachOf,
  yearOfDeposits,
  yieldAfterTax,
} from './deposit-plan.ts'

const plan: DepositPlan = {
  saved: 0,
  deposit: 100,
  frequency: 'monthly',
  timing: 'end',
  annualRaise: 0,
  annualYield: 0,
  extras: new Map(),
}
const frequencies = Object.keys(DEPOSITS_PER_YEAR) as DepositFrequency[]

describe('spreadsheet references (Microsoft Support), 1% a month as an effective year', () => {
  test('NPER(12%/12, -100, -1000, 10000, 1) = 59.67: reached at the end of month 60', () => {
    const at = { ...plan, saved: 1000, timing: 'begin', annualYield: effectiveFromNominal(0.12, 12) } as const
    expect(reachOf(at, () => 10_000)).toEqual({ outcome: 'reached', month: 60 })
  })
  test('PMT(6%/12, 18*12, 0, 50000) = 129.08', () => {
    const at = { ...plan, annualYield: effectiveFromNominal(0.06, 12) }
    expect(depositFor(at, 50_000, 216)).toBeCloseTo(129.08, 2)
  })
})

it.each(frequencies)('%s deposits: as many as in a year, and the closed form of the geometric sum', (frequency) => {
  for (const timing of ['begin', 'end'] as const) {
    const year = yearOfDeposits({ ...plan, frequency, timing, annualYield: 0.05 })
    const p = DEPOSITS_PER_YEAR[frequency]
    expect(year.reduce((sum, month) => sum + month.count, 0)).toBe(p)
    // S = D ((1 + y)^N - 1) / i, times (1 + i) at the beginning, i = (1 + y)^(1/p) - 1.
    const i = 1.05 ** (1 / p) - 1
    const sum = ((100 * (1.05 ** 7 - 1)) / i) * (timing === 'begin' ? 1 + i : 1)
    const ends = balancesOf({ ...plan, frequency, timing, annualYield: 0.05 }, 84)
    expect(ends.at(-1)?.balance).toBeCloseTo(sum, 7)
    expect(ends.at(-1)?.paidIn).toBeCloseTo(700 * p, 7)
  }
})

test('any plan agrees with the year-by-year projection, which counts another way', () => {
  fc.assert(
    fc.property(
      fc.record({
        saved: fc.integer({ min: 0, max: 100_000 }),
        deposit: fc.integer({ min: 0, max: 5000 }),
        frequency: fc.constantFrom(...frequencies),
        timing: fc.constantFrom('begin' as const, 'end' as const),
        annualRaise: fc.double({ min: 0, max: 0.1, noNaN: true }),
        annualYield: fc.double({ min: 0, max: 0.2, noNaN: true }),
        months: fc.integer({ min: 1, max: 400 }),
      }),
      ({ months, ...given }) => {
        const other = project({
          initial: given.saved,
          contribution: given.deposit,
          frequency: given.frequency,
          timing: given.timing,
          contributionGrowth: given.annualRaise,
          annualRate: given.annualYield,
          compounding: 'yearly',
          years: 0,
          months,
        })
        if (other.outcome !== 'projected') throw new Error(other.reason)
        const ours = balancesOf({ ...given, extras: new Map() }, months).at(-1)
        const size = Math.max(1, other.totals.balance)
        expect(Math.abs((ours?.balance ?? 0) - other.totals.balance) / size).toBeLessThan(1e-9)
        expect(Math.abs((ours?.paidIn ?? 0) - given.saved - other.totals.deposits) / size).toBeLessThan(1e-9)
      },
    ),
  )
})

test('the deposit found reaches the goal, and a cent less does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 0.15, noNaN: true }),
      fc.constantFrom(...frequencies),
      (month, goal, annualYield, frequency) => {
        const at = { ...plan, saved: 500, annualYield, frequency }
        const needed = depositFor(at, goal, month)
        if (needed === null || needed === 0) return
        expect(balancesOf({ ...at, deposit: needed }, month).at(-1)?.balance).toBeCloseTo(goal, 5)
        expect(reachOf({ ...at, deposit: needed + 0.01 }, () => goal)).toMatchObject({ outcome: 'reached' })
        expect(balancesOf({ ...at, deposit: needed - 0.01 }, month).at(-1)?.balance).toBeLessThan(goal)
      },
    ),
  )
})

describe('edges', () => {
  it('is there today when the goal is already reached', () => {
    expect(reachOf({ ...plan, saved: 5000 }, () => 5000)).toEqual({ outcome: 'reached', month: 0 })
  })
  it('never arrives with no deposit and no interest, and says what is missing', () => {
    expect(reachOf({ ...plan, deposit: 0, saved: 40 }, () => 100)).toEqual({ outcome: 'never', gap: 60 })
  })
  it('reaches a goal in month 1,200 and none in month 1,201', () => {
    expect(reachOf({ ...plan, deposit: 1 }, () => MOST_MONTHS)).toEqual({ outcome: 'reached', month: MOST_MONTHS })
    expect(reachOf({ ...plan, deposit: 1 }, () => MOST_MONTHS + 1)).toMatchObject({ outcome: 'never' })
  })
  it('has no yearly deposit in time for a goal in six months', () => {
    expect(depositFor({ ...plan, frequency: 'yearly' }, 1000, 6)).toBeNull()
    expect(depositFor({ ...plan, frequency: 'yearly', timing: 'begin' }, 1000, 6)).toBe(1000)
  })
  it('needs nothing when today’s money is enough', () => {
    expect(depositFor({ ...plan, saved: 1000 }, 1000, 12)).toBe(0)
  })
  it('counts one-time amounts in their month, today included', () => {
    const ends = balancesOf(
      {
        ...plan,
        deposit: 0,
        extras: new Map([
          [0, 10],
          [2, 5],
        ]),
      },
      3,
    )
    expect(ends.map(({ balance }) => balance)).toEqual([10, 10, 15, 15])
  })
})

describe('yieldAfterTax', () => {
  it('leaves 3.10762% of 4% after 22%', () => {
    // 1.04^(1/12) - 1 = 0.3273740%; x 0.78 = 0.2553517%; 1.002553517^12 = 1.0310762.
    expect(yieldAfterTax(0.04, 0.22)).toBeCloseTo(0.0310762, 7)
  })
  it('is the whole yield without tax and nothing when tax takes all', () => {
    expect(yieldAfterTax(0.04, 0)).toBeCloseTo(0.04, 14)
    expect(yieldAfterTax(0.04, 1)).toBe(0)
    expect(yieldAfterTax(0, 0.3)).toBe(0)
  })
})
