import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { oraclePayment, oraclePaymentsToZero } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, defaults, evaluate, figures, present, headline, words } = await askedWhole(tool)
const car = { amount: 25_000, rate: 7.2, term: 60, purpose: 'other' } as const

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('any field the unknown', () => {
  test('the headline answers what was asked', () => {
    // 300,000 at 7.4% for 30 years, first payment December 2026
    expect(headline()).toBe('You’d pay $2,077.14 a month, paid off in November 2056.')
    expect(headline({ find: 'amount', payment: 500, rate: 6, term: 60 })).toBe(
      'You could borrow $25,863 for $500.00 a month.',
    )
    expect(headline({ find: 'rate', amount: 5000, payment: 230, term: 24 })).toBe(
      'The interest rate is 9.69% if you pay $230.00 a month.',
    )
    expect(headline({ find: 'term', amount: 10_000, payment: 300, rate: 12 })).toContain('3 years and 5 months')
  })
  test('the unknown is not asked', () => {
    for (const find of ['payment', 'amount', 'rate', 'term'])
      expect(calculator.shown(find, { ...defaults, find })).toBe(false)
  })
  test('each answer put back gives the payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 900_000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 2, max: 480 }),
        fc.constantFrom('balance', 'flat'),
        (amount, hundredths, term, rateKind) => {
          const asked = { amount, rate: hundredths / 100, term, rateKind }
          const payment = figures(asked).payment ?? 0
          // The payment was rounded by up to half a cent, and so is the amount found: these shares are what the answers may differ by.
          const share = 0.0051 / payment + 0.0051 / amount
          const known = { ...asked, payment }
          expect(Math.abs((figures({ ...known, find: 'amount' }).amount ?? 0) / amount - 1)).toBeLessThan(share + 1e-6)
          const rate = figures({ ...known, find: 'rate' }).rate ?? 0
          expect(Math.abs((figures({ ...asked, rate }).payment ?? 0) - payment)).toBeLessThan(0.0101)
        },
      ),
    )
  })
  test('a payment that never repays, and one that is too small for any rate, get a sentence', () => {
    // 300,000 x 7.4% / 12 = 1,850
    expect(evaluate({ find: 'term', payment: 1850 }).outcome).toBe('never-paid-off')
    expect(headline({ find: 'term', payment: 1850 })).toContain('isn’t enough to pay off this loan')
    expect(evaluate({ find: 'rate', payment: 800 }).outcome).toBe('below-principal')
    // 800 x 360 = 288,000
    expect(headline({ find: 'rate', payment: 800 })).toContain('$288,000')
  })
})

describe('the schedule', () => {
  test('interest and principal make each payment, and the principal makes the loan to the cent', () => {
    const rows = present(car).tables.find((table) => table.key === 'byMonth')?.rows ?? []
    let balance = 25_000
    for (const [, payment, interest, principal, extra, left] of rows as number[][]) {
      expect(roundToCent((interest ?? 0) + (principal ?? 0))).toBe(payment)
      balance = roundToCent(balance - (principal ?? 0) - (extra ?? 0))
      expect(balance).toBe(left)
    }
    expect(balance).toBe(0)
  })
  test('a constant extra ends the loan when the closed form says', () => {
    const i = 0.072 / 12
    const payment = roundToCent(oraclePayment(25_000, i, 60)) + 100
    expect(figures({ ...car, extra: 100 }).months).toBe(oraclePaymentsToZero(25_000, i, payment))
    expect(words({ ...car, extra: 100 })).toContain('Your extra $100 a month')
  })
})

describe('flat against falling-balance rate', () => {
  test('a flat rate is said as the rate it really is', () => {
    const flat = { ...car, rateKind: 'flat' } as const
    // (25,000 + 25,000 x 0.072 x 5) / 60 = 566.67
    expect(figures(flat).payment).toBe(566.67)
    expect(words(flat)).toContain('A flat rate of 7.2% is really')
    expect(figures(flat).trueRate).toBeGreaterThan(12)
  })
  test('an ordinary loan is told what its rate would cost if it were flat', () => {
    expect(words(car)).toContain('If a lender’s 7.2% is a flat rate, you’d pay $567 a month')
  })
  test('never below the flat rate, and equal for a single payment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 1, max: 480 }), (hundredths, term) => {
        const found = figures({ amount: 1_000_000, rate: hundredths / 100, term, rateKind: 'flat' })
        expect(found.trueRate ?? 0).toBeGreaterThanOrEqual(hundredths / 100 - 0.001)
      }),
      { numRuns: 60 },
    )
    expect(figures({ rateKind: 'flat', term: 1, rate: 12 }).trueRate).toBeCloseTo(12, 3)
  })
})

describe('two loans side by side', () => {
  const two = { ...car, compare: true, secondAmount: null, secondRate: 7.2, secondTerm: 48 } as const
  test('the table and the finding say what a month and everything differ by', () => {
    const table = present(two).tables.find((one) => one.key === 'sideBySide')
    expect(table?.rows[1]?.[1]).toBe(figures(two).payment)
    expect(table?.rows[1]?.[2]).toBe(figures(two).secondPayment)
    expect(words(two)).toContain('The second loan’s payment is $')
    expect(figures(two).costDifference).toBeLessThan(0)
  })
  test('the headline names the one that costs less, and what it takes a month', () => {
    // Closed forms: 25,000 at 7.2% is 497.39 over 60 months and 601.07 over 48: 4,843 and 3,851 of interest, each within rounding.
    expect(headline(two)).toMatch(/^The second loan costs \$9\d\d less in total, but \$10\d more a month\.$/)
    expect(headline({ ...two, secondTerm: 60 })).toBe('The two loans cost the same in interest and fees.')
    expect(headline({ ...two, secondTerm: 72 })).toMatch(/^The first loan costs \$[\d,]+ less in total, but \$\d+ more/)
  })
  test('a blank amount is the first loan’s, also when that is the unknown', () => {
    const found = figures({ ...two, find: 'amount', payment: 500 })
    expect(found.secondPayment ?? 0).toBeCloseTo(oraclePayment(found.amount ?? 0, 0.072 / 12, 48), 2)
  })
  test('the same loan twice costs the same', () => {
    expect(words({ ...two, secondTerm: 60 })).toContain('The two loans cost the same')
  })
  test('the second loan is not in the answer until asked for', () => {
    expect(figures({ ...two, compare: false }).secondPayment).toBeUndefined()
    expect(calculator.shown('secondRate', defaults)).toBe(false)
  })
})

describe('fees and APR', () => {
  test('APR is the rate without fees and above it with them, however they are paid', () => {
    expect(figures(car).apr).toBeCloseTo(7.2, 2)
    for (const feeHandling of ['cash', 'deducted', 'added'])
      expect(figures({ ...car, fee: 500, feeHandling }).apr).toBeGreaterThan(8)
    expect(words({ ...car, fee: 500 })).toContain('Fees of $500 raise your cost from 7.2% to an APR of')
  })
  test('fees as large as the loan get a sentence', () => {
    expect(calculator.check({ ...defaults, ...car, fee: 25_000 })).toHaveProperty('fee')
  })
})

describe('the word and the budget', () => {
  test('EMI is explained in US words', () => {
    expect(words()).toContain('U.S. lenders say monthly payment')
    expect(present().more).toContain('equated monthly installment')
  })
  test('a home loan’s payment can fill the home line of the budget; another loan’s cannot', () => {
    expect(present().actions).toEqual([
      { id: 'budget-home-payment', label: 'Use this payment in my budget', value: figures().payment },
    ])
    expect(present(car).actions).toBeUndefined()
  })
})

describe('words that hold only sometimes', () => {
  test('an extra that ends nothing sooner is not said to', () => {
    // Two payments of about 505 on 1,000 at 12%: 1 extra leaves 1 less for the second one, and saves a cent. No month is saved.
    expect(words({ amount: 100_000, rate: 60, term: 2, extra: 500 })).not.toContain('0 months sooner')
  })
  test('a payment that never repays the loan says that the extra is not in it', () => {
    const short = { find: 'term', amount: 300_000, rate: 8, payment: 1900 } as const
    // 300,000 x 8% / 12 = 2,000 of interest in the first month.
    expect(present({ ...short, extra: 300 }).more).toContain('Your extra $300 isn’t counted here')
    expect(present({ ...short, extra: 0 }).more).not.toContain('extra')
  })
  test('two loans of the same payment are not $0.00 apart', () => {
    const twin = { compare: true, amount: 100_000, rate: 6, term: 120, secondRate: 6, secondTerm: 120 } as const
    expect(headline({ ...twin, secondFee: 500 })).toBe('The first loan costs $500 less in total for the same payment.')
    expect(words({ ...twin, secondFee: 500 })).toContain('is the same, and it costs $500 more')
  })
})

test('one payment is not so much a month', () => {
  // 1,200 at 12% for a month: 1,212.
  expect(present({ amount: 1200, rate: 12, term: 1 }).headline).toContain('**$1,212.00** once')
})
