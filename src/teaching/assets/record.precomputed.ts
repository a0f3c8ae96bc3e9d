/** What each recorded asset did to buying power over spans of years since 1928 (gold: since its price was free), worked out while building. */
import { spanRecord } from '#engine/investing/past-rules/spans.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { goldFrom } from '#facts/series/shown-years.ts'
import type { RecordedAsset } from './asset.ts'

export const horizons = [1, 3, 5, 10, 20, 30] as const
export type Horizon = (typeof horizons)[number]

export interface AssetSpan {
  /** What one dollar's buying power became at worst, in the middle and at best. */
  readonly worst: number
  readonly median: number
  readonly best: number
  /** The first year of the worst span. */
  readonly worstFrom: number
  /** Share of spans (0 to 1) that ended with less buying power. */
  readonly lost: number
  readonly spans: number
}

export const recordYears = {
  first: annualReturns.firstYear,
  last: annualReturns.firstYear + annualReturns.stocks.length - 1,
}
const names: readonly RecordedAsset[] = ['bills', 'bonds10', 'corporateBaa', 'stocks', 'smallStocks', 'homes', 'gold']
/** The first year an asset is counted in. */
const firstOf = (name: RecordedAsset): number => (name === 'gold' ? goldFrom.value : recordYears.first)
const real = (name: RecordedAsset): readonly number[] =>
  annualReturns[name]
    .map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? Number.NaN)))
    .slice(firstOf(name) - recordYears.first)
const digits = (value: number): number => Number(value.toPrecision(5))

function spanOf(name: RecordedAsset, years: number): AssetSpan {
  const { worst, median, best, reached, spans } = spanRecord(real(name), years, 1)
  const grown = (rate: number) => digits((1 + rate) ** years)
  return {
    worst: grown(worst.rate),
    median: grown(median),
    best: grown(best.rate),
    worstFrom: firstOf(name) + worst.start,
    lost: digits(1 - reached),
    spans,
  }
}
export const assetRecord = Object.fromEntries(
  names.map((name) => [name, Object.fromEntries(horizons.map((years) => [years, spanOf(name, years)]))]),
) as Readonly<Record<RecordedAsset, Readonly<Record<Horizon, AssetSpan>>>>

/** The worst calendar year of each in dollars, before inflation. */
export const worstYears = Object.fromEntries(
  names.map((name) => {
    const years = annualReturns[name].slice(firstOf(name) - recordYears.first)
    const change = Math.min(...years)
    return [name, { change, year: firstOf(name) + years.indexOf(change) }]
  }),
) as Readonly<Record<RecordedAsset, { readonly change: number; readonly year: number }>>

/** Assets whose record begins later than the others': the first year. */
export const laterFrom: Partial<Readonly<Record<RecordedAsset, number>>> = { gold: firstOf('gold') }
