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

/**
 * Monthly prices printed on January 21, 2020 for a healthy non-smoker in the best class (Preferred Plus), level for 10, 15, 20 or 30
 * years: 100,000, 250,000 and 500,000 of coverage. The list prints every age; these are every fifth.
 */
export const termLifeByLength = cited(
  {
    cover: [100_000, 250_000, 500_000],
    lengths: [
      {
        years: 10,
        rows: [
          { age: 25, female: [8.04, 10.34, 13.05], male: [9.41, 13.92, 18.27] },
          { age: 30, female: [8.1, 10.34, 13.05], male: [9.45, 13.92, 18.27] },
          { age: 35, female: [8.22, 10.98, 13.92], male: [9.45, 13.92, 18.27] },
          { age: 40, female: [9.93, 13.96, 17.7], male: [10.75, 16.25, 23.75] },
          { age: 45, female: [13.22, 16.93, 26.66], male: [13.76, 22.64, 29.39] },
          { age: 50, female: [15.87, 22.87, 38.08], male: [17.87, 27.67, 45.7] },
          { age: 55, female: [18.97, 32.23, 55.78], male: [23.36, 42.28, 74.56] },
          { age: 60, female: [27.47, 48.22, 83.13], male: [36.14, 68.32, 127.32] },
        ],
      },
      {
        years: 15,
        rows: [
          { age: 25, female: [8.51, 11.65, 15.66], male: [9.5, 14.14, 19.14] },
          { age: 30, female: [8.51, 11.65, 15.66], male: [9.5, 14.14, 19.14] },
          { age: 35, female: [8.68, 12.1, 16.53], male: [9.5, 14.14, 20.45] },
          { age: 40, female: [10.75, 15.79, 22.46], male: [11.3, 17.85, 27.67] },
          { age: 45, female: [13.58, 19.81, 33.11], male: [15.41, 24.47, 41.93] },
          { age: 50, female: [17.33, 29.35, 51.08], male: [21.07, 37.31, 67.62] },
          { age: 55, female: [22.53, 42.41, 76.73], male: [28.96, 60.81, 113.69] },
          { age: 60, female: [32.31, 69.28, 124.24], male: [47.63, 105.29, 196.29] },
        ],
      },
      {
        years: 20,
        rows: [
          { age: 25, female: [9.05, 13.09, 18.71], male: [9.92, 14.57, 20.88] },
          { age: 30, female: [9.14, 13.31, 19.14], male: [9.92, 14.79, 21.32] },
          { age: 35, female: [9.5, 13.99, 21.58], male: [10.41, 16.29, 25.91] },
          { age: 40, female: [12.12, 18.99, 29.67], male: [12.67, 21.67, 36.92] },
          { age: 45, female: [15.32, 25.94, 44.98], male: [17.97, 33.75, 59.93] },
          { age: 50, female: [20.16, 36.46, 65.87], male: [24.63, 51.68, 96.06] },
          { age: 55, female: [28.32, 53.93, 97.23], male: [38.31, 83.27, 157.74] },
          { age: 60, female: [42.26, 90.37, 173.03], male: [64.34, 147.7, 286.85] },
        ],
      },
      {
        years: 30,
        rows: [
          { age: 25, female: [11.92, 18.71, 26.97], male: [12.96, 21.53, 33.06] },
          { age: 30, female: [12.88, 20.45, 28.62], male: [13.31, 22.62, 34.28] },
          { age: 35, female: [14.18, 23.27, 33.41], male: [14.7, 23.64, 39.5] },
          { age: 40, female: [18.15, 27.61, 46.51], male: [20.52, 33.12, 57.26] },
          { age: 45, female: [21.25, 40.23, 68.46], male: [26.59, 50.87, 90.51] },
          { age: 50, female: [31.94, 59.64, 105.66], male: [39.78, 77.94, 141.99] },
        ],
      },
    ],
  },
  'noexam-term-2020',
  {
    asOf: '2020-01-21',
    confidence: 'low',
    status: 'carried-over',
    note: 'Printed examples, not offers. Prices of the best class; the published index of 20-year prices moved by less than 5% from 2020 to 2025.',
  },
)
