import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { oraclePayment, oraclePaymentsToZero } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, defaults, evaluate, figures, present, headline, words, table } = await askedWhole(tool)
const once = (amount: number, from: string) => ({ how: 'once', amount, from, length: null }) as const
const house = { balance: 300_000, rate: 6.5, term: 360, extraMonthly: 0, firstPayment: '2027-01' } as const

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('the answer in one sentence', () => {
  test('with a monthly extra', () => {
    // 300,000 at 7.4%, 336 months left: 336 - 261 = 75 months sooner, 336 months after November 2026 less 75
    expect(headline()).toBe('You’d pay off the loan 6 years and 3 months sooner and save about $109,000.')
    expect(present().more).toContain('Paying $200 more each month, you’d make your last payment in August 2048.')
  })
  test('with nothing extra it says what the loan takes, and invites', () => {
    expect(headline({ extraMonthly: 0 })).toContain('On schedule, you’d pay off the loan in November 2054')
    expect(present({ extraMonthly: 0 }).more).toContain('Enter an extra payment')
    expect(figures({ extraMonthly: 0 })).toMatchObject({
      netSaved: 0,
      monthsSaved: 0,
      investAhead: 0,
      netSavedToday: 0,
    })
  })
  test('with one payment once', () => {
    const gift = { ...house, extras: [once(10_000, '2027-01')] }
    expect(headline(gift)).toContain('You’d pay off the loan 2 years and 9 months sooner')
    expect(present(gift).more).toContain('Paying $10,000 extra once, you’d')
  })
})

describe('principal and extra are kept apart', () => {
  test('every cent of the loan is accounted for once', () => {
    const rows = table('byMonth', { ...house, extraMonthly: 137, extras: [once(7000, '2029-05')] })?.rows ?? []
    let balance = 300_000
    for (const [, payment, interest, principal, extra, , left] of rows as number[][]) {
      expect(roundToCent((interest ?? 0) + (principal ?? 0))).toBe(payment)
      balance = roundToCent(balance - (principal ?? 0) - (extra ?? 0))
      expect(balance).toBe(left)
    }
    expect(balance).toBe(0)
  })
  test('the last payment takes what is left and is never larger than the others', () => {
    const found = figures({ ...house, extraMonthly: 137 })
    expect(found.lastPayment).toBeLessThanOrEqual(found.payment ?? 0)
    expect(found.lastPayment).toBeGreaterThan(0)
  })
  test('any constant extra ends when the closed form says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 10, max: 1200 }), (extraMonthly, hundredths) => {
        const i = hundredths / 120_000
        const payment = roundToCent(oraclePayment(300_000, i, 360)) + extraMonthly
        const months = figures({ ...house, rate: hundredths / 100, extraMonthly }).months ?? 0
        // A cent of rounding each month may move the last payment by one.
        expect(Math.abs(months - oraclePaymentsToZero(300_000, i, payment))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
  test('the visitor is told to have it applied to principal', () => {
    expect(words()).toContain('“apply to principal”')
    expect(words({ kind: 'auto' })).toContain('not to “pay ahead”')
    expect(words({ extraMonthly: 0 })).not.toContain('“apply to principal”')
  })
})

describe('dated extra payments', () => {
  test('yearly ones fall in their month, monthly ones from theirs for as long as said', () => {
    const extras = [
      { how: 'yearly', amount: 1000, from: '2028-04', length: null },
      { how: 'monthly', amount: 50, from: '2029-01', length: 24 },
      once(3000, '2030-06'),
    ]
    const rows = table('byYear', { ...house, extras })?.rows ?? []
    const extra = rows.map((row) => row[4])
    // 2027: none; 2028: 1,000; 2029: 12 x 50 + 1,000; 2030: the same + 3,000; 2031: 1,000
    expect(extra.slice(0, 5)).toEqual([0, 1000, 1600, 4600, 1000])
  })
  test('what is dated before the next payment counts from it; after the payoff it is left out, and both are said', () => {
    const early = figures({ ...house, extras: [once(10_000, '2020-01')] })
    expect(early.interestSaved).toBe(figures({ ...house, extras: [once(10_000, '2027-01')] }).interestSaved)
    expect(words({ ...house, extras: [once(10_000, '2020-01')] })).toContain(
      '1 extra payment is dated before your next payment',
    )
    expect(words({ ...house, extras: [once(10_000, '2090-01')] })).toContain(
      '1 extra payment is dated after the payoff',
    )
  })
  test('more money, or the same money sooner, never saves less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 100, max: 50_000 }), (month, amount) => {
        const at = (k: number) => `${2027 + Math.floor(k / 12)}-${String((k % 12) + 1).padStart(2, '0')}`
        const saved = (k: number, dollars: number) =>
          figures({ ...house, extras: [once(dollars, at(k))] }).interestSaved ?? 0
        expect(saved(month, amount)).toBeGreaterThanOrEqual(saved(month + 1, amount) - 2)
        expect(saved(month, amount + 100)).toBeGreaterThanOrEqual(saved(month, amount) - 2)
      }),
      { numRuns: 60 },
    )
  })
})

describe('stop after some years', () => {
  test('what was won stays, and the table shows it growing with the years', () => {
    const rows = table('stopAfter', { ...house, extraMonthly: 200 })?.rows ?? []
    expect(rows.map((row) => row[0])).toEqual([
      '1 year',
      '2 years',
      '3 years',
      '5 years',
      '10 years',
      '15 years',
      'Never',
    ])
    const saved = rows.map((row) => Number(row[2]))
    expect(saved).toEqual([...saved].sort((a, b) => a - b))
    expect(words({ ...house, extraMonthly: 200 })).toContain('If you stop paying extra after 2 years')
  })
  test('is asked only when something repeats', () => {
    expect(calculator.shown('stopAfter', { ...defaults, extraMonthly: 0 })).toBe(false)
    expect(calculator.shown('stopAfter', defaults)).toBe(true)
  })
})

describe('biweekly', () => {
  test('credited at once saves a little more than held; nearly all is the 13th payment', () => {
    const held = figures({ ...house, plan: 'biweekly-held' }).interestSaved ?? 0
    const credited = figures({ ...house, plan: 'biweekly' }).interestSaved ?? 0
    expect(credited).toBeGreaterThan(held)
    expect(credited - held).toBeLessThan(0.1 * held)
  })
  test('a plan’s fees come off, and doing it alone saves at least as much as the held plan', () => {
    const found = figures({ ...house, plan: 'biweekly-held', planSetup: 300, planFee: 4 })
    // 292 months x 26 / 12 = 632.7, so 633 debits of 4, and 300
    expect(found.fees).toBe(300 + 633 * 4)
    expect(found.netSaved).toBe(roundToCent((found.interestSaved ?? 0) - (found.fees ?? 0)))
    const rows = table('biweekly', house)?.rows ?? []
    expect(Number(rows[2]?.[4])).toBeGreaterThanOrEqual(Number(rows[0]?.[4]))
  })
  test('with a recast there is no twelfth of the first payment to compare with', () => {
    const recast = { ...house, extras: [once(50_000, '2028-01')], recast: 'recast' } as const
    expect(table('biweekly', recast)?.rows).toHaveLength(2)
    expect(table('biweekly', { ...recast, recast: 'keep' })?.rows).toHaveLength(3)
  })
  test('works from a known payment as well: half of it every two weeks', () => {
    const known = { ...house, know: 'payment', payment: 1896.2, plan: 'biweekly' } as const
    expect(Math.abs((figures(known).months ?? 0) - (figures({ ...house, plan: 'biweekly' }).months ?? 0))).toBeLessThan(
      2,
    )
  })
})

describe('recast', () => {
  const gift = { ...house, extras: [once(50_000, '2028-01')] }
  test('is offered on mortgages with a one-time payment and known time alone', () => {
    expect(calculator.shown('recast', { ...defaults, ...gift })).toBe(true)
    expect(calculator.shown('recast', { ...defaults, ...gift, kind: 'auto' })).toBe(false)
    expect(calculator.shown('recast', { ...defaults, ...gift, know: 'payment' })).toBe(false)
    expect(calculator.shown('recast', defaults)).toBe(false)
    const asked = { ...gift, recast: 'recast' } as const
    expect(figures({ ...asked, kind: 'auto' })).toEqual(figures({ ...gift, kind: 'auto' }))
  })
  test('lowers the payment, keeps the end, and saves less interest than keeping the payment', () => {
    const recast = figures({ ...gift, recast: 'recast' })
    const kept = figures(gift)
    expect(recast.recastPayment).toBeLessThan(recast.payment ?? 0)
    expect(recast.monthsSaved).toBe(0)
    expect(recast.interestSaved).toBeLessThan(kept.interestSaved ?? 0)
    expect(words(gift)).toContain('A recast would lower your payment from $1,896.20')
    expect(headline({ ...gift, recast: 'recast' })).toContain('A recast would lower your payment to $')
  })
})

describe('prepayment penalty', () => {
  const early = { ...house, penalty: 'share', penaltyShare: 3, penaltyYears: 5, penaltyFree: 0 } as const
  test('comes off what is saved, and ends with its years', () => {
    const found = figures({ ...early, extras: [once(10_000, '2027-06')] })
    expect(found.penalty).toBe(300)
    expect(found.netSaved).toBe(roundToCent((found.interestSaved ?? 0) - 300))
    expect(figures({ ...early, extras: [once(10_000, '2032-02')] }).penalty).toBe(0)
  })
  test('one point less each year', () => {
    const declining = { ...early, penalty: 'declining' } as const
    // 3% in year 1, 2% in year 2, 1% in year 3, then none
    expect(figures({ ...declining, extras: [once(10_000, '2028-06')] }).penalty).toBe(200)
    expect(figures({ ...declining, extras: [once(10_000, '2030-06')] }).penalty).toBe(0)
  })
  test('six months of interest on what is above the free part', () => {
    const months = { ...early, penalty: 'months', penaltyMonths: 6, penaltyFree: 20 } as const
    // 300,000 x 20% = 60,000 free; 40,000 x 6.5% / 2 = 1,300
    expect(figures({ ...months, extras: [once(100_000, '2027-06')] }).penalty).toBe(1300)
  })
  test('the law is named where it bars the penalty', () => {
    expect(words({ ...early, extras: [once(10_000, '2027-06')] })).toContain('12 CFR 1026.43(g)')
    expect(words({ ...early, kind: 'student', extras: [once(10_000, '2027-06')] })).toContain('15 USC 1650(e)')
  })
})

describe('against investing the same money after tax', () => {
  test('a return below the loan’s rate loses, one far above wins', () => {
    expect(figures({ ...house, extraMonthly: 300, investReturn: 4 }).investAhead).toBeLessThan(0)
    expect(figures({ ...house, extraMonthly: 300, investReturn: 10 }).investAhead).toBeGreaterThan(0)
  })
  test('at the break-even return both end level, under each tax', () => {
    for (const investTax of ['none', 'each-year', 'at-end']) {
      const asked = { ...house, extraMonthly: 300, investTax, investTaxRate: 22, deduction: 12 }
      const level = figures(asked).breakEvenReturn ?? 0
      expect(Math.abs(figures({ ...asked, investReturn: level }).investAhead ?? 9)).toBeLessThan(1)
    }
  })
  test('a deduction lowers what prepaying earns', () => {
    const asked = { ...house, extraMonthly: 300, investTax: 'none' } as const
    const before = figures(asked)
    const after = figures({ ...asked, deduction: 22 })
    expect(after.breakEvenReturn).toBeLessThan(before.breakEvenReturn ?? 0)
    // 6.5% x 0.78 = 5.07%, effective 5.1896%
    expect(after.sureReturn).toBeCloseTo(5.1896, 3)
    expect(Math.abs((after.breakEvenReturn ?? 0) - 5.1896)).toBeLessThan(0.002)
  })
  test('the words say which is sure', () => {
    expect(words()).toContain('Interest saved is certain; a return isn’t.')
  })
})

describe('order across loans', () => {
  const other = (rate: number) => ({ otherLoans: [{ name: 'Car', balance: 15_000, rate, term: 48 }] })
  test('highest rate first, after tax', () => {
    expect(table('order', other(9))?.rows[0]?.[0]).toBe('Car')
    expect(table('order', other(5))?.rows[0]?.[0]).toBe('Mortgage')
    // 7.4% less 30% of tax saved is 5.18%
    expect(table('order', { ...other(6), deduction: 30 })?.rows[0]?.[0]).toBe('Car')
    expect(words(other(9))).toContain('Your highest rate is 9%, on “Car”')
  })
})

test('in today’s dollars the saving is smaller, and at no inflation it is the net saving', () => {
  const found = figures({ ...house, extraMonthly: 300 })
  expect(found.netSavedToday).toBeLessThan(found.netSaved ?? 0)
  expect(figures({ ...house, extraMonthly: 300, inflation: 0 }).netSavedToday).toBeCloseTo(found.netSaved ?? 0, 1)
})

test('a payment below the interest gets a sentence under its box', () => {
  // 300,000 x 7.4% / 12 = 1,850
  expect(calculator.check({ ...defaults, know: 'payment', payment: 1850 })).toHaveProperty('payment')
  expect(evaluate({ know: 'payment', payment: 1850 }).outcome).toBe('never-paid-off')
  expect(headline({ know: 'payment', payment: 1850 })).toContain('$1,850.00')
})

test('the extra for a wished end is enough, and a dollar less is not', () => {
  const rows = table('targets', { ...house, extraMonthly: 0 })?.rows ?? []
  for (const row of rows) {
    const extraMonthly = Number(row[2])
    expect(figures({ ...house, extraMonthly }).monthsSaved).toBeGreaterThanOrEqual(Number(row[0]))
    expect(figures({ ...house, extraMonthly: extraMonthly - 1 }).monthsSaved).toBeLessThan(Number(row[0]))
  }
})
