/** Each child's bills, and what has to be saved for them. */
import { depositFor, growthFactors, runAccount, type SchoolBill } from '#engine/education/school-plan.ts'
import type { Month } from '#engine/month.ts'
import { billsOf } from './bills.ts'
import type { Child, PlanInputs } from './sections.ts'
import { formWords } from './words/form.en.ts'

export const nameOf = (child: Child, index: number): string =>
  child.name.trim() || formWords.children.unnamed({ number: index + 1 })
const sumOf = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0)

export interface Start {
  readonly child: Child
  readonly name: string
  readonly bills: readonly SchoolBill[]
  readonly factors: readonly number[]
  readonly lastDeposit: number
  readonly start: number
  readonly needed: number
  readonly neededFor: (share: number) => number
}

export function startOf(child: Child, index: number, inputs: PlanInputs, today: Month, creditTuition: number): Start {
  const billsFor = (share: number) => billsOf({ child, inputs, today, share, creditTuition })
  const bills = billsFor(child.share / 100)
  const first = bills[0]?.month ?? 0
  const last = bills.at(-1)?.month ?? 0
  const path = { far: inputs.annualReturn / 100, near: inputs.nearReturn / 100, glideMonths: inputs.glideYears * 12 }
  const factors = growthFactors(path, first, last)
  const lastDeposit = inputs.until === 'start' ? first : last
  const start = child.saved + child.lump
  const raise = inputs.raise / 100
  const neededOf = (list: readonly SchoolBill[]) => depositFor(start, list, factors, 1, raise, lastDeposit)
  return {
    child,
    name: nameOf(child, index),
    bills,
    factors,
    lastDeposit,
    start,
    needed: neededOf(bills),
    neededFor: (share) => neededOf(billsFor(share)),
  }
}

/** Each child's part of the deposit: by what it needs; where nobody needs anything, evenly over those with bills. */
export function partsOf(starts: readonly Start[], monthly: number): readonly number[] {
  const needed = sumOf(starts, (one) => one.needed)
  if (needed > 0) return starts.map((one) => (monthly * one.needed) / needed)
  const open = starts.filter((one) => one.bills.length > 0).length
  return starts.map((one) => (one.bills.length > 0 ? monthly / open : 0))
}

/** The share of what is meant to be paid that the savings pay if every return is two points lower. */
export function lowCoverage(starts: readonly Start[], parts: readonly number[], inputs: PlanInputs, planned: number) {
  if (planned <= 0) return null
  const lower = (rate: number) => Math.max(-0.99, rate / 100 - 0.02)
  const path = { far: lower(inputs.annualReturn), near: lower(inputs.nearReturn), glideMonths: inputs.glideYears * 12 }
  const paid = starts.map((one, index) => {
    const factors = growthFactors(path, one.bills[0]?.month ?? 0, one.bills.at(-1)?.month ?? 0)
    return runAccount(one.start, 0, parts[index] ?? 0, one.bills, factors, inputs.raise / 100, one.lastDeposit).paid
  })
  return sumOf(paid, (one) => one) / planned
}
