import type { HeatAxis, HeatChart } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import type { ComparedContext } from './context.ts'
import { aheadAtEnd, inToday, loanOf, ownerOf, raceOf, steady } from './setup.ts'
import { chartWords } from './words/explain.en.ts'

/** Steps on either side of the visitor's own figure; fewer for a long stay, which takes longer to work out. */
const stepsFor = (years: number): number => (years > 25 ? 3 : 4)
const STEP = 1

const axisValues = (own: number, steps: number): readonly number[] =>
  Array.from({ length: 2 * steps + 1 }, (_, i) => own + (i - steps) * STEP)
const axis = (label: string, values: readonly number[], say: Say): HeatAxis => ({
  label,
  values: values.map((value) => say.percent(value)),
  ticks: values.map((value, i) => ({ at: i, label: say.percent(value, 1) })),
})
const ends = (values: readonly number[]): readonly [number, number] => [values[0] ?? 0, values.at(-1) ?? 0]

/**
 * The owner's lead for home growth by investment return. Returns of the owner without investments depend on growth alone, so they are
 * worked out once a column; the years' law and the loan once for all.
 */
export function heat({ result: { setup }, inputs, say }: ComparedContext): HeatChart | null {
  const { years } = inputs
  const steps = stepsFor(years)
  const growths = axisValues(inputs.homeGrowth, steps)
  const returns = axisValues(inputs.investReturn, steps)
  const loan = loanOf(setup, inputs.rate / 100, years)
  if (loan === null) return null
  const columns = growths.map((growth) => {
    const owner = ownerOf(setup, loan, steady(growth / 100, years))
    return returns.map((rate) =>
      inToday(setup, aheadAtEnd(raceOf(setup, owner, steady(rate / 100, years), 'last-year')), years),
    )
  })
  const values = returns.map((_, y) => columns.map((column) => column[y] ?? 0))
  const won = values.flat().filter((value) => value >= 0).length
  const all = growths.length * returns.length
  const words = chartWords.heat
  return {
    kind: 'heat',
    key: 'growthReturn',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ won, all, growth: ends(growths), returns: ends(returns) }, say),
    note: words.note,
    unit: 'money',
    valueLabel: words.value,
    x: axis(words.x, growths, say),
    y: axis(words.y, returns, say),
    values,
    zone: { label: words.zone, least: 0 },
    marks: [{ kind: 'yours', x: steps, y: steps, label: words.yours }],
  }
}
