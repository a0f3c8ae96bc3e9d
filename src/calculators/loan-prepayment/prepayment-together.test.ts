/** Options switched on together, and words that must agree with the figures. */
import { describe, expect, test } from 'vitest'
import { amortize } from '#engine/lending/amortize.ts'
import { roundToCent } from '#engine/money.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'

const { figures, present, allWords: words, rows } = await askedWhole(tool)
const house = { balance: 300_000, rate: 6.5, term: 360, extraMonthly: 0, firstPayment: '2027-01' } as const
const once = (amount: number, from: string) => ({ how: 'once', amount, from, length: null }) as const

describe('biweekly with other options', () => {
  test('a year of extra is twelve, though the halves start in the month before the next payment', () => {
    const changes = { ...house, plan: 'biweekly', extraMonthly: 200, stopAfter: 12 } as const
    expect(figures(changes).totalExtra).toBe(2400)
    expect(rows('byMonth', changes)[0]?.[4]).toBe(200)
  })
  test('after a recast the payment named is one half, said as such', () => {
    const changes = { ...house, plan: 'biweekly', recast: 'recast', extras: [once(50_000, '2028-06')] } as const
    // 300,000 at 6.5% over 30 years asks 1,896.20, halves of 948.10. Eighteen months of halves repay about 5,100 and a 13th
    // payment and a half, 2,800: about 292,000, less 50,000 is 242,000; over the 342 months left 1,311 / 0.842 = 1,556: halves of 778.
    const half = figures(changes).recastPayment ?? 0
    expect(half).toBeGreaterThan(765)
    expect(half).toBeLessThan(790)
    expect(words(changes)).toContain(`$${half.toFixed(2)} every two weeks`)
  })
  test('with several recasts the payment named is the one after the last, in whatever order they are typed', () => {
    const at = (extras: InputValues['extras']) =>
      figures({ ...house, recast: 'recast', extras } as InputValues).recastPayment
    const early = once(40_000, '2028-06')
    const late = once(30_000, '2035-02')
    expect(at([late, early])).toBe(at([early, late]))
    expect(at([late, early])).toBeLessThan(at([early]) ?? 0)
  })
  test('the fees told are those of the plan chosen', () => {
    for (const plan of ['biweekly', 'biweekly-held']) {
      const changes = { ...house, plan, planSetup: 300, planFee: 2 }
      expect(words(changes)).toContain(`The plan’s fees come to ${dollars(figures(changes).fees ?? 0)}.`)
    }
  })
  test('where it brings nothing, nothing is said to come from it', () => {
    const short = { ...house, balance: 900, term: 1, plan: 'biweekly-held', planSetup: 100 } as const
    expect(words(short)).toContain('saves $0 in interest on this loan')
    expect(words(short)).not.toContain('13th')
  })
})

describe('what is saved', () => {
  test('the split is the agreed loan, penalty and fees inside it', () => {
    const changes = { ...house, extraMonthly: 3000, penalty: 'share', penaltyFree: 0, penaltyYears: 3 } as const
    const { split } = present(changes)
    const total = roundToCent(split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0)
    expect(split?.label).toContain('on schedule')
    expect(total).toBe(roundToCent(300_000 + (figures(changes).agreedInterest ?? 0)))
  })
  test('a deduction lost is told apart: without inflation, today’s dollars are the same as dollars', () => {
    const changes = { ...house, extraMonthly: 300, deduction: 24, inflation: 0 } as const
    const found = figures(changes)
    expect(found.netSavedToday).toBe(found.netSaved)
    expect(words(changes)).toContain(`you’d pay ${dollars((found.interestSaved ?? 0) * 0.24)} more in taxes`)
  })
  test('what it takes to be done sooner is what the schedule then says, to the cent', () => {
    for (const [sooner, , extra, saved] of rows('targets', house) as [number, string, number, number][]) {
      const terms = { principal: 300_000, annualRate: 0.065, termMonths: 360, startMonth: '2026-12' } as const
      const plain = amortize(terms)
      const faster = amortize({ ...terms, extras: [{ kind: 'monthly', amount: extra }] })
      if (plain.outcome !== 'paid-off' || faster.outcome !== 'paid-off') throw new Error('no end')
      expect(faster.months).toBeLessThanOrEqual(360 - sooner)
      expect(saved).toBe(roundToCent(plain.totalInterest - faster.totalInterest))
    }
  })
})

describe('words', () => {
  test('an extra that stops is told with its time', () => {
    expect(words({ ...house, extraMonthly: 200, stopAfter: 36 })).toContain('Paying $200 more each month for 3 years,')
    expect(words({ ...house, extraMonthly: 5000, stopAfter: 360 })).toContain('Paying $5,000 more each month, you')
  })
  test('stopping is only offered while there is a loan, and not after one has stopped', () => {
    const car = { balance: 15_000, rate: 7, term: 48, kind: 'auto', extraMonthly: 50, stopAfter: 12 } as const
    expect(rows('stopAfter', car).map((row) => row[0])).toEqual(['1 year', '2 years', '3 years', 'Never'])
    expect(words(car)).not.toContain('If you stop the extra after 2 years')
  })
  test('extra payments over before the next payment are left out, not moved', () => {
    const past = { ...house, extras: [{ how: 'monthly', amount: 100, from: '2025-01', length: 12 }] as const }
    expect(figures(past).totalExtra).toBe(0)
    expect(words(past)).toContain('1 extra payment ends before your next payment')
  })
  test('loans at one rate have no first among them', () => {
    const same = { ...house, otherLoans: [{ name: 'Car', balance: 9000, rate: 6.5, term: 40 }] }
    expect(words(same)).toContain('All these loans charge 6.5%')
  })
  test('a payment just above the interest is slow, not endless', () => {
    // 1,625 of interest in the first month; 1,630 would take -ln(1 - 1,625 / 1,630) / ln(1 + i) = 1,071 months and ends;
    // 1,625.50 would take 1,497.
    expect(words({ ...house, know: 'payment', payment: 1625.5 })).toContain('takes more than 100 years')
  })
  test('no penalty that is zero, no free part that is none', () => {
    expect(words({ ...house, kind: 'student', penalty: 'share', extraMonthly: 10 })).not.toContain('$0 counted')
    expect(words({ ...house, penalty: 'share', penaltyFree: 0, extraMonthly: 100 })).not.toContain('free 0%')
  })
})
