/** The three limits as rules: what a lender allows, what the budget carries, what the savings reach; each as the largest price. */
import {
  type HousingPayment,
  housingPaymentAt,
  type LoanProgram,
  type PurchaseTerms,
} from '#engine/housing/qualifying-payment.ts'
import {
  type ClosingCash,
  closingCashAt,
  housingRoom,
  largestPrice,
  type RatioLimit,
  ratiosOf,
} from '#engine/housing/qualifying-price.ts'
import { requiredResidual, residualIncome } from '#engine/housing/qualifying-residual.ts'
import { dtiClassic, dtiVa, escrowCushionMonths } from '#facts/lending/mortgage.ts'
import { programLimits, programMinimumDown } from '#facts/lending/program-limits.ts'
import { vaRegionOf, vaResidualIncome, vaUpkeepPerSquareFoot } from '#facts/lending/qualifying.ts'
import { isStateCode } from '../kit/states.ts'
import { fees } from './fees.ts'
import type { AffordLaw } from './law.ts'
import { insuranceOf, propertyTaxOf } from './place.ts'
import type { AffordInputs } from './sections.ts'
import { type TakeHome, takeHomeOf } from './take-home.ts'

const INTEREST_DAYS = 15

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
const familyOf = (inputs: AffordInputs): number =>
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
