import type { FastifyInstance } from 'fastify'
import { REFRESH_PATH } from '#wire/api-paths.ts'
import { marketAnswer, type RefreshAnswer, refreshAnswer } from '#wire/market.ts'
import { HISTORY_RANGES, historyQuery, type MarketHistory, marketHistory } from '#wire/market-history.ts'
import { visitorWindows } from '../../http/admission.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import { Problem } from '../../http/problems.ts'
import { RateLimiter } from '../../http/rate-limiter.ts'
import { answerOf } from './answer-of.ts'
import type { MarketFeed } from './feed.ts'
import type { HistoryFeed } from './history-feed.ts'

export interface MarketRoutesOptions {
  readonly feed: MarketFeed
  /** Daily prices of a symbol; null where nobody gives it. */
  readonly history: Pick<HistoryFeed, 'history'>
  /** Most manual refreshes per visitor and minute; 0 means no limit. */
  readonly refreshPerMinute: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Called after a manual refresh brought new values. */
  readonly onRefreshed: () => void
}

/** Ten years of days are half a megabyte: one address gets fewer of these than of other answers. A class of 30 with a dozen symbols each still fits. */
const HISTORIES_PER_MINUTE = 600

const WHAT_TO_ASK = `Ask with symbol (one of GET /api/v1/market) and range (${HISTORY_RANGES.join(', ')}; left out, 1y).`

export function marketRoutes(app: FastifyInstance, options: MarketRoutesOptions): void {
  const { feed, history } = options
  const limiter = new RateLimiter(visitorWindows(options.refreshPerMinute, 60_000))
  onlyMethods(app, REFRESH_PATH, ['POST'])

  app.post(REFRESH_PATH, { config: { answer: refreshAnswer } }, async (request, reply): Promise<RefreshAnswer> => {
    const wait = limiter.take(request.visitor, options.now())
    if (wait > 0) {
      void reply.header('retry-after', wait)
      throw new Problem(429, 'too_many_refreshes', `The market data was just refreshed. Try again in ${wait} seconds.`)
    }
    const { refreshed, current } = await orUnavailable(feed.refresh())
    if (refreshed) options.onRefreshed()
    const { timestamp, source, stale } = current.snapshot
    return { refreshed, timestamp, source, stale }
  })

  atPath(app, 'market', '', {
    get: async (request, reply) => {
      const known = feed.latest
      const newest = known && !feed.isOld ? known : (await orUnavailable(feed.refresh())).current
      return sendKept(request, reply, answerOf(newest))
    },
    answers: { get: marketAnswer },
  })

  const readers = new RateLimiter(visitorWindows(HISTORIES_PER_MINUTE, 60_000))
  atPath(app, 'market', '/history', {
    get: async (request, reply): Promise<MarketHistory> => {
      const wait = readers.take(request.visitor, options.now())
      if (wait > 0)
        throw new Problem(429, 'too_many_requests', `Too many requests. Try again in ${wait} seconds.`, {
          retryAfter: wait,
        })
      const asked = historyQuery.safeParse(request.query)
      if (!asked.success) throw new Problem(422, 'invalid_query', WHAT_TO_ASK)
      const found = await orUnavailable(history.history(asked.data.symbol, asked.data.range))
      if (!found) throw new Problem(404, 'unknown_symbol', 'There are no prices under this symbol here.')
      if (!found.stale) void reply.header('cache-control', 'public, max-age=300')
      return found
    },
    answers: { get: marketHistory },
  })
}

async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(503, 'market_unavailable', 'No market source is responding right now. Try again in a moment.', {
      cause: error,
    })
  }
}
