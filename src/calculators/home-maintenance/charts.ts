import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import { dollars, monthText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, DataColor, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type PlannedJob, type Result, underRule } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'
import { groupNames, type SystemGroup } from './system-kinds.ts'

const MOST_MARKS = 10
const groups: readonly { readonly key: SystemGroup | 'project'; readonly label: string; readonly color: DataColor }[] =
  [
    { key: 'outside', label: groupNames.outside, color: 'principal' },
    { key: 'comfort', label: groupNames.comfort, color: 'interest' },
    { key: 'appliances', label: groupNames.appliances, color: 'tax' },
    { key: 'inside', label: groupNames.inside, color: 'insurance' },
    { key: 'project', label: 'Known jobs', color: 'other' },
  ]
export const groupColor = (key: PlannedJob['group']): DataColor =>
  groups.find((group) => group.key === key)?.color ?? 'other'

/** A point for every `step` months: whole years stay on the grid, where most jobs fall. */
const stepFor = (months: number): number => (months <= 120 ? 1 : months <= 240 ? 2 : 4)

function fundChart(result: Result, inputs: HomeMaintenanceInputs): XYChart {
  const { course, start } = result
  const step = stepFor(course.length)
  const at = Array.from({ length: Math.floor((course.length - 1) / step) + 1 }, (_, index) => index * step)
  const rule = underRule(result, inputs, result.byValue)
  const largest = [...result.jobs].sort((a, b) => b.cost - a.cost).slice(0, MOST_MARKS)
  const end = course.at(-1)?.balance ?? 0
  const short =
    rule.lowest < -0.5
      ? `falls to ${shortDollars(rule.lowest)} in ${monthText(addMonths(start, rule.month))}`
      : 'does not run short either'
  return {
    kind: 'lines',
    key: 'fund',
    title: 'The repair fund',
    lead: 'It fills month by month, pays each job when it comes, and never falls below zero. A rule that does not cover the small upkeep draws it from the fund.',
    summary: `With ${dollars(result.monthly)} a month the fund pays ${result.jobs.length} ${result.jobs.length === 1 ? 'job' : 'jobs'} and ends at ${shortDollars(end)}. On the ${percentText(inputs.valueRule)} rule it ${short}.`,
    note: 'Future dollars. The marks are the largest jobs. Small upkeep is paid beside the fund on both lines.',
    x: { label: 'Month', kind: 'month', values: at.map((month) => addMonths(start, month)) },
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: 'In the fund',
        color: 'growth',
        look: 'area',
        values: at.map((month) => roundToCent(course[month]?.balance ?? 0)),
      },
      {
        key: 'rule',
        label: `On the ${percentText(inputs.valueRule)} rule`,
        color: 'other',
        look: 'dashed',
        values: at.map((month) => roundToCent(rule.course[month]?.balance ?? 0)),
      },
    ],
    ...(largest.length > 0
      ? {
          marks: largest
            .sort((a, b) => a.month - b.month)
            .map((job) => ({
              x: addMonths(start, Math.min(at.at(-1) ?? 0, Math.round(job.month / step) * step)),
              label: `${job.label}, ${dollars(job.cost)}`,
            })),
          marksLook: 'numbered' as const,
        }
      : {}),
  }
}

/** What the jobs of each calendar year cost, by kind. */
function timeline(result: Result, inputs: HomeMaintenanceInputs): XYChart {
  const first = yearOf(result.start)
  const last = yearOf(addMonths(result.start, inputs.years * 12))
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const sums = new Map<string, number>()
  for (const job of result.jobs) {
    const key = `${job.group} ${yearOf(addMonths(result.start, job.month))}`
    sums.set(key, (sums.get(key) ?? 0) + job.cost)
  }
  const totals = years.map((year) => groups.reduce((sum, { key }) => sum + (sums.get(`${key} ${year}`) ?? 0), 0))
  const most = Math.max(...totals)
  return {
    kind: 'bars',
    key: 'timeline',
    title: 'When the jobs come',
    lead: 'Repairs come in lumps: quiet years, then a dear one.',
    summary: `The dearest year is ${years[totals.indexOf(most)] ?? first} with ${shortDollars(most)}; ${totals.filter((total) => total < 1).length} of ${years.length} calendar years have no job.`,
    note:
      inputs.costGrowth === 0
        ? 'Prices stay as they are today.'
        : `Future dollars, prices ${inputs.costGrowth < 0 ? 'falling' : 'rising'} ${percentText(Math.abs(inputs.costGrowth))} a year.`,
    x: { label: 'Year', kind: 'year', values: years },
    unit: 'money',
    yLabel: 'Dollars a year',
    series: groups
      .map(({ key, label, color }) => ({
        key,
        label,
        color,
        values: years.map((year) => roundToCent(sums.get(`${key} ${year}`) ?? 0)),
      }))
      .filter((series) => series.values.some((value) => value > 0)),
  }
}

/** What a year uses up of each part, and the small upkeep. */
function wearChart(result: Result, inputs: HomeMaintenanceInputs): WaterfallChart {
  const own = result.systems.filter((system) => !system.byHoa && system.wear >= 0.5).sort((a, b) => b.wear - a.wear)
  const shown = own.slice(0, 9)
  const rest = own.slice(9).reduce((sum, system) => sum + system.wear, 0)
  return {
    kind: 'waterfall',
    key: 'wear',
    title: 'What one year uses up',
    lead: 'The cost of a new one over the years it lasts: the slow bill nobody sends.',
    summary: `Your parts use up ${shortDollars(result.wear)} a year in today’s dollars${inputs.routine > 0 ? `; with small upkeep it is ${shortDollars(result.bySystems)}` : ''}.`,
    note: 'Today’s dollars.',
    unit: 'money',
    steps: [
      ...shown.map((system) => ({
        label: system.label,
        kind: 'change' as const,
        value: system.wear,
        color: groupColor(system.group),
        note: `${dollars(system.costToday)} over ${system.life} years`,
      })),
      ...(rest > 0
        ? [{ label: 'All other parts', kind: 'change' as const, value: rest, color: 'other' as const }]
        : []),
      ...(inputs.routine > 0
        ? [{ label: 'Small upkeep', kind: 'change' as const, value: inputs.routine, color: 'growth' as const }]
        : []),
      {
        label: 'A year of upkeep',
        kind: 'total' as const,
        value: shown.reduce((sum, system) => sum + system.wear, rest) + inputs.routine,
        color: 'real' as const,
      },
    ],
  }
}

export const chartsOf = (result: Result, inputs: HomeMaintenanceInputs): readonly Chart[] => [
  ...(result.jobs.length > 0 ? [fundChart(result, inputs), timeline(result, inputs)] : []),
  ...(result.bySystems >= 1 ? [wearChart(result, inputs)] : []),
]
