import { cited } from '../cited.ts'

/**
 * Examples of 20-year term life for a healthy non-smoker, dollars a month for 250,000, 500,000 and 1,000,000 of cover.
 * An undated list of about 2023 to 2024. Smokers pay about two to four times as much.
 */
export const termLifeMonthly = cited(
  {
    years: 20,
    cover: [250_000, 500_000, 1_000_000],
    rows: [
      { age: 25, female: [14.3, 20.92, 32.49], male: [17.16, 26.98, 43.62] },
      { age: 35, female: [16.57, 25.56, 41.78], male: [18.73, 30.52, 50.73] },
      { age: 45, female: [28.66, 48.14, 85.98], male: [35.57, 61.19, 112.07] },
      { age: 55, female: [61.24, 110.51, 205.51], male: [83.73, 152.65, 280.08] },
    ],
  },
  'policygenius-term',
  {
    asOf: '2024',
    confidence: 'low',
    status: 'carried-over',
    note: 'Examples of about 2023 to 2024, not offers. Health, job and hobbies change the price.',
  },
)
/** Dollars a year for 500,000 of cover over 20 years. */
export const termLifeOlder = cited(
  [
    { age: 45, female: 571, male: 741 },
    { age: 65, female: 4_168, male: 7_447 },
  ],
  'insure-com-term',
  { asOf: '2025-09-09', confidence: 'medium' },
)
