import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import type { WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type PlannedJob, underRule } from './compute.ts'
import type { HomeContext } from './context.ts'
import { groupColors, systemGroups } from './group-colors.ts'
import { chartWords } from './words/explain.en.ts'
import { groupNames } from './words/parts.en.ts'

const MOST_MARKS = 10
const groups: readonly PlannedJob['group'][] = [...systemGroups, 'project']

/** A point for every `step` months: whole years stay on the grid, where most jobs fall. */
const stepFor = (months: number): number => (months <= 120 ? 1 : months <= 240 ? 2 : 4)

function fund({ inputs, result, say }: HomeContext): XYChart | null {
  const { course, jobs, monthly, start } = result
  if (jobs.length === 0) return null
  const words = chartWords.fund
  const step = stepFor(course.length)
  const at = Array.from({ length: Math.floor((course.length - 1) / step) + 1 }, (_, index) => index * step)
  const rule = underRule(result, inputs, result.byValue)
  const ruleShare = inputs.valueRule
  const largest = [...jobs].sort((a, b) => b.cost - a.cost).slice(0, MOST_MARKS)
  const ruleSaid =
    rule.lowest < -0.5
      ? words.ruleShort({ rule: ruleShare, lowest: rule.lowest, month: addMonths(start, rule.month) }, say)
      : words.ruleEnough({ rule: ruleShare }, say)
  return {
    kind: 'lines',
    key: 'fund',
    title: words.title,
    lead: words.lead,
    summary: `${words.summary({ monthly, jobs: jobs.length, end: course.at(-1)?.balance ?? 0 }, say)} ${ruleSaid}`,
    note: words.note,
    x: { label: words.month, kind: 'month', values: at.map((month) => addMonths(start, month)) },
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: words.balance,
        color: 'growth',
        look: 'area',
        values: at.map((month) => roundToCent(course[month]?.balance ?? 0)),
      },
      {
        key: 'rule',
        label: words.rule({ rule: ruleShare }, say),
        color: 'other',
        look: 'dashed',
        values: at.map((month) => roundToCent(rule.course[month]?.balance ?? 0)),
      },
    ],
    marks: largest
      .sort((a, b) => a.month - b.month)
      .map((job) => ({
        x: addMonths(start, Math.min(at.at(-1) ?? 0, Math.round(job.month / step) * step)),
        label: words.mark({ job: job.label, cost: job.cost }, say),
      })),
    marksLook: 'numbered',
  }
}

/** What the jobs of each calendar year cost, by kind. */
function timeline({ inputs, result, say }: HomeContext): XYChart | null {
  if (result.jobs.length === 0) return null
  const words = chartWords.timeline
  const first = yearOf(result.start)
  const last = yearOf(addMonths(result.start, inputs.years * 12))
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const sums = new Map<string, number>()
  for (const job of result.jobs) {
    const key = `${job.group} ${yearOf(addMonths(result.start, job.month))}`
    sums.set(key, (sums.get(key) ?? 0) + job.cost)
  }
  const totals = years.map((year) => groups.reduce((sum, key) => sum + (sums.get(`${key} ${year}`) ?? 0), 0))
  const most = Math.max(...totals)
  const growth = Math.abs(inputs.costGrowth)
  return {
    kind: 'bars',
    key: 'timeline',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      {
        year: years[totals.indexOf(most)] ?? first,
        most,
        none: totals.filter((total) => total < 1).length,
        all: years.length,
      },
      say,
    ),
    note: growth === 0 ? words.level : (inputs.costGrowth < 0 ? words.falling : words.rising)({ growth }, say),
    x: { label: words.year, kind: 'year', values: years },
    unit: 'money',
    yLabel: words.y,
    series: groups
      .map((key) => ({
        key,
        label: groupNames[key],
        color: groupColors[key],
        values: years.map((year) => roundToCent(sums.get(`${key} ${year}`) ?? 0)),
      }))
      .filter((series) => series.values.some((value) => value > 0)),
  }
}

/** Parts shown with bars of their own. */
const MOST_PARTS = 9

/** What a year uses up of each part, and the small upkeep. */
function wear({ inputs, result, say }: HomeContext): WaterfallChart | null {
  if (result.bySystems < 1) return null
  const words = chartWords.wear
  const own = result.systems.filter((system) => !system.byHoa && system.wear >= 0.5).sort((a, b) => b.wear - a.wear)
  const shown = own.slice(0, MOST_PARTS)
  const rest = own.slice(MOST_PARTS).reduce((sum, system) => sum + system.wear, 0)
  return {
    kind: 'waterfall',
    key: 'wear',
    title: words.title,
    lead: words.lead,
    summary:
      inputs.routine > 0
        ? words.summaryUpkeep({ wear: result.wear, all: result.bySystems }, say)
        : words.summary({ wear: result.wear }, say),
    note: words.note,
    unit: 'money',
    steps: [
      ...shown.map((system) => ({
        label: system.label,
        kind: 'change' as const,
        value: system.wear,
        color: groupColors[system.group],
        note: words.over({ cost: system.costToday, life: system.life }, say),
      })),
      ...(rest > 0 ? [{ label: words.others, kind: 'change' as const, value: rest, color: 'other' as const }] : []),
      ...(inputs.routine > 0
        ? [{ label: words.routine, kind: 'change' as const, value: inputs.routine, color: 'growth' as const }]
        : []),
      {
        label: words.total,
        kind: 'total' as const,
        value: shown.reduce((sum, system) => sum + system.wear, rest) + inputs.routine,
        color: 'real' as const,
      },
    ],
  }
}

export const charts = [fund, timeline, wear]
