/** Yearly returns of US stocks after inflation, decimals, and where they were published. */
import { annualReturns } from '#facts/series/annual-returns.ts'
import { sources } from '#facts/sources.ts'

export const stocks = {
  firstYear: annualReturns.firstYear,
  returns: annualReturns.stocks.map((nominal, i) =>
    Number(((1 + nominal) / (1 + (annualReturns.inflation[i] ?? 0)) - 1).toFixed(6)),
  ),
}
const source: { readonly title: string; readonly publisher: string; readonly url?: string } =
  sources[annualReturns.source]
export const stockSource = { title: source.title, publisher: source.publisher, url: source.url ?? null }
