import type { Case } from '../kit/definition.ts'
import type { CardInputs } from './sections.ts'

const one = (balance: number, apr: number) => ({ cards: [{ name: 'Card', balance, apr }] })
/** No minimum in the way and twelve equal months, so that a closed form or a pencil gives the answer. */
const plain = { minRule: 'flat', minFlat: 0, interest: 'monthly' } as const

export const cases: readonly Case<CardInputs>[] = [
  {
    name: '5,000 at 21%, 200 a month: 34 payments',
    derivation:
      'Closed form: −ln(1 − 5,000 × 0.0175 / 200) / ln 1.0175 = 33.2, so 34 payments. After 33 of them 5,000 × 1.0175^33 − 200 × (1.0175^33 − 1) / 0.0175 = 32.64 is left, 33.2 with interest: 6,633.2 paid in all. The cents rounded each month move it by less than 0.50.',
    inputs: { ...one(5000, 21), ...plain, plan: 'total', monthlyTotal: 200, firstMonth: '2026-12' },
    expect: { monthsToPayoff: 34, totalInterest: 1633.2, totalPaid: 6633.2, payoffMonth: 202_909 },
    within: 0.5,
  },
  {
    name: 'By the day: 3,000 at 24% through March',
    derivation:
      'By hand: 3,000 × 0.24 / 365 = 1.972603 a day; × 31 days = 61.15. One payment clears 3,061.15. A twelfth of 24% would be 60.00.',
    inputs: { ...one(3000, 24), plan: 'total', monthlyTotal: 5000, firstMonth: '2027-03', interest: 'daily' },
    expect: { totalInterest: 61.15, totalPaid: 3061.15, monthsToPayoff: 1, interestPerDay: 1.97 },
    within: 0.004,
  },
  {
    name: 'The payment for 36 months that statements print',
    derivation:
      '12 CFR 1026 Appendix M2, level-payment formula with APR / 365 × 365 / 12: 1,000 at 12% is 1,000 × 0.01 / (1 − 1.01^−36) = 33.21.',
    inputs: { ...one(1000, 12) },
    expect: { paymentFor36Months: 33.21 },
    within: 0.004,
  },
  {
    name: '12 CFR 1026 Appendix M2, the balances of its sample on two cards',
    derivation:
      'Card 1: 500 at 0% for 6 months, then 17%, and 250 at 17%: monthly (500 × 30/36 + 250) × 0.17 / 12 / 750 = 0.01259259, so 750 × r / (1 − (1 + r)^−36) = 26.04. Card 2: 250 at 21%: 250 × 0.0175 / (1 − 1.0175^−36) = 9.42. Together 35.46 (as one account, 35.45).',
    inputs: {
      cards: [
        { name: '1', balance: 750, apr: 17 },
        { name: '2', balance: 250, apr: 21 },
      ],
      offers: [{ card: 1, kind: 'low', amount: 500, months: 6, apr: 0, accrued: 0 }],
    },
    expect: { paymentFor36Months: 35.46 },
    within: 0.004,
  },
  {
    name: 'Highest APR first against smallest balance first',
    derivation:
      'By hand, 600 a month on 1,000 at 24% and 500 at 12%. Highest APR first: interest 20.00 + 5.00, then 420.00 and 505.00 bear 8.40 + 5.05, then 338.45 bears 3.38: 41.83. Smallest first: 20.00 + 5.00, then 925.00 bears 18.50, then 343.50 bears 6.87: 50.37. Difference 8.54.',
    inputs: {
      cards: [
        { name: 'A', balance: 1000, apr: 24 },
        { name: 'B', balance: 500, apr: 12 },
      ],
      ...plain,
      plan: 'total',
      monthlyTotal: 600,
    },
    expect: { avalancheInterest: 41.83, snowballInterest: 50.37, priceOfMotivation: 8.54, monthsToPayoff: 3 },
    within: 0.004,
  },
  {
    name: 'Deferred interest: one cent left at the end of the offer',
    derivation:
      'By hand: 300.01 on “no interest if paid in full”, 3 payments of 100 left, 30% APR, 40.00 run up before. In the background 2.5% of 300.01, 200.01 and 100.01: 7.50 + 5.00 + 2.50, with the 40.00 it is 55.00, charged because 0.01 is left. Then 55.01 × 2.5% = 1.38. In all 56.38.',
    inputs: {
      ...one(300.01, 30),
      ...plain,
      plan: 'total',
      monthlyTotal: 100,
      offers: [{ card: 1, kind: 'deferred', amount: null, months: 3, apr: 0, accrued: 40 }],
    },
    expect: { deferredInterestCharged: 55, totalInterest: 56.38, monthsToPayoff: 4 },
    within: 0.004,
  },
  {
    name: 'A 0% APR that ends bears interest on what is left, and nothing from before',
    derivation:
      'By hand: 1,000 at 0% for 3 payments of 400: 600, 200, nothing left. With 3 payments of 300 it is 100, which bears 2% = 2.00 in the fourth month.',
    inputs: {
      ...one(1000, 24),
      ...plain,
      plan: 'total',
      monthlyTotal: 300,
      offers: [{ card: 1, kind: 'low', amount: null, months: 3, apr: 0, accrued: 40 }],
    },
    expect: { totalInterest: 2, deferredInterestCharged: 0, monthsToPayoff: 4 },
    within: 0.004,
  },
  {
    name: 'A transfer of 6,000 to 0% for 15 months, fee 3%',
    derivation:
      'Moving: 6,180 / 412 = 15 payments inside the offer, so only the fee of 180. Staying at 24%: −ln(1 − 120 / 412) / ln 1.02 = 17.4 payments; after 17 of them 156.47 is left, 159.60 with interest: interest 1,163.60. Saved 983.60. Interest of staying, 120.00 + 114.16, passes the fee with payment 2.',
    inputs: {
      ...one(6000, 24),
      ...plain,
      plan: 'total',
      monthlyTotal: 412,
      transfer: true,
      transferFee: 3,
      transferMonths: 15,
      transferApr: 0,
      transferLater: 26,
      transferLimit: null,
    },
    expect: { transferFee: 180, transferSaving: 983.6, transferLeft: 0, transferBreakEven: 2 },
    within: 0.5,
  },
]
