import {
  type HousingPayment,
  housingPaymentAt,
  type LoanProgram,
  type PurchaseTerms,
  roundedPayment,
} from '#engine/housing/qualifying-payment.ts'
import {
  type ClosingCash,
  closingCashAt,
  housingRoom,
  largestPrice,
  type RatioLimit,
  type Ratios,
  ratiosOf,
} from '#engine/housing/qualifying-price.ts'
import { requiredResidual, residualIncome } from '#engine/housing/qualifying-residual.ts'
import { dtiClassic, dtiVa, escrowCushionMonths } from '#facts/lending/mortgage.ts'
import { programLimits, programMinimumDown } from '#facts/lending/program-limits.ts'
import { vaRegionOf, vaResidualIncome, vaUpkeepPerSquareFoot } from '#facts/lending/qualifying.ts'
import type { Asked } from '../kit/calculator.ts'
import { isStateCode } from '../kit/states.ts'
import { fees } from './fees.ts'
import type { AffordLaw } from './law.ts'
import { insuranceOf, propertyTaxOf } from './place.ts'
import type { AffordInputs } from './sections.ts'
import { type TakeHome, takeHomeOf } from './take-home.ts'

/** Below this, dollars, the answer is that nothing fits. */
const LEAST_PRICE = 10_000
const INTEREST_DAYS = 15
/** Charts end here, dollars. */
export const MOST_SHOWN = 40_000_000

export const classic: RatioLimit = dtiClassic.value

export const limitOf = (inputs: AffordInputs): RatioLimit =>
  inputs.limits === 'own'
    ? { front: inputs.ownFront / 100, back: inputs.ownBack / 100 }
    : programLimits[inputs.program][inputs.limits]

export const termsOf = (inputs: AffordInputs, program: LoanProgram = inputs.program): PurchaseTerms => ({
  program,
  vaUse: inputs.vaUse,
  annualRate: inputs.rate / 100,
  termMonths: inputs.term,
  down:
    inputs.downKind === 'share'
      ? { kind: 'share', amount: inputs.downShare / 100 }
      : { kind: 'dollars', amount: inputs.downAmount },
  propertyTaxRate: propertyTaxOf(inputs) / 100,
  insuranceRate: insuranceOf(inputs) / 100,
  pmiRate: inputs.pmiRate / 100,
  dues: inputs.hoa,
})

/** People in the household, as the VA counts them. */
export const familyOf = (inputs: AffordInputs): number =>
  1 + (inputs.status === 'joint' || inputs.secondIncome > 0 ? 1 : 0) + inputs.children

export interface Residual {
  readonly left: number
  readonly required: number
}

/** Everything about a month that does not depend on the price. Dollars a month. */
export interface Month {
  readonly gross: number
  readonly takeHome: TakeHome
  readonly net: number
  /** What the budget leaves for the home, upkeep included. */
  readonly room: number
  /** No FHA loan is larger, dollars; null in Alaska and Hawaii, where the law goes higher. */
  readonly fhaCeiling: number | null
}
export function monthOf(inputs: AffordInputs, law: AffordLaw): Month {
  const takeHome = takeHomeOf(inputs, law)
  const net = takeHome.net / 12
  return {
    gross: takeHome.gross / 12,
    takeHome,
    net,
    room: net - inputs.debts - inputs.spending - inputs.saving,
    fhaCeiling: inputs.state === 'AK' || inputs.state === 'HI' ? null : law.limits.fha.value.ceilingOneUnit,
  }
}

export const upkeepAt = (inputs: AffordInputs, price: number): number => (price * inputs.upkeep) / 1200

/** What the VA's residual rule sees at a payment; the South where no state is chosen, whose amounts are the smallest. */
export function residualAt(inputs: AffordInputs, month: Month, payment: HousingPayment): Residual {
  const { federalTax, stateTax, payrollTax } = month.takeHome
  const region = isStateCode(inputs.state) ? vaRegionOf(inputs.state) : 'south'
  const required = requiredResidual(vaResidualIncome.value, region, familyOf(inputs), payment.loan)
  const back = month.gross > 0 ? ratiosOf(payment.total, inputs.debts, month.gross).back : Number.POSITIVE_INFINITY
  const over = back > dtiVa.value.back + 1e-12
  return {
    left: residualIncome({
      gross: month.gross,
      taxes: (federalTax + stateTax + payrollTax) / 12,
      housing: payment.total,
      upkeep: inputs.squareFeet * vaUpkeepPerSquareFoot.value,
      debts: inputs.debts,
    }),
    required: over ? required * vaResidualIncome.value.overGuide : required,
  }
}

/** The largest price a lender's rules allow for this program. */
export function lenderPriceOf(
  inputs: AffordInputs,
  month: Month,
  limit: RatioLimit,
  program: LoanProgram = inputs.program,
): number {
  const terms = termsOf(inputs, program)
  const room = housingRoom(limit, month.gross, inputs.debts)
  return largestPrice((price) => {
    const payment = housingPaymentAt(price, terms, fees)
    if (payment.down < price * programMinimumDown[program] - 1e-9 * price) return false
    if (room !== null && payment.total > room) return false
    if (program === 'fha' && month.fhaCeiling !== null && payment.baseLoan > month.fhaCeiling) return false
    if (program !== 'va') return true
    const residual = residualAt(inputs, month, payment)
    return residual.left >= residual.required
  })
}

/** The largest price the visitor's own month carries: payment and upkeep within what the budget leaves. */
export function budgetPriceOf(inputs: AffordInputs, month: Month): number {
  const terms = termsOf(inputs)
  return largestPrice((price) => housingPaymentAt(price, terms, fees).total + upkeepAt(inputs, price) <= month.room)
}

export const closingAt = (inputs: AffordInputs, price: number, payment: HousingPayment): ClosingCash =>
  closingCashAt(price, payment, {
    closingShare: inputs.closing / 100,
    cushionMonths: escrowCushionMonths.value,
    interestDays: INTEREST_DAYS,
    annualRate: inputs.rate / 100,
  })

/** All costs of a month as an owner, saving aside. */
export const monthlyCostsAt = (inputs: AffordInputs, price: number, payment: HousingPayment): number =>
  payment.total + upkeepAt(inputs, price) + inputs.debts + inputs.spending

/** The largest price whose cash to close leaves the months of costs the visitor keeps back. */
export function cashPriceOf(inputs: AffordInputs): number {
  const terms = termsOf(inputs)
  return largestPrice((price) => {
    const payment = housingPaymentAt(price, terms, fees)
    const kept = inputs.keepMonths * monthlyCostsAt(inputs, price, payment)
    return closingAt(inputs, price, payment).total + kept <= inputs.savings
  })
}

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
