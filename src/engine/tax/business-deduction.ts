import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { forStatus } from './added-deductions.ts'

/** One trade or business. Dollars per year. */
export interface Business {
  /** Net profit less the deductions that belong to it (half of SE tax, health insurance, plan money); a loss is negative. */
  readonly income: number
  /** A specified service trade: health, law, accounting, consulting, performing, athletics, finance. */
  readonly serviceTrade: boolean
  readonly wages: number
  /** Unadjusted basis of its qualified property. */
  readonly property: number
}

export interface BusinessDeductionCase {
  readonly businesses: readonly Business[]
  readonly reitDividends: number
  /** Taxable income before this deduction and without the IRC 68 reduction of itemized deductions, at least zero. */
  readonly taxableIncome: number
  /** Net capital gain with qualified dividends: the overall limit leaves it out. */
  readonly netCapitalGain: number
  readonly status: FilingStatus
}

/**
 * Qualified business income deduction, dollars (IRC 199A; Reg. 1.199A-1; Forms 8995 and 8995-A): 20% of each business's income, plus 20% of REIT dividends,
 * at most 20% of taxable income less net capital gain. Above the threshold the 20% of a business is held to half its wages, or a quarter
 * of wages plus 2.5% of property; inside the range only the same share of the excess is lost, and a service trade counts by the share of
 * the range still left, past it not at all. A loss of one business first shrinks the others; an overall loss carries to next year and
 * gives no deduction now. From 2026 active income of $1,000 or more gives at least $400.
 */
export function businessDeduction(filer: BusinessDeductionCase, facts: TaxYearFacts): number {
  if (filer.businesses.length === 0 && filer.reitDividends <= 0) return 0
  const rule = facts.qualifiedBusinessIncome.value
  const over = filer.taxableIncome - rule.taxableIncomeOver[filer.status]
  const phasedIn = Math.min(1, Math.max(0, over / forStatus(rule.phaseInRange, filer.status)))
  let gains = 0
  let losses = 0
  for (const business of filer.businesses) {
    const counted = business.serviceTrade ? business.income * (1 - phasedIn) : business.income
    if (counted > 0) gains += counted
    else losses -= counted
  }
  const shareLeft = gains > losses ? (gains - losses) / gains : 0
  let component = 0
  for (const business of filer.businesses) {
    if (business.income <= 0) continue
    const counts = business.serviceTrade ? 1 - phasedIn : 1
    component += ofOneBusiness(business, counts, shareLeft, phasedIn, rule)
  }
  const limit = rule.rate * Math.max(0, filer.taxableIncome - filer.netCapitalGain)
  const deduction = Math.min(component + rule.rate * Math.max(0, filer.reitDividends), limit)
  const minimum = rule.minimumDeduction
  return minimum !== null && gains - losses >= minimum.activeIncomeFrom
    ? Math.max(deduction, minimum.amount)
    : deduction
}

/** The part of one business after the wage and property limit; `counts` is the share of a service trade that still counts. */
function ofOneBusiness(
  business: Business,
  counts: number,
  shareLeft: number,
  phasedIn: number,
  rule: TaxYearFacts['qualifiedBusinessIncome']['value'],
): number {
  const whole = rule.rate * business.income * counts * shareLeft
  const wages = business.wages * counts
  const property = business.property * counts
  const limit = Math.max(rule.wageShare * wages, rule.wageShareWithProperty * wages + rule.propertyShare * property)
  return whole - phasedIn * Math.max(0, whole - limit)
}
