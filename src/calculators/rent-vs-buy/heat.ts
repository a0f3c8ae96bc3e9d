import { percentText, plain } from '../kit/format.ts'
import type { HeatAxis, HeatChart } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import { aheadAtEnd, inToday, loanOf, ownerOf, raceOf, steady } from './setup.ts'

/** Steps on either side of the visitor's own figure; fewer for a long stay, which takes longer to work out. */
const stepsFor = (years: number): number => (years > 25 ? 3 : 4)
const STEP = 1

const axisValues = (own: number, steps: number): readonly number[] =>
  Array.from({ length: 2 * steps + 1 }, (_, i) => own + (i - steps) * STEP)
const axis = (label: string, values: readonly number[]): HeatAxis => ({
  label,
  values: values.map((value) => percentText(value)),
  ticks: values.map((value, i) => ({ at: i, label: percentText(value, 1) })),
})

/**
 * The owner's lead for home growth by investment return. Returns of the owner without investments depend on growth alone, so they are
 * worked out once a column; the years' law and the loan once for all.
 */
export function heatOf({ setup }: Compared): HeatChart | null {
  const { inputs } = setup
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
  return {
    kind: 'heat',
    key: 'growthReturn',
    title: 'If homes or investments do better or worse',
    lead: 'Each cell is a whole run of both lives. Your own guesses stand in the middle.',
    summary: `Of ${all} pairs of home growth (${percentText(growths[0] ?? 0)} to ${percentText(growths.at(-1) ?? 0)} a year) and investment return (${percentText(returns[0] ?? 0)} to ${percentText(returns.at(-1) ?? 0)}), buying is ahead in ${plain(won, 0)}.`,
    note: 'Today’s dollars. Rent keeps rising as you entered it. A minus means renting is ahead.',
    unit: 'money',
    valueLabel: 'Buying ahead by',
    x: axis('Home value grows a year', growths),
    y: axis('Investments return a year', returns),
    values,
    zone: { label: 'Buying ahead', least: 0 },
    marks: [{ kind: 'yours', x: steps, y: steps, label: 'Your guesses' }],
  }
}
