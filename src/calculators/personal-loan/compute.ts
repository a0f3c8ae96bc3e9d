import { monthlyApr } from '#engine/lending/apr.ts'
import { type LeanSchedule, leanSchedule } from '#engine/lending/lean-schedule.ts'
import { type FeeLoan, loanWithFee } from '#engine/lending/origination-fee.ts'
import { rule78Payoff } from '#engine/lending/rule-of-78.ts'
import { roundToCent } from '#engine/money.ts'
import type { LoanInputs } from './fields.ts'

export type Priced = Extract<FeeLoan, { outcome: 'found' }>

/** One offer for the same cash in hand. */
export interface Offer {
  readonly name: string
  /** Percent points. */
  readonly rate: number
  readonly term: number
  readonly fee: number
  readonly loan: Priced
  /** Interest, fee and insurance the lender requires, dollars. */
  readonly cost: number
  /** Everything paid back, dollars. */
  readonly total: number
  /** Percent points, required insurance counted. */
  readonly apr: number
  /** The payment with required insurance, dollars. */
  readonly monthly: number
}

/** The loan ended before its term, or paid faster. */
export interface Early {
  readonly kind: 'extra' | 'payoff'
  readonly months: number
  /** The sum that ends the loan with the last payment, penalty apart; 0 with extra payments. */
  readonly payoff: number
  readonly penalty: number
  /** Interest, fee and penalty, dollars. */
  readonly cost: number
  readonly saved: number
  /** Percent points; what the cash really cost a year, the fee spread over the shorter time. */
  readonly apr: number | null
  /** What the rule of 78 asks above interest on the balance; 0 without it. */
  readonly rule78Extra: number
  readonly barred: boolean
}

export interface PricedLoan {
  readonly outcome: 'loan'
  readonly loan: Priced
  readonly schedule: LeanSchedule
  /** Percent points, with required insurance counted. */
  readonly apr: number
  /** Percent points with every premium counted; the same as `apr` without optional insurance. */
  readonly aprWithInsurance: number
  readonly insuranceTotal: number
  /** Loan payments and insurance. */
  readonly totalPaid: number
  readonly cost: number
  /** This loan first, then the others. Empty when there are none. */
  readonly offers: readonly Offer[]
  readonly early: Early | null
}
export type Result = PricedLoan | { readonly outcome: 'not-possible' }

const aprOf = (received: number, payments: readonly number[]): number | null => {
  const found = monthlyApr(received, payments)
  return found.outcome === 'found' ? found.apr * 100 : null
}

/** The payments of the schedule, in order. Index 0 of a lean schedule is today. */
const paymentsOf = (schedule: LeanSchedule): readonly number[] => schedule.paid.slice(1)

/** Yearly cost of the cash when the loan ends with payment `month` and `payoff` beside it. Percent points. */
export function aprIfEnded(
  { loan, schedule }: Pick<PricedLoan, 'loan' | 'schedule'>,
  month: number,
  payoff: number,
): number | null {
  const payments = schedule.paid.slice(1, month + 1)
  payments[month - 1] = roundToCent((payments[month - 1] ?? 0) + payoff)
  return aprOf(loan.received, payments)
}

function earlyOf(inputs: LoanInputs, loan: Priced, schedule: LeanSchedule): Early | null {
  if (inputs.early === 'extra') {
    if (inputs.extra === 0) return null
    const faster = leanSchedule({
      principal: loan.loanAmount,
      annualRate: inputs.rate / 100,
      termMonths: inputs.term,
      extra: inputs.extra,
    })
    if (faster.outcome !== 'paid-off') return null
    const cost = roundToCent(faster.totalInterest + loan.fee)
    return {
      kind: 'extra',
      months: faster.months,
      payoff: 0,
      penalty: 0,
      cost,
      saved: roundToCent(loan.costOfCredit - cost),
      apr: aprOf(loan.received, paymentsOf(faster)),
      rule78Extra: 0,
      barred: false,
    }
  }
  const month = inputs.payoffAfter
  if (inputs.early !== 'payoff' || month >= schedule.months) return null
  const old = rule78Payoff(loan.loanAmount, loan.totalInterest, schedule.months, month)
  const precomputed = inputs.interestKind === 'rule-of-78' && old.outcome === 'found' ? old : null
  const owed = schedule.owed[month] ?? 0
  const paid = schedule.paid.slice(1, month + 1).reduce((sum, payment) => sum + payment, 0)
  // What is left of the loan's own payments, the cents its last one takes included, less the interest given back.
  const payoff = precomputed ? roundToCent(loan.loanAmount + loan.totalInterest - paid - precomputed.rebate) : owed
  const penalty = roundToCent((payoff * inputs.penalty) / 100)
  const cost = roundToCent(paid + payoff + penalty - loan.received)
  return {
    kind: 'payoff',
    months: month,
    payoff,
    penalty,
    cost,
    saved: roundToCent(loan.costOfCredit - cost),
    apr: aprIfEnded({ loan, schedule }, month, payoff + penalty),
    rule78Extra: precomputed ? roundToCent(payoff - owed) : 0,
    barred: precomputed?.barredByFederalLaw ?? false,
  }
}

/** Every offer for the same cash: a fee kept back makes the loan larger, one added is owed on top. */
function offersOf(inputs: LoanInputs, loan: Priced, apr: number, required: number): readonly Offer[] {
  if (inputs.offers.length === 0) return []
  const cost = roundToCent(loan.costOfCredit + required)
  const own = {
    name: 'This loan',
    rate: inputs.rate,
    term: inputs.term,
    fee: inputs.fee,
    loan,
    cost,
    total: roundToCent(loan.received + cost),
    apr,
    monthly: roundToCent(loan.payment + (required > 0 ? inputs.insurance : 0)),
  }
  const others = inputs.offers.flatMap((offer, index): readonly Offer[] => {
    const priced = loanWithFee({
      amount: loan.received,
      amountIs: 'in-hand',
      feeShare: offer.fee / 100,
      handling: offer.handling,
      annualRate: offer.rate / 100,
      termMonths: offer.term,
    })
    if (priced.outcome !== 'found') return []
    const name = offer.name.trim() === '' ? `Offer ${index + 2}` : offer.name.trim()
    const total = roundToCent(priced.received + priced.costOfCredit)
    const { costOfCredit: cost, apr } = priced
    const { rate, term, fee } = offer
    return [{ name, rate, term, fee, loan: priced, cost, total, apr: apr * 100, monthly: priced.payment }]
  })
  return [own, ...others]
}

export function compute(inputs: LoanInputs): Result {
  const loan = loanWithFee({
    amount: inputs.amount,
    amountIs: inputs.handling === 'deducted' ? inputs.amountIs : 'loan',
    feeShare: inputs.fee / 100,
    flatFee: inputs.flatFee,
    handling: inputs.handling,
    annualRate: inputs.rate / 100,
    termMonths: inputs.term,
  })
  if (loan.outcome !== 'found') return { outcome: 'not-possible' }
  const schedule = leanSchedule({ principal: loan.loanAmount, annualRate: inputs.rate / 100, termMonths: inputs.term })
  if (schedule.outcome !== 'paid-off') return { outcome: 'not-possible' }

  const insured = paymentsOf(schedule).map((payment) => roundToCent(payment + inputs.insurance))
  const noteApr = loan.apr * 100
  const aprWithInsurance = inputs.insurance > 0 ? (aprOf(loan.received, insured) ?? noteApr) : noteApr
  const insuranceTotal = roundToCent(inputs.insurance * schedule.months)
  const apr = inputs.insuranceRequired ? aprWithInsurance : noteApr
  const totalPaid = roundToCent(loan.loanAmount + loan.totalInterest + insuranceTotal)
  return {
    outcome: 'loan',
    loan,
    schedule,
    apr,
    aprWithInsurance,
    insuranceTotal,
    totalPaid,
    cost: roundToCent(loan.costOfCredit + insuranceTotal),
    offers: offersOf(inputs, loan, apr, inputs.insuranceRequired ? insuranceTotal : 0),
    early: earlyOf(inputs, loan, schedule),
  }
}

/** The offer with the least paid above the cash received, and the one with the smallest payment. */
export const cheapest = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, one) => (best && best.total <= one.total ? best : one), undefined)
export const lightest = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, one) => (best && best.monthly <= one.monthly ? best : one), undefined)
