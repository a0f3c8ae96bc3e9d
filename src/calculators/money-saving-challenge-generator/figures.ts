import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'

type Spec = FigureSpec<Result, ChallengeInputs>
const planned = (result: Result) => result.outcome === 'plan'
const inCents = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'cents',
  dollars: 'nominal',
  value: (result) => {
    const found = planned(result) ? value(result) : null
    return found === null ? null : found / 100
  },
})
const amountsOf = (result: Result) => result.open.map((step) => step.amount)

export const figures: readonly Spec[] = [
  {
    key: 'averagePerWeek',
    label: 'A week, on average',
    unit: 'cents',
    dollars: 'nominal',
    value: (r) => roundToCent(r.averagePerWeek),
  },
  inCents('firstStep', 'First step', (r) => r.open[0]?.amount ?? null),
  inCents('lastStep', 'Last step', (r) => r.open.at(-1)?.amount ?? null),
  inCents('smallestStep', 'Smallest step', (r) => Math.min(...amountsOf(r))),
  inCents('largestStep', 'Largest step', (r) => Math.max(...amountsOf(r))),
  inCents('heaviestFourWeeks', 'Most in any four weeks', (r) => r.heaviest?.amount ?? null),
  inCents('stillToSave', 'Still to save', (r) => r.challenge.left),
  inCents('sumOfSteps', 'Saved and all steps together', (r) =>
    amountsOf(r).reduce((sum, amount) => sum + amount, r.challenge.saved),
  ),
  { key: 'stepsLeft', label: 'Steps to save in', unit: 'count', value: (r) => (planned(r) ? r.open.length : null) },
  {
    key: 'endMonth',
    label: 'Last step in',
    unit: 'month',
    value: (r) =>
      planned(r) && r.end !== null && r.end < '2200'
        ? Number(r.end.slice(0, 4)) * 100 + Number(r.end.slice(5, 7))
        : null,
  },
  {
    key: 'interest',
    label: 'Interest by the last step, before tax',
    unit: 'cents',
    dollars: 'nominal',
    value: (r) => (planned(r) ? roundToCent(r.interest) : null),
  },
  {
    key: 'endBalance',
    label: 'Goal with interest',
    unit: 'cents',
    dollars: 'nominal',
    value: (r, { goal }) => (planned(r) ? roundToCent(goal + r.interest) : null),
  },
  {
    key: 'endBalanceToday',
    label: 'Goal with interest, in dollars of the first day',
    unit: 'cents',
    value: (r) => (planned(r) ? roundToCent(r.endToday) : null),
  },
]
