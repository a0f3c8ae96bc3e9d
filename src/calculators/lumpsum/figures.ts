import { shareAbove } from '#engine/investing/percentile.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { expectedRealGrowth, type Grown, keptFromPast, keptRealReturn } from './compute.ts'
import type { LumpInputs } from './fields.ts'
import type { LumpStudy } from './study.ts'

type Spec = FigureSpec<Grown, LumpInputs, LumpStudy>

const future = (key: string, label: string, value: (grown: Grown) => number): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: (grown) => roundToCent(value(grown)),
})
const today = (key: string, label: string, value: (grown: Grown) => number): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'today',
  value: (grown) => roundToCent(value(grown) / grown.prices),
})
/** From the study, for the visitor's amount, after the fee and before tax. */
const past = (key: string, label: string, value: (found: LumpStudy) => number | undefined): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'today',
  value: (_grown, { amount }, found) => {
    const growth = found === null ? undefined : value(found)
    return growth === undefined ? null : roundToCent(amount * growth)
  },
})
/** The same after about the visitor's tax: as if the growth had come at a steady pace. */
const kept = (key: string, label: string, value: (found: LumpStudy) => number | undefined): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'today',
  value: (grown, inputs, found) => {
    const growth = found === null ? undefined : value(found)
    return growth === undefined ? null : roundToCent(keptFromPast(grown, inputs, growth))
  },
})
const found = (
  key: string,
  label: string,
  unit: Spec['unit'],
  value: (found: LumpStudy, grown: Grown, inputs: LumpInputs) => number,
): Spec => ({
  key,
  label,
  unit,
  value: (grown, inputs, study) => (study === null ? null : value(study, grown, inputs)),
})
const percent = (key: string, label: string, value: (grown: Grown, inputs: LumpInputs) => number | null): Spec => ({
  key,
  label,
  unit: 'percent',
  value: (grown, inputs) => {
    const rate = value(grown, inputs)
    return rate === null ? null : rate * 100
  },
})

export const figures: readonly Spec[] = [
  future('finalValue', 'You would keep', ({ end }) => end.net),
  today('finalValueToday', 'You would keep', ({ end }) => end.net),
  today('lowToday', 'One run in ten ends below', ({ low }) => low.net),
  today('highToday', 'One run in ten ends above', ({ high }) => high.net),
  future('grossValue', 'Without fees and tax', ({ end }) => end.gross),
  future('feeCost', 'What the fee costs in the end', ({ end }) => end.feeCost),
  future('yearlyTaxCost', 'What the tax on dividends costs in the end', ({ end }) => end.yearlyTaxCost),
  future('endTax', 'Tax at the end', ({ end }) => end.endTax),
  future('taxCost', 'What all tax costs in the end', ({ end }) => end.yearlyTaxCost + end.endTax),
  future('costBasis', 'Cost the gain is measured from', ({ end }) => end.cost),
  future('inflationCost', 'What inflation takes', ({ end, prices }) => end.net - end.net / prices),
  percent('compoundReturn', 'Return that compounds, before fees and inflation', ({ compound }) => compound),
  percent('averageReturn', 'Plain average of the years that goes with it', ({ average }) => average),
  percent('volatilityDrag', 'Lost to ups and downs, points a year', ({ average, compound }) => average - compound),
  percent('keptReturn', 'A year brings after fees, tax and inflation', keptRealReturn),
  kept('pastMiddleKept', 'Middle past start, after about your tax', ({ real }) => real.p50.at(-1)),
  kept('pastLowKept', 'One past start in ten below, after about your tax', ({ real }) => real.p10.at(-1)),
  kept('pastHighKept', 'One past start in ten above, after about your tax', ({ real }) => real.p90.at(-1)),
  kept('pastWorstKept', 'Worst past start, after about your tax', ({ real }) => real.worst.path.at(-1)),
  past('pastMiddleToday', 'Middle of all past starts, before tax', ({ real }) => real.p50.at(-1)),
  past('pastLowToday', 'One past start in ten ended below, before tax', ({ real }) => real.p10.at(-1)),
  past('pastHighToday', 'One past start in ten ended above, before tax', ({ real }) => real.p90.at(-1)),
  past('pastWorstToday', 'Worst past start, before tax', ({ real }) => real.worst.path.at(-1)),
  past('pastBestToday', 'Best past start, before tax', ({ real }) => real.best.path.at(-1)),
  found('pastStarts', 'Past starts worked through', 'count', ({ windows }) => windows),
  found(
    'pastLostReal',
    'Past starts that lost money after inflation',
    'percent',
    ({ real, windows }) => ((real.below.at(-1) ?? 0) / windows) * 100,
  ),
  found(
    'pastLostNominal',
    'Past starts that lost money before inflation',
    'percent',
    ({ nominal, windows }) => ((nominal.below.at(-1) ?? 0) / windows) * 100,
  ),
  found(
    'pastAboveYours',
    'Past starts that beat your expected return, about',
    'percent',
    (study, grown, inputs) => shareAbove(study.realEnds, expectedRealGrowth(grown, inputs)) * 100,
  ),
  found('pastFallMiddle', 'Deepest fall on the way, middle start', 'percent', ({ falls }) => falls.middle * 100),
  found('pastFallWorst', 'Deepest fall on the way, worst start', 'percent', ({ falls }) => falls.worst * 100),
]
