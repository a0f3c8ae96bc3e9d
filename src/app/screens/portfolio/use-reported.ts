import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { IsoDate } from '#engine/month.ts'
import type { PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import { heldSince, withReported } from '#engine/portfolio/paper/reported.ts'
import type { MarketSnapshot } from '#wire/market.ts'
import type { MarketHistory } from '#wire/market-history.ts'
import { historyOf } from './history-of.ts'
import { changePortfolio } from './use-paper.ts'

/** Symbols whose past is asked for at most, those held longest first. */
const MOST_ASKED = 20

/** Dividends and splits since the first purchase, as far as the feed (`snapshot`) knows the symbol and reports them. */
export function useReported(portfolio: PaperPortfolio, snapshot: MarketSnapshot | null): void {
  const { id } = portfolio
  const fed = new Set(snapshot?.instruments.map(({ symbol }) => symbol))
  const asked = [...heldSince(portfolio)]
    .filter(([symbol]) => fed.has(symbol))
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .slice(0, MOST_ASKED)
  const histories = useQueries({
    queries: asked.map(([symbol, since]) => historyOf(symbol, since)),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  })
  useEffect(() => {
    const told = histories.filter(isTelling)
    if (told.length > 0)
      changePortfolio(id, (now) =>
        told.reduce((one, { symbol, candles }) => withReported(one, symbol, candles.map(dayOfCandle)), now),
      )
  }, [id, histories])
}

/** Most histories tell of no dividend and no split: then nothing is written. */
const isTelling = ({ candles }: MarketHistory): boolean =>
  candles.some(({ dividend, split }) => dividend > 0 || split !== 1)
const dayOfCandle = ({ date, dividend, split }: MarketHistory['candles'][number]) => ({
  date: date as IsoDate,
  dividend,
  split,
})
