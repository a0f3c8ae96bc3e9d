import { cited } from '../cited.ts'
import { averageFico, averageUtilization } from './scores.ts'

/** Mean FICO Score of the country by year: Experian in autumn to 2023, FICO in April after. */
export const averageFicoByYear = cited(
  [
    { year: 2005, score: 688 },
    { year: 2010, score: 689 },
    { year: 2015, score: 695 },
    { year: 2019, score: 703 },
    { year: 2020, score: 711 },
    { year: 2021, score: 714 },
    { year: 2022, score: 714 },
    { year: 2023, score: 715 },
    { year: 2024, score: 717 },
    { year: 2025, score: averageFico.value },
  ],
  'experian-consumer-credit',
  { asOf: '2025', confidence: 'medium' },
)
export const averageFicoYoung = cited({ ageFrom: 18, ageTo: 29, score: 676 }, 'fico-credit-insights-2025', {
  asOf: '2025',
})
export const averageVantage = cited(702, 'vantagescore-credit-gauge', { asOf: '2025', confidence: 'medium' })

export const averageUtilizationByYear = cited(
  [
    { year: 2021, share: 0.296 },
    { year: 2025, share: averageUtilization.value },
  ],
  'fico-credit-insights-2025',
  { asOf: '2025' },
)
export const utilizationByScore = cited(
  [
    { scoreFrom: 300, scoreTo: 579, share: 0.8 },
    { scoreFrom: 580, scoreTo: 669, share: 0.57 },
    { scoreFrom: 670, scoreTo: 739, share: 0.36 },
    { scoreFrom: 740, scoreTo: 799, share: 0.15 },
    { scoreFrom: 800, scoreTo: 850, share: 0.07 },
  ],
  'experian-consumer-credit',
  { asOf: '2024', confidence: 'low', note: 'Rounded, of about 2023 and 2024.' },
)

/** Share of people in each band. */
export const scoreDistribution = cited(
  [
    { scoreFrom: 300, scoreTo: 579, share: 0.135 },
    { scoreFrom: 580, scoreTo: 669, share: 0.15 },
    { scoreFrom: 670, scoreTo: 739, share: 0.2 },
    { scoreFrom: 740, scoreTo: 799, share: 0.275 },
    { scoreFrom: 800, scoreTo: 850, share: 0.24 },
  ],
  'experian-consumer-credit',
  { asOf: '2025', confidence: 'medium', note: 'Rounded to agree with the shares that FICO and Experian print.' },
)
/** Shares of people, as printed. */
export const scoreShares = cited(
  { from670: 0.712, from800: 0.24, under600: 0.163, from600To749: 0.338 },
  'fico-credit-insights-2025',
  {
    asOf: '2025',
    confidence: 'medium',
  },
)

/** Shares of adults with no file at a bureau, and with a file too thin for a score. */
export const withoutScore = cited({ noFile: 0.027, unscored: 0.1 }, 'cfpb-invisible', {
  where: 'data of 2020, revised in 2025',
  asOf: '2020',
  confidence: 'medium',
})
/** Months an account must exist, and be reported within, before a score. */
export const firstScore = cited(
  { ficoAccountMonths: 6, ficoReportedWithin: 6, vantageAccountMonths: 1 },
  'fico-factors',
)
