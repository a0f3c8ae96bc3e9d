import type { FigureSpec } from '../kit/definition.ts'
import type { Prepaid, Result } from './compute.ts'
import type { PrepayInputs } from './fields.ts'

type Spec = FigureSpec<Result, PrepayInputs>
const paid =
  (value: (found: Prepaid, inputs: PrepayInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'paid' ? value(result, inputs) : null
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const effective = (points: number): number => Math.expm1(12 * Math.log1p(points / 1200)) * 100
const dollars = (
  key: string,
  label: string,
  value: (found: Prepaid) => number | null,
  unit: 'money' | 'cents' = 'money',
): Spec => ({
  key,
  label,
  unit,
  dollars: 'nominal',
  value: paid(value),
})

export const figures: readonly Spec[] = [
  dollars('netSaved', 'Saved after penalty and fees', (r) => r.netSaved),
  dollars('interestSaved', 'Interest saved', (r) => r.interestSaved),
  { key: 'monthsSaved', label: 'Time saved', unit: 'months', value: paid((r) => r.monthsSaved) },
  { key: 'payoffMonth', label: 'Paid off', unit: 'month', value: paid((r) => monthNumber(r.actual.payoffMonth)) },
  {
    key: 'agreedPayoffMonth',
    label: 'Paid off as agreed',
    unit: 'month',
    value: paid((r) => monthNumber(r.plain.payoffMonth)),
  },
  { key: 'months', label: 'Time to payoff', unit: 'months', value: paid((r) => r.actual.months) },
  { key: 'agreedMonths', label: 'Time to payoff as agreed', unit: 'months', value: paid((r) => r.plain.months) },
  dollars('payment', 'Monthly payment as agreed', (r) => r.plain.regularPayment, 'cents'),
  dollars('recastPayment', 'Payment after the recast', (r) => r.recastPayment, 'cents'),
  dollars('interest', 'Interest you would pay', (r) => r.actual.totalInterest),
  dollars('agreedInterest', 'Interest as agreed', (r) => r.plain.totalInterest),
  dollars('totalExtra', 'Extra paid in all', (r) => r.actual.totalExtra),
  dollars('lastPayment', 'Last payment', (r) => r.actual.lastPayment, 'cents'),
  dollars('penalty', 'Prepayment penalty', (r) => r.actual.totalPenalty),
  dollars('fees', 'Fees of plan and recast', (r) => r.fees.total),
  {
    key: 'netSavedToday',
    label: 'Saved after penalty and fees',
    unit: 'money',
    dollars: 'today',
    value: paid((r) => r.netSavedToday),
  },
  {
    key: 'sureReturn',
    label: 'What prepaying earns a year',
    unit: 'percent',
    value: paid((_, inputs) => effective(inputs.rate * (1 - inputs.deduction / 100))),
  },
  dollars('investAhead', 'Investing instead: ahead at the agreed end', (r) => r.investAhead),
  {
    key: 'investAheadToday',
    label: 'Investing instead: ahead at the agreed end',
    unit: 'money',
    dollars: 'today',
    value: paid((r) => r.investAheadToday),
  },
  dollars('prepayAccount', 'Account at the agreed end if you prepay', (r) => r.versus.prepayAccount.at(-1) ?? 0),
  dollars('investAccount', 'Account at the agreed end if you invest', (r) => r.versus.investAccount.at(-1) ?? 0),
  {
    key: 'breakEvenReturn',
    label: 'Return at which both end level',
    unit: 'percent',
    value: paid((r) => (r.breakEven === null ? null : r.breakEven * 100)),
  },
]
