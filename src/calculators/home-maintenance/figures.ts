import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'

type Spec = FigureSpec<Result, HomeMaintenanceInputs>
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const amount = (
  key: string,
  label: string,
  unit: 'money' | 'cents',
  dollars: 'nominal' | 'today',
  value: (result: Result, inputs: HomeMaintenanceInputs) => number | null,
): Spec => ({
  key,
  label,
  unit,
  dollars,
  value: (result, inputs) => {
    const found = value(result, inputs)
    return found === null ? null : roundToCent(found)
  },
})
const dearest = (result: Result) =>
  result.jobs.reduce<Result['jobs'][number] | null>((a, b) => (a === null || b.cost > a.cost ? b : a), null)

export const figures: readonly Spec[] = [
  amount('fundMonthly', 'Save a month for replacements', 'cents', 'nominal', (r) => r.monthly),
  amount('routineMonthly', 'Small upkeep a month', 'cents', 'nominal', (r) => r.routineMonthly),
  amount('totalMonthly', 'Both together a month', 'cents', 'nominal', (r) => r.monthly + r.routineMonthly),
  amount(
    'totalYearly',
    'Both together in the first year',
    'money',
    'nominal',
    (r) => 12 * (r.monthly + r.routineMonthly),
  ),
  amount('byValue', 'Value rule, a year', 'money', 'today', (r) => r.byValue),
  amount('byBuilding', 'Value rule without land, a year', 'money', 'today', (r) => r.byBuilding),
  amount('byFoot', 'Square-foot rule, a year', 'money', 'today', (r) => r.byFoot),
  amount('bySystems', 'Your own parts and upkeep, a year', 'money', 'today', (r) => r.bySystems),
  amount('jobsToday', 'All jobs at today’s prices', 'money', 'today', (r) =>
    r.jobs.reduce((sum, job) => sum + job.costToday, 0),
  ),
  amount('jobsThen', 'All jobs at the prices of their time', 'money', 'nominal', (r) =>
    r.jobs.reduce((sum, job) => sum + job.cost, 0),
  ),
  { key: 'jobs', label: 'Jobs in the plan', unit: 'count', value: (r) => r.jobs.length },
  {
    key: 'nextJob',
    label: 'Next job',
    unit: 'month',
    value: (r) => (r.jobs[0] ? monthNumber(addMonths(r.start, r.jobs[0].month)) : null),
  },
  amount('largestJob', 'Largest single job', 'money', 'nominal', (r) => dearest(r)?.cost ?? null),
  amount('lowestBalance', 'Lowest the fund falls to', 'cents', 'nominal', (r) =>
    r.course.reduce((least, month) => Math.min(least, month.balance), Number.POSITIVE_INFINITY),
  ),
  {
    key: 'tightestMonth',
    label: 'When the fund is at its lowest',
    unit: 'month',
    value: (r) => (r.solved.tightest === null ? null : monthNumber(addMonths(r.start, r.solved.tightest))),
  },
  amount('endBalance', 'Left in the fund at the end', 'money', 'nominal', (r) => r.course.at(-1)?.balance ?? null),
  amount('shortNow', 'Missing this month', 'money', 'nominal', (r) => r.solved.shortNow),
]
