/** What the record says to every guess, worked out while building. Shares and rates are decimals; months are 'YYYY-MM'. */
import { byElectionYear, changesByMonth } from '#engine/history/calendar-groups.ts'
import { compareGroups, flippedShare, shuffledShare, worstOfTwelveShare } from '#engine/history/chance.ts'
import { fallsOf, shareBelowHigh } from '#engine/history/falls.ts'
import { yearlyRate } from '#engine/history/growth.ts'
import { withoutMonths } from '#engine/history/left-out.ts'
import { inDollarsOf, lastMonthOf, type RecordLine } from '#engine/history/record-line.ts'
import { rollingRecord } from '#engine/history/rolling.ts'
import { legsOf, turnsOf } from '#engine/history/turns.ts'
import { halfYears } from '#engine/investing/past-rules/months.ts'
import { correlation, medianOf } from '#engine/investing/past-rules/spans.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { bearMarkets, bearMarketsCountedApart } from '#facts/history/market-cycles.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { longLines } from '#facts/series/long-lines.precomputed.ts'
import { shownCrash, usualStart } from '#facts/series/shown-years.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'

/** How often the calendar is dealt at random, and the seed of it: ours. */
const ROUNDS = 4000
const SEED = 1871

const firstMonth = stocksAndPrices.firstMonth as Month
const { stocks } = stocksAndPrices
const line: RecordLine = { firstMonth, values: stocks }
const last = lastMonthOf(line)
const real = inDollarsOf(line, { firstMonth, values: stocksAndPrices.prices }, last).values.flatMap((one) => one ?? [])
const price = longLines.price.stretches[0].values
const monthAt = (place: number): Month => addMonths(firstMonth, place)
const digits = (value: number): number => Number(value.toPrecision(6))

export const record = { first: firstMonth, last, months: stocks.length }

/** The share of all spans that ended higher, with dividends: in dollars, and after inflation. */
export const risen = [1, 12, 60, 120, 240].map((months) => ({
  months,
  nominal: digits(1 - (rollingRecord(stocks, months)?.lost ?? Number.NaN)),
  real: digits(1 - (rollingRecord(real, months)?.lost ?? Number.NaN)),
}))

/** Yearly rates over spans of years, after inflation: the worst, one in twenty lower, the median, one in twenty higher, the best. */
export const spans = [1, 5, 10, 20, 30].map((years) => {
  const found = rollingRecord(real, years * 12)
  if (!found) throw new RangeError(`No span of ${years} years`)
  const { worst, low, median, high, best } = found
  const rates = { worst: worst.rate, low, median, high, best: best.rate }
  return {
    years,
    ...(Object.fromEntries(Object.entries(rates).map(([key, one]) => [key, digits(one)])) as typeof rates),
    worstFrom: monthAt(worst.at),
    apart: found.apart,
  }
})

const fallRows = (levels: readonly number[]) =>
  fallsOf(levels, 0.2).map(({ depth, highAt, lowAt, backAt }) => ({
    high: monthAt(highAt),
    low: monthAt(lowAt),
    back: backAt === null ? null : monthAt(backAt),
    depth: digits(depth),
    down: lowAt - highAt,
    below: (backAt ?? levels.length - 1) - highAt,
  }))
export type FallRow = ReturnType<typeof fallRows>[number]
/** Falls of a fifth or more from the highest month so far: with dividends, with dividends after inflation, prices alone. */
export const falls = { dividends: fallRows(stocks), real: fallRows(real), price: fallRows(price) }
/** The share of months below an earlier one. */
export const belowHigh = {
  dividends: digits(shareBelowHigh(stocks)),
  real: digits(shareBelowHigh(real)),
  price: digits(shareBelowHigh(price)),
}

const days = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000
/** The bear markets by their days, as published; lengths in days. */
export const bears = {
  rows: bearMarkets.value.map(({ from, to, fromPrice, toPrice }) => ({
    from,
    to,
    lost: digits(1 - toPrice / fromPrice),
    days: days({ from, to }),
  })),
  medianDays: medianOf(bearMarkets.value.map(days)),
  medianLost: digits(medianOf(bearMarkets.value.map(({ fromPrice, toPrice }) => 1 - toPrice / fromPrice))),
}
/** How many there are where each fall of 20% inside a long slide is counted by itself. */
export const bearsApart = bearMarketsCountedApart.value.length
/** Bull and bear markets by the 20% rule in averages of months, prices alone, since the record began. */
export const legs = legsOf(turnsOf(price)).map(({ kind, from, to, change }) => ({
  kind,
  from: monthAt(from.at),
  to: monthAt(to.at),
  change: digits(change),
  months: to.at - from.at,
}))
const legMedian = (kind: 'bear' | 'bull', of: 'change' | 'months') =>
  digits(medianOf(legs.filter((leg) => leg.kind === kind).map((leg) => leg[of])))
export const legMedians = {
  bear: { change: legMedian('bear', 'change'), months: legMedian('bear', 'months') },
  bull: { change: legMedian('bull', 'change'), months: legMedian('bull', 'months') },
}

const start = monthsBetween(firstMonth, usualStart.value as Month)
const century = stocks.slice(start)
const outOf = (left: { readonly best?: number; readonly worst?: number }) => digits(withoutMonths(century, left).rate)
const extreme = (left: { readonly best?: number; readonly worst?: number }) =>
  withoutMonths(century, left).months.map((at) => ({
    month: addMonths(usualStart.value as Month, at),
    change: digits((century[at] ?? Number.NaN) / (century[at - 1] ?? Number.NaN) - 1),
    isInFall: fallsOf(stocks, 0.2).some(
      ({ highAt, backAt }) => start + at > highAt && start + at <= (backAt ?? stocks.length),
    ),
  }))
/** Yearly return since a month with some months left out, in dollars with dividends; and which months those are. */
export const leftOut = {
  from: usualStart.value,
  months: century.length - 1,
  all: outOf({}),
  counts: [5, 10, 20, 30].map((count) => ({ count, best: outOf({ best: count }), worst: outOf({ worst: count }) })),
  both: outOf({ best: 10, worst: 10 }),
  best: extreme({ best: 10 }),
  worst: extreme({ worst: 10 }),
}

const { stocks: years, firstYear } = annualReturns
/** Calendar years of large US stocks with dividends, by tens of percent. */
export const calendarYears = {
  first: firstYear,
  count: years.length,
  bins: Array.from({ length: 11 }, (_, i) => i - 5).map((ten) => ({
    from: ten * 10,
    count: years.filter((one) => Math.floor(one * 10) === ten).length,
  })),
  near: years.filter((one) => one >= 0.08 && one <= 0.12).length,
  average: digits(
    yearlyRate(
      years.reduce((worth, one) => worth * (1 + one), 1),
      years.length * 12,
    ),
  ),
}

const crashAt = monthsBetween(firstMonth, shownCrash.value.from as Month)
/** What $100 at the top before a crash was worth after each year, with dividends. */
export const crash = {
  from: shownCrash.value.from,
  worth: Array.from({ length: shownCrash.value.years }, (_, i) =>
    digits((100 * (stocks[crashAt + 12 * (i + 1)] ?? Number.NaN)) / (stocks[crashAt] ?? Number.NaN)),
  ),
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const byMonth = changesByMonth(stocks, Number(firstMonth.slice(5)))
function monthGap(month: number, since: number) {
  const kept = byMonth.slice(Math.max(0, since - Number(firstMonth.slice(0, 4)) - 1))
  const own = kept.map((year) => year[month] ?? Number.NaN)
  const others = kept.flatMap((year) => year.filter((_, m) => m !== month))
  const { mean: average, others: rest, gap, within } = compareGroups(own, others)
  return {
    mean: digits(average),
    others: digits(rest),
    gap: digits(gap),
    within: digits(within),
    chance: shuffledShare(own, others, ROUNDS, SEED),
    years: kept.length,
  }
}
const halves = (since: number) => {
  const { winter, summer } = halfYears({ firstYear: Number(firstMonth.slice(0, 4)), real: stocks }, since)
  const pairs = summer.map((one, i) => (winter[i] ?? Number.NaN) - one).filter(Number.isFinite)
  return {
    since,
    winter: digits(mean(winter)),
    summer: digits(mean(summer)),
    summersUp: digits(summer.filter((one) => one > 0).length / summer.length),
    chance: flippedShare(pairs, ROUNDS, SEED),
    years: pairs.length,
  }
}
const terms = byElectionYear(years, firstYear)
const termGap = (place: number) => {
  const others = terms.flatMap((group, i) => (i === place ? [] : group))
  const { mean: average, others: rest, gap, within } = compareGroups(terms[place] ?? [], others)
  return {
    mean: digits(average),
    others: digits(rest),
    gap: digits(gap),
    within: digits(within),
    chance: shuffledShare(terms[place] ?? [], others, ROUNDS, SEED),
    years: terms[place]?.length ?? 0,
  }
}
/** Sayings about the calendar. `chance`: how often a gap as large turns up when the calendar is dealt at random. */
export const sayings = {
  may: [Number(firstMonth.slice(0, 4)), 1950].map(halves),
  january: monthGap(0, 0),
  januaryLately: monthGap(0, 1990),
  months: Array.from({ length: 12 }, (_, m) => digits(mean(byMonth.map((year) => year[m] ?? Number.NaN)))),
  worstOfTwelve: worstOfTwelveShare(byMonth, ROUNDS, SEED),
  election: termGap(3),
  beforeElection: termGap(2),
  terms: terms.map((group) => digits(mean(group))),
}

/** Three years of stocks and the year after them, for every calendar year they can begin in. */
const threes = years.slice(0, -3).map((one, i) => ({
  from: firstYear + i,
  past: yearlyRate((1 + one) * (1 + (years[i + 1] ?? 0)) * (1 + (years[i + 2] ?? 0)), 36),
  next: years[i + 3] ?? Number.NaN,
}))
/** By turns the best and the worst of them, none of which shares a year with another, the year after it counted. */
function apartThrees() {
  const sorted = threes.toSorted((a, b) => b.past - a.past)
  const taken: (typeof threes)[number][] = []
  for (let turn = 0; turn < 6; turn++) {
    const isFree = ({ from }: { readonly from: number }) => taken.every((other) => Math.abs(other.from - from) >= 4)
    const next = turn % 2 === 0 ? sorted.find(isFree) : sorted.findLast(isFree)
    if (next) taken.push(next)
  }
  return taken
}
/** In the order a visitor meets them: ours, so that good and bad don't take turns. */
const met = [0, 1, 3, 2, 5, 4] as const
const found = apartThrees()
export const stretches = {
  shown: met.flatMap((place) => {
    const one = found[place]
    return one ? [{ from: one.from, past: digits(one.past), next: digits(one.next) }] : []
  }),
  all: threes.length,
  correlation: digits(
    correlation(
      threes.map(({ past }) => past),
      threes.map(({ next }) => next),
    ),
  ),
}
