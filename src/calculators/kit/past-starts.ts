/** Words of the calculators that try a plan from every starting month of the past. */
import type { Say } from './say.ts'

interface Starts {
  readonly windows: number
  readonly of: number
}
/** "1,623 starting months", or how far the work has come: "400 of 1,623 starting months so far". */
export const startsText = ({ windows, of }: Starts, say: Say): string =>
  windows === of
    ? say.count(of, 'starting month', 'starting months')
    : `${say.number(windows)} of ${say.number(of)} starting months so far`

/** "September 1929 to September 1949", from two months. */
export const spanText = ({ from, to }: { readonly from: string; readonly to: string }, say: Say): string =>
  `${say.month(from)} to ${say.month(to)}`

interface Mix {
  /** Stocks of the whole, percent points; the rest is bonds. */
  readonly stockShare: number
}
/** "U.S. stocks", "60% U.S. stocks and 40% Treasury bonds". */
export function stocksText({ stockShare }: Mix, say: Say): string {
  if (stockShare === 100) return 'U.S. stocks'
  if (stockShare === 0) return 'U.S. Treasury bonds'
  return `${say.percent(stockShare)} U.S. stocks and ${say.percent(100 - stockShare)} Treasury bonds`
}

/** What the fund paid out was invested again: "dividends reinvested". */
export function reinvestedText({ stockShare }: Mix): string {
  if (stockShare === 100) return 'dividends reinvested'
  return stockShare === 0 ? 'interest reinvested' : 'dividends and interest reinvested'
}

/** A sum the visitor entered: as it is, with cents where it is small. */
export const sumText = (sum: number, say: Say): string => (sum < 100 ? say.cents(sum) : say.money(sum))
/** Dollars as a person says them, with cents where the sum they come from is small. */
export const worthText = (sum: number, worth: number, say: Say): string =>
  sum < 100 ? say.cents(worth) : say.about(worth)

/** Percent points of all starting months: never "0%" for what happened, never "100%" for what did not always. */
export function shareText(share: number, say: Say): string {
  if (share <= 0) return 'none'
  if (share >= 100) return 'all'
  if (share < 1) return 'fewer than 1%'
  return share > 99 ? 'more than 99%' : say.percent(share, 0)
}
