import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'

type Spec = FigureSpec<Result, PlanInputs>
const nominal = (key: string, label: string, value: (result: Result, inputs: PlanInputs) => number | null): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: (result, inputs) => {
    const amount = value(result, inputs)
    return amount === null ? null : roundToCent(amount)
  },
})
const today = (key: string, label: string, value: (result: Result) => number): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'today',
  value: (result) => roundToCent(value(result)),
})
const percentOf = (share: number | null): number | null => (share === null ? null : share * 100)
const thisYear = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'money',
  value: (result) => {
    const amount = value(result)
    return amount === null ? null : roundToCent(amount)
  },
})

export const figures: readonly Spec[] = [
  nominal('monthlyNeeded', 'Monthly deposit for the share you mean to pay', (r) => r.needed),
  {
    key: 'coverage',
    label: 'Share of the bills your savings pay',
    unit: 'percent',
    value: (r) => percentOf(r.coverage),
  },
  nominal('monthlyForAll', 'Monthly deposit for 100% of the cost', (r) => r.neededAll),
  nominal('monthlyForThreeQuarters', 'Monthly deposit for 75% of the cost', (r) => r.neededThreeQuarters),
  nominal('monthlyForHalf', 'Monthly deposit for 50% of the cost', (r) => r.neededHalf),
  nominal('monthlyGap', 'More needed each month than you save', (r, i) => Math.max(0, r.needed - i.monthly)),
  nominal('planned', 'School bills you mean to pay', (r) => r.planned),
  today('plannedToday', 'School bills you mean to pay', (r) => r.plannedToday),
  nominal('price', 'Whole price of the years still to come', (r) => r.price),
  nominal('paid', 'Paid from the plans', (r) => r.paid),
  nominal('shortfall', 'Not paid by the plans', (r) => r.planned - r.paid),
  nominal('deposits', 'Deposits still to come', (r) => r.deposits),
  nominal('growth', 'Tax-free growth', (r) => r.growth),
  nominal('left', 'Left after the last bills', (r) => r.left),
  today('leftToday', 'Left after the last bills', (r) => r.leftToday),
  {
    key: 'coverageLow',
    label: 'Share paid if returns are 2 points lower',
    unit: 'percent',
    value: (r) => percentOf(r.coverageLow),
  },
  thisYear('stateSaved', 'State tax saved on a year’s deposits', (r) => r.state.saving.state),
  thisYear('stateCounted', 'Deposits the state counts, or its credit', ({ state: { benefit } }) =>
    benefit.outcome === 'deduction' || benefit.outcome === 'credit' ? benefit.amount : null,
  ),
  thisYear('collegeCredit', 'College tax credit of one year at your income', (r) => r.creditYear),
  thisYear('giftOver', 'Gifts above the yearly amount this year', (r) =>
    r.plans.reduce((sum, { gift }) => sum + (gift.outcome === 'over' ? gift.over : 0), 0),
  ),
  thisYear('giftOverLater', 'Gifts above the yearly amount a year from then on', (r) =>
    r.plans.reduce((sum, { gift }) => sum + (gift.outcome === 'over' ? gift.later : 0), 0),
  ),
  {
    key: 'lastBill',
    label: 'Last bill',
    unit: 'month',
    value: (r) => {
      if (r.lastMonth === 0) return null
      const month = monthAt(r, r.lastMonth)
      return Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
    },
  },
]
