import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metricKeys, rowOf } from './metrics.ts'
import { sampleUniverse } from './sample-universe.ts'
import { screen } from './screen.ts'
import { anyFilters, anyRows, plainCompany } from './screening.testkit.ts'
import { bandsOf } from './spread.ts'

test('every company with the number is in one band, and the bands lie end to end', () => {
  fc.assert(
    fc.property(anyRows, anyFilters, fc.constantFrom(...metricKeys), (rows, filters, key) => {
      const { matches } = screen(rows, filters)
      const bands = bandsOf(rows, matches, key)
      const having = (list: typeof rows) => list.filter(({ readings }) => typeof readings[key] === 'number').length
      expect(bands.reduce((sum, { all }) => sum + all, 0)).toBe(having(rows))
      expect(bands.reduce((sum, { matching }) => sum + matching, 0)).toBe(having(matches))
      bands.forEach(({ from, to, all, matching }, i) => {
        expect(matching).toBeLessThanOrEqual(all)
        expect(from).toBe(bands[i - 1]?.to ?? null)
        if (from !== null && to !== null) expect(to).toBeGreaterThan(from)
      })
      if (bands.length > 0) expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([null, null])
    }),
  )
})

test('of the sample each measure has a few bands, none of them nearly everything', () => {
  const rows = sampleUniverse().map(rowOf)
  for (const key of metricKeys) {
    const bands = bandsOf(rows, rows, key)
    expect(bands.length).toBeGreaterThanOrEqual(5)
    expect(bands.length).toBeLessThanOrEqual(11)
    if (key !== 'yield' && key !== 'payout')
      expect(Math.max(...bands.map(({ all }) => all))).toBeLessThan((rows.length * 2) / 3)
  }
})

test('twenty companies with P/E 1 to 20: bounds every 2.5, the ends open', () => {
  const rows = Array.from({ length: 20 }, (_, i) =>
    rowOf({ ...plainCompany, symbol: `P${i}`, price: i + 1, earnings: 1 }),
  )
  expect(bandsOf(rows, rows.slice(0, 4), 'pe').map(({ from, all, matching }) => [from, all, matching])).toEqual([
    [null, 2, 2],
    [2.5, 2, 2],
    [5, 3, 0],
    [7.5, 2, 0],
    [10, 3, 0],
    [12.5, 2, 0],
    [15, 3, 0],
    [17.5, 3, 0],
  ])
})
