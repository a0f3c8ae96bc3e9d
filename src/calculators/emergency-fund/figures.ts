import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result, StepKey } from './compute.ts'
import type { EmergencyInputs } from './fields.ts'

type Spec = FigureSpec<Result, EmergencyInputs>
const money = (key: string, label: string, value: (result: Result) => number, dollars: 'today' | 'nominal' = 'today') =>
  ({ key, label, unit: 'money', dollars, value: (result) => roundToCent(value(result)) }) satisfies Spec
const reached = (key: string, label: string, step: StepKey): Spec => ({
  key,
  label,
  unit: 'months',
  value: ({ steps }) => steps.find((one) => one.key === step)?.reached ?? null,
})
const months = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'ratio',
  value,
})

export const figures: readonly Spec[] = [
  money('target', 'The target you aim for', (r) => r.chosen.total),
  money('leanTarget', 'Lean fund', (r) => r.targets.lean.total),
  money('balancedTarget', 'Balanced fund', (r) => r.targets.balanced.total),
  money('extraTarget', 'Extra fund', (r) => r.targets.extra.total),
  money('gap', 'Still missing', (r) => r.gap),
  money('essentials', 'Essentials a month', (r) => r.essentials),
  months('leanMonths', 'Months, lean', (r) => r.targets.lean.months),
  months('extraMonths', 'Months, extra', (r) => r.targets.extra.months),
  months('monthsCovered', 'Months your savings cover now', (r) => r.monthsCovered),
  money('deductibles', 'Deductibles on top', (r) => r.deductibles),
  money('benefits', 'Unemployment benefits taken off', (r) => r.chosen.benefits),
  {
    key: 'weeklyBenefit',
    label: 'Benefit a week, after tax',
    unit: 'money',
    value: (r) => roundToCent(r.benefits.weekly),
  },
  { key: 'monthsToTarget', label: 'Time to the target', unit: 'months', value: (r) => r.month },
  {
    key: 'targetMonth',
    label: 'You have it in',
    unit: 'month',
    value: ({ month, start }) => {
      if (month === null) return null
      const at = addMonths(start, month)
      return Number(at.slice(0, 4)) * 100 + Number(at.slice(5, 7))
    },
  },
  reached('monthsToFirst', 'Time to the first step', 'first'),
  reached('monthsToMonth', 'Time to one month', 'month'),
  reached('monthsToLean', 'Time to the lean fund', 'lean'),
  reached('monthsToExtra', 'Time to the extra fund', 'extra'),
  money('monthlyNeeded', 'It takes a month, for your date', (r) => r.monthlyNeeded, 'nominal'),
  money('interestEarned', 'Interest until then, after tax', (r) => r.interest, 'nominal'),
  money('targetThen', 'Target in the dollars of then', (r) => r.targetThen, 'nominal'),
  {
    key: 'yieldAfterTax',
    label: 'Interest after tax',
    unit: 'percent',
    value: (r) => r.keeping.own.annualYieldAfterTax * 100,
  },
  {
    key: 'realYield',
    label: 'Interest after tax and prices',
    unit: 'percent',
    value: (r) => r.keeping.own.realYield * 100,
  },
]
