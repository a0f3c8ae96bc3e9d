import { describe, expect, test } from 'vitest'
import type { MarketProvider } from './provider.ts'
import { soundInstruments } from './soundness.ts'

/** What every provider must keep. `open` gives the provider over recorded answers (or over nothing, if it needs none). */
export function describeProvider(name: string, open: () => MarketProvider, now: number): void {
  describe(`provider ${name}`, () => {
    const request = { now, signal: new AbortController().signal }

    test('has an id fit for a log line, a title and at least one ability', () => {
      expect(open().id).toMatch(/^[a-z0-9-]{1,32}$/)
      expect(open().title.length).toBeGreaterThan(0)
      expect(open().abilities.length).toBeGreaterThan(0)
    })

    test('every line it gives passes the schema and the checks', async () => {
      const answer = await open().fetch(request)
      const lines = (answer as { instruments: unknown[] }).instruments
      expect(soundInstruments(answer, { earliest: now, latest: now })).toHaveLength(lines.length)
    })

    test('changes agree with the price and the previous close', async () => {
      for (const line of soundInstruments(await open().fetch(request), { earliest: now, latest: now })) {
        if (line.previousClose === null || line.change === null) continue
        expect(line.price - line.previousClose).toBeCloseTo(line.change, 6)
        if (line.changePercent !== null)
          expect((line.change / line.previousClose) * 100).toBeCloseTo(line.changePercent, 1)
      }
    })
  })
}
