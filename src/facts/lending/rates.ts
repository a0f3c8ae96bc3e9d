import { cited } from '../cited.ts'

/*
 * Rates somebody published, as decimals per year, each with its date. None is "today's rate": the newest is of
 * 8 October 2026. Where no autumn 2026 figure was confirmed (ARM, FHA, VA, jumbo) there is no entry.
 */

export const mortgage30 = cited(0.074, 'freddie-pmms', { asOf: '2026-10-08', confidence: 'medium' })
export const mortgage30WeekBefore = cited(0.0728, 'freddie-pmms', { asOf: '2026-10-01' })
export const mortgage15 = cited(0.0544, 'freddie-pmms', {
  asOf: '2025-12-31',
  status: 'carried-over',
  confidence: 'low',
  note: 'The last 15-year average we could confirm; 30-year rates have risen by more than a point since.',
})
export const mortgage30LongRun = cited(0.077, 'freddie-pmms', {
  asOf: '2025',
  note: 'Average of the yearly averages, 1971 to 2025.',
})

export const heloc = cited(0.0733, 'bankrate-survey', { asOf: '2026-10-07', confidence: 'medium' })
export const homeEquityLoan = cited(0.0866, 'bankrate-survey', {
  where: '10-year',
  asOf: '2026-10-07',
  confidence: 'medium',
})

export const creditCardAll = cited(0.2094, 'fed-g19', {
  where: 'all accounts',
  asOf: '2026-05',
  note: 'Second quarter of 2026.',
})
export const creditCardCarryingBalance = cited(0.2215, 'fed-g19', {
  where: 'accounts assessed interest',
  asOf: '2026-05',
  note: 'Second quarter of 2026.',
  confidence: 'medium',
})
export const creditCardNewOffers = cited(0.1956, 'bankrate-survey', { asOf: '2026-08', confidence: 'medium' })

export const personalLoan24Month = cited(0.119, 'fed-g19', {
  where: '24-month loans at banks',
  asOf: '2026-08',
  confidence: 'medium',
})

export const personalLoanAllLenders = cited(0.12, 'personal-loan-pages', {
  asOf: '2026',
  confidence: 'low',
  note: 'Consumer pages say about 12%; the bank average above is measured.',
})

export const autoNew = cited(0.07, 'edmunds-auto', {
  where: 'average new-car APR',
  asOf: '2026-09',
  confidence: 'medium',
})
export const autoNewBank72Month = cited(0.072, 'fed-g19', {
  where: '72-month new car',
  asOf: '2026-08',
  confidence: 'medium',
})
/** By VantageScore 4.0 tier. */
export const autoByTier = cited(
  [
    { tier: 'super prime', scoreFrom: 781, scoreTo: 850, newCar: 0.0441, usedCar: 0.0629 },
    { tier: 'prime', scoreFrom: 661, scoreTo: 780, newCar: 0.0615, usedCar: 0.0881 },
    { tier: 'near prime', scoreFrom: 601, scoreTo: 660, newCar: 0.0971, usedCar: 0.1393 },
    { tier: 'subprime', scoreFrom: 501, scoreTo: 600, newCar: 0.1352, usedCar: 0.191 },
    { tier: 'deep subprime', scoreFrom: 300, scoreTo: 500, newCar: 0.1611, usedCar: 0.2162 },
  ],
  'experian-auto',
  { asOf: '2026-06', confidence: 'medium' },
)

export const savingsNational = cited(0.0037, 'fdic-national-rates', { asOf: '2026-09-21' })
export const moneyMarketNational = cited(0.0063, 'fdic-national-rates', { asOf: '2026-08-17', confidence: 'medium' })
/** Average CD rates by months of term. */
export const cdNational = cited(
  [
    { months: 12, rate: 0.0171 },
    { months: 24, rate: 0.0157 },
    { months: 36, rate: 0.0134 },
    { months: 48, rate: 0.0127 },
    { months: 60, rate: 0.0136 },
  ],
  'fdic-national-rates',
  { asOf: '2026-08-17', confidence: 'medium' },
)
export const highYieldSavings = cited(0.04, 'deposit-rate-lists', {
  asOf: '2026-09',
  note: 'A typical online savings account; the best advertised were a little higher.',
  confidence: 'medium',
})
export const bestSavings = cited({ low: 0.0425, high: 0.045 }, 'deposit-rate-lists', {
  asOf: '2026-10-02',
  confidence: 'medium',
})
export const bigBankSavings = cited(0.0001, 'deposit-rate-lists', { asOf: '2026-10', confidence: 'medium' })
export const bestCd12Month = cited(0.041, 'deposit-rate-lists', { asOf: '2026-06', confidence: 'medium' })

export const prime = cited(0.07, 'wsj-prime', { asOf: '2026-10-06' })
export const fedFundsTarget = cited({ low: 0.0375, high: 0.04 }, 'fomc', { asOf: '2026-09-16' })
/** Par yields by maturity in months. */
export const treasuryYields = cited(
  [
    { months: 1, rate: 0.0394 },
    { months: 3, rate: 0.041 },
    { months: 6, rate: 0.0429 },
    { months: 12, rate: 0.0446 },
    { months: 24, rate: 0.0484 },
    { months: 60, rate: 0.0506 },
    { months: 84, rate: 0.0517 },
    { months: 120, rate: 0.0528 },
    { months: 240, rate: 0.0568 },
    { months: 360, rate: 0.0561 },
  ],
  'treasury-yield-curve',
  { asOf: '2026-10-02', confidence: 'medium' },
)
export const treasury10Year = cited(0.0528, 'fed-h15', { asOf: '2026-10-02' })
/** I bonds issued May to October 2026: composite = fixed + 2 x semiannual inflation + fixed x semiannual inflation. */
export const iBond = cited({ composite: 0.0426, fixed: 0.009, semiannualInflation: 0.0167 }, 'treasurydirect-i-bond', {
  asOf: '2026-05',
})

export const cpi12Month = cited(0.034, 'bls-cpi', { where: 'all items', asOf: '2026-08', confidence: 'medium' })
export const coreCpi12Month = cited(0.024, 'bls-cpi', {
  where: 'all items less food and energy',
  asOf: '2026-08',
  confidence: 'medium',
})
/** For long projections in the form "money of today". */
export const longRunInflation = cited(0.025, 'assumption', { status: 'assumption' })
