import type { Say } from '../kit/say.ts'
import { spendingText } from './words/answer.en.ts'

/** 'less than a week of spending', '1 month of spending', '6.8 months of spending', '4.5 years of spending'. */
export function lastingText(months: number, say: Say): string {
  if (months >= 240) return spendingText.manyYears({ years: months / 12 }, say)
  if (months >= 24) return spendingText.years({ years: months / 12 }, say)
  return months < 0.2 ? spendingText.days() : spendingText.months({ months }, say)
}
