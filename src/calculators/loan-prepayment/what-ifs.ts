/** Other ways to pay the same loan. Worked out for the tables and findings only, not on every key press. */
import { amortize, type PaidOff } from '#engine/lending/amortize.ts'
import { paymentForMonths } from '#engine/lending/payoff-target.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { Prepaid } from './compute.ts'
import type { PrepayInputs } from './fields.ts'
import { extrasOf, paidOff, recasts, startOf } from './schedule.ts'

export interface WhatIf {
  readonly months: number
  /** Interest saved against paying as agreed, dollars. */
  readonly saved: number
  /** The same less the plan's fees. */
  readonly net: number
}
const against = (plain: PaidOff, other: PaidOff, fees = 0): WhatIf => ({
  months: plain.months - other.months,
  saved: roundToCent(plain.totalInterest - other.totalInterest - other.totalPenalty),
  net: roundToCent(plain.totalInterest - other.totalInterest - other.totalPenalty - fees),
})

export const repeats = (inputs: PrepayInputs): boolean =>
  inputs.extraMonthly > 0 || inputs.extras.some((row) => row.how !== 'once' && row.amount > 0)

/** Stop the repeated extra payments after 1, 2, 3, 5, 10 or 15 years, and never. */
export function stopping(
  result: Prepaid,
  inputs: PrepayInputs,
): readonly (WhatIf & { readonly years: number | null })[] {
  if (!repeats(inputs)) return []
  const found: (WhatIf & { readonly years: number | null })[] = []
  const never =
    inputs.stopAfter === null
      ? result.actual
      : paidOff(inputs, { plan: inputs.plan, extras: extrasOf(inputs, null), recast: recasts(inputs) })
  for (const years of [1, 2, 3, 5, 10, 15, null]) {
    if (years !== null && years * 12 >= (never ?? result.actual).months) continue
    const stopped = paidOff(inputs, {
      plan: inputs.plan,
      extras: extrasOf(inputs, years === null ? null : years * 12),
      recast: recasts(inputs),
    })
    if (stopped !== null) found.push({ years, ...against(result.plain, stopped) })
  }
  return found
}

export interface BiweeklyWay extends WhatIf {
  readonly name: string
  readonly fees: number
}
/**
 * Every two weeks, three ways, on top of the visitor's extras: against the same extras paid monthly. With a recast there is no
 * third way, since a fixed twelfth of the first payment would no longer be the same money.
 */
export function biweeklyWays(inputs: PrepayInputs): readonly BiweeklyWay[] {
  const extras = extrasOf(inputs)
  const recast = recasts(inputs) && extras.some((extra) => extra.kind === 'once')
  const monthly = paidOff(inputs, { extras, recast })
  const held = paidOff(inputs, { extras, recast, plan: 'biweekly-held' })
  const credited = paidOff(inputs, { extras, recast, plan: 'biweekly' })
  if (monthly === null || held === null || credited === null) return []
  const twelfth = roundToCent(monthly.regularPayment / 12)
  const alone = recast ? null : paidOff(inputs, { extras: [...extras, { kind: 'monthly', amount: twelfth }] })
  const cost = (debits: number): number => roundToCent(inputs.planSetup + inputs.planFee * debits)
  const way = (name: string, schedule: PaidOff, fees: number): BiweeklyWay => ({
    name,
    fees,
    ...against(monthly, schedule, fees),
    saved: roundToCent(monthly.totalInterest - schedule.totalInterest),
    net: roundToCent(
      monthly.totalInterest + monthly.totalPenalty - schedule.totalInterest - schedule.totalPenalty - fees,
    ),
  })
  return [
    way('Servicer holds each half', held, cost(Math.ceil((held.months * 26) / 12))),
    way('Each half credited at once', credited, cost(credited.rows.length)),
    ...(alone === null ? [] : [way('On your own: a twelfth more each month', alone, 0)]),
  ]
}

/** One-time payments kept or recast: payment, end and interest of each. Null without a one-time payment, or where no recast is offered. */
export function recastOrKeep(
  inputs: PrepayInputs,
): { readonly kept: PaidOff; readonly recast: PaidOff; readonly newPayment: number } | null {
  const extras = extrasOf(inputs)
  const once = extras.filter((extra) => extra.kind === 'once')
  if (inputs.kind !== 'mortgage' || inputs.know !== 'term' || once.length === 0) return null
  const kept = paidOff(inputs, { extras, plan: inputs.plan })
  const recast = paidOff(inputs, { extras, plan: inputs.plan, recast: true })
  if (kept === null || recast === null) return null
  const usual = recast.regularPayment
  // The last payment takes the rounding; the one before it is the recast one.
  const newPayment = recast.rows.at(-2)?.payment ?? usual
  return newPayment < usual - 0.005 ? { kept, recast, newPayment } : null
}

/** Cents a month, at most, that rounded interest can ask on top of the closed form. */
const MOST_CRUMBS = 3

/** The extra a month that ends the loan so many months sooner, other extras left out. */
export function targets(
  result: Prepaid,
  inputs: PrepayInputs,
): readonly { readonly sooner: number; readonly end: Month; readonly extra: number; readonly saved: number }[] {
  const { plain, start } = result
  const steps = plain.months > 180 ? [12, 24, 60, 120, 180] : plain.months > 48 ? [6, 12, 24, 36] : [3, 6, 12, 24]
  return steps.flatMap((sooner) => {
    const months = plain.months - sooner
    if (months < 1) return []
    const needed = paymentForMonths(inputs.balance, inputs.rate / 100, months)
    if (needed.outcome !== 'found') return []
    // Interest rounded to the cent may leave a crumb for one payment more: then some cents more a month take it in.
    for (let more = 0; more <= MOST_CRUMBS; more++) {
      const extra = roundToCent(Math.max(0, needed.value - plain.regularPayment) + more / 100)
      const faster = paidOff(inputs, { extras: [{ kind: 'monthly', amount: extra }] })
      if (faster !== null && faster.months <= months)
        return [
          {
            sooner,
            end: addMonths(start, months),
            extra,
            saved: roundToCent(plain.totalInterest - faster.totalInterest),
          },
        ]
    }
    return []
  })
}

export interface LoanInLine {
  readonly name: string
  /** Percent points a year after any tax saved. */
  readonly rate: number
  readonly balance: number
  /** What the same extra a month does there. */
  readonly saved: number
  readonly months: number
}
/** This loan and the others, highest after-tax rate first, each with what the same extra a month would save on it. */
export function inLine(inputs: PrepayInputs, name: string, extra: number): readonly LoanInLine[] {
  const loans = [
    {
      name,
      balance: inputs.balance,
      rate: inputs.rate,
      term: inputs.term,
      own: inputs.know === 'payment' ? inputs.payment : null,
    },
    ...inputs.otherLoans.map((row) => ({
      ...row,
      name: row.name.replaceAll('*', '').trim() || 'Other loan',
      own: null,
    })),
  ]
  const line: LoanInLine[] = []
  for (const [index, loan] of loans.entries()) {
    const terms = {
      principal: loan.balance,
      annualRate: loan.rate / 100,
      startMonth: startOf(inputs),
      ...(loan.own === null ? { termMonths: Math.round(loan.term) } : { payment: loan.own }),
    }
    const plain = amortize(terms)
    const faster = amortize({ ...terms, extras: [{ kind: 'monthly', amount: extra }] })
    if (plain.outcome !== 'paid-off' || faster.outcome !== 'paid-off') continue
    line.push({
      name: loan.name,
      rate: index === 0 ? inputs.rate * (1 - inputs.deduction / 100) : loan.rate,
      balance: loan.balance,
      saved: roundToCent(plain.totalInterest - faster.totalInterest),
      months: plain.months - faster.months,
    })
  }
  return line.sort((a, b) => b.rate - a.rate)
}
