/** From the sticker to the sum borrowed, and the loan on it. */
import { type CarTax, carTax } from '#engine/lending/car-tax.ts'
import { type LeanSchedule, leanSchedule } from '#engine/lending/lean-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import type { CarInputs } from './sections.ts'
import { taxRuleOf } from './state-tax.ts'

/** The way from the sticker to the sum borrowed, dollars. */
export interface Deal {
  readonly rebate: number
  /** Null when the visitor gave the tax, or the state's is not a share of the price. */
  readonly taxed: CarTax | null
  readonly tax: number
  /** How much more tax the same sale without a trade-in would bear. */
  readonly tradeInTaxSaved: number
  /** Price less rebate, with tax, fees and add-ons. */
  readonly outTheDoor: number
  /** Trade-in value less what is owed on it; negative is carried into the new loan. */
  readonly equity: number
  /** What cash and trade-in leave to borrow; negative when they are more than enough. */
  readonly financed: number
}
export interface Loan extends Deal {
  readonly annualRate: number
  readonly term: number
  readonly schedule: LeanSchedule
  /** The car with tax, fees and all interest, dollars. */
  readonly total: number
}

export function dealOf(inputs: CarInputs, takenRebate: number, year: number): Deal {
  const { price, dealerFee, feeTaxed, registration, addOns, tradeIn, owed, down, ownTax } = inputs
  const rule = ownTax === null ? taxRuleOf(inputs, year) : null
  const sale = {
    price,
    taxedFees: feeTaxed ? dealerFee : 0,
    tradeIn,
    rebate: takenRebate,
    isNew: inputs.condition === 'new',
  }
  const taxed = rule ? carTax(rule, sale) : null
  const untraded = rule && tradeIn > 0 ? carTax(rule, { ...sale, tradeIn: 0 }) : taxed
  const tax = taxed?.tax ?? ownTax ?? 0
  const outTheDoor = roundToCent(price - takenRebate + tax + dealerFee + registration + addOns)
  const equity = roundToCent(tradeIn - owed)
  return {
    rebate: takenRebate,
    taxed,
    tax,
    tradeInTaxSaved: roundToCent((untraded?.tax ?? 0) - (taxed?.tax ?? 0)),
    outTheDoor,
    equity,
    financed: roundToCent(outTheDoor - equity - down),
  }
}

export function loanOf(deal: Deal, annualRate: number, term: number): Loan | null {
  if (deal.financed < 1) return null
  const schedule = leanSchedule({ principal: deal.financed, annualRate, termMonths: term })
  if (schedule.outcome !== 'paid-off') return null
  return { ...deal, annualRate, term, schedule, total: roundToCent(deal.outTheDoor + schedule.totalInterest) }
}
