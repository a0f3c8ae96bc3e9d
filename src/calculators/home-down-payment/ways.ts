/** The ways to buy: the visitor's own down payment, and each program's smallest. */
import { type LoanProgram, type PurchaseLoan, purchaseLoan } from '#engine/housing/purchase-loan.ts'
import { housingPaymentAt } from '#engine/housing/qualifying-payment.ts'
import { annuityFactor } from '#engine/lending/payment.ts'
import { escrowCushionMonths, fhaMinimumDown, pmiLaw } from '#facts/lending/mortgage.ts'
import { conventionalMinimumDown } from '#facts/lending/qualifying.ts'
import { programFees, programRules } from './program-fees.ts'
import type { DownPaymentInputs } from './sections.ts'

/** Dollars of the month in question. `total` is what the buyer must hold: the gift taken off, never below zero. */
export interface CashNeed {
  readonly down: number
  readonly closing: number
  readonly prepaid: number
  readonly moving: number
  readonly reserves: number
  readonly gift: number
  readonly total: number
}

export interface Way {
  readonly key: 'own' | DownPaymentInputs['sooner']
  readonly program: LoanProgram
  /** Dollars down at a price. */
  readonly downAt: (price: number) => number
}

const ofShare = (key: Way['key'], program: LoanProgram, share: number): Way => ({
  key,
  program,
  downAt: (price) => price * share,
})
const CONVENTIONAL_REPEAT = 0.05

/** The smallest down payment of each program, as the side-by-side table lists them. */
export const leastWays: readonly Way[] = [
  ofShare('conventional3', 'conventional', conventionalMinimumDown.value),
  ofShare('conventional5', 'conventional', CONVENTIONAL_REPEAT),
  ofShare('fha', 'fha', fhaMinimumDown.value[0]?.share ?? 0.035),
  ofShare('va', 'va', 0),
  ofShare('usda', 'usda', 0),
]

export const ownWay = ({ down }: DownPaymentInputs): Way => ({
  key: 'own',
  program: 'conventional',
  downAt: (price) => (down.unit === 'pct' ? (price * down.amount) / 100 : Math.min(price, down.amount)),
})

export const priceAt = (inputs: DownPaymentInputs, month: number): number =>
  inputs.price * (1 + inputs.homeGrowth / 100) ** (month / 12)

/** The rate a loan has when bought in `month`, decimal a year. */
export const rateAt = ({ rate, laterRate }: DownPaymentInputs, month: number): number =>
  (month === 0 ? rate : (laterRate ?? rate)) / 100

/** The loan of a purchase in `month`; null where a program refuses it. */
export const loanAt = (inputs: DownPaymentInputs, way: Way, month: number): PurchaseLoan | null => {
  const price = priceAt(inputs, month)
  return purchaseLoan(
    {
      program: way.program,
      price,
      down: way.downAt(price),
      annualRate: rateAt(inputs, month),
      termMonths: inputs.term,
      pmiAnnualRate: inputs.pmiRate / 100,
    },
    programRules,
  )
}

/** Principal, interest and mortgage insurance of the first month at a price and a rate; the programs' charts see that price. */
const programPayment = (inputs: DownPaymentInputs, way: Way, month: number, price: number): number =>
  housingPaymentAt(
    price,
    {
      program: way.program,
      vaUse: 'first',
      annualRate: rateAt(inputs, month),
      termMonths: inputs.term,
      down: { kind: 'dollars', amount: way.downAt(price) },
      propertyTaxRate: 0,
      insuranceRate: 0,
      pmiRate: 0,
      dues: 0,
    },
    programFees,
  ).total

export interface Needs {
  readonly cashAt: (month: number) => CashNeed
  readonly needAt: (month: number) => number
  /** Everything due each month right after buying in that month: loan, insurance of the loan, tax, home insurance. */
  readonly paymentAt: (month: number) => number
}

/** Cash and payment of one way for any month: the price grows, and what hangs on it grows too. */
export function needsOf(inputs: DownPaymentInputs, way: Way): Needs {
  const factorNow = annuityFactor(rateAt(inputs, 0) / 12, inputs.term)
  const factorLater = annuityFactor(rateAt(inputs, 1) / 12, inputs.term)
  const owner = (inputs.price * inputs.propertyTax) / 100 + inputs.homeInsurance
  const prepaidNow = inputs.homeInsurance + (escrowCushionMonths.value * owner) / 12

  const loanPayment = (price: number, month: number): number => {
    if (way.program !== 'conventional') return programPayment(inputs, way, month, price)
    const loan = price - way.downAt(price)
    const insured = loan > price * pmiLaw.value.requestLtv + 0.005
    return loan / (month === 0 ? factorNow : factorLater) + (insured ? (loan * inputs.pmiRate) / 1200 : 0)
  }
  const paymentAt = (month: number): number => {
    const price = priceAt(inputs, month)
    return loanPayment(price, month) + (owner * price) / inputs.price / 12
  }
  const partsAt = (month: number) => {
    const price = priceAt(inputs, month)
    return {
      down: way.downAt(price),
      closing: (price * inputs.closing) / 100,
      prepaid: (prepaidNow * price) / inputs.price,
      moving: inputs.moving * (1 + inputs.inflation / 100) ** (month / 12),
      reserves: inputs.reserves * paymentAt(month),
    }
  }
  const sum = (parts: ReturnType<typeof partsAt>): number =>
    Math.max(0, parts.down + parts.closing + parts.prepaid + parts.moving + parts.reserves - inputs.gift)
  return {
    paymentAt,
    needAt: (month) => sum(partsAt(month)),
    cashAt: (month) => {
      const parts = partsAt(month)
      return { ...parts, gift: inputs.gift, total: sum(parts) }
    },
  }
}
