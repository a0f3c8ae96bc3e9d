/** Scenarios side by side: which inputs differ, which figures tell them apart, by how much, and which is best. */
import type { Answered, Answering, MoreIs } from '#calculators/kit/definition.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { figureText, monthsText } from '#calculators/kit/format.ts'
import type { Unit } from '#calculators/kit/presentation.ts'
import { inputText } from '../form/input-text.ts'

/** One scenario: its inputs and what they give. The first one compared is the numbers on the page. */
export interface Compared {
  readonly title: string
  readonly inputs: InputValues
  /** The year whose rules apply. */
  readonly year: number
  readonly evaluation: Answered
}
export interface ComparedCell {
  readonly text: string
  /** Against the numbers on the page: "+$120"; empty for those themselves and where there is none. */
  readonly difference: string
  readonly isBest: boolean
}
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly kind: 'input' | 'figure'
  readonly cells: readonly ComparedCell[]
}

/** Figures shown; the others that differ wait behind a button. */
export const KEY_FIGURES = 5
const words = (text: string): ComparedCell => ({ text, difference: '', isBest: false })
const differs = (texts: readonly string[]) => new Set(texts).size > 1

/** The inputs that differ, as the visitor sees them; the year of the rules among them. */
export function inputRows(calculator: Answering, columns: readonly Compared[]): readonly ComparedRow[] {
  const years = columns.map(({ year }) => String(year))
  const rules = { key: 'rules', label: 'Tax year', kind: 'input', cells: years.map(words) } as const
  const rows = Object.entries(calculator.fields).flatMap(([name, field]): ComparedRow[] => {
    const isAsked = columns.some(({ inputs }) => calculator.shown(name, inputs))
    const isDifferent = differs(columns.map(({ inputs }) => JSON.stringify(inputs[name])))
    if (!isAsked || !isDifferent) return []
    const cells = columns.map(({ inputs }) =>
      words(calculator.shown(name, inputs) ? inputText(field, inputs[name] ?? null) : '–'),
    )
    return [{ key: name, label: field.label, kind: 'input', cells }]
  })
  return differs(years) ? [rules, ...rows] : rows
}

/** The figures that differ, the page's own key figures first; the main figure always. */
export function figureRows(calculator: Answering, columns: readonly Compared[]): readonly ComparedRow[] {
  const mains = new Set(columns.map(({ inputs }) => calculator.mainFigure(inputs)))
  const keys = [
    ...new Set([
      ...mains,
      ...columns.flatMap(({ evaluation }) => evaluation.answer().keyFigures),
      ...calculator.figures.map(({ key }) => key),
    ]),
  ]
  return keys.flatMap((key): ComparedRow[] => {
    const spec = calculator.figures.find((one) => one.key === key)
    if (!spec) return []
    const values = columns.map(({ evaluation }) => evaluation.figures[key])
    const texts = values.map((value) => (value === undefined ? '–' : figureText(value, spec.unit)))
    if (!differs(texts) && !mains.has(key)) return []
    const best = bestOf(values, spec.moreIs ?? (mains.has(key) ? calculator.moreIs(key) : 'neither'), spec.unit)
    const [now] = values
    const cells = values.map((value, i) => ({
      text: texts[i] ?? '',
      difference: i === 0 || now === undefined || value === undefined ? '' : differenceText(value, now, spec.unit),
      isBest: best.has(i),
    }))
    const label = spec.dollars === 'today' ? `${spec.label} (today’s dollars)` : spec.label
    return [{ key, label, kind: 'figure', cells }]
  })
}

/** Which columns are best; none where all are alike or more is neither good nor bad. */
function bestOf(values: readonly (number | undefined)[], moreIs: MoreIs, unit: Unit): ReadonlySet<number> {
  const known = values.filter((value) => value !== undefined)
  if (moreIs === 'neither' || known.length < 2) return new Set()
  const best = figureText(moreIs === 'better' ? Math.max(...known) : Math.min(...known), unit)
  const winners = values.flatMap((value, i) => (value !== undefined && figureText(value, unit) === best ? [i] : []))
  return new Set(winners.length === known.length ? [] : winners)
}

/** "+$120", "−2 points", "+1 year and 3 months", "same". */
export function differenceText(value: number, now: number, unit: Unit): string {
  const change = unit === 'month' ? monthCount(value) - monthCount(now) : value - now
  if (figureText(value, unit) === figureText(now, unit)) return 'same'
  const size = Math.abs(change)
  const sign = change > 0 ? '+' : '−'
  if (unit === 'month') return `${monthsText(size)} ${change > 0 ? 'later' : 'sooner'}`
  if (unit === 'percent' || unit === 'share') {
    const points = figureText(size, unit).replace('%', '')
    return `${sign}${points} ${points === '1' ? 'point' : 'points'}`
  }
  return `${sign}${figureText(size, unit)}`
}
const monthCount = (month: number) => Math.trunc(month / 100) * 12 + (month % 100)
