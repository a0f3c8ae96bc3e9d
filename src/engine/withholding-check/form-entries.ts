/** The entries on Form W-4 (or W-4P) of each job and pension that bring the year to the refund wanted. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { roundToDollar } from '../money.ts'
import type { FederalReturn } from '../tax/federal-types.ts'
import type { Household } from '../tax/household.ts'
import type { W4Status } from '../withholding/certificate.ts'
import {
  checksAfter,
  type FormEntries,
  noEntries,
  withheldAfter,
  withheldPerCheckWith,
  withheldUnchanged,
  withheldWith,
} from './check-withholding.ts'
import type { SourceYear } from './paid-source.ts'

/** `all`: a new form for every job and pension, as the IRS’s estimator asks. `one`: for the highest paying ones needed, the others stay. */
export type FormsHandedIn = 'all' | 'one'

export interface FormPlan {
  /** For each source: the entries of a new form; `null` where none is handed in. */
  readonly entries: readonly (FormEntries | null)[]
  /** Of all sources in the year, with these forms. Dollars. */
  readonly withheld: number
  /** What is missing from the amount wanted: positive where too little can be withheld, negative where too much was already. */
  readonly missing: number
}

export interface FormQuestion {
  readonly years: readonly SourceYear[]
  /** What all sources together should have withheld in the year. */
  readonly wanted: number
  /** Other income less deductions beyond the standard deduction; see `formNetChange`. */
  readonly netChange: number
  readonly status: W4Status
  readonly forms: FormsHandedIn
}

/**
 * What Steps 4(a) and 4(b) tell the employer of: income from other places than the jobs and pensions, less adjustments and all deductions
 * beyond the basic standard deduction. Positive goes to 4(a), negative to 4(b). Whole dollars. As the IRS’s estimator nets it.
 */
export function formNetChange(
  tax: FederalReturn,
  household: Household,
  years: readonly SourceYear[],
  facts: TaxYearFacts,
): number {
  const paid = years.reduce((sum, { taxable }) => sum + taxable, 0)
  const beyondStandard = tax.deductions.total - facts.standardDeduction.value[household.status]
  return roundToDollar(tax.income.total - paid - tax.adjustments.total - beyondStandard)
}

/**
 * The whole number from 0 to `most` at which a rising function comes nearest to `wanted`, the smaller of two equally near; where it never
 * gets there, the smallest at which it is highest.
 */
function nearestWhole(rising: (whole: number) => number, goal: number, most: number): number {
  let low = 0
  let high = Math.max(0, Math.ceil(most))
  const wanted = Math.min(goal, rising(high))
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (rising(middle) < wanted) low = middle + 1
    else high = middle
  }
  return low > 0 && wanted - rising(low - 1) <= rising(low) - wanted ? low - 1 : low
}

/**
 * The most of a check that new entries may have withheld, as a share of its taxable pay: ours, so that nobody is told to work for nothing. What
 * is still missing then is left to the next source and to estimated payments.
 */
export const MOST_OF_A_CHECK = 0.5

/** Step 4(c) or Step 3 of one source that moves its checks by `gap` dollars (positive: more withheld), as far as it can. */
function moved(year: SourceYear, start: FormEntries, gap: number, status: W4Status, facts: TaxYearFacts): FormEntries {
  const from = withheldAfter(year, start, status, facts)
  if (gap > 0) {
    const withExtra = (extra: number): FormEntries => ({ ...start, extra })
    const rising = (extra: number): number => withheldAfter(year, withExtra(extra), status, facts) - from
    const room = MOST_OF_A_CHECK * year.taxablePerCheck - withheldPerCheckWith(year, start, status, facts)
    return withExtra(nearestWhole(rising, gap, Math.floor(Math.max(0, room))))
  }
  const withCredits = (credits: number): FormEntries => ({ ...start, credits })
  const falling = (credits: number): number => from - withheldAfter(year, withCredits(credits), status, facts)
  return withCredits(nearestWhole(falling, -gap, year.periods * withheldPerCheckWith(year, start, status, facts)))
}

const isAdjustable = (year: SourceYear): boolean => year.taxablePerCheck > 0 && checksAfter(year).length > 0

/** Those with checks to come after a new form, the highest paying of the year first; a pension before a job of the same income. */
export function adjustableSources(years: readonly SourceYear[]): readonly number[] {
  const isPension = (at: number): number => (years[at]?.source.kind === 'pension' ? 1 : 0)
  const income = (at: number): number => years[at]?.taxable ?? 0
  return years
    .map((_, at) => at)
    .filter((at) => isAdjustable(years[at] as SourceYear))
    .sort((a, b) => income(b) - income(a) || isPension(b) - isPension(a) || a - b)
}

/** Steps 4(a) and 4(b) of the highest paying source; 4(a) is left blank where it alone would take more than may be taken. */
function startOf(year: SourceYear, netChange: number, status: W4Status, facts: TaxYearFacts): FormEntries {
  const start = { ...noEntries, otherIncome: Math.max(0, netChange), deductions: Math.max(0, -netChange) }
  const most = MOST_OF_A_CHECK * year.taxablePerCheck
  return withheldPerCheckWith(year, start, status, facts) > most ? { ...start, otherIncome: 0 } : start
}

/**
 * Every new form starts with nothing but Step 1; the highest paying source gets Steps 4(a) and 4(b). What then is too little is asked for in
 * its Step 4(c), a check; what is too much is taken back by its Step 3, a year. Only what that source cannot carry goes to the next. Whole
 * dollars, each to the nearest that withholding with these very entries gives.
 */
export function formPlan(question: FormQuestion, facts: TaxYearFacts): FormPlan {
  const { years, wanted, netChange, status, forms } = question
  const order = adjustableSources(years)
  const entries: (FormEntries | null)[] = years.map((_, at) =>
    forms === 'all' && order.includes(at) ? noEntries : null,
  )
  const total = (): number =>
    years.reduce((sum, year, at) => {
      const own = entries[at]
      return sum + (own ? withheldWith(year, own, status, facts) : withheldUnchanged(year, status, facts))
    }, 0)
  const [highest] = order
  if (highest !== undefined) entries[highest] = startOf(years[highest] as SourceYear, netChange, status, facts)
  let gap = wanted - total()
  /** What whole dollars on the forms filled in so far may leave: half a dollar a check. */
  let unavoidable = 1
  for (const at of order) {
    if (Math.abs(gap) <= unavoidable) break
    const year = years[at] as SourceYear
    const before = entries[at] ?? noEntries
    entries[at] = before
    entries[at] = moved(year, before, wanted - total(), status, facts)
    gap = wanted - total()
    unavoidable = Math.max(unavoidable, checksAfter(year).length / 2 + 1)
  }
  return { entries, withheld: total(), missing: gap }
}
