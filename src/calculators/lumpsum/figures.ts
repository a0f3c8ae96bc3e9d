import { shareAbove } from '#engine/investing/percentile.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import { expectedRealGrowth, type Grown, keptFromPast, keptRealReturn } from './compute.ts'
import type { LumpContext } from './context.ts'
import type { LumpStudy } from './study.ts'
import { figureNames } from './words/answer.en.ts'

const money = (worth: (context: LumpContext) => number) =>
  figure<LumpContext>('money', (context) => roundToCent(worth(context)))
const future = (worth: (grown: Grown) => number) => futureDollars(money(({ result }) => worth(result)))
const today = (worth: (grown: Grown) => number) => todaysDollars(money(({ result }) => worth(result) / result.prices))
const rate = (worth: (context: LumpContext) => number | null) =>
  figure<LumpContext>('percent', (context) => {
    const yearly = worth(context)
    return yearly === null ? null : yearly * 100
  })

type Growth = (found: LumpStudy) => number | undefined
/** From the study, in dollars for the visitor's amount. */
const fromPast = (growth: Growth, worth: (context: LumpContext, growth: number) => number) =>
  todaysDollars(
    figure<LumpContext>('money', (context) => {
      const found = context.found === null ? undefined : growth(context.found)
      return found === undefined ? null : roundToCent(worth(context, found))
    }),
  )
/** After the fee and before tax. */
const past = (growth: Growth) => fromPast(growth, ({ inputs }, found) => inputs.amount * found)
/** After about the visitor's tax: as if the growth had come at a steady pace. */
const kept = (growth: Growth) => fromPast(growth, ({ result, inputs }, found) => keptFromPast(result, inputs, found))
const found = (unit: Unit, value: (found: LumpStudy, context: LumpContext) => number) =>
  figure<LumpContext>(unit, (context) => (context.found === null ? null : value(context.found, context)))

export const figures = named(figureNames, {
  finalValue: future(({ end }) => end.net),
  finalValueToday: today(({ end }) => end.net),
  lowToday: today(({ low }) => low.net),
  highToday: today(({ high }) => high.net),
  grossValue: future(({ end }) => end.gross),
  feeCost: future(({ end }) => end.feeCost),
  yearlyTaxCost: future(({ end }) => end.yearlyTaxCost),
  endTax: future(({ end }) => end.endTax),
  taxCost: future(({ end }) => end.yearlyTaxCost + end.endTax),
  costBasis: future(({ end }) => end.cost),
  inflationCost: future(({ end, prices }) => end.net - end.net / prices),
  compoundReturn: rate(({ result }) => result.compound),
  averageReturn: rate(({ result }) => result.average),
  volatilityDrag: rate(({ result }) => result.average - result.compound),
  keptReturn: rate(({ result, inputs }) => keptRealReturn(result, inputs)),
  pastMiddleKept: kept(({ real }) => real.p50.at(-1)),
  pastLowKept: kept(({ real }) => real.p10.at(-1)),
  pastHighKept: kept(({ real }) => real.p90.at(-1)),
  pastWorstKept: kept(({ real }) => real.worst.path.at(-1)),
  pastMiddleToday: past(({ real }) => real.p50.at(-1)),
  pastLowToday: past(({ real }) => real.p10.at(-1)),
  pastHighToday: past(({ real }) => real.p90.at(-1)),
  pastWorstToday: past(({ real }) => real.worst.path.at(-1)),
  pastBestToday: past(({ real }) => real.best.path.at(-1)),
  pastStarts: found('count', ({ windows }) => windows),
  pastLostReal: found('percent', ({ real, windows }) => ((real.below.at(-1) ?? 0) / windows) * 100),
  pastLostNominal: found('percent', ({ nominal, windows }) => ((nominal.below.at(-1) ?? 0) / windows) * 100),
  pastAboveYours: found(
    'percent',
    ({ realEnds }, { result, inputs }) => shareAbove(realEnds, expectedRealGrowth(result, inputs)) * 100,
  ),
  pastFallMiddle: found('percent', ({ falls }) => falls.middle * 100),
  pastFallWorst: found('percent', ({ falls }) => falls.worst * 100),
})
