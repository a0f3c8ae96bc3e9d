/** Options switched on together, and the printed arithmetic. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator as tool } from './calculator.ts'

const { figures, present, allWords: words } = await askedWhole(tool)
const schedule = (changes: InputValues = {}): number[][] =>
  (present(changes).tables.find((table) => table.key === 'byMonth')?.rows ?? []).map((row) => row.slice(1).map(Number))
const arm = { rateType: 'arm', rate: 6.5 } as const

describe('biweekly halves with other extra payments', () => {
  test('the halves of the month before the first payment bring no extra of their own', () => {
    // First payment in January 2027, so the halves start in December 2026; twelve months are twelve extras of 200 and one of 1,000.
    const rows = schedule({ plan: 'biweekly', extraMonthly: 200, extraYearly: 1000, extraYearlyMonth: '12' })
    expect(rows.slice(0, 12).map((row) => row[3])).toEqual([...new Array(11).fill(200), 1200])
  })
})

test('paid every two weeks, the budget is told of 26 halves a year', () => {
  // 2,471.80 of principal and interest: 26 halves are 32,133.40 a year, 2,677.78 a month; the rest is 385 + 175.83 + 208.25 of PMI.
  for (const plan of ['biweekly', 'biweekly-held'])
    expect(present({ plan }).actions?.[0]?.value).toBe(roundToCent(2677.78 + 769.08))
})

describe('an adjustable rate with extra payments', () => {
  test('in year ten the payment is the one of the schedule as really paid', () => {
    const changes = { ...arm, extraMonthly: 500 }
    const paid = schedule(changes)[108]?.[0] ?? 0
    // 385 of tax and 2,110 / 12 of insurance, nine times 3% more, each rounded to the cent; PMI has ended by then.
    const owner = roundToCent(385 * 1.03 ** 9) + roundToCent((2110 / 12) * 1.03 ** 9)
    expect(figures(changes).paymentInYearTen).toBe(roundToCent(paid + owner))
    expect(paid).toBeLessThan(schedule(arm)[108]?.[0] ?? 0)
  })
  test('paid off before the first change, nothing is said of changes', () => {
    const early = words({ ...arm, armFixedYears: '10', extraMonthly: 5000 })
    expect(early).not.toMatch(/rate could change|rate could reach|Each rate change/)
    expect(words({ ...arm, armFixedYears: '10' })).toMatch(/rate could change/)
  })
  test('from the crossover on, every payment is more principal than interest, whatever the rate does', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), fc.integer({ min: 120, max: 360 }), (armDrift, term) => {
        const changes = { ...arm, armDrift, term, rate: 4 }
        const from = figures(changes).monthsToCrossover ?? Number.NaN
        const rows = schedule(changes)
        for (const [, interest = 0, principal = 0] of rows.slice(from - 1)) expect(principal).toBeGreaterThan(interest)
        if (from > 1) expect(rows[from - 2]?.[2]).toBeLessThanOrEqual(rows[from - 2]?.[1] ?? 0)
      }),
      { numRuns: 30 },
    )
  })
  test('the APR names the later rate, also where it is all there is', () => {
    const bare = { ...arm, rate: 5, down: { amount: 20, unit: 'pct' }, lenderFees: 0, interestDays: 0 } as const
    expect(words(bare)).toContain('because it includes later rate changes.')
  })
  test('caps of nothing are said as what they are', () => {
    expect(words({ ...arm, armLifeCap: 0 })).toContain('your rate would never go above 6.5%')
  })
})

describe('loan types', () => {
  test('one point more is the payment of that very rate, FHA premium and all', () => {
    for (const loanType of ['conventional', 'fha', 'usda', 'va'])
      expect(figures({ loanType, rate: 6 }).paymentPlusOnePoint).toBe(figures({ loanType, rate: 7 }).monthlyPayment)
  })
  test('FHA with 10% down: eleven years only where the loan lasts longer', () => {
    const tenDown = { loanType: 'fha', down: { amount: 10, unit: 'pct' } } as const
    expect(words(tenDown)).toContain('ends after 11 years')
    expect(words({ ...tenDown, term: 120 })).toContain('pay off the loan before the insurance could end')
  })
  test('PMI of a loan paid off before the original schedule reaches 78%', () => {
    const steps = present({ extraMonthly: 20_000 }).workings.flatMap((working) => working.steps ?? [])
    expect(steps.join('\n')).toContain('It would end automatically')
    expect(steps.join('\n')).not.toContain('At the latest')
  })
})

test('the printed payment follows from the printed operands, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 50_000_000 }),
      fc.integer({ min: 1, max: 2500 }),
      fc.integer({ min: 12, max: 480 }),
      (price, hundredths, term) => {
        const line = present({ price, rate: hundredths / 100, term, down: { amount: 15, unit: 'pct' } }).workings[0]
          ?.lines
        const match = /^= ([\d.]+) · ([\d.]+) ÷ \(1 − ([\d.]+)\^−(\d+)\)$/.exec((line?.[1] ?? '').replaceAll(',', ''))
        const [loan = 0, r = 0, growth = 0, n = 0] = (match ?? []).slice(1).map(Number)
        const shown = Number((line?.[2] ?? '').replaceAll(/[^\d.]/g, ''))
        // Half a unit of the tenth decimal of r moves the payment by at most twice its share of r.
        expect(Math.abs((loan * r) / (1 - growth ** -n) - shown)).toBeLessThanOrEqual(0.0051 + (shown * 1e-10) / r)
      },
    ),
    { numRuns: 60 },
  )
})

test('the items of closing day add up to their sum, cent for cent', () => {
  const rows =
    present({ discountPoints: 0.625, loanType: 'fha' }).tables.find((t) => t.key === 'cashToClose')?.rows ?? []
  const amounts = rows.map((row) => Number(row[1]))
  expect(roundToCent(amounts.slice(0, -1).reduce((a, b) => a + b, 0))).toBe(amounts.at(-1))
})
