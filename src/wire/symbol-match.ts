import type { Instrument } from './market.ts'

type Named = Pick<Instrument, 'symbol' | 'name'>

/** The lines whose symbol or name holds all the words typed: the symbol itself first, then symbols that begin so, then words of a name that do, then the rest. */
export function matchingLines<Line extends Named>(lines: readonly Line[], typed: string): Line[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const words = wanted.split(/\s+/)
  return lines
    .map((line, place) => ({ line, place, rank: rankOf(line, wanted, words) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ line }) => line)
}

function rankOf({ symbol, name }: Named, wanted: string, words: readonly string[]): number {
  const [ticker, title] = [symbol.toLowerCase(), name.toLowerCase()]
  if (ticker === wanted) return 0
  if (ticker.startsWith(wanted)) return 1
  const parts = title.split(/[\s(),.&-]+/)
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2
  return words.every((word) => title.includes(word) || ticker.includes(word)) ? 3 : 4
}
