import { cited } from '../cited.ts'

/**
 * A rule of thumb of a large plan provider: retirement savings as a multiple of a year's pay at each age. Meant for work until 67 and a
 * usual Social Security benefit; other firms publish other multiples.
 */
export const savingsMultiples = cited(
  [
    { age: 30, multiple: 1 },
    { age: 40, multiple: 3 },
    { age: 50, multiple: 6 },
    { age: 60, multiple: 8 },
    { age: 67, multiple: 10 },
  ],
  'assumption',
  { status: 'assumption' },
)
/** Share of pay that many planners advise to save for retirement, with the employer's part. */
export const usualSavingShare = cited(0.15, 'assumption', { status: 'assumption' })
