import { cited } from '../cited.ts'

/** Retirement savings as a multiple of yearly pay before tax, at an age. One number where the publisher gives one: `low` is `high`. */
export interface MultipleAt {
  readonly age: number
  readonly low: number
  readonly high: number
}
const one = (age: number, times: number): MultipleAt => ({ age, low: times, high: times })
const range = (age: number, low: number, high: number): MultipleAt => ({ age, low, high })

/** To replace about 45% of pay from savings at 67, with 15% of pay saved from 25 and more than half in stocks; savings last to 93. */
export const fidelityMultiples = cited<readonly MultipleAt[]>(
  [one(30, 1), one(35, 2), one(40, 3), one(45, 4), one(50, 6), one(55, 7), one(60, 8), one(67, 10)],
  'fidelity-savings-factors',
  {
    confidence: 'medium',
    note: 'The page names 30, 40, 50, 60 and 67; the steps between are as its chart prints them.',
  },
)

/** A range, because Social Security replaces more of a low income than of a high one: household incomes of about 75,000 to 250,000; retires at 65. */
export const troweMultiples = cited<readonly MultipleAt[]>(
  [
    range(30, 0.5, 0.5),
    range(35, 1, 1.5),
    range(40, 1.5, 2.5),
    range(45, 2.5, 4),
    range(50, 3.5, 6),
    range(55, 4.5, 8),
    range(60, 6, 11),
    range(65, 7.5, 13.5),
  ],
  't-rowe-benchmarks',
  {
    asOf: '2024-11',
    confidence: 'medium',
    note: 'Ages 35, 50 and 60 as printed in November 2024; the others from earlier editions.',
  },
)

/** By household income; retires at 65, savings last 35 years. Each column belongs to the income at the same place. */
export const jpMorganMultiples = cited(
  {
    incomes: [50_000, 80_000, 100_000, 150_000, 200_000, 250_000, 300_000],
    rows: [
      { age: 35, times: [0.9, 1.6, 1.5, 2.2, 2.7, 3, 3.2] },
      { age: 40, times: [1.4, 2.3, 2.5, 3.3, 3.8, 4.2, 4.5] },
      { age: 45, times: [2, 3, 3.5, 4.5, 5.2, 5.6, 5.9] },
      { age: 50, times: [2.6, 3.8, 4.7, 5.9, 6.6, 7.1, 7.5] },
      { age: 55, times: [3.3, 4.8, 6, 7.4, 8.3, 8.8, 9.3] },
      { age: 60, times: [4.1, 5.7, 7.4, 8.9, 9.9, 10.5, 11.1] },
      { age: 65, times: [4.5, 6.2, 8.3, 9.9, 10.9, 11.6, 12.2] },
    ],
  },
  'jp-morgan-guide-2023',
  {
    asOf: '2023',
    confidence: 'low',
    note: 'Read in a copy. Later editions assume other savings rates and print other multiples.',
  },
)

/** Net worth a book of 1996 calls expected: age times yearly household income before tax, divided by this. */
export const ageTimesIncomeDivisor = cited(10, 'millionaire-next-door', { confidence: 'medium' })

/** Share of pay before tax to save for retirement, an employer's money included, as two of the publishers above name it. */
export const shareOfPay = cited(0.15, 'fidelity-savings-factors')
