/** The update everybody is sent: as many sample lines as make about 20 KB of JSON. */
import { sampleMarket } from '#server/areas/market/sample-provider.ts'
import type { Instrument } from '#wire/market.ts'

const lines = 34

export function wideMarket(now: number): Instrument[] {
  const tick = Math.floor(now / 10_000)
  return Array.from({ length: 3 }, (_, copy) =>
    sampleMarket(2026 + copy, tick).map((line) => ({ ...line, symbol: `${line.symbol.slice(0, 12)}.${copy}` })),
  )
    .flat()
    .slice(0, lines)
}
