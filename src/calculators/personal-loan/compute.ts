import { type LeanSchedule, leanSchedule } from '#engine/lending/lean-schedule.ts'
import { loanWithFee } from '#engine/lending/origination-fee.ts'
import { roundToCent } from '#engine/money.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Early, earlyOf } from './early.ts'
import { type Offer, offersOf } from './offers.ts'
import { aprOf, type FirstPeriod, firstPeriodOf, type Priced, paymentsOf, withFirstPeriod } from './priced.ts'
import type { LoanInputs } from './sections.ts'

export interface PricedLoan {
  readonly outcome: 'loan'
  readonly loan: Priced
  readonly schedule: LeanSchedule
  /** Null where the first payment comes a month after the money. */
  readonly first: FirstPeriod | null
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

/** The loan with the interest of an odd first period. */
const withOddDays = (loan: Priced, schedule: LeanSchedule, first: FirstPeriod): Priced => ({
  ...loan,
  totalInterest: roundToCent(loan.totalInterest + first.interest),
  costOfCredit: roundToCent(loan.costOfCredit + first.interest),
  apr: (aprOf(loan.received, paymentsOf(schedule), first) ?? loan.apr * 100) / 100,
})

export function compute({ inputs }: Asked<LoanInputs, Record<never, never>>): Result {
  const plain = loanWithFee({
    amount: inputs.amount,
    amountIs: inputs.handling === 'deducted' ? inputs.amountIs : 'loan',
    feeShare: inputs.fee / 100,
    flatFee: inputs.flatFee,
    handling: inputs.handling,
    annualRate: inputs.rate / 100,
    termMonths: inputs.term,
  })
  if (plain.outcome !== 'found') return { outcome: 'not-possible' }
  const regular = leanSchedule({
    principal: plain.loanAmount,
    annualRate: inputs.rate / 100,
    termMonths: inputs.term,
  })
  if (regular.outcome !== 'paid-off') return { outcome: 'not-possible' }

  const first = firstPeriodOf(inputs, plain.loanAmount)
  const schedule = withFirstPeriod(regular, first)
  const loan = first ? withOddDays(plain, schedule, first) : plain
  const insured = paymentsOf(schedule).map((payment) => roundToCent(payment + inputs.insurance))
  const noteApr = loan.apr * 100
  const aprWithInsurance = inputs.insurance > 0 ? (aprOf(loan.received, insured, first) ?? noteApr) : noteApr
  const insuranceTotal = roundToCent(inputs.insurance * schedule.months)
  const apr = inputs.insuranceRequired ? aprWithInsurance : noteApr
  return {
    outcome: 'loan',
    loan,
    schedule,
    first,
    apr,
    aprWithInsurance,
    insuranceTotal,
    totalPaid: roundToCent(loan.loanAmount + loan.totalInterest + insuranceTotal),
    cost: roundToCent(loan.costOfCredit + insuranceTotal),
    offers: offersOf(inputs, loan, apr, inputs.insuranceRequired ? insuranceTotal : 0),
    early: earlyOf(inputs, { loan, schedule, first }),
  }
}
