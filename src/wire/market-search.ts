import * as z from 'zod/mini'
import { INSTRUMENT_KINDS, instrument, symbolPattern } from './market.ts'

/** Letters of a question at most; more than the longest name of a company that anybody types. */
export const LONGEST_WORDS = 40
/** Lines of an answer at most, ours and those of a source each. */
export const MOST_FOUND = 20
/** Symbols beside our own list that one visitor follows at most. */
export const MOST_FOLLOWED = 20

/** What a question may hold: letters, figures, and the marks that stand in names and symbols. */
export const wordsPattern = /^[\p{L}\p{M}\p{N} .,&'’^=/-]*$/u

const symbol = z.string().check(z.regex(symbolPattern))

/** What follows the question mark. `elsewhere=1` passes the words on to a source. */
export const searchQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(LONGEST_WORDS), z.regex(wordsPattern)), ''),
  elsewhere: z._default(z.enum(['0', '1']), '0'),
})

/** One thing that can be looked at. `ours` ones stand in the market values as they are; others are followed by their symbol. */
const foundSymbol = z.object({
  symbol,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: z.enum(INSTRUMENT_KINDS),
  ours: z.boolean(),
})

/**
 * Answer of `GET /api/v1/market/search?q=…`: lines of our own list first. `elsewhere` is null where no source can be asked. Otherwise it names those that can, says
 * whether this answer has asked one of them and which one answered when, and, where none did, why in words for a visitor.
 */
export const symbolSearch = z.object({
  q: z.string().check(z.maxLength(LONGEST_WORDS)),
  found: z.array(foundSymbol).check(z.maxLength(2 * MOST_FOUND)),
  elsewhere: z.nullable(
    z.object({
      sources: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1), z.maxLength(10)),
      asked: z.boolean(),
      answered: z.nullable(z.string().check(z.maxLength(60))),
      readAt: z.nullable(z.iso.datetime()),
      reason: z.nullable(z.string().check(z.maxLength(300))),
    }),
  ),
})
export type SymbolSearchAnswer = z.infer<typeof symbolSearch>

const listed = new RegExp(`^[A-Z0-9.^=-]{1,15}(,[A-Z0-9.^=-]{1,15}){0,${MOST_FOLLOWED - 1}}$`)
/** Symbols with commas between. */
export const followedQuery = z.object({ symbols: z.string().check(z.maxLength(16 * MOST_FOLLOWED), z.regex(listed)) })

/**
 * Answer of `GET /api/v1/market/followed?symbols=…`: prices of symbols outside our own list. Of a symbol without a price `missing` says whether no source knows it, or none
 * answered. `reason` says in words for a visitor why some lines are stale, `failingSince` since when.
 */
export const followedAnswer = z.object({
  timestamp: z.iso.datetime(),
  lines: z.array(instrument).check(z.maxLength(MOST_FOLLOWED)),
  missing: z.array(z.object({ symbol, why: z.enum(['unknown', 'unavailable']) })).check(z.maxLength(MOST_FOLLOWED)),
  reason: z.nullable(z.string().check(z.maxLength(300))),
  failingSince: z.nullable(z.iso.datetime()),
})
export type FollowedAnswer = z.infer<typeof followedAnswer>
