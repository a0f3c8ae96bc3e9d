import { yearsToDouble, yearsToHalve } from '#engine/growth/annualized.ts'
import { daysBetween } from '#engine/month.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { Beside } from './compute.ts'
import {
  type AveragedContext,
  type CagrContext,
  type FlowsContext,
  ofFlows,
  ofReturns,
  ofSteady,
  type SteadyContext,
} from './context.ts'
import { recordEnds } from './record-ends.precomputed.ts'
import { findingWords as words } from './words/findings.en.ts'

/** Longer than anybody waits. */
const LONGEST = 1000

function doubling(rate: number): MaybeFound {
  const twice = yearsToDouble(rate)
  const half = yearsToHalve(rate)
  if (twice !== null && twice < LONGEST)
    return good(rate >= 0.03 && rate <= 0.15 ? words.doublesBy72 : words.doubles, { years: twice, rate })
  return half !== null && half < LONGEST && watch(words.halves, { years: half })
}

/** Stocks beside a rate; over the part of the dates that the record covers. */
function stocks(rate: number | null, beside: Beside | null, same: number | null, own: number): MaybeFound {
  if (!beside) return null
  const { from, to, whole, exact } = beside.comparison
  const values = { stocks: beside.stocksRate, rate: rate ?? 0, from, to, exact, same: same ?? 0, own }
  if (!whole) return note(rate === null ? words.stocksAlonePart : words.stocksPart, values)
  if (rate === null) return note(words.stocksAlone, values)
  if (same === null) return note(words.stocks, values)
  return rate >= beside.stocksRate ? good(words.aheadOfStocks, values) : note(words.behindStocks, values)
}

function prices({ result: r }: SteadyContext): MaybeFound {
  if (Math.abs(r.inflation) < 0.00005 || r.annualRate === -1) return null
  const values = { inflation: Math.abs(r.inflation), real: r.realRate, end: r.end, realEnd: r.realEnd }
  const tone = r.realRate >= 0 ? good : watch
  if (r.measured) return tone(r.inflation > 0 ? words.pricesRose : words.pricesFell, values)
  return tone(r.inflation > 0 ? words.pricesRise : words.pricesFall, values)
}

function simpleAverage({ result: r }: SteadyContext): MaybeFound {
  if (r.years < 1.5 || r.annualRate === -1 || Math.abs(r.simpleAverage - r.annualRate) < 0.0005) return null
  const values = { start: r.start, end: r.end, years: r.years, average: r.simpleAverage, rate: r.annualRate }
  return note(r.end < r.start ? words.notTheAverageLoss : words.notTheAverage, values)
}

/** What growth on growth adds to the same rate paid on the start value alone. */
function growthOnGrowth({ result: r }: SteadyContext): MaybeFound {
  if (r.years < 1.5 || r.annualRate <= 0) return null
  const alone = r.start * r.annualRate * r.years
  return good(words.growthOnGrowth, { rest: r.end - r.start - alone, alone })
}

function shortTime({ result: r }: SteadyContext): MaybeFound {
  if (r.years >= 1 || r.annualRate === -1) return null
  const days = r.span ? daysBetween(r.span.from, r.span.to) : 0
  return watch(words.shortTime, { change: r.end / r.start - 1, years: r.years, days })
}

function steady(context: SteadyContext): readonly MaybeFound[] {
  const { inputs, result: r } = context
  const asksRate = inputs.find === 'rate'
  const inStocks = r.beside?.comparison.whole ? r.start * r.beside.comparison.stocks : null
  return [
    shortTime(context),
    r.annualRate === -1 && watch(words.allLost),
    stocks(r.annualRate, r.beside, inStocks, r.end),
    prices(context),
    asksRate && note(words.nothingAdded),
    r.annualRate !== -1 && doubling(r.annualRate),
    asksRate ? simpleAverage(context) : growthOnGrowth(context),
    note(words.notIncluded),
  ]
}

/** The visitor's own flows, put into stocks on the same days. */
function sameFlows({ result: r }: FlowsContext): MaybeFound {
  const { inStocks, inStocksRate, beside } = r
  if (r.ranOut) return note(words.stocksRanOut)
  if (!beside || inStocks === null) return stocks(r.outcome === 'money-weighted' ? r.annualRate : null, beside, null, 0)
  const values = { same: inStocks, gap: Math.abs(inStocks - r.endValue), rate: inStocksRate ?? 0 }
  const isAhead = inStocks <= r.endValue
  if (inStocksRate === null) return isAhead ? good(words.sameLess, values) : note(words.sameMore, values)
  return isAhead ? good(words.sameLessRate, values) : note(words.sameMoreRate, values)
}

function flows(context: FlowsContext): readonly MaybeFound[] {
  const { inputs, result: r } = context
  const own = r.outcome === 'money-weighted' ? r.annualRate : null
  const isInvested = r.outcome !== 'money-weighted' || r.side === 'invested'
  const isShort = own !== null && r.years < 1 && r.years > 0
  const days = r.span ? daysBetween(r.span.from, r.span.to) : 0
  return [
    isShort && watch(words.shortFlows, { years: r.years, days }),
    r.mirr !== null && own === null && note(words.modifiedOnly, { mirr: r.mirr }),
    r.naive !== null &&
      own !== null &&
      isInvested &&
      Math.abs(r.naive - own) >= 0.0005 &&
      watch(words.ignoringDates, { naive: r.naive, paidIn: r.paidIn, rate: own }),
    isInvested && sameFlows(context),
    r.realRate !== null &&
      r.beside &&
      (isInvested ? (r.realRate >= 0 ? good : watch) : note)(words.realFlows, { real: r.realRate }),
    isInvested &&
      own !== null &&
      r.presentValue !== null &&
      note(r.presentValue >= 0 ? words.worthMore : words.worthLess, {
        value: Math.abs(r.presentValue),
        required: inputs.discountRate / 100,
      }),
    own !== null && r.mirr !== null && Math.abs(r.mirr - own) >= 0.00005 && note(words.modified, { mirr: r.mirr }),
    r.span && r.span.to > recordEnds.last && note(words.recordEnds, { last: recordEnds.last }),
    own !== null && isInvested && note(words.moneyWeighted),
    note(words.notIncluded),
  ]
}

function averaged({ result: r }: AveragedContext): readonly MaybeFound[] {
  const gap = r.arithmetic - r.annualRate
  const averageEnd = r.start * (1 + r.arithmetic) ** r.returns.length
  const values = { average: r.arithmetic, points: gap * 100, start: r.start, averageEnd, end: r.start * r.growth }
  return [
    gap >= 0.0005 && r.annualRate > -1 && r.start > 0 && watch(words.averageTooHigh, values),
    r.annualRate === -1 ? watch(words.yearLost) : doubling(r.annualRate),
    note(words.notIncludedReturns),
  ]
}

/** The findings of the question asked; before the last, that the record could not be fetched. */
export function findings(context: CagrContext): readonly MaybeFound[] {
  const found = ofSteady(steady)(context) ??
    ofFlows(flows)(context) ??
    ofReturns(averaged)(context) ?? [note(words.notIncluded)]
  return [...found.slice(0, -1), context.law.record === 'lost' && note(words.noRecord), ...found.slice(-1)]
}
