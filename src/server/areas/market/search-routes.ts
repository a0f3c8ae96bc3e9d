import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type FollowedAnswer,
  followedAnswer,
  followedQuery,
  LONGEST_WORDS,
  MOST_FOLLOWED,
  MOST_FOUND,
  type SymbolSearchAnswer,
  searchQuery,
  symbolSearch,
} from '#wire/market-search.ts'
import { matchingLines } from '#wire/symbol-match.ts'
import { visitorWindows } from '../../http/admission.ts'
import { atPath } from '../../http/at-paths.ts'
import { Problem } from '../../http/problems.ts'
import { RateLimiter } from '../../http/rate-limiter.ts'
import type { MarketFeed } from './feed.ts'
import type { FollowedSymbols } from './followed-symbols.ts'
import type { SymbolSearch } from './symbol-search.ts'

export interface SearchRoutesOptions {
  readonly feed: Pick<MarketFeed, 'latest'>
  readonly search: Pick<SymbolSearch, 'sources' | 'find'>
  readonly followed: Pick<FollowedSymbols, 'lines'>
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

/** From one address in a minute: questions to our own list, questions passed on to a source, and prices of followed symbols. A class of 30 still fits. */
const OWN_PER_MINUTE = 600
const ELSEWHERE_PER_MINUTE = 30
const FOLLOWED_PER_MINUTE = 120

const HOW_TO_SEARCH = `Ask with q: up to ${LONGEST_WORDS} letters of a name or a symbol; elsewhere=1 passes them on to a source.`
const HOW_TO_FOLLOW = `Ask with symbols: up to ${MOST_FOLLOWED}, with commas between.`

/** Symbols by name, and prices of those outside our own list. */
export function searchRoutes(app: FastifyInstance, { feed, search, followed, now }: SearchRoutesOptions): void {
  const limiters = {
    own: new RateLimiter(visitorWindows(OWN_PER_MINUTE, 60_000)),
    elsewhere: new RateLimiter(visitorWindows(ELSEWHERE_PER_MINUTE, 60_000)),
    followed: new RateLimiter(visitorWindows(FOLLOWED_PER_MINUTE, 60_000)),
  }
  const admit = (request: FastifyRequest, reply: FastifyReply, kind: keyof typeof limiters) => {
    // What somebody looks for or follows is nobody else's to keep.
    void reply.header('cache-control', 'private, no-store')
    const wait = limiters[kind].take(request.visitor, now())
    if (wait > 0)
      throw new Problem(429, 'too_many_requests', `Too many requests. Try again in ${wait} seconds.`, {
        retryAfter: wait,
      })
  }

  atPath(app, 'market', '/search', {
    get: async (request, reply): Promise<SymbolSearchAnswer> => {
      const asked = searchQuery.safeParse(request.query)
      if (!asked.success) throw new Problem(422, 'invalid_query', HOW_TO_SEARCH)
      const { q, elsewhere } = asked.data
      const { sources } = search
      const isPassedOn = elsewhere === '1' && q !== '' && sources.length > 0
      admit(request, reply, isPassedOn ? 'elsewhere' : 'own')
      const ours = matchingLines(feed.latest?.snapshot.instruments ?? [], q)
        .slice(0, MOST_FOUND)
        .map(({ symbol, name, kind }) => ({ symbol, name, kind, ours: true }))
      const said = isPassedOn ? await search.find(q) : null
      const others = (said?.found ?? []).filter(({ symbol }) => !ours.some((line) => line.symbol === symbol))
      return {
        q,
        found: [...ours, ...others.map((one) => ({ ...one, ours: false }))],
        elsewhere:
          sources.length === 0
            ? null
            : {
                sources: [...sources],
                asked: isPassedOn,
                answered: said?.answered ?? null,
                readAt: said?.readAt ?? null,
                reason: isPassedOn && !said ? `${sources.join(' and ')} didn’t respond. Try again in a minute.` : null,
              },
      }
    },
    answers: { get: symbolSearch },
  })

  atPath(app, 'market', '/followed', {
    get: async (request, reply): Promise<FollowedAnswer> => {
      const asked = followedQuery.safeParse(request.query)
      if (!asked.success) throw new Problem(422, 'invalid_query', HOW_TO_FOLLOW)
      admit(request, reply, 'followed')
      return await followed.lines(asked.data.symbols.split(','))
    },
    answers: { get: followedAnswer },
  })
}
