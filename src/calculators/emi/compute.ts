import {
  installmentMonths,
  installmentPayment,
  installmentPrincipal,
  installmentRate,
} from '#engine/lending/installment.ts'
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Loan, loanOf, quotedOf } from './loan.ts'
import type { EmiInputs } from './sections.ts'

export interface Answered {
  readonly outcome: 'loan'
  readonly loan: Loan
  /** What was asked for, before a fee is added to it, dollars. */
  readonly amount: number
  readonly second: Loan | null
  readonly secondAmount: number
}
export type Result =
  | Answered
  /** The payment does not cover the interest, or not within 100 years: what 100 years would ask a month, dollars. */
  | { readonly outcome: 'never-paid-off'; readonly least: number }
  /** The payments add up to less than the loan: there is no such rate. */
  | { readonly outcome: 'below-principal' }
  | { readonly outcome: 'not-possible' }

const MOST_DOLLARS = 1e9
const LONGEST_MONTHS = 1200

type Four = { readonly owed: number; readonly annualRate: number; readonly months: number; readonly payment: number }

/** The unknown from the other three. */
function four(inputs: EmiInputs): Four | Exclude<Result, Answered> {
  const quoted = quotedOf(inputs.rateKind, inputs.compounding)
  const annualRate = inputs.rate / 100
  const { payment } = inputs
  // Trials between two whole months take the nearer one.
  const months = Math.round(inputs.term)
  const owed = roundToCent(inputs.amount + (inputs.feeHandling === 'added' ? inputs.fee : 0))
  switch (inputs.find) {
    case 'payment': {
      const found = installmentPayment(owed, annualRate, months, quoted)
      if (found.outcome !== 'found') return { outcome: 'not-possible' }
      return { owed, annualRate, months, payment: roundToCent(found.value) }
    }
    case 'amount': {
      const found = installmentPrincipal(payment, annualRate, months, quoted)
      if (found.outcome !== 'found') return { outcome: 'not-possible' }
      return { owed: roundToCent(found.value), annualRate, months, payment }
    }
    case 'rate': {
      const found = installmentRate(payment, owed, months, quoted)
      if (found.outcome === 'found') return { owed, annualRate: found.value, months, payment }
      return { outcome: found.reason === 'payments-below-principal' ? 'below-principal' : 'not-possible' }
    }
    case 'term': {
      const found = installmentMonths(payment, owed, annualRate, quoted)
      // A share of a cent left over is rounding, not one more payment.
      const count = found.outcome === 'found' ? Math.max(1, Math.ceil(found.value - 1e-6)) : Number.POSITIVE_INFINITY
      if (count <= LONGEST_MONTHS) return { owed, annualRate, months: count, payment }
      const first = installmentPayment(owed, annualRate, LONGEST_MONTHS, quoted)
      return { outcome: 'never-paid-off', least: first.outcome === 'found' ? first.value : 0 }
    }
  }
}

/** The second loan always gives its payment; a blank amount is the first one's. */
function secondOf(inputs: EmiInputs, amount: number): Loan | null {
  const owed = roundToCent(amount + (inputs.feeHandling === 'added' ? inputs.secondFee : 0))
  const quoted = quotedOf(inputs.secondKind, inputs.compounding)
  const annualRate = inputs.secondRate / 100
  const months = Math.round(inputs.secondTerm)
  const payment = installmentPayment(owed, annualRate, months, quoted)
  if (payment.outcome !== 'found') return null
  return loanOf({
    owed,
    fee: inputs.secondFee,
    annualRate,
    quoted,
    months,
    payment: roundToCent(payment.value),
    firstPayment: inputs.firstPayment as Month,
    extra: 0,
  })
}

export function compute({ inputs }: Asked<EmiInputs, Record<never, never>>): Result {
  const found = four(inputs)
  if ('outcome' in found) return found
  const added = inputs.feeHandling === 'added' ? inputs.fee : 0
  const amount = roundToCent(found.owed - added)
  if (amount < 0.01 || found.owed > MOST_DOLLARS) return { outcome: 'not-possible' }
  const loan = loanOf({
    ...found,
    fee: inputs.fee,
    quoted: quotedOf(inputs.rateKind, inputs.compounding),
    firstPayment: inputs.firstPayment as Month,
    extra: inputs.extra,
  })
  if (loan === null) return { outcome: 'not-possible' }
  const secondAmount = inputs.secondAmount ?? amount
  return {
    outcome: 'loan',
    loan,
    amount,
    second: inputs.compare ? secondOf(inputs, secondAmount) : null,
    secondAmount,
  }
}
