/** What each source was used for. */
import type { Say } from '../../kit/say.ts'

export const sourceWords = {
  record: ({ first, last }: { first: string; last: string }, say: Say) =>
    `S&P 500 with dividends (S&P Composite before 1957), Treasury bonds and consumer prices by month, ${first.slice(0, 4)} to ${say.month(last)}`,
  bills: ({ first, last }: { first: number; last: number }) =>
    `what Treasury bills paid each year, ${first} to ${last}`,
  stocks: 'what U.S. stocks earned a year',
  peaks: 'the market peaks before the deepest falls',
  startingReturn: 'our default return',
  fee: 'our default fee',
  cash: 'our default cash yield',
  inflation: 'our default inflation rate',
}
