import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Compared, Result } from './compute.ts'
import type { DebtInputs } from './fields.ts'

type Spec = FigureSpec<Result, DebtInputs>
const of =
  (value: (result: Compared, inputs: DebtInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'compared' ? value(result, inputs) : null
const nominal = { dollars: 'nominal' } as const
const months = (course: Compared['stay']): number | null => (course.outcome === 'paid-off' ? course.months : null)

export const figures: readonly Spec[] = [
  {
    key: 'saving',
    label: 'Saved by the new loan at the same payment',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.saving),
  },
  { key: 'monthsSaved', label: 'Done sooner by', unit: 'months', value: of((r) => r.monthsSaved) },
  {
    key: 'newPayment',
    label: 'Payment the new loan asks',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.fresh.payment),
  },
  { key: 'payNow', label: 'Paid a month now', unit: 'cents', ...nominal, value: of((r) => r.payNow) },
  {
    key: 'paymentChange',
    label: 'New payment against what you pay now',
    unit: 'cents',
    ...nominal,
    value: of((r) => (r.fresh.term === null ? null : roundToCent(r.fresh.payment - r.payNow))),
  },
  {
    key: 'comparedPayment',
    label: 'Paid a month on both sides',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.budget),
  },
  { key: 'owedNow', label: 'Owed now', unit: 'cents', value: of((r) => r.owedNow) },
  { key: 'newLoan', label: 'New loan', unit: 'cents', value: of((r) => r.fresh.amount) },
  { key: 'fee', label: 'Fee', unit: 'cents', value: of((r) => r.fresh.fee) },
  { key: 'averageRate', label: 'Average rate now', unit: 'percent', value: of((r) => r.averageRate) },
  { key: 'apr', label: 'APR of the new loan', unit: 'percent', value: of((r) => r.fresh.apr) },
  {
    key: 'costNow',
    label: 'Interest at today’s own payments',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.asNowCost),
  },
  { key: 'monthsNow', label: 'Done at today’s own payments in', unit: 'months', value: of((r) => months(r.asNow)) },
  {
    key: 'stayCost',
    label: 'Interest on the old debts, same payment',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.stayCost),
  },
  { key: 'stayMonths', label: 'Old debts gone in, same payment', unit: 'months', value: of((r) => months(r.stay)) },
  {
    key: 'moveCost',
    label: 'Interest and fee of the new loan, same payment',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.moveCost),
  },
  { key: 'moveMonths', label: 'New loan gone in, same payment', unit: 'months', value: of((r) => months(r.move)) },
  {
    key: 'ownCost',
    label: 'Interest and fee on the new loan’s own schedule',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.fresh.ownCost),
  },
  {
    key: 'ownSaving',
    label: 'Saved on its own schedule, against today’s payments',
    unit: 'cents',
    ...nominal,
    value: of((r) =>
      r.asNowCost === null || r.fresh.ownCost === null ? null : roundToCent(r.asNowCost - r.fresh.ownCost),
    ),
  },
  {
    key: 'leftAtOfferEnd',
    label: 'Left on the transfer when the offer ends',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.leftAtOfferEnd),
  },
  {
    key: 'refillBehindFrom',
    label: 'Cards filling again: more debt than without the loan from month',
    unit: 'count',
    value: of((r) => r.refill?.behindFrom ?? null),
  },
  {
    key: 'refillOwedAtEnd',
    label: 'Cards filling again: owed on them when the loan ends',
    unit: 'cents',
    ...nominal,
    value: of((r) => r.refill?.owedAtEnd ?? null),
  },
]
