import { carValueAfter, type UpsideDown, upsideDown, type ValueLoss } from '#engine/lending/car-value.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import { type Deal, dealOf, type Loan, loanOf } from './deal.ts'
import { type Keeping, keepingOf } from './keeping.ts'
import type { Question } from './law.ts'
import type { CarInputs } from './sections.ts'
import { taxRuleOf } from './state-tax.ts'
import { taxSavedOf, type YearSaved } from './tax-saved.ts'

/** Rebate and usual rate against the full price at the special rate, all else the same. */
export interface Choice {
  readonly withRebate: Loan
  readonly withLowRate: Loan
  /** How much less the rebate costs when the loans run to the end; negative when the low rate wins. */
  readonly rebateAhead: number
  /** The rebate at which both cost the same. */
  readonly evenRebate: number
}

interface Purchase {
  readonly deal: Deal
  readonly keeping: Keeping
  /** Share of the price paid by cash and trade-in, less what is still owed on the trade-in; 0 when that is more. */
  readonly downShare: number
}
export interface Financed extends Purchase {
  readonly outcome: 'loan'
  readonly loan: Loan
  readonly under: UpsideDown
  /** More cash down, dollars, that would keep the loan below the car's value all along. */
  readonly downToBeSafe: number
  readonly choice: Choice | null
  /** Null without an income. */
  readonly saved: readonly YearSaved[] | null
}
export interface NoLoan extends Purchase {
  readonly outcome: 'no-loan'
  /** Cash to bring, dollars; negative when the dealer owes you. */
  readonly cashDue: number
}
export type Bought = Financed | NoLoan
export type Result = Bought | { readonly outcome: 'not-possible' }

export const lossOf = ({ condition, firstLoss, laterLoss }: CarInputs): ValueLoss => ({
  firstYear: (condition === 'new' ? firstLoss : laterLoss) / 100,
  laterYears: laterLoss / 100,
})
export const valueAfter = (inputs: CarInputs, months: number): number =>
  carValueAfter(inputs.price, lossOf(inputs), months)

/**
 * The rebate that makes both loans cost the same: closed form on unrounded payments. Each rebate dollar takes its own tax off
 * too where a rebate is not taxed.
 */
function evenRebateOf(rebateDeal: Deal, low: Loan, annualRate: number, term: number, taxShare: number): number {
  const perDollar = levelPayment(1, annualRate / 12, term) * term
  const needed = low.financed - (levelPayment(low.financed, low.annualRate / 12, low.term) * low.term) / perDollar
  return rebateDeal.taxed === null ? needed : needed / (1 + taxShare)
}

function choiceOf(inputs: CarInputs, year: number): Choice | null {
  if (inputs.lowRate === null) return null
  const rebateDeal = dealOf(inputs, inputs.rebate, year)
  const withRebate = loanOf(rebateDeal, inputs.rate / 100, inputs.term)
  const withLowRate = loanOf(dealOf(inputs, 0, year), inputs.lowRate / 100, inputs.lowTerm ?? inputs.term)
  if (withRebate === null || withLowRate === null) return null
  const rule = taxRuleOf(inputs, year)
  const taxShare = rule !== null && !rule.rebateTaxed ? (rebateDeal.taxed?.rate ?? 0) : 0
  return {
    withRebate,
    withLowRate,
    rebateAhead: roundToCent(withLowRate.total - withRebate.total),
    evenRebate: evenRebateOf(rebateDeal, withLowRate, inputs.rate / 100, inputs.term, taxShare),
  }
}

export function compute({ inputs, law, year }: Question): Result {
  const choice = choiceOf(inputs, year)
  const lowTaken = choice !== null && inputs.deal === 'low-rate'
  const deal = lowTaken ? choice.withLowRate : dealOf(inputs, inputs.rebate, year)
  const downShare = Math.min(1, Math.max(0, inputs.down + deal.equity) / inputs.price)
  if (deal.financed < 1)
    return {
      outcome: 'no-loan',
      deal,
      downShare,
      keeping: keepingOf(inputs, deal, null, (months) => valueAfter(inputs, months)),
      cashDue: roundToCent(deal.financed + inputs.down),
    }
  const loan = lowTaken ? choice.withLowRate : (choice?.withRebate ?? loanOf(deal, inputs.rate / 100, inputs.term))
  if (loan === null) return { outcome: 'not-possible' }
  const under = upsideDown(loan.schedule.owed, (month) => valueAfter(inputs, month))
  return {
    outcome: 'loan',
    deal,
    downShare,
    loan,
    under,
    downToBeSafe: under.safeShare < 1 ? roundToCent(loan.financed * (1 - under.safeShare)) : 0,
    choice,
    keeping: keepingOf(inputs, deal, loan.schedule, (months) => valueAfter(inputs, months)),
    saved: taxSavedOf(inputs, loan, law.tax),
  }
}
