import { type FoundElsewhere, ProviderError, type QuotesRequest } from '../provider.ts'
import { type WatchedLine, watchedLine } from '../watch-list.ts'

/** Symbols asked for at once. */
const AT_ONCE = 4

/** What a line says beside its price: of a symbol that somebody found what its source said of it, else what stands in our own list. */
export const aboutLine = (
  { found }: Pick<QuotesRequest, 'found'>,
  symbol: string,
): WatchedLine | (FoundElsewhere & { readonly currency: 'USD' }) | undefined => {
  const one = found?.get(symbol)
  return one ? { symbol, name: one.name, kind: one.kind, currency: 'USD' } : watchedLine(symbol)
}

/**
 * Asks for one symbol after the other, a few at once, and gives the lines that came. A symbol the source does not know is left out. When a call fails for another
 * reason, nothing more is asked; what came until then stands, and only where that is nothing does the failure go on. A source that knows nothing of our own list
 * has failed; of what somebody found it need not know anything.
 */
export async function linesOf(
  { found }: Pick<QuotesRequest, 'found'>,
  symbols: readonly string[],
  ask: (symbol: string) => Promise<object | null>,
): Promise<object[]> {
  const lines = new Map<string, object>()
  const left = [...symbols]
  let failure: unknown
  const worker = async () => {
    for (let symbol = left.shift(); symbol !== undefined && failure === undefined; symbol = left.shift()) {
      try {
        const line = await ask(symbol)
        if (line) lines.set(symbol, line)
      } catch (error) {
        if (!(error instanceof ProviderError && error.why === 'unknown')) failure ??= error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (lines.size === 0)
    throw failure ?? new ProviderError('It knows none of the symbols.', { why: found ? 'unknown' : 'failed' })
  return symbols.flatMap((symbol) => lines.get(symbol) ?? [])
}

/** The change from the previous close, in its money and in percent of it; nothing where there is none. */
export function changeOf(price: number, previousClose: number | null) {
  if (previousClose === null || previousClose <= 0) return { change: null, changePercent: null, previousClose: null }
  const change = price - previousClose
  return { change, changePercent: (change / previousClose) * 100, previousClose }
}
