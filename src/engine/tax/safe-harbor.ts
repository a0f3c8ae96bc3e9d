import { roundToCent } from '#engine/money.ts'
import { dateIn, daysBetween, formatMonth, type IsoDate } from '#engine/month.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { estimatedTaxSafeHarbor } from '#facts/tax-years/standing.ts'
import { nextBusinessDay } from './business-day.ts'

export interface SafeHarborCase {
  readonly status: FilingStatus
  /** This year's total tax less refundable credits, dollars. */
  readonly tax: number
  /** Tax taken from pay and pensions in the year, excess Social Security included. */
  readonly withheld: number
  /** Last year's total tax less refundable credits; `null`: not known, so only the 90% rule counts. */
  readonly lastYearTax: number | null
  readonly lastYearAgi: number | null
}

/** What must be paid during the year so that there is no underpayment penalty. Dollars. */
export type SafeHarbor =
  | { readonly outcome: 'nothing-due'; readonly reason: 'no-tax-last-year' | 'owes-little' | 'withholding-covers' }
  | {
      readonly outcome: 'pay'
      /** Withholding and estimated payments together must reach this. */
      readonly required: number
      readonly rule: 'this-year' | 'last-year' | 'last-year-high-income'
      /** `required` less withholding. */
      readonly byEstimates: number
    }

/**
 * The yearly payment that avoids the underpayment penalty (IRC 6654(d); Form 2210; Form 1040-ES): the smaller of 90% of this year's tax and
 * 100% of last year's (110% where last year's AGI was over $150,000, separate $75,000). Nothing is due where the tax after withholding is under $1,000,
 * where last year had no tax, or where withholding reaches the amount. Farmers, fishers and the annualized method are not covered.
 */
export function safeHarbor(filer: SafeHarborCase): SafeHarbor {
  const rule = estimatedTaxSafeHarbor.value
  if (filer.lastYearTax !== null && filer.lastYearTax <= 0)
    return { outcome: 'nothing-due', reason: 'no-tax-last-year' }
  if (filer.tax - filer.withheld < rule.oweUnder) return { outcome: 'nothing-due', reason: 'owes-little' }
  const agiEdge = filer.status === 'separate' ? rule.highIncomeAgiOverSeparate : rule.highIncomeAgiOver
  const highIncome = filer.lastYearAgi !== null && filer.lastYearAgi > agiEdge
  const byThisYear = rule.shareOfThisYear * filer.tax
  const share = highIncome ? rule.shareOfLastYearHighIncome : rule.shareOfLastYear
  const byLastYear = filer.lastYearTax === null ? null : share * filer.lastYearTax
  const lastYearIsLess = byLastYear !== null && byLastYear < byThisYear
  const required = lastYearIsLess ? byLastYear : byThisYear
  if (filer.withheld >= required) return { outcome: 'nothing-due', reason: 'withholding-covers' }
  return {
    outcome: 'pay',
    required,
    rule: !lastYearIsLess ? 'this-year' : highIncome ? 'last-year-high-income' : 'last-year',
    byEstimates: required - filer.withheld,
  }
}

/** The four due dates of a tax year's estimated payments, moved to business days; the last lies in the next year. */
export function estimatedTaxDates(year: number): IsoDate[] {
  return estimatedTaxSafeHarbor.value.dueMonthDays.map((monthDay, index) =>
    nextBusinessDay(
      dateIn(formatMonth(index === 3 ? year + 1 : year, Number(monthDay.slice(0, 2))), Number(monthDay.slice(3))),
    ),
  )
}

export interface EstimatedPayment {
  readonly due: IsoDate
  /** Dollars and cents. */
  readonly amount: number
}

/**
 * The payments still to make, dollars and cents: by each date a quarter more of the estimated amount must be in. The next date makes up for what earlier dates missed
 * (the penalty for days already late stays). Dates before `today` are left out. `paid`: estimates paid so far for the year.
 */
export function nextPayments(byEstimates: number, paid: number, year: number, today: IsoDate): EstimatedPayment[] {
  const payments: EstimatedPayment[] = []
  let soFar = paid
  estimatedTaxDates(year).forEach((due, index) => {
    if (daysBetween(today, due) < 0) return
    const amount = roundToCent(Math.max(0, (byEstimates * (index + 1)) / 4 - soFar))
    soFar += amount
    payments.push({ due, amount })
  })
  return payments
}
