import { type SchoolBill, schoolMonths } from '#engine/education/school-plan.ts'
import type { Month } from '#engine/month.ts'
import { collegePrices } from '#facts/household/college.ts'
import { k12Limit } from '#facts/retirement/education-accounts.ts'
import type { SchoolKey } from './child-fields.ts'
import type { Child, PlanInputs } from './fields.ts'

/** Published price of a year of this school for what is counted, dollars at today's prices; null where there is none. */
export function publishedPrice(school: SchoolKey, counts: PlanInputs['counts']): number | null {
  if (school === 'k12') return null
  const { tuition, housingAndFood, total } = collegePrices.value[school]
  return counts === 'tuition' ? tuition : counts === 'living' ? tuition + housingAndFood : total
}

/** A year of this child's school at today's prices, dollars. */
export const priceToday = (child: Child, counts: PlanInputs['counts']): number =>
  child.cost ?? publishedPrice(child.school, counts) ?? 0

/** 529 money for school before college, dollars a year, in the year of the law. */
export const k12YearLimit = (year: number): number =>
  k12Limit.value.findLast((one) => one.fromYear <= year)?.perYear ?? 0

/** Years of school a family may count the American opportunity credit for. */
const CREDIT_YEARS = 4

export interface BillsAsk {
  readonly child: Child
  readonly inputs: PlanInputs
  readonly today: Month
  /** Decimal share of the price after scholarships. */
  readonly share: number
  /** Tuition a year to be paid from other money, dollars of the day; 0: none. */
  readonly creditTuition: number
  readonly k12Limit: number
}

/**
 * The bills still to come. What the plan pays is the share of price less scholarship, no more than the law lets it pay before college, and little enough
 * that `creditTuition` of each of the first four college years is paid from elsewhere. The part of the price a family leaves to others counts toward that.
 */
export function billsOf({ child, inputs, today, share, creditTuition, k12Limit }: BillsAsk): readonly SchoolBill[] {
  const months = schoolMonths({ bornIn: child.born, startAge: child.startAge, years: child.years }, today)
  const past = child.years - months.length
  const cost = priceToday(child, inputs.counts)
  const aid = Math.min(child.scholarship, cost)
  return months.map((month, index) => {
    const growth = (1 + inputs.costGrowth / 100) ** (month / 12)
    const price = cost * growth
    const open = (cost - aid) * growth
    let planned = share * open
    if (child.school === 'k12') planned = Math.min(planned, k12Limit)
    else if (creditTuition > 0 && past + index < CREDIT_YEARS)
      planned = Math.min(planned, Math.max(0, open - creditTuition))
    return { month, planned, price }
  })
}
