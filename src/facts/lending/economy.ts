import { cited } from '../cited.ts'

/*
 * Figures of the economy with their dates, decimals unless said otherwise. Rates people borrow and save at stand in `rates.ts`.
 */

/** Before the increase of 16 September 2026. */
export const fedFundsEffective = cited(0.0363, 'fed-h15', {
  asOf: '2026-09-10',
  note: 'Before the increase of 16 September 2026.',
})
export const sofr = cited(0.0362, 'ny-fed-sofr', {
  asOf: '2026-09-11',
  note: 'Before the increase of 16 September 2026.',
})
export const treasury10YearByDay = cited(
  [
    { date: '2026-08-31', rate: 0.0475 },
    { date: '2026-09-01', rate: 0.0479 },
    { date: '2026-09-02', rate: 0.0479 },
    { date: '2026-09-03', rate: 0.0477 },
    { date: '2026-09-04', rate: 0.0478 },
    { date: '2026-09-08', rate: 0.048 },
    { date: '2026-09-09', rate: 0.0483 },
    { date: '2026-09-10', rate: 0.0495 },
    { date: '2026-09-30', rate: 0.0529 },
    { date: '2026-10-02', rate: 0.0528 },
  ],
  'fed-h15',
  { asOf: '2026-10-02' },
)

/** Change of consumer prices over 12 months, not seasonally adjusted. */
export const inflationByMonth = cited(
  [
    { month: '2026-01', rate: 0.0239 },
    { month: '2026-02', rate: 0.0241 },
    { month: '2026-03', rate: 0.0326 },
    { month: '2026-04', rate: 0.0381 },
    { month: '2026-05', rate: 0.0425 },
  ],
  'bls-cpi',
  { asOf: '2026-05' },
)
/** Consumer prices (CPI-U, 1982-84 = 100): the average of 2015 and the newest month. */
export const consumerPrices = cited({ average2015: 237.017, latest: 335.123 }, 'bls-cpi', { asOf: '2026-05' })
export const corePce12Month = cited(0.03, 'bea', {
  where: 'PCE price index less food and energy',
  asOf: '2026-08',
  confidence: 'medium',
})
export const growth = cited(0.015, 'bea', {
  where: 'real GDP, second quarter of 2026, yearly rate',
  asOf: '2026-06',
  confidence: 'medium',
})
export const unemploymentRate = cited(0.042, 'bls-jobs', { asOf: '2026-09' })
/** Jobs gained in the month. */
export const jobsGained = cited(29_000, 'bls-jobs', { asOf: '2026-09' })
