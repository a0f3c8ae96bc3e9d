/** Uneven pay in numbers: what is certain, what is likely, what taxes take, and what one month pays for. Dollars a month. */
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
  /** Set aside for taxes from the floor, and from every source. */
  readonly floorTax: number
  readonly allTax: number
}
/**
 * Percent of pay nobody withholds tax from. Our default: self-employment tax takes 14.13% of it (15.3% of 92.35%, IRC 1401 and
 * 1402(a)(12)), income tax about as much again for many after the deduction for half of the first.
 */
export const OUR_TAX_PERCENT = 25
const untaxed = new Set(['freelance', 'gig', 'business'])
/** Pay that is known to be before taxes counts as untaxed, whatever its type. */
export const taxPercentOf = (
  source: Pick<IncomeSource, 'type' | 'taxPercent'> & { readonly isTakeHome?: boolean },
): number => source.taxPercent ?? (untaxed.has(source.type) || source.isTakeHome === false ? OUR_TAX_PERCENT : 0)

const isSure = (source: IncomeSource): boolean => source.isGuaranteed && source.reliability >= GUARANTEED_RELIABILITY
/** Dollars a month to set aside for taxes. */
const taxOf = (sources: readonly IncomeSource[]): number =>
  roundToCent(
    sources.reduce(
      (sum, source) => sum + (monthlyAmount(source.amount, source.frequency) * taxPercentOf(source)) / 100,
      0,
    ),
  )

export function incomeBand(sources: readonly IncomeSource[]): IncomeBand {
  const likely = sources.reduce(
    (sum, source) =>
      sum + monthlyAmount(source.amount, source.frequency) * (isSure(source) ? 1 : source.reliability / 10),
    0,
  )
  return {
    floor: guaranteedMonthlyIncome(sources),
    likely: roundToCent(likely),
    all: totalMonthlyIncome(sources),
    floorTax: taxOf(sources.filter(isSure)),
    allTax: taxOf(sources),
  }
}

/** Income of a month in which only a share (0 to 1) of everything above the floor comes in. */
export const leanIncome = (band: IncomeBand, share: number): number =>
  roundToCent(band.floor + (band.all - band.floor) * Math.min(1, Math.max(0, share)))
/** What goes aside for taxes in that month. */
export const leanTax = (band: IncomeBand, share: number): number =>
  roundToCent(band.floorTax + (band.allTax - band.floorTax) * Math.min(1, Math.max(0, share)))

export interface Paid {
  readonly kind: ExpenseClass | 'taxes'
  readonly needed: number
  readonly paid: number
}
export interface MonthPaid {
  readonly steps: readonly Paid[]
  /** What remains when all are paid. */
  readonly left: number
  /** What is missing for all of them. */
  readonly short: number
}
const order: readonly ExpenseClass[] = ['essential', 'important', 'discretionary']

/** Sets taxes aside first, then pays essential, important and discretionary costs, as far as the income goes. */
export function payInOrder(income: number, expenses: Readonly<Record<ExpenseClass, number>>, taxes = 0): MonthPaid {
  let left = roundToCent(Math.max(0, income))
  const due: readonly Pick<Paid, 'kind' | 'needed'>[] = [
    ...(taxes > 0 ? [{ kind: 'taxes' as const, needed: taxes }] : []),
    ...order.map((kind) => ({ kind, needed: expenses[kind] })),
  ]
  const steps = due.map(({ kind, needed }) => {
    const paid = Math.min(needed, left)
    left = roundToCent(left - paid)
    return { kind, needed, paid }
  })
  return { steps, left, short: roundToCent(steps.reduce((sum, step) => sum + step.needed - step.paid, 0)) }
}

/** The one number: what the floor leaves after taxes and after essential and important costs; below 0 it is short of them. */
export const leftOfFloor = (
  { floor, floorTax }: Pick<IncomeBand, 'floor' | 'floorTax'>,
  expenses: Readonly<Record<ExpenseClass, number>>,
): number => roundToCent(floor - floorTax - expenses.essential - expenses.important)
