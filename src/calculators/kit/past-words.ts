/** Words of the calculators that try a plan at every start of the past. */
import { dollars, dollarsAndCents, monthText, plain } from './format.ts'

/** "1,623 starts", or how far the work has come: "400 of 1,623 starts so far". */
export const startsText = ({ windows, of }: { readonly windows: number; readonly of: number }): string =>
  windows === of ? `${plain(of)} starts` : `${plain(windows)} of ${plain(of)} starts so far`

/** "September 1929 to September 1949", from two months. */
export const span = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${monthText(from)} to ${monthText(to)}`

interface Mix {
  /** Stocks of the whole, percent points; the rest is bonds. */
  readonly stockShare: number
}
/** "US stocks", "60% US stocks and 40% Treasury bonds". */
export function stocksText({ stockShare }: Mix): string {
  if (stockShare === 100) return 'US stocks'
  if (stockShare === 0) return 'US Treasury bonds'
  return `${plain(stockShare)}% US stocks and ${plain(100 - stockShare)}% Treasury bonds`
}

/** What the fund paid out was invested again: "dividends and interest kept invested". */
export function keptText({ stockShare }: Mix): string {
  if (stockShare === 100) return 'dividends kept invested'
  return stockShare === 0 ? 'interest kept invested' : 'dividends and interest kept invested'
}

/** Dollars, with cents where the sum they come from is small. */
export const worthText = (sum: number, worth: number): string => (sum < 100 ? dollarsAndCents(worth) : dollars(worth))
