import * as z from 'zod/mini'
import { symbolPattern } from '#wire/market.ts'
import { MOST_FOUND } from '#wire/market-search.ts'
import { type FoundElsewhere, ProviderError } from './provider.ts'

const answer = z.object({ found: z.array(z.unknown()) })
/** A name that can be shown: no control characters, and no longer than any of ours may be. */
const hit = z.object({
  symbol: z.string().check(z.regex(symbolPattern)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^[^\p{Cc}\p{Cf}]+$/u)),
  kind: z.enum(['stock', 'etf']),
})

/** Reads what a source found: each symbol once, the first of them. Lines that break the rules are left out; throws where it is no list at all. */
export function soundFound(value: unknown): FoundElsewhere[] {
  const parsed = answer.safeParse(value)
  if (!parsed.success) throw new ProviderError('It is no list of symbols.')
  const sound = new Map<string, FoundElsewhere>()
  for (const candidate of parsed.data.found) {
    const line = hit.safeParse(candidate)
    if (line.success && !sound.has(line.data.symbol)) sound.set(line.data.symbol, line.data)
  }
  return [...sound.values()].slice(0, MOST_FOUND)
}
