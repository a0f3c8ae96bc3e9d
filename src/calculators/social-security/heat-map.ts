import type { MonthCount } from '#engine/social-security/birth.ts'
import { NEARLY_BEST } from '#engine/social-security/lifetime.ts'
import type { HeatAxis, HeatChart } from '../kit/presentation.ts'
import type { WorkedContext } from './context.ts'
import { fineChoices, zoneOfPlans } from './shared.ts'
import { ageText } from './words/ages.en.ts'
import { pairs } from './words/charts.en.ts'

function axis(label: string, months: readonly MonthCount[], born: MonthCount): HeatAxis {
  const whole = months.flatMap((month, at) => ((month - born) % 12 === 0 ? [{ at, label: ageText(month - born) }] : []))
  const first = { at: 0, label: `${Math.floor(((months[0] ?? born) - born) / 12)}` }
  return {
    label,
    values: months.map((month) => ageText(month - born)),
    ticks: (whole[0]?.at ?? 9) > 2 ? [first, ...whole] : whole,
  }
}

/** Every pair of choices of a couple, or of a widowed person's two benefits. The visitor's claim runs from left to right. */
export function heatMap(context: WorkedContext): HeatChart | null {
  const { result, say } = context
  const { household } = result
  const zone = zoneOfPlans(context)
  if ((household.kind !== 'married' && household.kind !== 'widowed') || zone === null) return null
  const { grid, row, column, value } = fineChoices(context)
  const { rows, columns, values } = grid
  const words = pairs[household.kind]
  const mine = household.you.birth.month
  const theirs = household.kind === 'married' ? household.other.birth.month : mine
  const since = (born: MonthCount, { first, last }: { first: MonthCount; last: MonthCount }) => ({
    first: first - born,
    last: last - born,
  })
  const best = { own: (rows[zone.row] ?? 0) - mine, second: (columns[zone.column] ?? 0) - theirs }
  const isBest = zone.row === row && zone.column === column
  return {
    kind: 'heat',
    key: 'pairs',
    title: words.title,
    lead: words.lead(best),
    summary: words.summary(
      {
        best,
        own: since(mine, zone.rows),
        second: since(theirs, zone.columns),
        value,
        share: (value / zone.bestValue) * 100,
      },
      say,
    ),
    unit: 'money',
    valueLabel: words.valueLabel,
    x: axis(pairs.x, rows, mine),
    y: axis(words.y, columns, theirs),
    values: columns.map((_, j) => rows.map((__, i) => values[i * columns.length + j] ?? 0)),
    zone: { label: pairs.zone, least: zone.bestValue * NEARLY_BEST },
    marks: [
      { kind: 'yours', x: row, y: column, label: isBest ? pairs.planIsBest : pairs.plan },
      ...(isBest ? [] : [{ kind: 'best' as const, x: zone.row, y: zone.column, label: pairs.best }]),
    ],
  }
}
