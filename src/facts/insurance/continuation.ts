import { cited } from '../cited.ts'

/** Keeping an employer's health plan after the job ends: the most it may cost as a share of the whole premium, and how long. */
export const continuation = cited(
  { mostShareOfPremium: 1.02, monthsAfterJobLoss: 18, monthsAfterDivorce: 36 },
  'cobra-law',
  { where: '29 USC 1162(2)(A), 1162(3)' },
)
