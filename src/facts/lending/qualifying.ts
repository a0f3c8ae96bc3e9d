import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** Smallest down payment of a conventional loan, share of the price (a main home of one unit). */
export const conventionalMinimumDown = cited(0.03, 'fannie-selling-guide', {
  where: 'B5-6-01 and the 97% loan-to-value options',
  confidence: 'medium',
  note: 'Under 5% down, first-time buyer or income rules apply.',
})

/** How a program counts a student loan. Shares are of the balance, a month. */
export interface StudentLoanRule {
  /** Counted each month when the report shows $0 because of deferment or forbearance. */
  readonly deferredShare: number
  /** Counted when an income-driven plan really asks $0; null: the $0 is accepted. */
  readonly zeroPlanShare: number | null
  /** Deferred for a year or more after closing: left out. */
  readonly longDeferralLeftOut: boolean
}

export const studentLoanConventional = cited<StudentLoanRule>(
  { deferredShare: 0.01, zeroPlanShare: null, longDeferralLeftOut: false },
  'fannie-selling-guide',
  {
    where: 'B3-6-05',
    confidence: 'medium',
    note: 'Fannie Mae accepts a documented $0 income-driven payment; Freddie Mac counts 0.5% of the balance instead.',
  },
)
/** Freddie Mac's share for any student loan at $0. */
export const studentLoanFreddieShare = cited(0.005, 'fannie-selling-guide', {
  where: 'Freddie Mac Guide 5401.2',
  confidence: 'medium',
})
export const studentLoanFha = cited<StudentLoanRule>(
  { deferredShare: 0.005, zeroPlanShare: 0.005, longDeferralLeftOut: false },
  'hud-4000-1',
  { where: 'II.A.4.b, as changed by Mortgagee Letter 2021-13', confidence: 'medium' },
)
export const studentLoanVa = cited<StudentLoanRule>(
  { deferredShare: 0.05 / 12, zeroPlanShare: 0.05 / 12, longDeferralLeftOut: true },
  'va-underwriting',
  {
    where: 'VA Pamphlet 26-7, chapter 4',
    confidence: 'medium',
    note: 'A lender may count a documented lower payment.',
  },
)
export const studentLoanUsda = cited<StudentLoanRule>(
  { deferredShare: 0.005, zeroPlanShare: 0.005, longDeferralLeftOut: false },
  'usda-guaranteed',
  { where: 'HB-1-3555, chapter 11', confidence: 'medium' },
)

/** Instalment debts nearly paid may be left out: payments left at most, and the largest share of gross pay they may take together. */
export const shortDebtRules = cited(
  {
    conventional: { payments: 10, shareOfIncome: null },
    fha: { payments: 10, shareOfIncome: 0.05 },
    va: { payments: 10, shareOfIncome: 0.05 },
    usda: { payments: 10, shareOfIncome: 0.05 },
  },
  'fannie-selling-guide',
  {
    where: 'B3-6-05; HUD Handbook 4000.1 II.A.4.b; VA Pamphlet 26-7; HB-1-3555',
    confidence: 'medium',
    note: 'The VA names no share: a debt that weighs heavily counts. We use 5% there too. A leased car always counts.',
  },
)

/** A card with no payment on the report counts as this share of its balance a month. */
export const cardWithoutPayment = cited(0.05, 'fannie-selling-guide', { where: 'B3-6-05', confidence: 'medium' })

/** Untaxed income may be raised by this share before it is compared with debts. */
export const untaxedIncomeRaise = cited(
  { conventional: 0.25, fha: 0.15, va: 0.25, usda: 0.25 },
  'fannie-selling-guide',
  {
    where: 'B3-3; HUD Handbook 4000.1 II.A.4.c; VA Pamphlet 26-7; HB-1-3555',
    confidence: 'medium',
    note: 'FHA allows 15%, or your own tax rate where that is more.',
  },
)
/** Share of gross rent counted as income, the rest stands for vacancy and repairs. */
export const rentCounted = cited(0.75, 'fannie-selling-guide', { where: 'B3-3, rental income', confidence: 'medium' })

type Region = 'northeast' | 'midwest' | 'south' | 'west'
const states: Readonly<Record<Region, string>> = {
  northeast: 'CT ME MA NH NJ NY PA RI VT',
  midwest: 'IL IN IA KS MI MN MO NE ND OH SD WI',
  south: 'AL AR DE DC FL GA KY LA MD MS NC OK SC TN TX VA WV',
  west: 'AK AZ CA CO HI ID MT NV NM OR UT WA WY',
}
/** The VA's region of a state. */
export const vaRegionOf = (code: StateCode): Region => {
  for (const region of ['northeast', 'midwest', 'west'] as const)
    if (states[region].split(' ').includes(code)) return region
  return 'south'
}

/**
 * What must be left each month after taxes, housing and debts, dollars: for families of 1 to 5, then each further person up
 * to seven. `smallLoan` is for loans below `smallLoanBelow`. Above the guide ratio, `overGuide` times as much.
 */
export const vaResidualIncome = cited(
  {
    smallLoanBelow: 80_000,
    smallLoan: {
      northeast: [390, 654, 788, 888, 921],
      midwest: [382, 641, 772, 868, 902],
      south: [382, 641, 772, 868, 902],
      west: [425, 713, 859, 967, 1004],
      eachMore: 75,
    },
    largeLoan: {
      northeast: [450, 755, 909, 1025, 1062],
      midwest: [441, 738, 889, 1003, 1039],
      south: [441, 738, 889, 1003, 1039],
      west: [491, 823, 990, 1117, 1158],
      eachMore: 80,
    },
    largestFamily: 7,
    overGuide: 1.2,
  },
  'va-underwriting',
  { where: '36.4340(e) and (d)' },
)
/** Upkeep and utilities the VA takes off, dollars a square foot a month. */
export const vaUpkeepPerSquareFoot = cited(0.14, 'va-underwriting', {
  where: 'VA Pamphlet 26-7, chapter 4',
  confidence: 'medium',
})
/** Since this year the federal rule for qualified mortgages goes by the loan's price and sets no debt-to-income ratio. */
export const priceRuleFrom = cited(2022, 'reg-z', { where: '1026.43(e)(2)(vi)' })
