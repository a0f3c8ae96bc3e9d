import { flatRateOfReducing } from '#engine/lending/flat-rate.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Answered, Result } from './compute.ts'
import type { EmiInputs } from './fields.ts'

type Spec = FigureSpec<Result, EmiInputs>
const answered =
  (value: (found: Answered) => number | null): Spec['value'] =>
  (result) =>
    result.outcome === 'loan' ? value(result) : null
/** A difference or sum of the second loan and the first, to the cent. */
const both = (value: (found: Answered, second: NonNullable<Answered['second']>) => number): Spec['value'] =>
  answered((found) => (found.second === null ? null : roundToCent(value(found, found.second))))
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

/** The flat rate that would ask these payments, percent points. */
function flatTwin({ loan }: Answered): number | null {
  const found = flatRateOfReducing(loan.trueRate, loan.months)
  return found.outcome === 'found' ? found.value * 100 : null
}

export const figures: readonly Spec[] = [
  {
    key: 'payment',
    label: 'Monthly payment (EMI)',
    unit: 'cents',
    dollars: 'nominal',
    value: answered((r) => r.loan.payment),
  },
  { key: 'amount', label: 'Loan amount', unit: 'cents', moreIs: 'better', value: answered((r) => r.amount) },
  { key: 'owed', label: 'Owed on the first day', unit: 'cents', value: answered((r) => r.loan.owed) },
  {
    key: 'received',
    label: 'Yours after fees',
    unit: 'cents',
    value: answered((r) => roundToCent(r.loan.owed - r.loan.fee)),
  },
  {
    key: 'rate',
    label: 'Rate as quoted',
    unit: 'percent',
    moreIs: 'neither',
    value: answered((r) => r.loan.annualRate * 100),
  },
  { key: 'trueRate', label: 'Rate on what is owed', unit: 'percent', value: answered((r) => r.loan.trueRate * 100) },
  { key: 'flatRate', label: 'The same as a flat rate', unit: 'percent', value: answered(flatTwin) },
  { key: 'apr', label: 'APR with fees', unit: 'percent', value: answered((r) => r.loan.apr) },
  { key: 'months', label: 'Time to payoff', unit: 'months', value: answered((r) => r.loan.schedule.months) },
  {
    key: 'payoffMonth',
    label: 'Paid off',
    unit: 'month',
    value: answered((r) => monthNumber(r.loan.schedule.payoffMonth)),
  },
  {
    key: 'lastPayment',
    label: 'Last payment',
    unit: 'cents',
    dollars: 'nominal',
    value: answered((r) => r.loan.schedule.lastPayment),
  },
  {
    key: 'totalInterest',
    label: 'Total interest',
    unit: 'money',
    dollars: 'nominal',
    value: answered((r) => r.loan.schedule.totalInterest),
  },
  {
    key: 'totalPaid',
    label: 'Total of all payments',
    unit: 'money',
    dollars: 'nominal',
    value: answered((r) => r.loan.schedule.totalPaid),
  },
  {
    key: 'cost',
    label: 'Interest and fees',
    unit: 'money',
    dollars: 'nominal',
    value: answered((r) => r.loan.cost),
  },
  {
    key: 'monthsSaved',
    label: 'Time saved by your extra',
    unit: 'months',
    value: answered((r) => r.loan.plain.months - r.loan.schedule.months),
  },
  {
    key: 'interestSaved',
    label: 'Interest saved by your extra',
    unit: 'money',
    dollars: 'nominal',
    value: answered((r) => roundToCent(r.loan.plain.totalInterest - r.loan.schedule.totalInterest)),
  },
  {
    key: 'secondPayment',
    label: 'Second loan: monthly payment',
    unit: 'cents',
    dollars: 'nominal',
    value: both((_, second) => second.payment),
  },
  {
    key: 'secondCost',
    label: 'Second loan: interest and fees',
    unit: 'money',
    dollars: 'nominal',
    value: both((_, second) => second.cost),
  },
  { key: 'secondApr', label: 'Second loan: APR', unit: 'percent', value: answered((r) => r.second?.apr ?? null) },
  {
    key: 'paymentDifference',
    label: 'Second loan: payment more a month',
    unit: 'cents',
    dollars: 'nominal',
    value: both((r, second) => second.payment - r.loan.payment),
  },
  {
    key: 'costDifference',
    label: 'Second loan: cost more in all',
    unit: 'money',
    dollars: 'nominal',
    value: both((r, second) => second.cost - r.loan.cost),
  },
]
