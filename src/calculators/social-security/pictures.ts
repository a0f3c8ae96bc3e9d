import type { MonthCount } from '#engine/social-security/birth.ts'
import type { CoupleGrid } from '#engine/social-security/couple-grid.ts'
import type { LifeRules } from '#engine/social-security/life-rules.ts'
import { NEARLY_BEST } from '#engine/social-security/lifetime.ts'
import { dollars, percentText } from '../kit/format.ts'
import type { HeatAxis, HeatChart, XYChart } from '../kit/presentation.ts'
import type { Choices } from './choices.ts'
import type { Worked } from './compute.ts'
import { monthlyAt } from './monthly.ts'
import { nearText } from './near.ts'
import { ageIn, ageText, rangeText } from './words.ts'

const inYears = (months: number): number => Math.round((months / 12) * 100) / 100
const pointsBelow = percentText((1 - NEARLY_BEST) * 100)

/** What each claim month pays the visitor. */
export function payChart({ household }: Worked, choices: Choices, rules: LifeRules): XYChart {
  const { you } = household
  const { rows } = choices.grid
  const paid = rows.map((claim) => monthlyAt(household, claim, rules).total)
  const inOrder = [...new Set([0, choices.row, rows.length - 1])]
  const at = (row: number): string => `${dollars(paid[row] ?? 0)} at ${ageIn(you.birth, rows[row] ?? 0)}`
  return {
    kind: 'lines',
    key: 'pay',
    title: 'What each claim age pays a month',
    lead: 'Today’s dollars, for life, once all credits for waiting count.',
    summary: `A month pays ${inOrder.map((row) => `${at(row)}${row === choices.row ? ' as planned' : ''}`).join(', ')}.`,
    x: { label: 'Age at claim', kind: 'number', values: rows.map((month) => inYears(month - you.birth.month)) },
    unit: 'money',
    yLabel: 'Dollars a month',
    series: [{ key: 'pay', label: 'A month', color: 'principal', values: paid }],
    marks: [
      {
        x: inYears((rows[choices.row] ?? 0) - you.birth.month),
        label: `Your plan: ${dollars(paid[choices.row] ?? 0)}`,
      },
    ],
  }
}

/** Lifetime value for each claim month of one person. Shown from zero, so that the flat top looks flat. */
export function valueChart({ household }: Worked, choices: Choices): XYChart {
  const { birth } = household.you
  const { rows, columns, values } = choices.grid
  const at = (row: number): number => values[row * columns.length + choices.column] ?? 0
  const near = nearText(choices, birth)
  const own = {
    single: '',
    divorced: '',
    married: ', your spouse’s claim staying as planned',
    widowed: ', the survivor’s benefit staying as planned',
  }[household.kind]
  const within =
    near.months === 0
      ? `none of them is within ${pointsBelow} of the best plan${own}`
      : `${near.months === 1 ? 'a claim' : 'claims'} ${near.text} ${near.months === 1 ? 'is' : 'are'} within ${pointsBelow} of the best${own}`
  return {
    kind: 'lines',
    key: 'value',
    title: 'What each claim age is worth over a life',
    lead: `Today’s dollars, each payment counted by the chance of living to it. ${within.charAt(0).toUpperCase()}${within.slice(1)}.`,
    summary: `Lifetime value is ${dollars(at(0))} for a claim at ${ageIn(birth, rows[0] ?? 0)} and ${dollars(at(rows.length - 1))} at ${ageIn(birth, rows.at(-1) ?? 0)}; ${within}.`,
    x: { label: 'Age at claim', kind: 'number', values: rows.map((month) => inYears(month - birth.month)) },
    unit: 'money',
    series: [{ key: 'value', label: 'Lifetime value', color: 'principal', values: rows.map((_, i) => at(i)) }],
    marks: [{ x: inYears((rows[choices.row] ?? 0) - birth.month), label: 'Your plan' }],
    level: { value: choices.best * NEARLY_BEST, label: `Within ${pointsBelow} of the best` },
  }
}

/** As `gridZone` gives it. */
export type ZoneOf = {
  readonly row: number
  readonly column: number
  readonly bestValue: number
  readonly rows: { readonly first: MonthCount; readonly last: MonthCount }
  readonly columns: { readonly first: MonthCount; readonly last: MonthCount }
} | null

const axis = (label: string, months: readonly MonthCount[], born: MonthCount): HeatAxis => {
  const whole = months.flatMap((month, at) => ((month - born) % 12 === 0 ? [{ at, label: ageText(month - born) }] : []))
  const first = { at: 0, label: `${Math.floor(((months[0] ?? born) - born) / 12)}` }
  return {
    label,
    values: months.map((month) => ageText(month - born)),
    ticks: (whole[0]?.at ?? 9) > 2 ? [first, ...whole] : whole,
  }
}

const table = ({ rows, columns, values }: CoupleGrid, byColumn: boolean): number[][] =>
  byColumn
    ? columns.map((_, j) => rows.map((__, i) => values[i * columns.length + j] ?? 0))
    : rows.map((_, i) => columns.map((__, j) => values[i * columns.length + j] ?? 0))

/** Every pair of choices of a couple, or of a widowed person's two benefits. Your claim runs from left to right. */
export function heatChart(worked: Worked, choices: Choices, zone: ZoneOf): HeatChart | null {
  const { household } = worked
  if (household.kind !== 'married' && household.kind !== 'widowed') return null
  if (zone === null) return null
  const { grid, row, column } = choices
  const { you } = household
  const second =
    household.kind === 'married'
      ? { label: 'Your spouse claims at', born: household.other.birth.month, birth: household.other.birth }
      : { label: 'Survivor’s benefit from', born: you.birth.month, birth: you.birth }
  const yours = rangeText(you.birth, zone.rows.first, zone.rows.last)
  const theirs = rangeText(second.birth, zone.columns.first, zone.columns.last)
  const who = household.kind === 'married' ? 'your spouse’s' : 'the survivor’s'
  return {
    kind: 'heat',
    key: 'pairs',
    title: household.kind === 'married' ? 'Every pair of claim ages' : 'Every pair of starts',
    lead: `Darker is worth more over ${household.kind === 'married' ? 'both lives' : 'a life'}, in today’s dollars. Inside the line a plan is within ${pointsBelow} of the best.`,
    summary: `The best pairs lie with your claim ${yours} and ${who} ${theirs}. Your plan is worth ${dollars(choices.value)}, ${percentText((choices.value / zone.bestValue) * 100, 1)} of the best.`,
    unit: 'money',
    valueLabel: household.kind === 'married' ? 'Worth over both lives' : 'Worth over a life',
    x: axis('You claim at', grid.rows, you.birth.month),
    y: axis(second.label, grid.columns, second.born),
    values: table(grid, true),
    zone: { label: `Within ${pointsBelow} of the best`, least: zone.bestValue * NEARLY_BEST },
    marks: [{ kind: 'yours', x: row, y: column, label: 'Your plan' }],
  }
}
