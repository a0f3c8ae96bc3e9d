import { yearsToDouble, yearsToHalve } from '#engine/growth/annualized.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, worse } from '../kit/figures.ts'
import { HIGHEST_RATE, MOST_DOLLARS, type Result } from './compute.ts'
import {
  type AveragedContext,
  type CagrContext,
  type FlowsContext,
  isFlows,
  ofFlows,
  ofReturns,
  ofSteady,
  type SteadyContext,
} from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Maybe = number | null
const percent = (of: (context: CagrContext) => Maybe) =>
  figure<CagrContext>('percent', (context) => {
    const decimal = of(context)
    return decimal === null ? null : decimal * 100
  })
const dollars = (of: (context: CagrContext) => Maybe) =>
  futureDollars(
    figure<CagrContext>('money', (context) => {
      const amount = of(context)
      return amount === null ? null : roundToCent(amount)
    }),
  )
const steady = (of: (result: SteadyContext['result']) => Maybe) => ofSteady(({ result }) => of(result))
const flows = (of: (result: FlowsContext['result']) => Maybe) => ofFlows(({ result }) => of(result))
const returns = (of: (result: AveragedContext['result']) => Maybe) => ofReturns(({ result }) => of(result))
/** What is set beside the record has it in its own result. */
const beside = (of: (beside: NonNullable<FlowsContext['result']['beside']>) => number) =>
  percent(({ result }) => ((result.outcome === 'found' || isFlows(result)) && result.beside ? of(result.beside) : null))

/** The steady yearly rate of any question that has one. */
const rateOf = (result: Result): Maybe =>
  result.outcome === 'found' || result.outcome === 'money-weighted' || result.outcome === 'averaged'
    ? result.annualRate
    : null
/** A rate of a span too short to speak of years is left out. */
const sensible = (rate: Maybe): Maybe =>
  rate !== null && rate !== undefined && Math.abs(rate) <= HIGHEST_RATE ? rate : null
const timed = (of: (rate: number) => Maybe) =>
  figure<CagrContext>('years', ({ result }) => {
    const rate = rateOf(result)
    return rate === null ? null : of(rate)
  })

export const figures = named(figureNames, {
  cagr: percent(({ result }) => rateOf(result)),
  startValue: worse(dollars(steady((r) => r.start))),
  endValue: dollars(steady((r) => r.end)),
  years: worse(
    figure<CagrContext>(
      'years',
      steady((r) => r.years),
    ),
  ),
  gain: dollars(({ result: r }) => (r.outcome === 'found' ? r.end - r.start : isFlows(r) ? r.gain : null)),
  totalGrowth: percent(({ result: r }) =>
    r.outcome === 'found' ? r.end / r.start - 1 : r.outcome === 'averaged' ? r.growth - 1 : null,
  ),
  doublingYears: timed(yearsToDouble),
  halvingYears: timed(yearsToHalve),
  simpleAverage: percent(({ result: r }) =>
    r.outcome === 'found' ? r.simpleAverage : r.outcome === 'averaged' ? r.arithmetic : null,
  ),
  realRate: percent(({ result: r }) => (r.outcome === 'found' || isFlows(r) ? r.realRate : null)),
  realEndValue: figure<CagrContext>(
    'money',
    steady((r) => roundToCent(r.realEnd)),
  ),
  stocksRate: beside((b) => b.stocksRate),
  inflationRate: beside((b) => b.inflation),
  stocksEnd: dollars(steady((r) => (r.beside?.comparison.whole ? r.start * r.beside.comparison.stocks : null))),
  paidIn: dollars(flows((r) => r.paidIn)),
  takenOut: dollars(flows((r) => r.takenOut)),
  valueAtEnd: dollars(flows((r) => r.endValue)),
  modifiedRate: percent(flows((r) => sensible(r.mirr))),
  presentValue: dollars(
    flows((r) => (r.presentValue !== null && Math.abs(r.presentValue) <= MOST_DOLLARS ? r.presentValue : null)),
  ),
  naiveRate: percent(flows((r) => sensible(r.naive))),
  sameInStocksRate: percent(flows((r) => r.inStocksRate)),
  sameInStocks: dollars(flows((r) => r.inStocks)),
  ratesFound: figure<CagrContext>(
    'count',
    flows((r) => (r.outcome === 'several-rates' ? r.rates.length : r.outcome === 'no-rate' ? 0 : 1)),
  ),
  endOfReturns: dollars(returns((r) => (Math.abs(r.start * r.growth) > MOST_DOLLARS ? null : r.start * r.growth))),
})
