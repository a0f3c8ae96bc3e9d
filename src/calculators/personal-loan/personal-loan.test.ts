import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oracleBalance, oraclePayment, oraclePresentValue, oracleRule78Unearned } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, defaults, figures, headline, present, words } = await askedWhole(tool)
const known = {
  amount: 10_000,
  rate: 12,
  term: 36,
  fee: 5,
  handling: 'deducted',
  amountIs: 'loan',
  offers: [],
} as const
/** 36 months without a fee, and 60 with 8% out of the loan. */
const rivals = [
  { name: 'Offer B', rate: 14.5, term: 36, fee: 0, handling: 'deducted' },
  { name: 'Offer C', rate: 10.5, term: 60, fee: 8, handling: 'deducted' },
]

test('the headline is what the loan costs and its APR; no offer is made up', () => {
  // 36 x 332.14 - 10,000 = 1,957 of interest, and 500 of fee.
  expect(headline(known)).toBe('This loan would cost you $2,457 in interest and fees, an APR of 15.61%.')
  expect(present(known).more).toBe('You’d get $9,500 and pay $332.14 a month for 3 years.')
  expect(defaults['offers']).toEqual([])
})

describe('the fee', () => {
  test('out of the proceeds: 12% over 36 months with 5% kept back is 15.6%', () => {
    expect(figures(known).apr?.toFixed(1)).toBe('15.6')
    expect(words(known)).toContain('To get the full $10,000, you’d need to borrow $10,526')
  })
  test('added costs less a year than kept back, and interest runs on it', () => {
    const kept = figures(known)
    const added = figures({ ...known, handling: 'added' })
    expect(added.apr).toBeLessThan(kept.apr ?? 0)
    expect(added.loanAmount).toBe(10_500)
    // 500 more borrowed costs its own interest: 36 x 332.143 x 0.05 - 500 = 97.86
    expect((added.totalInterest ?? 0) - (kept.totalInterest ?? 0)).toBeCloseTo(97.86, 0)
  })
  test('paid in cash: the same APR as kept back, the same cash in the end', () => {
    const cash = figures({ ...known, handling: 'paid-in-cash' })
    expect(cash.apr).toBe(figures(known).apr)
    expect(cash.received).toBe(9500)
  })
  test('no fee: the APR is the rate', () => {
    expect(figures({ ...known, fee: 0 }).apr).toBeCloseTo(12, 2)
    expect(words({ ...known, fee: 0 })).toContain('You’d pay no fees')
  })
  test('fees that take the whole loan get a sentence, not a number', () => {
    expect(calculator.check({ ...defaults, amount: 500, fee: 10, flatFee: 460, amountIs: 'loan' })).toHaveProperty(
      'flatFee',
    )
  })
})

describe('other offers', () => {
  test('every offer puts the same cash in hand', () => {
    const table = present({ offers: rivals }).tables.find((one) => one.key === 'offers')
    const received = (table?.rows ?? []).map((row) => Number(row[4]))
    expect(received.length).toBe(3)
    for (const cash of received) expect(Math.abs(cash - (received[0] ?? 0))).toBeLessThan(0.011)
  })
  test('a smaller payment over a longer time is not called cheaper', () => {
    // 10,000 / 0.95 at 11.9% for 36 months against 10.5% for 60 with 8%: the second pays less a month and more in all.
    expect(words({ offers: rivals })).toMatch(/Offer C has the lowest payment \(\$\d+\) but costs \$[\d,]+ more/)
  })
  test('no other offers: no comparison', () => {
    expect(present({ offers: [] }).tables.some((table) => table.key === 'offers')).toBe(false)
    expect(figures({ offers: [] }).cheapestOffer).toBeUndefined()
  })
})

describe('paying early', () => {
  test('the fee is gone on day one, so an early end makes each year dearer but the total smaller', () => {
    const early = figures({ ...known, early: 'payoff', payoffAfter: 6 })
    expect(early.earlyApr).toBeGreaterThan(figures(known).apr ?? 0)
    expect(early.earlySaved).toBeGreaterThan(0)
    expect(early.earlyPayoff).toBeCloseTo(oracleBalance(10_000, 0.01, oraclePayment(10_000, 0.01, 36), 6), 0)
    expect(
      oraclePresentValue(332.14, (early.earlyApr ?? 0) / 1200, 6) +
        (early.earlyPayoff ?? 0) / (1 + (early.earlyApr ?? 0) / 1200) ** 6,
    ).toBeCloseTo(9500, 1)
  })
  test('precomputed interest: the rule of 78 keeps more for the lender', () => {
    const simple = figures({ ...known, early: 'payoff', payoffAfter: 12 })
    const old = figures({ ...known, early: 'payoff', payoffAfter: 12, interestKind: 'rule-of-78' })
    expect(old.earlyPayoff).toBeGreaterThan(simple.earlyPayoff ?? 0)
    const left = 332.14 * 24 - oracleRule78Unearned(simple.totalInterest ?? 0, 36, 12)
    expect(Math.abs((old.earlyPayoff ?? 0) - left)).toBeLessThan(0.2)
    expect(words({ ...known, early: 'payoff', payoffAfter: 12, interestKind: 'rule-of-78' })).toContain('rule of 78')
  })
  test('over 61 months the rule of 78 is barred by federal law, and the page says so', () => {
    expect(words({ ...known, term: 72, early: 'payoff', payoffAfter: 12, interestKind: 'rule-of-78' })).toContain(
      '15 USC 1615',
    )
  })
  test('a prepayment penalty can eat the saving', () => {
    const found = figures({ ...known, rate: 2, early: 'payoff', payoffAfter: 30, penalty: 5 })
    expect(found.earlySaved).toBeLessThan(0)
    expect(words({ ...known, rate: 2, early: 'payoff', payoffAfter: 30, penalty: 5 })).toContain('more than keeping it')
  })
  test('extra each month ends it sooner and saves interest', () => {
    const found = figures({ ...known, early: 'extra', extra: 100 })
    // ln(A / (A - P i)) / ln(1.01) with A = 432.14: 26.5, so 27 payments
    expect(found.earlyMonths).toBe(27)
    expect(found.earlySaved).toBeGreaterThan(0)
  })
  test('hidden questions have no say', () => {
    expect(figures({ ...known, extra: 900, penalty: 20, payoffAfter: 3 })).toEqual(figures(known))
  })
})

describe('insurance', () => {
  test('in the APR only when the lender requires it (12 CFR 1026.4(d))', () => {
    const free = figures({ ...known, insurance: 10 })
    const forced = figures({ ...known, insurance: 10, insuranceRequired: true })
    expect(free.apr).toBe(figures(known).apr)
    expect(forced.apr).toBe(free.aprWithInsurance)
    expect(forced.apr).toBeGreaterThan(free.apr ?? 0)
    expect(free.insuranceTotal).toBe(360)
  })
})

test('score: a loan dearer than usual for the score is said', () => {
  expect(words({ ...known, rate: 24, score: 760 })).toContain('above what lenders usually charge at your score')
  expect(
    present({ ...known, score: 650 })
      .tables.find((t) => t.key === 'bands')
      ?.rows.map((row) => row[0]),
  ).toContain('630–689 (yours)')
})

test('above 36%: the cap for service members is named', () => {
  expect(words({ ...known, rate: 36 })).toContain('10 USC 987')
})

test('the parts of the split are everything that is paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 100_000 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom('deducted', 'added'),
      (amount, fee, basisPoints, term, handling) => {
        const changes = { amount, fee, rate: basisPoints / 100, term, handling, amountIs: 'loan', offers: [] }
        const found = figures(changes)
        const parts = present(changes).split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0
        expect(parts).toBeCloseTo(found.totalPaid ?? 0, 2)
        expect((found.received ?? 0) + (found.costOfCredit ?? 0)).toBeCloseTo(found.totalPaid ?? 0, 2)
        // Cents in the payment can move the APR of a short small loan a little below its rate.
        expect(found.apr ?? 0).toBeGreaterThan(basisPoints / 100 - 0.02)
      },
    ),
    { numRuns: 100 },
  )
})

test('insurance the lender requires is part of what this loan costs beside the others', () => {
  const rival = { name: 'Rival', rate: 12, term: 36, fee: 6, handling: 'deducted' }
  const over = { ...known, offers: [rival], insurance: 20 } as const
  // Without it the loan is the cheaper one: the same rate and term with a smaller fee. 36 x 20 = 720 turns that round.
  expect(figures({ ...over, insuranceRequired: false }).cheapestOffer).toBe(1)
  expect(figures({ ...over, insuranceRequired: true }).cheapestOffer).toBe(2)
  expect(present({ ...over, insuranceRequired: true }).more).toContain(
    'Required insurance adds $20.00 a month and counts in the APR',
  )
})

test('the rule of 78 takes what is left of the real payments', () => {
  // 8,285.60 at 200% over 36 months: i = 1/6, payment 8,285.60 / 6 / (1 - (7/6)^-36) = 1,386.3257 -> 1,386.33. Left after 32 of them is all
  // that is owed in payments, less the interest of 4 x 5 / (36 x 37) of the whole. Both are taken from the page's own totals.
  const over = { ...known, amount: 8285.6, rate: 200, fee: 0, early: 'payoff', payoffAfter: 32, penalty: 0 } as const
  const found = figures({ ...over, interestKind: 'rule-of-78' })
  expect(found.payment).toBe(1386.33)
  const interest = found.totalInterest ?? 0
  const expected = 8285.6 + interest - 32 * 1386.33 - (interest * 20) / 1332
  expect(found.earlyPayoff).toBeCloseTo(expected, 1)
})

test('the smallest payment is the one with the insurance the lender requires', () => {
  // 10,000 at 12% over 36 months asks 332.14; 100 of required insurance makes it 432.14, more than the rival's 12% over 30 months (about 387).
  const rival = { name: 'Rival', rate: 12, term: 30, fee: 5, handling: 'deducted' }
  expect(words({ ...known, offers: [rival], insurance: 100, insuranceRequired: true })).not.toContain(
    'This loan has the lowest payment',
  )
})

test('an offer without a name is called by its number', () => {
  const unnamed = { name: ' ', rate: 9, term: 36, fee: 0, handling: 'deducted' }
  expect(words({ ...known, offers: [unnamed] })).toContain('Offer 2 costs least')
})

describe('an odd first period', () => {
  const late = { ...known, fundedOn: '2027-01-01', firstPaymentOn: '2027-02-16' } as const
  test('a month exactly, or one date alone, changes nothing', () => {
    expect(figures({ ...late, firstPaymentOn: '2027-02-01' })).toEqual(figures(known))
    expect(figures({ ...late, firstPaymentOn: null })).toEqual(figures(known))
    expect(figures(known).oddDaysInterest).toBeUndefined()
  })
  test('the odd days have their own interest, paid with the first payment', () => {
    // Counted back from February 16: a month to January 16 and 15 days. 10,000 x 12% x 15 / 365 = 49.32.
    const found = figures(late)
    expect(found.oddDaysInterest).toBe(49.32)
    expect((found.totalInterest ?? 0) - (figures(known).totalInterest ?? 0)).toBeCloseTo(49.32, 6)
    expect((found.received ?? 0) + (found.costOfCredit ?? 0)).toBeCloseTo(found.totalPaid ?? 0, 6)
    // 12 CFR 1026 App. J: the payments at the APR found, the first after 1 and 15/30 months, are worth the cash received.
    const i = (found.apr ?? 0) / 1200
    const first = 332.14 + 49.32
    const value = (1 + 0.5 * i) * 9500 * (1 + i) - first
    expect(Math.abs(value - oraclePresentValue(332.14, i, 35))).toBeLessThan(1)
    expect(words(late)).toContain('15 days later than usual, which adds $49.32')
  })
  test('a shorter one has less', () => {
    // 20 days: 10,000 x 12% x (20 / 365 - 1 / 12) = -34.25
    expect(figures({ ...late, firstPaymentOn: '2027-01-21' }).oddDaysInterest).toBe(-34.25)
  })
  test('dates out of order get a sentence', () => {
    expect(calculator.check({ ...defaults, ...late, firstPaymentOn: '2026-12-31' })).toHaveProperty('firstPaymentOn')
  })
})
