import type { LoanRow, NeverPaidOff, PaidOff } from '#engine/lending/amortize.ts'
import type { MoneyPath } from '#engine/lending/money-path.ts'
import { rowsByMonth } from '#engine/lending/monthly-rows.ts'
import {
  type AccountTax,
  breakEvenReturn,
  type PrepayOrInvest,
  prepayOrInvest,
} from '#engine/lending/prepay-or-invest.ts'
import { roundToCent } from '#engine/money.ts'
import { compareMonths, type Month } from '#engine/month.ts'
import type { Asked } from '../kit/calculator.ts'
import { recasts } from './plan.ts'
import { extrasOf, runLoan, startOf } from './schedule.ts'
import type { PrepayInputs } from './sections.ts'

export interface Fees {
  readonly setup: number
  readonly debits: number
  readonly recasts: number
  readonly total: number
}
export interface Prepaid {
  readonly outcome: 'paid'
  readonly start: Month
  /** As agreed: monthly, nothing extra. */
  readonly plain: PaidOff
  /** As the visitor pays. The same object when nothing is different. */
  readonly actual: PaidOff
  /** `actual` by months. */
  readonly rows: readonly LoanRow[]
  readonly fees: Fees
  /** Interest saved less penalties and fees, dollars; negative when paying extra costs more. */
  readonly netSaved: number
  readonly interestSaved: number
  readonly monthsSaved: number
  /** Tax that deducting the saved interest would have saved, dollars; in neither figure of what is saved. */
  readonly taxLost: number
  /** The same in today's dollars: each month's difference in payments, taken back by inflation. */
  readonly netSavedToday: number
  /** Payment after the last recast, dollars a month (paid biweekly: every two weeks); null when none but the last one follows. */
  readonly recastPayment: number | null
  readonly versus: PrepayOrInvest
  /** After-tax dollars at the agreed end by which investing is ahead. */
  readonly investAhead: number
  readonly investAheadToday: number
  /** Decimal per year before tax; null when nothing is prepaid. */
  readonly breakEven: number | null
}
export type Result =
  | Prepaid
  | {
      readonly outcome: 'never-paid-off'
      readonly reason: NeverPaidOff['reason']
      readonly interest: number
    }
  | { readonly outcome: 'not-possible' }

const accountTaxOf = ({ investTax, investTaxRate }: PrepayInputs): AccountTax =>
  investTax === 'none' ? { kind: 'none' } : { kind: investTax, rate: investTaxRate / 100 }

/** What a month's row takes, less the tax its interest saves at `deduction` percent. */
const net = (row: LoanRow, deduction: number): number =>
  row.payment + row.extra + row.penalty - (row.interest * deduction) / 100

function feesOf(inputs: PrepayInputs, actual: PaidOff): Fees {
  const biweekly = inputs.plan !== 'monthly'
  const setup = biweekly ? inputs.planSetup : 0
  const count = inputs.plan === 'biweekly' ? actual.rows.length : Math.ceil((actual.months * 26) / 12)
  const debits = biweekly ? roundToCent(inputs.planFee * count) : 0
  const recastCost = roundToCent(recastMonths(inputs, actual).length * inputs.recastFee)
  return { setup, debits, recasts: recastCost, total: roundToCent(setup + debits + recastCost) }
}

/** Months with a recast that still changes a payment, in order of time. */
function recastMonths(inputs: PrepayInputs, actual: PaidOff): readonly Month[] {
  if (!recasts(inputs)) return []
  const months = extrasOf(inputs).flatMap((extra) => (extra.kind === 'once' ? [extra.month] : []))
  return [...new Set(months)].filter((month) => compareMonths(month, actual.payoffMonth) < 0).sort(compareMonths)
}

/** What leaves the pocket month by month, tax savings and fees counted, and what is owed. */
function pathOf(
  rows: readonly LoanRow[],
  inputs: PrepayInputs,
  fees: Fees | null,
  recastAt: readonly Month[],
  deduction: number = inputs.deduction,
): MoneyPath {
  const perMonth = fees === null || rows.length === 0 ? 0 : fees.debits / rows.length
  const recastIn = new Set<string>(recastAt)
  return {
    paid: [
      fees?.setup ?? 0,
      ...rows.map(
        (row) => net(row, deduction) + perMonth + (fees !== null && recastIn.has(row.month) ? inputs.recastFee : 0),
      ),
    ],
    owed: [inputs.balance, ...rows.map((row) => row.balance)],
  }
}

/** Today's worth of what the agreed loan takes more than this one, dollars of today. */
function inToday(keep: MoneyPath, prepay: MoneyPath, inflation: number, months: number): number {
  const perMonth = Math.exp(Math.log1p(inflation / 100) / -12)
  let total = 0
  let worth = 1
  for (let k = 0; k <= months; k++) {
    total += ((keep.paid[k] ?? 0) - (prepay.paid[k] ?? 0)) * worth
    worth *= perMonth
  }
  return roundToCent(total)
}

export function compute({ inputs }: Asked<PrepayInputs, Record<never, never>>): Result {
  const plain = runLoan(inputs)
  if (plain.outcome === 'never-paid-off')
    return { outcome: 'never-paid-off', reason: plain.reason, interest: plain.firstInterest }
  if (plain.outcome !== 'paid-off') return { outcome: 'not-possible' }
  const extras = extrasOf(inputs)
  const asAgreed = extras.length === 0 && inputs.plan === 'monthly'
  const actual = asAgreed ? plain : runLoan(inputs, { plan: inputs.plan, extras, recast: recasts(inputs) })
  if (actual.outcome !== 'paid-off') return { outcome: 'not-possible' }

  const start = startOf(inputs)
  const rows = inputs.plan === 'biweekly' ? rowsByMonth(actual.rows, start) : actual.rows
  const fees = feesOf(inputs, actual)
  const recastAt = recastMonths(inputs, actual)
  const last = recastAt.at(-1)
  const after =
    last === undefined ? undefined : actual.rows.slice(0, -1).find((row) => compareMonths(row.month, last) > 0)
  const months = Math.max(plain.months, actual.months)
  const keep = pathOf(plain.rows, inputs, null, [])
  const prepay = asAgreed ? keep : pathOf(rows, inputs, fees, recastAt)
  const tax = accountTaxOf(inputs)
  const versus = prepayOrInvest(prepay, keep, inputs.investReturn / 100, tax, months)
  const investAhead = versus.investAhead.at(-1) ?? 0
  const interestSaved = roundToCent(plain.totalInterest - actual.totalInterest)
  return {
    outcome: 'paid',
    start,
    plain,
    actual,
    rows,
    fees,
    interestSaved,
    netSaved: roundToCent(interestSaved - actual.totalPenalty - fees.total),
    monthsSaved: plain.months - actual.months,
    netSavedToday: inToday(
      pathOf(plain.rows, inputs, null, [], 0),
      asAgreed ? pathOf(plain.rows, inputs, null, [], 0) : pathOf(rows, inputs, fees, recastAt, 0),
      inputs.inflation,
      months,
    ),
    taxLost: roundToCent((interestSaved * inputs.deduction) / 100),
    recastPayment: after?.payment ?? null,
    versus,
    investAhead: roundToCent(investAhead),
    investAheadToday: roundToCent(investAhead / (1 + inputs.inflation / 100) ** (months / 12)),
    breakEven: asAgreed ? null : breakEvenReturn(prepay, keep, tax, months),
  }
}
