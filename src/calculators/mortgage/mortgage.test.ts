import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { oraclePayment, oraclePaymentsToZero } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, env, defaults, evaluate, figures, present, words } = await askedWhole(tool)
const schedule = (changes: InputValues = {}): number[][] =>
  (present(changes).tables.find((table) => table.key === 'byMonth')?.rows ?? []).map((row) => row.slice(1).map(Number))
const fha = { loanType: 'fha', down: { amount: 3.5, unit: 'pct' } } as const
const arm = { rateType: 'arm', rate: 6.5 } as const

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

test('Regulation Z sample H-25(B): finance charge 118,830.27 within the cents that rounding each row moves', () => {
  const ficus = cases.find((one) => one.name.includes('H-25(B)'))
  const found = figures(ficus?.inputs as InputValues)
  // The form multiplies the unrounded payment; rounding 360 interests to the cent moves the last payment by under $1.80.
  expect(Math.abs((found.totalInterest ?? 0) + (found.mortgageInsuranceTotal ?? 0) - 118_830.27)).toBeLessThan(1.8)
})

describe('the start of the page', () => {
  test('answers in one sentence, with the split adding up to it', () => {
    const shown = present()
    // 2,471.80 + 385 tax + 175.83 insurance + 357,000 x 0.7% / 12 = 208.25 PMI = 3,240.88
    expect(unmarked(shown.headline)).toBe('You’d pay $3,241 a month, paid off in December 2056.')
    const total = shown.split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0
    expect(roundToCent(total)).toBe(figures().monthlyPayment)
    expect(shown.actions?.[0]).toMatchObject({ id: 'budget-home-payment', value: figures().monthlyPayment })
  })
  test('every finding has a number or says what is not included', () => {
    const { findings } = present()
    for (const finding of findings.slice(0, -1)) expect(finding.text).toMatch(/\d/)
    expect(findings.at(-1)?.text).toContain('Not included')
    expect(findings.length).toBeLessThanOrEqual(7)
  })
})

describe('PMI under the Homeowners Protection Act', () => {
  test('extra payments bring the request nearer and leave the automatic end where it was', () => {
    const before = figures()
    const after = figures({ extraMonthly: 400 })
    expect(after.pmiAutomaticMonth).toBe(before.pmiAutomaticMonth)
    expect(after.pmiRequestMonth).toBeLessThan(before.pmiRequestMonth ?? 0)
    expect(after.mortgageInsuranceTotal).toBe(before.mortgageInsuranceTotal)
    expect(words({ extraMonthly: 400 })).toContain('paying extra doesn’t move the automatic date')
  })
  test('asking at 80% pays fewer premiums, and both totals are premiums times months', () => {
    const waits = figures({ pmiRate: 0.58 })
    const asks = figures({ pmiRate: 0.58, pmiRemoval: 'request' })
    // 64 and 84 payments of 172.55
    expect(asks.mortgageInsuranceTotal).toBe(11_043.2)
    expect(waits.mortgageInsuranceTotal).toBe(14_494.2)
  })
  test('none at exactly 20% down; 20% less one cent has it', () => {
    const at = (amount: number) => figures({ price: 400_000, down: { amount, unit: 'usd' } }).mortgageInsurance
    expect(at(80_000)).toBe(0)
    expect(at(79_999.99)).toBeGreaterThan(0)
    expect(calculator.shown('pmiRate', { ...defaults, price: 400_000, down: { amount: 20, unit: 'pct' } })).toBe(false)
  })
})

describe('government loans', () => {
  test('FHA premium does not drop at 78% with 3.5% down, and drops after 11 years with 10% down', () => {
    expect(figures(fha).mortgageInsuranceMonths).toBe(360)
    expect(words(fha)).toContain('it doesn’t end at 78%')
    expect(figures({ ...fha, down: { amount: 10, unit: 'pct' } }).mortgageInsuranceMonths).toBe(132)
    expect(words({ ...fha, down: { amount: 10, unit: 'pct' } })).toContain('ends after 11 years')
  })
  test('FHA with too little down is told the least; a large loan hears of the limit', () => {
    expect(words({ ...fha, down: { amount: 2, unit: 'pct' } })).toContain('at least $14,700 down (3.5%)')
    expect(words({ ...fha, price: 700_000 })).toContain('$541,287')
  })
  test('the fee can be paid in cash instead: a smaller loan, more cash', () => {
    const added = figures({ loanType: 'va' })
    const cash = figures({ loanType: 'va', financeFee: false })
    expect(cash.loanAmount).toBe(357_000)
    expect((cash.cashToClose ?? 0) - (added.cashToClose ?? 0)).toBeCloseTo(
      (added.upfrontFee ?? 0) - (4462.5 * 0.074 * 15) / 365, // 1.25% of 357,000, less its 15 days of interest
      1,
    )
  })
  test('an exempt veteran pays no fee', () => {
    expect(figures({ loanType: 'va', vaUse: 'exempt' }).upfrontFee).toBe(0)
  })
})

describe('extra payments', () => {
  test('an extra counts once: interest + principal + extra account for every cent of the loan', () => {
    const rows = schedule({ extraMonthly: 250, extraYearly: 1000, extraOnce: [{ month: '2030-05', amount: 7000 }] })
    let balance = 357_000
    for (const [payment = 0, interest = 0, principal = 0, extra = 0, left = 0] of rows) {
      expect(roundToCent(interest + principal)).toBe(payment)
      expect(roundToCent(balance - principal - extra)).toBe(left)
      balance = left
    }
    expect(balance).toBe(0)
    const year2030 = rows.slice(36, 48).reduce((sum, row) => sum + (row[3] ?? 0), 0)
    expect(year2030).toBe(12 * 250 + 1000 + 7000)
  })
  test('a constant extra ends the loan when the closed form says', () => {
    const r = 0.074 / 12
    const payment = roundToCent(oraclePayment(357_000, r, 360)) + 300
    expect(figures({ extraMonthly: 300 }).monthsToPayoff).toBe(oraclePaymentsToZero(357_000, r, payment))
  })
  test('one-time payments outside the loan are named, not lost silently', () => {
    const stray = words({
      extraOnce: [
        { month: '2020-01', amount: 100 },
        { month: '2090-01', amount: 100 },
      ],
    })
    expect(stray).toContain('1 one-time payment is dated before the loan starts')
    expect(stray).toContain('1 one-time payment is dated after the loan is paid off')
  })
})

describe('biweekly', () => {
  test('halves held by the servicer save only what one extra payment a year saves', () => {
    const held = figures({ plan: 'biweekly-held' })
    // One whole payment to principal with every twelfth payment, December with the first in January.
    const thirteenth = figures({ extraYearly: 2471.8, extraYearlyMonth: '12' })
    expect(held.interestSaved).toBe(thirteenth.interestSaved)
    expect(held.payoffMonth).toBe(thirteenth.payoffMonth)
    expect(words({ plan: 'biweekly-held' })).toContain('All of it comes from a 13th payment each year')
  })
  test('credited at once it saves a little more, and the schedule still adds up', () => {
    expect(figures({ plan: 'biweekly' }).interestSaved).toBeGreaterThan(
      figures({ plan: 'biweekly-held' }).interestSaved ?? 0,
    )
    const rows = schedule({ plan: 'biweekly' })
    expect(roundToCent(rows.reduce((sum, row) => sum + (row[2] ?? 0), 0))).toBe(357_000)
    expect(present({ plan: 'biweekly' }).headline).toContain('every two weeks')
  })
})

describe('adjustable rate', () => {
  test('worst case stops at the lifetime cap and says so', () => {
    const text = words({ ...arm, armPath: 'worst' })
    expect(text).toContain('Your rate could reach 11.5%')
    expect(text).toContain('January 2032')
  })
  test('the worst case costs at least as much as any guess', () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (armDrift) => {
        const guess = figures({ ...arm, armDrift }).totalInterest ?? 0
        expect(guess).toBeLessThanOrEqual(figures({ ...arm, armPath: 'worst' }).totalInterest ?? 0)
      }),
      { numRuns: 25 },
    )
  })
  test('APR uses the index of today, whatever path is guessed', () => {
    expect(figures({ ...arm, armDrift: 2 }).apr).toBe(figures(arm).apr)
    expect(figures({ ...arm, armPath: 'worst' }).apr).toBe(figures(arm).apr)
  })
})

describe('over time', () => {
  test('escrow grows while principal and interest do not', () => {
    const rows = present().charts.find((chart) => chart.key === 'paymentParts')
    if (rows?.kind !== 'stacked') throw new Error('a stacked chart is expected')
    const of = (key: string) => rows.series.find((series) => series.key === key)?.values ?? []
    expect(new Set(of('loan').slice(0, 29)).size).toBe(1)
    expect(of('tax')[1]).toBe(roundToCent(12 * 396.55)) // 385 x 1.03
    expect(words()).toContain('the loan payment stays the same')
  })
  test('APR is above the rate with fees or PMI and equal to it without any', () => {
    expect(figures().apr).toBeGreaterThan(7.4)
    const clean = figures({ down: { amount: 20, unit: 'pct' }, lenderFees: 0, interestDays: 0 })
    expect(Math.abs((clean.apr ?? 0) - 7.4)).toBeLessThan(0.0005)
  })
  test('each row is rounded to the cent and the last one clears the balance', () => {
    for (const row of schedule()) for (const value of row) expect(roundToCent(value)).toBe(value)
    expect(schedule().at(-1)?.[4]).toBe(0)
  })
})

describe('edges', () => {
  test('the whole price down is no loan, and still has a cost', () => {
    const cash = evaluate({ down: { amount: 100, unit: 'pct' } })
    expect(cash.outcome).toBe('no-loan')
    expect(cash.figures.monthlyPayment).toBe(560.83)
    expect(cash.figures.payoffMonth).toBeUndefined()
    expect(cash.present().headline).toContain('With no loan')
  })
  test('more than the price, or a crumb of a loan, gets a sentence', () => {
    const check = (amount: number) => calculator.check({ ...defaults, down: { amount, unit: 'usd' } }).down
    expect(check(420_001)).toContain('no larger than the price')
    expect(check(419_500)).toContain('at least $1,000')
    expect(check(420_000)).toBeUndefined()
  })
  test('a loan over the limit of its year hears of it', () => {
    const big = { price: 1_100_000, down: { amount: 250_000, unit: 'usd' } } as const
    expect(words(big)).toContain('$832,750')
    expect(
      calculator
        .evaluate({ ...defaults, ...big }, { ...env, year: 2025 })
        .present()
        .findings.map((f) => f.text)
        .join(),
    ).toContain('$806,500')
  })
  test('hidden answers change nothing', () => {
    const hidden = {
      vaUse: 'exempt',
      financeFee: false,
      armIndex: 9,
      armMargin: 9,
      armPath: 'worst',
      armDrift: 3,
      armFixedYears: '3',
      hoaGrowth: 15,
      extraYearlyMonth: '7',
      taxState: 'NJ',
    }
    expect(figures(hidden)).toEqual(figures())
    expect(figures({ ...fha, pmiRate: 5, pmiRemoval: 'request' })).toEqual(figures(fha))
  })
  test('the state only changes the hint', () => {
    expect(calculator.hint('propertyTax', { ...defaults, taxState: 'OH' }, env)).toContain('Ohio: about 1.36%')
  })
  test('more down never costs more a month, a higher rate never less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 89 }),
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.constantFrom('conventional', 'fha', 'va', 'usda'),
        (share, rate, loanType) => {
          const at = (amount: number, points: number) =>
            figures({ loanType, rate: points, down: { amount, unit: 'pct' } }).monthlyPayment ?? 0
          expect(at(share + 10, rate)).toBeLessThanOrEqual(at(share, rate))
          expect(at(share, rate + 1)).toBeGreaterThan(at(share, rate))
        },
      ),
      { numRuns: 60 },
    )
  })
})
