/** Uneven pay in numbers: what is certain, what is likely, and what one month pays for. Dollars a month. */
import {
  type ExpenseClass,
  GUARANTEED_RELIABILITY,
  guaranteedMonthlyIncome,
  type IncomeSource,
  monthlyAmount,
  totalMonthlyIncome,
} from '#engine/budget/monthly.ts'
import { roundToCent } from '#engine/money.ts'

export interface IncomeBand {
  /** Guaranteed sources with a reliability of 8 or more. */
  readonly floor: number
  /** The floor in full, every other source counted at a tenth of its amount per point of reliability. */
  readonly likely: number
  /** Every source in full. */
  readonly all: number
}
export function incomeBand(sources: readonly IncomeSource[]): IncomeBand {
  const sure = (source: IncomeSource) => source.isGuaranteed && source.reliability >= GUARANTEED_RELIABILITY
  const likely = sources.reduce(
    (sum, source) =>
      sum + monthlyAmount(source.amount, source.frequency) * (sure(source) ? 1 : source.reliability / 10),
    0,
  )
  return { floor: guaranteedMonthlyIncome(sources), likely: roundToCent(likely), all: totalMonthlyIncome(sources) }
}

/** Income of a month in which only a share (0 to 1) of everything above the floor comes in. */
export const leanIncome = (band: IncomeBand, share: number): number =>
  roundToCent(band.floor + (band.all - band.floor) * Math.min(1, Math.max(0, share)))

export interface Paid {
  readonly kind: ExpenseClass
  readonly needed: number
  readonly paid: number
}
export interface MonthPaid {
  readonly steps: readonly Paid[]
  /** What remains when all three are paid. */
  readonly left: number
  /** What is missing for all three. */
  readonly short: number
}
const order: readonly ExpenseClass[] = ['essential', 'important', 'discretionary']

/** Pays essential costs first, then important, then discretionary ones, as far as the income goes. */
export function payInOrder(income: number, expenses: Readonly<Record<ExpenseClass, number>>): MonthPaid {
  let left = roundToCent(Math.max(0, income))
  const steps = order.map((kind) => {
    const needed = expenses[kind]
    const paid = Math.min(needed, left)
    left = roundToCent(left - paid)
    return { kind, needed, paid }
  })
  return { steps, left, short: roundToCent(steps.reduce((sum, step) => sum + step.needed - step.paid, 0)) }
}

/** The one number: what the floor leaves after essential and important costs. 0 when it does not cover them. */
export const safeToSpend = (floor: number, expenses: Readonly<Record<ExpenseClass, number>>): number =>
  Math.max(0, roundToCent(floor - expenses.essential - expenses.important))
