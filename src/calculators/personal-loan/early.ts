/** The loan ended before its term, or paid faster. */
import { type LeanSchedule, leanSchedule } from '#engine/lending/lean-schedule.ts'
import { rule78Payoff } from '#engine/lending/rule-of-78.ts'
import { roundToCent } from '#engine/money.ts'
import { aprOf, type FirstPeriod, type Priced, paymentsOf, withFirstPeriod } from './priced.ts'
import type { LoanInputs } from './sections.ts'

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
  /** What the rule of 78 takes above interest on the balance; 0 without it. */
  readonly rule78Extra: number
  readonly barred: boolean
}
interface Running {
  readonly loan: Priced
  readonly schedule: LeanSchedule
  readonly first: FirstPeriod | null
}

/** Yearly cost of the cash when the loan ends with payment `month` and `payoff` beside it. Percent points. */
export function aprIfEnded({ loan, schedule, first }: Running, month: number, payoff: number): number | null {
  const payments = schedule.paid.slice(1, month + 1)
  payments[month - 1] = roundToCent((payments[month - 1] ?? 0) + payoff)
  return aprOf(loan.received, payments, first)
}

function withExtra(inputs: LoanInputs, { loan, first }: Running): Early | null {
  if (inputs.extra === 0) return null
  const plain = leanSchedule({
    principal: loan.loanAmount,
    annualRate: inputs.rate / 100,
    termMonths: inputs.term,
    extra: inputs.extra,
  })
  if (plain.outcome !== 'paid-off') return null
  const faster = withFirstPeriod(plain, first)
  const cost = roundToCent(faster.totalInterest + loan.fee)
  return {
    kind: 'extra',
    months: faster.months,
    payoff: 0,
    penalty: 0,
    cost,
    saved: roundToCent(loan.costOfCredit - cost),
    apr: aprOf(loan.received, paymentsOf(faster), first),
    rule78Extra: 0,
    barred: false,
  }
}

function paidOff(inputs: LoanInputs, running: Running): Early | null {
  const { loan, schedule } = running
  const month = inputs.payoffAfter
  if (month >= schedule.months) return null
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
    apr: aprIfEnded(running, month, payoff + penalty),
    rule78Extra: precomputed ? roundToCent(payoff - owed) : 0,
    barred: precomputed?.barredByFederalLaw ?? false,
  }
}

export function earlyOf(inputs: LoanInputs, running: Running): Early | null {
  if (inputs.early === 'extra') return withExtra(inputs, running)
  return inputs.early === 'payoff' ? paidOff(inputs, running) : null
}
