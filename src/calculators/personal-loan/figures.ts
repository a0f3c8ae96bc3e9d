import type { FigureSpec } from '../kit/definition.ts'
import { cheapest, type PricedLoan, type Result } from './compute.ts'
import type { LoanInputs } from './fields.ts'

type Spec = FigureSpec<Result, LoanInputs>
const loan =
  (value: (result: PricedLoan, inputs: LoanInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'loan' ? value(result, inputs) : null
const nominal = { dollars: 'nominal' } as const

export const figures: readonly Spec[] = [
  {
    key: 'costOfCredit',
    label: 'Cost of the loan, fee counted',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.cost),
  },
  { key: 'apr', label: 'APR', unit: 'percent', value: loan((r) => r.apr) },
  { key: 'payment', label: 'Monthly payment', unit: 'cents', ...nominal, value: loan((r) => r.loan.payment) },
  { key: 'received', label: 'You really receive', unit: 'cents', value: loan((r) => r.loan.received) },
  { key: 'loanAmount', label: 'You owe on the first day', unit: 'cents', value: loan((r) => r.loan.loanAmount) },
  { key: 'fee', label: 'Fee', unit: 'cents', value: loan((r) => r.loan.fee) },
  {
    key: 'totalInterest',
    label: 'Total interest',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.loan.totalInterest),
  },
  { key: 'totalPaid', label: 'Total of payments', unit: 'cents', ...nominal, value: loan((r) => r.totalPaid) },
  {
    key: 'costPer100',
    label: 'Cost for each $100 you receive',
    unit: 'cents',
    ...nominal,
    value: loan((r) => (r.loan.received > 0 ? (r.cost / r.loan.received) * 100 : null)),
  },
  {
    key: 'aprAboveRate',
    label: 'APR above the rate',
    unit: 'percent',
    value: loan((r, inputs) => r.apr - inputs.rate),
  },
  { key: 'insuranceTotal', label: 'Insurance in all', unit: 'cents', ...nominal, value: loan((r) => r.insuranceTotal) },
  {
    key: 'aprWithInsurance',
    label: 'Yearly cost with all insurance',
    unit: 'percent',
    value: loan((r) => r.aprWithInsurance),
  },
  { key: 'earlyMonths', label: 'Done early after', unit: 'months', value: loan((r) => r.early?.months ?? null) },
  {
    key: 'earlyPayoff',
    label: 'Payoff that month',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.early?.payoff ?? null),
  },
  {
    key: 'earlyPenalty',
    label: 'Prepayment penalty',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.early?.penalty ?? null),
  },
  {
    key: 'earlyCost',
    label: 'Cost when paid early',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.early?.cost ?? null),
  },
  {
    key: 'earlySaved',
    label: 'Saved by paying early',
    unit: 'cents',
    ...nominal,
    value: loan((r) => r.early?.saved ?? null),
  },
  { key: 'earlyApr', label: 'Yearly cost when paid early', unit: 'percent', value: loan((r) => r.early?.apr ?? null) },
  {
    key: 'cheapestCost',
    label: 'Cost of the cheapest offer',
    unit: 'cents',
    ...nominal,
    value: loan((r) => cheapest(r.offers)?.cost ?? null),
  },
  {
    key: 'cheapestOffer',
    label: 'Cheapest offer (1 is this loan)',
    unit: 'count',
    value: loan((r) => {
      const best = cheapest(r.offers)
      return best ? r.offers.indexOf(best) + 1 : null
    }),
  },
]
