import { annualReturns } from './annual-returns.ts'
import { shillerMonthly } from './shiller-monthly.ts'

const monthAfter = (first: string, months: number): string => {
  const count = Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** First and last month of the monthly record of US stocks, bonds and prices. Worked out while building: only the ends ship. */
export const monthlyRecord = {
  first: shillerMonthly.firstMonth,
  last: monthAfter(shillerMonthly.firstMonth, shillerMonthly.dividend.length - 1),
}

/** First and last calendar year of the yearly returns. */
export const yearlyRecord = {
  first: annualReturns.firstYear,
  last: annualReturns.firstYear + annualReturns.stocks.length - 1,
}
