import { type HousingPayment, housingPaymentAt, roundedPayment } from '#engine/housing/qualifying-payment.ts'
import { type ClosingCash, type RatioLimit, type Ratios, ratiosOf } from '#engine/housing/qualifying-price.ts'
import type { Asked } from '../kit/calculator.ts'
import { fees } from './fees.ts'
import type { AffordLaw } from './law.ts'
import {
  budgetPriceOf,
  cashPriceOf,
  classic,
  closingAt,
  lenderPriceOf,
  limitOf,
  type Month,
  monthlyCostsAt,
  monthOf,
  type Residual,
  residualAt,
  termsOf,
  upkeepAt,
} from './price-limits.ts'
import type { AffordInputs } from './sections.ts'
import { takeHomeOf } from './take-home.ts'

/** Below this, dollars, the answer is that nothing fits. */
const LEAST_PRICE = 10_000
/** Charts end here, dollars. */
export const MOST_SHOWN = 40_000_000

/** A month in which a pay has stopped. Dollars a month. */
export interface PayLost {
  readonly whose: 'yours' | 'partner'
  /** Take-home of whoever still earns, with nothing put into the plan at work. */
  readonly net: number
  /** What the month costs beyond that; 0 when it does not. */
  readonly short: number
  /** How long the savings left after closing last; null when nothing is missing. */
  readonly months: number | null
}

/** One price looked at from every side. */
export interface AtPrice {
  readonly price: number
  readonly payment: HousingPayment
  readonly upkeep: number
  readonly ratios: Ratios | null
  readonly closing: ClosingCash
  /** Savings left after closing; may be negative. */
  readonly reserves: number
  readonly reserveMonths: number
  /** What the budget still has over; negative: over it. */
  readonly spare: number
  readonly residual: Residual | null
}
export function lookAt(inputs: AffordInputs, month: Month, price: number): AtPrice {
  const exact = housingPaymentAt(price, termsOf(inputs), fees)
  const payment = roundedPayment(exact)
  // As the search for the price counts it: fourteen months of rounded parts would miss the savings by cents.
  const closing = closingAt(inputs, price, exact)
  const upkeep = upkeepAt(inputs, price)
  const reserves = inputs.savings - closing.total
  const costs = monthlyCostsAt(inputs, price, payment)
  return {
    price,
    payment,
    upkeep,
    ratios: month.gross > 0 ? ratiosOf(payment.total, inputs.debts, month.gross) : null,
    closing,
    reserves,
    reserveMonths: costs > 0 ? Math.max(0, reserves) / costs : 0,
    spare: month.room - payment.total - upkeep,
    residual: inputs.program === 'va' ? residualAt(inputs, month, payment) : null,
  }
}

function payLost(inputs: AffordInputs, law: AffordLaw, at: AtPrice, whose: PayLost['whose']): PayLost {
  const pays = whose === 'yours' ? ([0, inputs.secondIncome] as const) : ([inputs.income, 0] as const)
  const net = takeHomeOf(inputs, law, pays, 0).net / 12
  const short = Math.max(0, monthlyCostsAt(inputs, at.price, at.payment) - net)
  return { whose, net, short, months: short < 0.005 ? null : Math.max(0, at.reserves) / short }
}

export type Binding = 'budget' | 'lender' | 'cash'

export interface Affordable {
  readonly outcome: 'fits' | 'nothing-fits'
  readonly month: Month
  /** The smallest of the three limits, dollars. */
  readonly price: number
  readonly binding: Binding
  readonly budgetPrice: number
  readonly lenderPrice: number
  readonly cashPrice: number
  /** By the 28/36 rule of thumb. */
  readonly classicPrice: number
  readonly limit: RatioLimit
  readonly at: AtPrice
  /** The months without one pay, the worst first. */
  readonly lost: readonly PayLost[]
  /** The price the visitor named. */
  readonly inMind: AtPrice | null
}

export function compute({ inputs, law }: Pick<Asked<AffordInputs, AffordLaw>, 'inputs' | 'law'>): Affordable {
  const month = monthOf(inputs, law)
  const limit = limitOf(inputs)
  const budgetPrice = budgetPriceOf(inputs, month)
  const lenderPrice = lenderPriceOf(inputs, month, limit)
  const cashPrice = cashPriceOf(inputs)
  const price = Math.min(budgetPrice, lenderPrice, cashPrice)
  const binding: Binding = price === lenderPrice ? 'lender' : price === cashPrice ? 'cash' : 'budget'
  const at = lookAt(inputs, month, price)
  const lost: PayLost[] = []
  if (inputs.income > 0) lost.push(payLost(inputs, law, at, 'yours'))
  if (inputs.secondIncome > 0) lost.push(payLost(inputs, law, at, 'partner'))
  return {
    outcome: price < LEAST_PRICE ? 'nothing-fits' : 'fits',
    month,
    price,
    binding,
    budgetPrice,
    lenderPrice,
    cashPrice,
    classicPrice: lenderPriceOf(inputs, month, classic),
    limit,
    at,
    lost: lost.sort((a, b) => b.short - a.short),
    inMind: inputs.homePrice === null ? null : lookAt(inputs, month, inputs.homePrice),
  }
}
