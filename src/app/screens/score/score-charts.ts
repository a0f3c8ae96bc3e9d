/** The pictures of the score screen, as data. */
import type { Chart } from '#calculators/kit/presentation.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { ScoreCourse } from '#engine/planning/credit-score/score-course.ts'
import { type MarkKind, marks, type Range } from '#engine/planning/credit-score/score-rules.ts'
import { marks as markNames, recovery, course as words } from './words.ts'

/** The lowest month of a course: by its lower estimate. */
export const lowestOf = ({ months }: ScoreCourse): { readonly at: number; readonly range: Range } =>
  months.reduce<{ at: number; range: Range }>(
    (least, range, at) => (range[0] < least.range[0] ? { at, range } : least),
    { at: 0, range: months[0] ?? [0, 0] },
  )

export function coursePicture(course: ScoreCourse, score: number, month: Month): Chart {
  const last = course.months.length - 1
  // A step taken this month is seen in next month's reports.
  const lows = [score, ...course.months.map(([low]) => low)]
  const highs = [score, ...course.months.map(([, high]) => high)]
  return {
    kind: 'lines',
    key: 'course',
    title: words.title,
    lead: words.lead,
    summary: words.summary({
      score,
      low: lowestOf(course).range,
      end: course.months[last] ?? [score, score],
      month: addMonths(month, last + 1),
    }),
    x: { label: words.month, kind: 'month', values: [month, ...course.months.map((_, i) => addMonths(month, i + 1))] },
    unit: 'count',
    yLabel: words.y,
    axis: 'near',
    series: [
      { key: 'high', label: words.high, color: 'growth', values: highs },
      { key: 'low', label: words.low, color: 'principal', values: lows },
    ],
    band: {
      label: words.range,
      low: lows,
      high: highs,
      color: 'growth',
    },
    level: { value: score, label: words.start },
  }
}

/** The shape used everywhere: fast at first, then slower. */
const left = (month: number, total: number): number => (month >= total ? 0 : 1 - Math.log1p(month) / Math.log1p(total))
const middle = ([low, high]: Range): number => (low + high) / 2
const LONGEST = 120
const STEP = 3
const colors = ['principal', 'interest', 'tax'] as const

/** A mark's way back from 680, 720 and 780: the middle of the published ranges. */
export function recoveryPicture(mark: MarkKind): Chart {
  const rule = marks[mark]
  const slowest = Math.max(...rule.years.map(({ years }) => middle(years) * 12))
  const months = Math.min(LONGEST, (Math.ceil(slowest / 12) + 1) * 12)
  const at = Array.from({ length: months / STEP + 1 }, (_, i) => i * STEP)
  return {
    kind: 'lines',
    key: 'recovery',
    title: recovery.title,
    lead: recovery.lead,
    note: recovery.note,
    summary: recovery.summary({
      mark: markNames[mark],
      parts: rule.years.map(({ from, years }) => recovery.years({ from, years })),
    }),
    x: { label: recovery.month, kind: 'number', values: at },
    unit: 'count',
    yLabel: words.y,
    axis: 'near',
    series: rule.lost.map(({ from, points }, i) => ({
      key: `from-${from}`,
      label: recovery.from({ score: from }),
      color: colors[i] ?? 'other',
      values: at.map((month) =>
        Math.round(from - middle(points) * left(month, middle(rule.years[i]?.years ?? [1, 1]) * 12)),
      ),
    })),
  }
}
