import type { LoanRow, PaidOff } from '#engine/lending/amortize.ts'
import { rowsByMonth } from '#engine/lending/monthly-rows.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { aprOf, type Estimate, estimateOf } from './at-closing.ts'
import { type CashToClose, cashOf } from './cash-to-close.ts'
import { downOf } from './down.ts'
import type { Question } from './law.ts'
import { fundingOf, type PmiPlan, pmiOf } from './loan-type.ts'
import { type OwnerCosts, ownerCostsIn, ownerTotalIn } from './owner-costs.ts'
import { extrasOf, scheduleOf } from './schedule.ts'
import type { MortgageInputs } from './sections.ts'

export interface Mortgage {
  readonly outcome: 'loan'
  readonly down: number
  readonly baseLoan: number
  readonly loanAmount: number
  readonly upfrontFee: number
  readonly startMonth: Month
  /** The first level payment of principal and interest. */
  readonly principalInterest: number
  readonly costs: OwnerCosts
  /** Mortgage insurance with the first payment. */
  readonly mortgageInsurance: number
  /** Everything due in the first month: loan, insurance of the loan, tax, home insurance, dues. */
  readonly monthlyPayment: number
  /** Paid monthly with nothing extra, on the chosen rate path. */
  readonly scheduled: PaidOff
  /** As really paid: extras and biweekly plan included. The same object when there are none. */
  readonly actual: PaidOff
  /** `actual` with one row per month after the start. */
  readonly rows: readonly LoanRow[]
  /** Mortgage insurance with each monthly row; shorter when it ends earlier. */
  readonly premiums: readonly number[]
  readonly premiumTotal: number
  readonly pmi: PmiPlan | null
  /** The first payment from which on each brings more principal than interest, as its number; null when none does. */
  readonly crossover: number | null
  /** Percent points; null when there is no such rate. */
  readonly apr: number | null
  /** What page 3 of a Loan Estimate compares loans by; null when there are no such payments. */
  readonly estimate: Estimate | null
  readonly cash: CashToClose
}
export interface NoLoan {
  readonly outcome: 'no-loan'
  readonly costs: OwnerCosts
  readonly monthlyPayment: number
  readonly cash: CashToClose
}
export interface NotPossible {
  readonly outcome: 'not-possible'
}
export type Result = Mortgage | NoLoan | NotPossible
/** Premiums of a conventional loan: the same each month until the plan ends it. */
const pmiPremiums = (pmi: PmiPlan, removal: MortgageInputs['pmiRemoval']): readonly number[] =>
  Array.from({ length: (removal === 'request' ? pmi.request : pmi.withoutAsking).premiums }, () => pmi.monthlyPremium)

export function compute(asked: Question): Result {
  const { inputs } = asked
  const { loans } = asked.law
  const down = downOf(inputs)
  const baseLoan = roundToCent(inputs.price - down)
  const costs = ownerCostsIn(inputs, 0)
  const owner = roundToCent(costs.tax + costs.insurance + costs.hoa)
  if (baseLoan < 1) return { outcome: 'no-loan', costs, monthlyPayment: owner, cash: cashOf(asked, inputs.price, 0, 0) }

  const { loanAmount, upfrontFee, upfrontInCash, premiums: feePremiums } = fundingOf(inputs, baseLoan, loans)
  const startMonth = addMonths(inputs.firstPayment as Month, -1)
  const terms = { principal: loanAmount, startMonth }
  const scheduled = scheduleOf(inputs, terms)
  const extras = extrasOf(inputs, startMonth)
  const asScheduled = inputs.plan === 'monthly' && extras.length === 0
  const actual = asScheduled ? scheduled : scheduleOf(inputs, { ...terms, extras, plan: inputs.plan })
  if (scheduled === null || actual === null) return { outcome: 'not-possible' }

  const rows = inputs.plan === 'biweekly' ? rowsByMonth(actual.rows, startMonth) : actual.rows
  const pmi = pmiOf(inputs, loans.pmi.value, {
    principal: loanAmount,
    startMonth,
    scheduledRows: scheduled.rows,
    actualRows: rows,
  })
  const premiums = pmi ? pmiPremiums(pmi, inputs.pmiRemoval) : feePremiums.slice(0, rows.length)
  const mortgageInsurance = premiums[0] ?? 0
  const lastMoreInterest = rows.findLastIndex((row) => row.principal <= row.interest)
  const cash = cashOf(asked, down, loanAmount, upfrontInCash)

  const steady = inputs.rateType === 'arm' ? scheduleOf(inputs, { ...terms, path: 'steady' }) : scheduled
  const lawPmi =
    pmi && steady
      ? pmiOf(inputs, loans.pmi.value, {
          principal: loanAmount,
          startMonth,
          scheduledRows: steady.rows,
          actualRows: steady.rows,
        })
      : null
  const lawPremiums = lawPmi ? pmiPremiums(lawPmi, 'automatic') : feePremiums

  return {
    outcome: 'loan',
    down,
    baseLoan,
    loanAmount,
    upfrontFee,
    startMonth,
    principalInterest: scheduled.regularPayment,
    costs,
    mortgageInsurance,
    monthlyPayment: roundToCent(scheduled.regularPayment + mortgageInsurance + owner),
    scheduled,
    actual,
    rows,
    premiums,
    premiumTotal: sumToCent(premiums),
    pmi,
    crossover: lastMoreInterest + 1 < rows.length ? lastMoreInterest + 2 : null,
    estimate: steady ? estimateOf(loanAmount, upfrontFee, cash, steady, lawPremiums) : null,
    apr: steady ? aprOf(inputs, loanAmount, upfrontFee, cash, steady, lawPremiums) : null,
    cash,
  }
}

/**
 * Everything due in the first month if the first rate were this many points higher, dollars. FHA and USDA premiums follow the
 * balance, which a higher rate brings down more slowly.
 */
export function paymentAtHigherRate({ inputs, law }: Question, mortgage: Mortgage, points: number): number {
  const rate = inputs.rate + points
  const premium = fundingOf({ ...inputs, rate }, mortgage.baseLoan, law.loans).premiums[0] ?? mortgage.mortgageInsurance
  const loan = levelPayment(mortgage.loanAmount, rate / 1200, inputs.term)
  return roundToCent(roundToCent(loan) + premium + ownerTotalIn(inputs, 0))
}

/**
 * The regular payment of principal and interest due in one month (1-based) as the loan is really paid; null once it is paid off
 * by then or the month holds its last payment. Paid biweekly: two halves.
 */
export function regularPaymentIn({ actual, rows }: Mortgage, month: number): number | null {
  const row = rows[month - 1]
  if (row === undefined || month >= rows.length) return null
  if (rows === actual.rows) return row.payment
  const half = actual.rows.find((one) => one.month === row.month)
  return half === undefined ? null : roundToCent(half.payment * 2)
}

/** The largest regular payment of principal and interest on the chosen path; the last one, which rounds, aside. */
export const highestPayment = (schedule: PaidOff): number => {
  let highest = schedule.regularPayment
  for (const row of schedule.rows.slice(0, -1)) if (row.payment > highest) highest = row.payment
  return highest
}
