import { daysBetween, type IsoDate } from '#engine/month.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { HISTORY_RANGES, type HistoryRange, marketHistory } from '#wire/market-history.ts'
import { getAnswer } from '../../live/query.ts'
import { momentNow } from './use-paper.ts'

const get = getAnswer<unknown>({ on401: 'raise' })
const rangeDays: Readonly<Record<HistoryRange, number>> = {
  '1m': 28,
  '3m': 85,
  '6m': 175,
  '1y': 360,
  '5y': 1820,
  '10y': 3650,
}

/** The question for a symbol's days since one day, in the shortest range that reaches back to it. */
export function historyOf(symbol: string, since: IsoDate) {
  const days = daysBetween(since, momentNow().on)
  const range = HISTORY_RANGES.find((one) => rangeDays[one] >= days) ?? '10y'
  return {
    queryKey: [`${apiPaths.market}/history?symbol=${encodeURIComponent(symbol)}&range=${range}`],
    queryFn: async (context: Parameters<typeof get>[0]) => marketHistory.parse(await get(context)),
  }
}
