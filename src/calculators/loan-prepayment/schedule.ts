/** From the form's inputs to the engine's loan. */
import { type Amortization, amortize, type PaidOff } from '#engine/lending/amortize.ts'
import type { Extra, PrepaymentPenalty } from '#engine/lending/loan.ts'
import { penaltyShares } from '#engine/lending/prepayment-penalty.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, compareMonths, type Month, monthOfYear } from '#engine/month.ts'
import type { PrepayInputs } from './sections.ts'

export const startOf = (inputs: PrepayInputs): Month => addMonths(inputs.firstPayment as Month, -1)

const later = (a: Month, b: Month): Month => (compareMonths(a, b) >= 0 ? a : b)
const sooner = (a: Month, b: Month): Month => (compareMonths(a, b) <= 0 ? a : b)
const DISTANT: Month = '9000-01'

/**
 * The extra payments of the form. None falls before the month of the next payment, not even where biweekly halves start earlier;
 * what is dated before it counts from it; `stopAfter` ends those that repeat.
 */
export function extrasOf(inputs: PrepayInputs, stopAfter: number | null = inputs.stopAfter): readonly Extra[] {
  const first = inputs.firstPayment as Month
  const stop = stopAfter === null ? DISTANT : addMonths(startOf(inputs), Math.round(stopAfter))
  const extras: Extra[] = []
  if (inputs.extraMonthly > 0) extras.push({ kind: 'monthly', amount: inputs.extraMonthly, from: first, until: stop })
  for (const { how, amount, from, length } of inputs.extras) {
    if (amount <= 0) continue
    const own = from as Month
    const begin = later(own, first)
    if (how === 'once') {
      extras.push({ kind: 'once', amount, month: begin })
      continue
    }
    const until = sooner(stop, length === null ? DISTANT : addMonths(own, Math.round(length) - 1))
    extras.push(
      how === 'monthly'
        ? { kind: 'monthly', amount, from: begin, until }
        : { kind: 'yearly', amount, monthOfYear: monthOfYear(own), from: begin, until },
    )
  }
  return extras
}

export function penaltyOf(inputs: PrepayInputs): PrepaymentPenalty | null {
  const { penalty, penaltyShare, penaltyMonths, penaltyYears: years, penaltyFree } = inputs
  if (penalty === 'none') return null
  const free = { share: penaltyFree / 100, of: 'loan' as const }
  const annualRate = inputs.rate / 100
  if (penalty === 'months') {
    // Many months of a high rate never ask more than what is prepaid.
    const months = annualRate > 0 ? Math.min(penaltyMonths, 12 / annualRate) : penaltyMonths
    return penaltyShares({ kind: 'months-of-interest', months, years, free }, annualRate)
  }
  if (penalty === 'share') return penaltyShares({ kind: 'share', share: penaltyShare / 100, years, free }, annualRate)
  const sharesByYear = Array.from({ length: years }, (_, year) => Math.max(0, penaltyShare - year) / 100)
  return penaltyShares({ kind: 'declining', sharesByYear, free }, annualRate)
}

interface Change {
  readonly plan?: PrepayInputs['plan']
  readonly extras?: readonly Extra[]
  readonly recast?: boolean
}

/** The loan with these extras and this plan; by default as agreed: monthly, nothing extra. */
export function runLoan(inputs: PrepayInputs, change: Change = {}): Amortization {
  const { plan = 'monthly', extras = [], recast = false } = change
  const penalty = penaltyOf(inputs)
  const own = inputs.know === 'payment'
  return amortize({
    principal: inputs.balance,
    annualRate: inputs.rate / 100,
    startMonth: startOf(inputs),
    frequency: plan,
    extras,
    ...(own
      ? { payment: plan === 'biweekly' ? roundToCent(inputs.payment / 2) : inputs.payment }
      : { termMonths: Math.round(inputs.term) }),
    ...(recast ? { recasts: extras.flatMap((extra) => (extra.kind === 'once' ? [extra.month] : [])) } : {}),
    ...(penalty === null ? {} : { prepaymentPenalty: penalty }),
  })
}

/** The same, or null where there is no end. */
export function paidOff(inputs: PrepayInputs, change: Change = {}): PaidOff | null {
  const loan = runLoan(inputs, change)
  return loan.outcome === 'paid-off' ? loan : null
}
