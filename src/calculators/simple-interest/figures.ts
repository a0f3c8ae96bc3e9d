import { daysPerYear } from '#engine/lending/accrual-span.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result, Solved } from './compute.ts'
import type { SimpleInputs } from './fields.ts'

type Spec = FigureSpec<Result, SimpleInputs>
const solved =
  (value: (found: Solved, inputs: SimpleInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'solved' ? value(result, inputs) : null
const dateNumber = (date: string): number => Number(date.slice(0, 4)) * 100 + Number(date.slice(5, 7))

export const figures: readonly Spec[] = [
  {
    key: 'interest',
    label: 'Interest',
    unit: 'cents',
    dollars: 'nominal',
    // What was typed in is not an answer.
    value: solved((r, { find, known }) => (find !== 'interest' && known === 'interest' ? null : r.interest)),
  },
  { key: 'principal', label: 'Principal', unit: 'cents', value: solved((r) => r.principal) },
  { key: 'total', label: 'Total due', unit: 'cents', dollars: 'nominal', value: solved((r) => r.total) },
  { key: 'due', label: 'Due on the last day', unit: 'cents', dollars: 'nominal', value: solved((r) => r.due) },
  {
    key: 'paidAlong',
    label: 'Paid along the way',
    unit: 'cents',
    dollars: 'nominal',
    value: solved((r) => r.course?.paid ?? null),
  },
  { key: 'annualRate', label: 'Rate a year', unit: 'percent', value: solved((r) => r.annualRate * 100) },
  { key: 'monthlyRate', label: 'Rate a month', unit: 'percent', value: solved((r) => (r.annualRate * 100) / 12) },
  {
    key: 'dailyRate',
    label: 'Rate a day',
    unit: 'percent',
    value: solved((r, i) => (r.annualRate * 100) / daysPerYear(i.dayCount)),
  },
  { key: 'years', label: 'Years under the day count', unit: 'years', value: solved((r) => r.years) },
  { key: 'days', label: 'Days counted', unit: 'count', value: solved((r) => r.days) },
  {
    key: 'reachedMonth',
    label: 'Reached in',
    unit: 'month',
    value: solved((r) => (r.reached === null ? null : dateNumber(r.reached))),
  },
  { key: 'perDay', label: 'Interest a day', unit: 'cents', value: solved((r) => roundToCent(r.perDay)) },
  {
    key: 'compoundInterest',
    label: 'Interest if it compounded',
    unit: 'cents',
    dollars: 'nominal',
    value: solved((r) => r.compounded),
  },
  {
    key: 'compoundExtra',
    label: 'What compounding would add',
    unit: 'cents',
    dollars: 'nominal',
    value: solved((r) => (r.compounded === null ? null : roundToCent(r.compounded - r.interest))),
  },
]
