import { BILL_MONTH, monthAfter, type SchoolBill, schoolMonths } from '#engine/education/school-plan.ts'
import { formatMonth, type Month, monthsBetween, yearOf } from '#engine/month.ts'
import { collegePrices, tuitionHistory } from '#facts/household/college.ts'
import { k12Limit } from '#facts/retirement/education-accounts.ts'
import { schoolYear } from './school-year.ts'
import { type SchoolKey, usualSchooling } from './schooling.ts'
import type { Child, PlanInputs } from './sections.ts'

/** Published price of a year of this school for what is counted, dollars at today's prices; null where there is none. */
export function publishedPrice(school: SchoolKey, counts: PlanInputs['counts']): number | null {
  if (school === 'k12') return null
  const { tuition, housingAndFood, total } = collegePrices.value[school]
  return counts === 'tuition' ? tuition : counts === 'living' ? tuition + housingAndFood : total
}

/** When school starts and how long it lasts, blanks filled by the kind of school. */
export function schoolingOf(child: Child): { readonly startAge: number; readonly years: number } {
  const usual = usualSchooling[child.school]
  return { startAge: child.startAge ?? usual.startAge, years: child.years ?? usual.years }
}

/** The year in which the school year of the published prices began: the newest of the history. */
const pricedFall = (): number => tuitionHistory.value.at(-1)?.fall ?? 0
/** That school year: '2025-26'. */
export const pricedFor = (): string => schoolYear(pricedFall())

/**
 * A year of this child's school at today's prices, dollars. A price of one's own is today's. A published one is that of its school year and has risen since by the growth that
 * is counted for the years to come, so that a bill some Augusts later has grown by as many whole years.
 */
export function priceToday(child: Child, { counts, costGrowth }: PlanInputs, today: Month): number {
  if (child.cost !== null) return child.cost
  const published = publishedPrice(child.school, counts) ?? 0
  return published * (1 + costGrowth / 100) ** (monthsBetween(formatMonth(pricedFall(), BILL_MONTH), today) / 12)
}

/** 529 money for school before college, dollars a year, in the year of the law. */
export const k12YearLimit = (year: number): number =>
  k12Limit.value.findLast((one) => one.fromYear <= year)?.perYear ?? 0

/** Years of school a family may count the American opportunity credit for. */
const CREDIT_YEARS = 4

/**
 * Share of a year's price that the college credit could count: tuition less the scholarship, which takes it off first (Publication 970, chapter 2, "Adjustments to Qualified Education
 * Expenses"). Of a price of one's own all may be tuition.
 */
function creditShare(child: Child, counts: PlanInputs['counts'], cost: number): number {
  if (child.school === 'k12' || cost <= 0) return 0
  const price = publishedPrice(child.school, counts)
  const tuition = publishedPrice(child.school, 'tuition')
  const ofTuition = child.cost === null && price && tuition ? tuition / price : 1
  return Math.max(0, ofTuition - child.scholarship / cost)
}

/** Tuition after scholarships, dollars of the day, in the college years still to come in which the credit could be taken: of the first four. Empty where scholarships pay it all. */
export function creditBillsOf(
  child: Child,
  bills: readonly SchoolBill[],
  counts: PlanInputs['counts'],
  cost: number,
): readonly number[] {
  const share = creditShare(child, counts, cost)
  if (share <= 0) return []
  const past = schoolingOf(child).years - bills.length
  return bills.slice(0, Math.max(0, CREDIT_YEARS - past)).map(({ price }) => price * share)
}

export interface BillsAsk {
  readonly child: Child
  readonly inputs: PlanInputs
  readonly today: Month
  /** Decimal share of the price after scholarships. */
  readonly share: number
  /** Tuition a year to be paid from other money, dollars of the day; 0: none. */
  readonly creditTuition: number
}

/**
 * The bills still to come. What the plan pays is the share of price less scholarship, before college no more than the law of the bill's own year lets it pay, and little enough
 * that up to `creditTuition` of what scholarships leave of tuition in each of the first four college years is paid from elsewhere. The part of the price a family leaves to others counts toward that.
 */
export function billsOf({ child, inputs, today, share, creditTuition }: BillsAsk): readonly SchoolBill[] {
  const { startAge, years } = schoolingOf(child)
  const months = schoolMonths({ bornIn: child.born, startAge, years }, today)
  const past = years - months.length
  const cost = priceToday(child, inputs, today)
  const aid = Math.min(child.scholarship, cost)
  const forCredit = cost * creditShare(child, inputs.counts, cost)
  return months.map((month, index) => {
    const growth = (1 + inputs.costGrowth / 100) ** (month / 12)
    const price = cost * growth
    const open = (cost - aid) * growth
    let planned = share * open
    if (child.school === 'k12') planned = Math.min(planned, k12YearLimit(yearOf(monthAfter(today, month))))
    else if (creditTuition > 0 && past + index < CREDIT_YEARS)
      planned = Math.min(planned, Math.max(0, open - Math.min(creditTuition, forCredit * growth)))
    return { month, planned, price }
  })
}
