import { byYear } from '../by-year.ts'
import { cited } from '../cited.ts'

/** The most a year of covered care in the network may cost a patient, dollars, by plan year (42 USC 18022(c)(1)); premiums aside. */
export const outOfPocketLimits = byYear<{ readonly self: number; readonly family: number }>({
  2025: cited({ self: 9200, family: 18_400 }, 'hhs-cost-sharing', { asOf: '2025' }),
  2026: cited({ self: 10_600, family: 21_200 }, 'hhs-cost-sharing', {
    where: 'Marketplace Integrity and Affordability final rule',
    asOf: '2026',
    confidence: 'medium',
  }),
  2027: cited({ self: 12_000, family: 24_000 }, 'hhs-cost-sharing', {
    where: 'guidance of 29 January 2026',
    asOf: '2027',
  }),
})
