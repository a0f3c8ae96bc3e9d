import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import { heldSince, withReported } from '#engine/portfolio/paper/reported.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { HISTORY_RANGES, type HistoryRange, type MarketHistory, marketHistory } from '#wire/market-history.ts'
import { getAnswer } from '../../live/query.ts'
import { changePortfolio, momentNow } from './use-paper.ts'

const get = getAnswer<unknown>({ on401: 'raise' })
/** Symbols whose past is asked for at most, those held longest first. */
const MOST_ASKED = 20
const rangeDays: Readonly<Record<HistoryRange, number>> = {
  '1m': 28,
  '3m': 85,
  '6m': 175,
  '1y': 360,
  '5y': 1820,
  '10y': 3650,
}

/** Dividends and splits since the first purchase, as far as the feed reports them. */
export function useReported(portfolio: PaperPortfolio): void {
  const { id } = portfolio
  const { on } = momentNow()
  const asked = [...heldSince(portfolio)]
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .slice(0, MOST_ASKED)
    .map(([symbol, since]) => ({ symbol, range: rangeSince(since, on) }))
  const histories = useQueries({
    queries: asked.map(({ symbol, range }) => ({
      queryKey: [`${apiPaths.market}/history?symbol=${encodeURIComponent(symbol)}&range=${range}`],
      queryFn: async (context: Parameters<typeof get>[0]) => marketHistory.parse(await get(context)),
    })),
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

/** The shortest range that reaches back to a day. */
const rangeSince = (since: IsoDate, today: IsoDate): HistoryRange =>
  HISTORY_RANGES.find((range) => rangeDays[range] >= daysBetween(since, today)) ?? '10y'
