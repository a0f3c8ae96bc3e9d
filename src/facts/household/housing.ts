import { cited } from '../cited.ts'

export const medianExistingHome = cited(429_100, 'nar', { asOf: '2026-08', confidence: 'medium' })
export const medianNewHome = cited(410_800, 'census-new-homes', { asOf: '2025-06', where: 'second quarter of 2025' })

/** Rent with utilities, dollars a month. */
export const medianGrossRent = cited(
  [
    { year: 2022, monthly: 1_300 },
    { year: 2023, monthly: 1_406 },
    { year: 2024, monthly: 1_487 },
  ],
  'census-acs',
  { asOf: '2024', confidence: 'medium' },
)
/** Rent alone, dollars a month, as renters answered. */
export const medianRentPaid = cited(1_200, 'shed-2024', { asOf: '2024-10', confidence: 'medium' })

/** Share of the price that buyers put down, and the median age at the first purchase. */
export const downPayment = cited({ firstTime: 0.1, repeat: 0.23, firstTimeAge: 40 }, 'nar', {
  where: 'Profile of Home Buyers and Sellers 2025',
  asOf: '2025',
  confidence: 'medium',
})

/** Upkeep, share of the home's value a year. */
export const maintenance = cited({ low: 0.01, typical: 0.01, high: 0.04 }, 'assumption', { status: 'assumption' })

/** Cost of closing, shares of the price, or of the loan for a refinance. */
export const closingShares = cited(
  {
    buyer: { low: 0.02, high: 0.05 },
    seller: { low: 0.06, high: 0.1 },
    commission: { low: 0.05, high: 0.06 },
    refinance: { low: 0.02, high: 0.05 },
  },
  'cfpb-closing',
  {
    confidence: 'medium',
    asOf: '2025',
    note: 'The seller’s share holds the agents’ commission where the seller pays it.',
  },
)

/** Usual items of a buyer's closing bill. Shares are of the loan for `ofLoan`, of the price for `ofPrice`; the rest are dollars. */
export const closingItems = cited(
  [
    { item: 'origination or points', kind: 'ofLoan', low: 0, high: 0.01 },
    { item: 'appraisal', kind: 'dollars', low: 400, high: 800 },
    { item: 'credit report', kind: 'dollars', low: 30, high: 150 },
    { item: 'lender’s title policy and settlement', kind: 'ofLoan', low: 0.003, high: 0.008 },
    { item: 'owner’s title policy', kind: 'ofPrice', low: 0.003, high: 0.006 },
    { item: 'survey', kind: 'dollars', low: 0, high: 600 },
    { item: 'recording', kind: 'dollars', low: 50, high: 300 },
    { item: 'inspection', kind: 'dollars', low: 300, high: 600 },
  ] as const,
  'assumption',
  {
    status: 'assumption',
    confidence: 'low',
    note: 'Transfer tax, a year of home insurance, interest to the end of the month and the start of the escrow account come on top.',
  },
)
