import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import type { Course } from '#engine/student/loan.ts'
import { taxOnForgiven } from '#engine/student/returns.ts'
import { borrowerOf, owedOf } from './borrower.ts'
import { courseOf } from './courses.ts'
import { type FilingChoice, filingChoices } from './filing.ts'
import type { Law } from './law.ts'
import { type PlanKey, planKeys, type Reason, whyClosed } from './plans.ts'
import type { LoanInputs } from './sections.ts'

/** One plan from the next payment to the end. Dollars; nominal unless said otherwise. */
export interface PlanRun {
  readonly key: PlanKey
  readonly course: Course
  readonly firstPayment: number
  readonly lastPayment: number
  /** The last one aside, which takes the cents that rounding left. */
  readonly highestPayment: number
  /** Federal income tax on what the plan forgives, in the dollars of that year. */
  readonly tax: number
  /** Everything paid, and the tax. */
  readonly cost: number
  /** The same in today's dollars. */
  readonly costToday: number
}
export interface ClosedPlan {
  readonly key: PlanKey
  readonly why: Reason
}
export interface Refinanced {
  readonly borrowed: number
  readonly payment: number
  readonly months: number
  readonly total: number
}
export interface Compared {
  readonly outcome: 'compared'
  readonly owed: number
  readonly plans: readonly PlanRun[]
  readonly closed: readonly ClosedPlan[]
  /** Smallest cost, and smallest first payment. */
  readonly least: PlanRun
  readonly lowest: PlanRun
  /** The plan looked at closely; `wanted` is not null when the one asked for is closed. */
  readonly focus: PlanRun
  readonly notOpen: ClosedPlan | null
  readonly refinance: Refinanced | null
  readonly filing: readonly FilingChoice[]
}
export type Result = Compared | { readonly outcome: 'nothing-owed' } | { readonly outcome: 'no-plan' }

/** Years after which today's dependents are taken to be grown, for the tax on what is forgiven. */
const CHILDHOOD = 18

/**
 * Tax on what a plan forgives: the year's real return by today's law, with income and the forgiven amount put into today's dollars and the tax
 * put back, as if brackets rose with prices.
 */
function taxOn(course: Course, inputs: LoanInputs, law: Law): number {
  if (course.taxable <= 0) return 0
  const years = course.forgivenAt / 12
  const prices = (1 + inputs.inflation / 100) ** years
  const income = (1 + inputs.growth / 100) ** Math.floor(years) / prices
  const dependents = years >= CHILDHOOD ? 0 : borrowerOf(inputs, law, 'rap', inputs.filing).dependents
  const status = inputs.filing === 'head' && dependents === 0 ? 'single' : inputs.filing
  const filer = { status, income: inputs.agi * income, spouseIncome: inputs.spouseAgi * income, dependents }
  return roundToCent(taxOnForgiven(filer, course.taxable / prices, law.tax) * prices)
}

function runOf(key: PlanKey, inputs: LoanInputs, law: Law): PlanRun {
  const course = courseOf(key, inputs, law)
  const tax = taxOn(course, inputs, law)
  const monthly = (1 + inputs.inflation / 100) ** (1 / 12)
  let today = 0
  let highest = 0
  let price = 1
  const taxToday = tax / monthly ** course.forgivenAt
  const last = course.paid.length - 1
  for (let month = 0; month <= last; month++) {
    const payment = course.paid[month] ?? 0
    if (payment > highest && (month < last || last === 0)) highest = payment
    today += payment / price
    price *= monthly
  }
  return {
    key,
    course,
    firstPayment: roundToCent(course.paid[0] ?? 0),
    lastPayment: roundToCent(course.paid.at(-2) ?? course.paid.at(-1) ?? 0),
    highestPayment: roundToCent(highest),
    tax,
    cost: roundToCent(course.totalPaid + tax),
    costToday: roundToCent(today + taxToday),
  }
}

function refinanceOf(inputs: LoanInputs, owed: number): Refinanced | null {
  if (!inputs.refinance) return null
  const borrowed = roundToCent(owed * (1 + inputs.refiFee / 100))
  const payment = levelPayment(borrowed, inputs.refiRate / 1200, inputs.refiTerm)
  return {
    borrowed,
    payment: roundToCent(payment),
    months: inputs.refiTerm,
    total: roundToCent(payment * inputs.refiTerm),
  }
}

/** The smaller by one measure, then by the other; the earlier in the list when both are even. */
const smallest = (plans: readonly PlanRun[], by: (plan: PlanRun) => number, then: (plan: PlanRun) => number) =>
  plans.reduce((a, b) => (by(b) < by(a) || (by(b) === by(a) && then(b) < then(a)) ? b : a))

export function compute({ inputs, law }: { readonly inputs: LoanInputs; readonly law: Law }): Result {
  const owed = roundToCent(owedOf(inputs))
  if (owed <= 0) return { outcome: 'nothing-owed' }
  const plans: PlanRun[] = []
  const closed: ClosedPlan[] = []
  for (const key of planKeys) {
    const why = whyClosed(key, inputs)
    if (why === null) plans.push(runOf(key, inputs, law))
    else closed.push({ key, why })
  }
  if (plans.length === 0) return { outcome: 'no-plan' }
  const cost = ({ cost }: PlanRun) => cost
  const first = ({ firstPayment }: PlanRun) => firstPayment
  const least = smallest(plans, cost, first)
  const lowest = smallest(plans, first, cost)
  const wanted =
    inputs.focus === 'least'
      ? least
      : inputs.focus === 'lowest'
        ? lowest
        : plans.find(({ key }) => key === inputs.focus)
  return {
    outcome: 'compared',
    owed,
    plans,
    closed,
    least,
    lowest,
    focus: wanted ?? lowest,
    notOpen: wanted ? null : (closed.find(({ key }) => key === inputs.focus) ?? null),
    refinance: refinanceOf(inputs, owed),
    filing: filingChoices(inputs, law, plans),
  }
}
