/**
 * The record Twenty Winters is played on, as plain data: yearly returns after inflation, decimals, and of each year what its news were.
 * A headline tells of the year that is over and names no date.
 */
import { historyEvents } from '#facts/history/events.ts'
import { recessions } from '#facts/history/recessions.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { sources } from '#facts/sources.ts'

const { firstYear, inflation } = annualReturns
const real = (column: readonly number[]): readonly number[] =>
  column.map((nominal, i) => Number(((1 + nominal) / (1 + (inflation[i] ?? 0)) - 1).toFixed(6)))

export const record = {
  firstYear,
  bills: real(annualReturns.bills),
  bonds: real(annualReturns.bonds10),
  stocks: real(annualReturns.stocks),
  gold: real(annualReturns.gold),
  homes: real(annualReturns.homes),
}

/** Of the year before the record begins and of each of its years. */
const years = Array.from({ length: inflation.length + 1 }, (_, i) => firstYear - 1 + i)
const eventIn = (year: number, kind: string): boolean =>
  historyEvents.value.some((event) => event.kind === kind && event.date.startsWith(String(year)))
/** At least half of the year lay after a peak and not after its trough. */
const inRecession = (year: number): boolean => {
  const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`)
  return (
    months.filter((month) => recessions.value.some(({ peak, trough }) => month > peak && month <= trough)).length >= 6
  )
}

export type News =
  | 'crash'
  | 'war'
  | 'soaring-prices'
  | 'falling-prices'
  | 'recession'
  | 'boom'
  | 'slump'
  | 'policy'
  | 'event'
  | 'quiet'
function newsOf(year: number): readonly [News, number] {
  const i = year - firstYear
  const prices = Math.round((inflation[i] ?? 0) * 100)
  const stocks = Math.round((annualReturns.stocks[i] ?? 0) * 100)
  if (eventIn(year, 'crash')) return ['crash', 0]
  if (prices >= 7) return ['soaring-prices', prices]
  if (eventIn(year, 'war')) return ['war', 0]
  if (prices <= -2) return ['falling-prices', -prices]
  if (inRecession(year)) return ['recession', 0]
  if (stocks >= 28) return ['boom', stocks]
  if (stocks <= -10) return ['slump', -stocks]
  if (eventIn(year, 'policy')) return ['policy', 0]
  if (eventIn(year, 'event')) return ['event', 0]
  return ['quiet', prices]
}
export const news: readonly (readonly [News, number])[] = years.map(newsOf)

export const recordSources: readonly {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
}[] = [annualReturns.source, recessions.source, historyEvents.source].map((id) => {
  const source: { readonly title: string; readonly publisher: string; readonly url?: string } = sources[id]
  return { title: source.title, publisher: source.publisher, url: source.url ?? null }
})
