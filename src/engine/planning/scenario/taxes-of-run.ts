import { addMonths, monthOfYear, yearOf } from '#engine/month.ts'
import { type Change, changesOf } from './change.ts'
import type { CourseYear } from './course.ts'
import type { TaxDesk } from './filing-years.ts'
import type { Assumptions, Model } from './model.ts'
import { type Flowing, type FromPay, flowsIn, fromPayIn, sumsOf } from './month-income.ts'
import type { RunState } from './run-state.ts'
import { addSums, noSums, type YearSums } from './year-sums.ts'

const NOTHING_FROM_PAY: FromPay = { deferrals: [], premiums: [0, 0] }
const YEAR = 12

/** What taxes of a projection are worked out with. */
export interface TaxRun {
  readonly model: Model
  readonly changes: readonly Change[]
  readonly assumptions: Assumptions
  readonly desk: TaxDesk
  readonly priceIn: (year: number) => number
  readonly unemploymentWithheld: number
}

/** The state lived in by month. */
export function stateIn({ model, changes }: Pick<TaxRun, 'model' | 'changes'>, month: number): string | null {
  let code = model.state
  let since = -1
  for (const one of changesOf(changes, 'state'))
    if (one.from <= month && one.from >= since) {
      code = one.state
      since = one.from
    }
  return code
}

/** Unemployment benefits of an event: a flat share is withheld from them. */
const isBenefit = ({ tax, isOwn }: Flowing): boolean => tax === 'unemployment' && !isOwn

/**
 * What stands on a return all year whatever the month: interest on cash as the picture has it, on loans at the balances of the day, property
 * tax. Dollars.
 */
export function standingSums(model: Model, state: RunState): YearSums {
  const sums = noSums()
  sums.interest = model.returns[0]?.interest ?? 0
  for (const { terms, balance } of state.debts) {
    if (terms.kind === 'mortgage') {
      sums.mortgageInterest += (balance / 100) * terms.apr
      sums.mortgageBalance += balance / 100
    }
    if (terms.kind === 'student') sums.studentInterest += (balance / 100) * terms.apr
  }
  sums.propertyTax = state.things.reduce((sum, { terms }) => sum + terms.yearlyTax, 0)
  return sums
}

/** A month as if it went on all year. */
function yearly(month: YearSums, standing: YearSums): YearSums {
  const sums = noSums()
  addSums(sums, month, YEAR)
  addSums(sums, standing, 1)
  return sums
}

/** The months of the first year before the projection begins are those of the picture. Answers the picture's tax of a year, dollars. */
export function openYear({ model, assumptions, desk }: TaxRun, state: RunState, standing: YearSums): number {
  const before = monthOfYear(model.first) - 1
  const flows = flowsIn(model, [], 0, assumptions)
  const usual = sumsOf(flows, fromPayIn(model, [], 0, assumptions, flows), () => true)
  const { total } = desk.tax(yearly(usual, standing), yearOf(model.first), model.state, -1)
  addSums(state.sums, usual, before)
  addSums(state.sums, { ...standing, mortgageBalance: 0 }, before / YEAR)
  state.heldBack += (total / YEAR) * before
  return total
}

/**
 * Tax held back in a month, dollars: a twelfth of a year's tax on the month's usual money; from an event's unemployment benefits the share that
 * may be withheld; from a single payment what it adds to the year's tax. Never less than the picture's own year comes to (`lowest`), so that
 * credits beyond the tax wait for April.
 */
export function heldIn(
  run: TaxRun,
  month: number,
  flows: readonly Flowing[],
  fromPay: FromPay,
  standing: YearSums,
  lowest: number,
): number {
  const year = yearOf(addMonths(run.model.first, month))
  const code = stateIn(run, month)
  const whole = yearly(
    sumsOf(flows, fromPay, (one) => !one.isOnce && !isBenefit(one)),
    standing,
  )
  const { total } = run.desk.tax(whole, year, code, month)
  const benefits = flows.reduce((sum, one) => (isBenefit(one) ? sum + one.amount : sum), 0) * run.unemploymentWithheld
  const usual = Math.max(lowest * run.priceIn(year), total) / YEAR + benefits
  const once = flows.filter((one) => one.isOnce && one.amount > 0 && one.tax !== 'free' && one.tax !== 'care')
  if (once.length === 0) return usual
  const more = noSums()
  addSums(more, whole, 1)
  addSums(
    more,
    sumsOf(once, NOTHING_FROM_PAY, () => true),
    1,
  )
  return usual + Math.max(0, run.desk.tax(more, year, code, month).total - total)
}

/** Income of the calendar year around a month as planned, without sales: what the premium credit goes by. Dollars of that year. */
export function plannedIncome(run: TaxRun, month: number, standing: YearSums): number {
  const { model, assumptions } = run
  const now = addMonths(model.first, month)
  const start = month - (monthOfYear(now) - 1)
  const sums = noSums()
  addSums(sums, standing, 1)
  for (let at = start; at < start + YEAR; at++) {
    const changes = at < 0 ? [] : run.changes
    const flows = flowsIn(model, changes, Math.max(0, at), assumptions)
    addSums(
      sums,
      sumsOf(flows, fromPayIn(model, changes, Math.max(0, at), assumptions, flows), () => true),
      1,
    )
  }
  return run.desk.tax(sums, yearOf(now), stateIn(run, month), month).modifiedIncome
}

/**
 * A finished year's tax: a move within it divides the states' part by months. A year the projection cuts off is taken as settled by what it held
 * back.
 */
export function closeYear(run: TaxRun, state: RunState, month: number): CourseYear {
  const now = addMonths(run.model.first, month)
  const year = yearOf(now)
  const { sums, heldBack } = state
  if (run.model.returns.length === 0 || monthOfYear(now) < YEAR)
    return { year, tax: heldBack, heldBack, modifiedIncome: 0 }
  sums.mortgageBalance = state.debts.reduce(
    (sum, { terms, balance }) => (terms.kind === 'mortgage' ? sum + balance / 100 : sum),
    0,
  )
  const codes = Array.from({ length: YEAR }, (_, back) => stateIn(run, Math.max(-1, month - back)))
  let tax = 0
  let modifiedIncome = 0
  for (const code of new Set(codes)) {
    const share = codes.filter((one) => one === code).length / YEAR
    const part = run.desk.tax(sums, year, code, month)
    tax += part.total * share
    modifiedIncome += part.modifiedIncome * share
  }
  return { year, tax, heldBack, modifiedIncome }
}
