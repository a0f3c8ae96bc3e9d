/** What US stocks and prices did between two days, from the record. */
import { evenDays, levelOn } from '#engine/growth/between-months.ts'
import { addDays, addMonths, daysBetween, type IsoDate, type Month } from '#engine/month.ts'

/** The columns of the record this page reads. */
export interface StockRecord {
  readonly monthly: {
    readonly firstMonth: string
    readonly stocks: readonly number[]
    readonly prices: readonly number[]
  }
  /** Calendar-year returns, decimals. */
  readonly yearly: { readonly firstYear: number; readonly stocks: readonly number[] }
}

export interface Path {
  readonly days: readonly IsoDate[]
  /** Growth of 1 since the first day: stocks with dividends kept, and consumer prices. */
  readonly stocks: readonly number[]
  readonly prices: readonly number[]
  /** The stocks' growth is the published one of whole calendar years, not read off monthly averages. */
  readonly exact: boolean
}

/** First and last day the record knows: the middles of its first and last month. */
export function endsOf({ monthly: { firstMonth, stocks, prices } }: StockRecord): {
  readonly first: IsoDate
  readonly last: IsoDate
} {
  const lastMonth = addMonths(firstMonth as Month, Math.min(stocks.length, prices.length) - 1)
  const search = (from: IsoDate, step: number): IsoDate => {
    let date = from
    for (let i = 0; i < 31 && levelOn(firstMonth as Month, stocks, date) === null; i++) date = addDays(date, step)
    return date
  }
  return { first: search(`${firstMonth}-14` as IsoDate, 1), last: search(`${lastMonth}-17` as IsoDate, -1) }
}

/** The year whose end this is: December 31, or the January 1 after it; null for any other day. */
function endOfYear(date: IsoDate): number | null {
  const year = Number(date.slice(0, 4))
  return date.endsWith('-12-31') ? year : date.endsWith('-01-01') ? year - 1 : null
}

/** The published growth of stocks between two ends of years; null where the days are none or the record does not hold them. */
export function growthOfYears(
  { yearly: { firstYear, stocks } }: StockRecord,
  from: IsoDate,
  to: IsoDate,
): number | null {
  const [start, end] = [endOfYear(from), endOfYear(to)]
  if (start === null || end === null || end <= start || start < firstYear - 1 || end >= firstYear + stocks.length)
    return null
  return stocks.slice(start + 1 - firstYear, end + 1 - firstYear).reduce((growth, year) => growth * (1 + year), 1)
}

/**
 * The levels on given days, in order, as growth of 1 since the first of them; null where the record does not know one of the days.
 * Between two ends of years the stocks' path is bent evenly so that it ends at the published growth: averages of months are not the
 * closing prices of a single day.
 */
export function pathOn(record: StockRecord, days: readonly IsoDate[]): Path | null {
  const growth = (column: readonly number[]): readonly number[] | null => {
    const found = days.map((day) => levelOn(record.monthly.firstMonth as Month, column, day))
    const first = found[0]
    if (!first || found.includes(null)) return null
    return found.map((level) => (level ?? first) / first)
  }
  const stocks = growth(record.monthly.stocks)
  const prices = growth(record.monthly.prices)
  const [from, to] = [days[0], days.at(-1)]
  if (!stocks || !prices || !from || !to) return null
  const published = growthOfYears(record, from, to)
  const read = stocks.at(-1)
  if (published === null || !read) return { days, stocks, prices, exact: false }
  const whole = daysBetween(from, to)
  const bent = stocks.map((level, i) => level * (published / read) ** (daysBetween(from, days[i] ?? to) / whole))
  return { days, stocks: bent, prices, exact: true }
}

export const pathBetween = (record: StockRecord, from: IsoDate, to: IsoDate, points: number): Path | null =>
  pathOn(record, evenDays(from, to, points))
