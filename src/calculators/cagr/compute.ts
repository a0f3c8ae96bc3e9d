import {
  annualizedRate,
  averageAndCompound,
  type SteadyGrowthAnswer,
  solveSteadyGrowth,
  yearsBetweenDates,
} from '#engine/growth/annualized.ts'
import { datedMirr, type ReturnOutcome, xirr, xnpv } from '#engine/growth/irr.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { Asked } from '../kit/calculator.ts'
import { type CagrLaw, datesOf, type LoadedRecord, type Span } from './law.ts'
import { type Comparison, comparisonOf, growthFrom } from './record.ts'
import type { CagrInputs } from './sections.ts'

type UndefinedReason = Extract<SteadyGrowthAnswer, { outcome: 'undefined' }>['reason']

/** Stocks and prices beside the visitor's own growth. Decimals per year. */
export interface Beside {
  readonly comparison: Comparison
  readonly years: number
  readonly stocksRate: number
  readonly inflation: number
}

export interface Steady {
  readonly outcome: 'found'
  readonly start: number
  readonly end: number
  readonly years: number
  readonly annualRate: number
  readonly span: Span | null
  readonly beside: Beside | null
  /** Inflation a year used for real figures, and whether it is the record's over exactly these dates. */
  readonly inflation: number
  readonly measured: boolean
  readonly realRate: number
  /** The end value in dollars of the start. */
  readonly realEnd: number
  /** Total growth over years: the plain average people often name. */
  readonly simpleAverage: number
}
export interface Flow {
  readonly date: IsoDate
  /** Dollars; what is put in is negative, what comes out, the value at the end too, is positive. */
  readonly amount: number
}
interface FlowsBase {
  readonly flows: readonly Flow[]
  /** Whether the last flow is the value at the end and not one on the way. */
  readonly endsWithValue: boolean
  /** Without a debt at the end. */
  readonly paidIn: number
  /** Taken out on the way, without the value at the end. */
  readonly takenOut: number
  /** Below zero: a debt. */
  readonly endValue: number
  readonly gain: number
  readonly span: Span | null
  readonly years: number
  readonly mirr: number | null
  /** What all flows are worth in dollars of the first day, discounted at the required return; null beyond any number. */
  readonly presentValue: number | null
  /** The rate that treats all money as if it had been there from the first to the last day. */
  readonly naive: number | null
  readonly beside: Beside | null
  /** The value at the end had the same flows gone into stocks; null where the record does not cover them all. */
  readonly inStocks: number | null
  /** The money-weighted rate of those; null without a single one. */
  readonly inStocksRate: number | null
  /** In stocks there would have been less than was taken, on some day. */
  readonly ranOut: boolean
  /** The money-weighted rate after inflation; null without a single one or without the record. */
  readonly realRate: number | null
}
export type MoneyWeighted = FlowsBase &
  (
    | {
        readonly outcome: 'money-weighted'
        readonly annualRate: number
        /** At this rate the money was always yours, always owed (a loan: the rate is what it costs), or in turn the one and the other. */
        readonly side: 'invested' | 'borrowed' | 'mixed'
      }
    | { readonly outcome: 'several-rates'; readonly rates: readonly number[] }
    | { readonly outcome: 'no-rate'; readonly reason: Extract<ReturnOutcome, { outcome: 'no-rate' }>['reason'] }
  )
export interface Averaged {
  readonly outcome: 'averaged'
  readonly returns: readonly number[]
  readonly arithmetic: number
  readonly annualRate: number
  readonly growth: number
  readonly start: number
}
export type Result =
  | Steady
  | {
      readonly outcome: 'undefined'
      readonly reason: UndefinedReason | 'no-years' | 'too-long' | 'too-large'
      readonly years: number
    }
  | MoneyWeighted
  | Averaged

/** A rate above this (10,000,000% a year) comes of a span too short to speak of years. */
export const HIGHEST_RATE = 100_000
/** More dollars than there are: such an amount is not shown. */
export const MOST_DOLLARS = 1e15
/** Longer than anything that lasts. */
const LONGEST_YEARS = 10_000

export function besideOf(comparison: Comparison | null): Beside | null {
  if (!comparison) return null
  const years = yearsBetweenDates(comparison.from, comparison.to)
  if (years <= 0) return null
  return {
    comparison,
    years,
    stocksRate: Math.expm1(Math.log(comparison.stocks) / years),
    inflation: Math.expm1(Math.log(comparison.prices) / years),
  }
}

type Question = Pick<Asked<CagrInputs, CagrLaw>, 'inputs' | 'law'>
const unknownOf = { rate: 'annualRate', end: 'end', start: 'start', years: 'years' } as const

function steady({ inputs, law }: Question, find: keyof typeof unknownOf): Result {
  const span = datesOf(inputs)
  const years =
    inputs.timeBy === 'years' ? inputs.years : yearsBetweenDates(inputs.from as IsoDate, inputs.to as IsoDate)
  const known = { start: inputs.start, end: inputs.end, years, annualRate: inputs.rate / 100 }
  const answer = solveSteadyGrowth(unknownOf[find], known)
  if (answer.outcome === 'undefined') return { outcome: 'undefined', reason: answer.reason, years }
  if (answer.years > LONGEST_YEARS) return { outcome: 'undefined', reason: 'too-long', years: answer.years }
  if (answer.annualRate > HIGHEST_RATE) return { outcome: 'undefined', reason: 'not-a-number', years: answer.years }
  if (Math.max(answer.start, answer.end) > MOST_DOLLARS)
    return { outcome: 'undefined', reason: 'too-large', years: answer.years }
  const beside = besideOf(find === 'years' ? null : comparisonOf(law.record, inputs))
  const measured = beside?.comparison.whole === true
  const inflation = measured ? beside.inflation : inputs.inflation / 100
  return {
    outcome: 'found',
    start: answer.start,
    end: answer.end,
    years: answer.years,
    annualRate: answer.annualRate,
    span,
    beside,
    inflation,
    measured,
    realRate: (answer.annualRate - inflation) / (1 + inflation),
    realEnd: answer.end * Math.exp(-answer.years * Math.log1p(inflation)),
    simpleAverage: (answer.end / answer.start - 1) / answer.years,
  }
}

/** The list and the value at the end as one series of flows, the earliest first; on one day the largest that came out stands last. */
export function flowsOf(inputs: CagrInputs): readonly Flow[] {
  const sign = inputs.signs === 'account' ? -1 : 1
  const listed = inputs.flows
    .filter(({ amount }) => amount !== 0)
    .map(({ date, amount }) => ({ date: date as IsoDate, amount: sign * amount }))
    .sort((a, b) => a.amount - b.amount)
  const value = inputs.value === null ? [] : [{ date: inputs.valueDate as IsoDate, amount: inputs.value }]
  return [...listed, ...value].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

const rateOf = (found: ReturnOutcome): number | null => (found.outcome === 'rate' ? found.rate : null)

const notAlong = { inStocks: null, inStocksRate: null, ranOut: false, realRate: null }

/**
 * What the same money would be in stocks, and the flows in dollars of the last day. No stocks where the list begins with money that came out: there was none to
 * buy them with. Nor where more was to be taken on some day than there would have been.
 */
function alongRecord(
  record: LoadedRecord,
  flows: readonly Flow[],
  counted: readonly Flow[],
): Pick<MoneyWeighted, 'inStocks' | 'inStocksRate' | 'ranOut' | 'realRate'> {
  const path = growthFrom(
    record,
    flows.map(({ date }) => date),
  )
  const [stocks, prices] = [path?.stocks.at(-1), path?.prices.at(-1)]
  if (!path || !stocks || !prices) return notAlong
  const real = flows.map(({ date, amount }, i) => ({ date, amount: (amount * prices) / (path.prices[i] ?? prices) }))
  const realRate = rateOf(xirr(real))
  let [units, size, ranOut] = [0, 0, false]
  for (const [i, { date, amount }] of counted.entries()) {
    const bought = -amount / (path.stocks[i] ?? stocks)
    units += bought
    size += Math.abs(bought)
    // Flows of one day count as their sum.
    if (units < -1e-9 * size && counted[i + 1]?.date !== date) {
      if (!ranOut && counted.slice(0, i + 1).every((one) => one.date === date)) return { ...notAlong, realRate }
      ranOut = true
    }
  }
  const last = flows.at(-1)
  if (ranOut || size === 0 || !last) return { ...notAlong, ranOut, realRate }
  const inStocks = units * stocks
  return { inStocks, inStocksRate: rateOf(xirr([...counted, { date: last.date, amount: inStocks }])), ranOut, realRate }
}

/** Which way the money stood after each day but the last, at a rate. */
function sideOf(flows: readonly Flow[], rate: number): 'invested' | 'borrowed' | 'mixed' {
  const days = [...new Set(flows.map(({ date }) => date))].slice(0, -1)
  let [balance, size] = [0, 0]
  const signs = new Set<number>()
  for (const [i, day] of days.entries()) {
    const grown = (1 + rate) ** (daysBetween(days[i - 1] ?? day, day) / 365)
    const amounts = flows.filter(({ date }) => date === day).map(({ amount }) => amount)
    balance = balance * grown - amounts.reduce((sum, amount) => sum + amount, 0)
    size = size * grown + amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
    if (Math.abs(balance) > size * 1e-9) signs.add(Math.sign(balance))
  }
  return signs.size > 1 ? 'mixed' : signs.has(-1) ? 'borrowed' : 'invested'
}

function moneyWeighted({ inputs, law }: Question): MoneyWeighted {
  const flows = flowsOf(inputs)
  const span = datesOf(inputs)
  const years = span ? yearsBetweenDates(span.from, span.to) : 0
  const last = flows.at(-1)
  const endValue = inputs.value ?? (last && last.amount > 0 ? last.amount : 0)
  const sum = (of: (amount: number) => number) => flows.reduce((total, { amount }) => total + of(amount), 0)
  const paidIn = sum((amount) => Math.max(0, -amount)) + Math.min(0, endValue)
  const cameOut = sum((amount) => Math.max(0, amount))
  const takenOut = Math.max(0, cameOut - Math.max(0, endValue))
  const found = xirr(flows)
  const gain = sum((amount) => amount)
  const naive = annualizedRate(paidIn, paidIn + gain, years)
  const beside = besideOf(comparisonOf(law.record, inputs))
  const endsWithValue = inputs.value !== null || endValue > 0
  const along = beside?.comparison.whole
    ? alongRecord(law.record, flows, endsWithValue ? flows.slice(0, -1) : flows)
    : notAlong
  const base: FlowsBase = {
    flows,
    endsWithValue,
    paidIn,
    takenOut,
    endValue,
    gain,
    span,
    years,
    mirr: rateOf(datedMirr(flows, inputs.financeRate / 100, inputs.reinvestRate / 100)),
    presentValue: xnpv(inputs.discountRate / 100, flows),
    naive: naive.outcome === 'solved' && naive.annualRate <= HIGHEST_RATE ? naive.annualRate : null,
    beside,
    inStocks: along.inStocks,
    inStocksRate: along.inStocksRate,
    ranOut: along.ranOut,
    realRate: found.outcome === 'rate' ? along.realRate : null,
  }
  if (found.outcome === 'rate')
    return { ...base, outcome: 'money-weighted', annualRate: found.rate, side: sideOf(flows, found.rate) }
  if (found.outcome === 'no-single-rate') return { ...base, outcome: 'several-rates', rates: found.rates }
  return { ...base, outcome: 'no-rate', reason: found.reason }
}

function averaged(inputs: CagrInputs): Result {
  const returns = inputs.returns.map(({ percent }) => percent / 100)
  const found = averageAndCompound(returns)
  if (!found) return { outcome: 'undefined', reason: 'no-years', years: 0 }
  return {
    outcome: 'averaged',
    returns,
    arithmetic: found.arithmetic,
    annualRate: found.compound,
    growth: found.growth,
    start: inputs.start,
  }
}

export function compute(question: Question): Result {
  const { inputs } = question
  switch (inputs.find) {
    case 'flows':
      return moneyWeighted(question)
    case 'returns':
      return averaged(inputs)
    default:
      return steady(question, inputs.find)
  }
}
