import { roundToCent } from '#engine/money.ts'
import type { Question } from './law.ts'
import { ownerCostsIn } from './owner-costs.ts'
import type { MortgageInputs } from './sections.ts'

/** Dollars due on closing day. */
export interface CashToClose {
  readonly down: number
  readonly fees: number
  readonly points: number
  readonly upfrontFee: number
  readonly prepaid: number
  readonly interest: number
  readonly total: number
}

/** A year of insurance bought ahead and the escrow cushion (12 CFR 1024.17(c)), unless the visitor knows better. */
const prepaidOf = (inputs: MortgageInputs, cushionMonths: number): number => {
  if (inputs.prepaid !== null) return inputs.prepaid
  const { tax, insurance } = ownerCostsIn(inputs, 0)
  return roundToCent(inputs.homeInsurance + cushionMonths * (tax + insurance))
}

/** Lender fees are part of the closing costs; should they be entered larger than those, they are the closing costs. */
export function cashOf({ inputs, law }: Question, down: number, loanAmount: number, upfrontFee: number): CashToClose {
  const lenderFees = loanAmount > 0 ? inputs.lenderFees : 0
  const fees = Math.max(roundToCent((inputs.price * inputs.closingRate) / 100), lenderFees)
  const points = roundToCent((loanAmount * inputs.discountPoints) / 100)
  const prepaid = prepaidOf(inputs, law.loans.escrowCushion.value)
  const interest = roundToCent((loanAmount * inputs.rate * inputs.interestDays) / 36_500)
  const total = roundToCent(down + fees + points + upfrontFee + prepaid + interest)
  return { down, fees, points, upfrontFee, prepaid, interest, total }
}
