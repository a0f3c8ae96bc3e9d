import { cited } from '../cited.ts'

/** Shares of adults. */
export const emergency400 = cited({ withCash: 0.63, couldNotPay: 0.13 }, 'shed-2024', {
  where: 'an expense of 400 dollars',
  asOf: '2024-10',
})
export const threeMonthsSaved = cited(0.55, 'shed-2024', { asOf: '2024-10', note: 'Printed as 54 or 55 percent.' })
export const couldPay2000 = cited(0.48, 'shed-2024', { where: 'from savings', asOf: '2024-10' })
export const threeMonthsByIncome = cited(
  [
    { incomeFrom: 0, incomeTo: 49_999, share: 0.32 },
    { incomeFrom: 50_000, incomeTo: 99_999, share: 0.56 },
    { incomeFrom: 100_000, incomeTo: null, share: 0.75 },
  ],
  'shed-2024',
  { asOf: '2024-10', confidence: 'medium' },
)
/** Another survey, asked in another way. */
export const emergencySurvey2025 = cited({ threeMonthsOrMore: 0.46, nothing: 0.24 }, 'bankrate-savings-2025', {
  asOf: '2025',
  confidence: 'medium',
})
/** Months of spending that most advice asks for. */
export const emergencyMonths = cited({ low: 3, high: 6 }, 'assumption', { status: 'assumption' })
