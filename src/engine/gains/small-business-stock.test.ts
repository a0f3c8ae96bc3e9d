import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../month.ts'
import { excludedShare, exclusionSteps, smallBusinessGains } from './small-business-stock.ts'

const sale = (acquired: IsoDate, sold: IsoDate, gain: number, cost = 0) => ({ acquired, sold, cost, gain })

describe('which share is left out (IRC 1202(a))', () => {
  test.each<[IsoDate, IsoDate, number]>([
    // Newer rules: at least 3, 4, 5 years.
    ['2025-07-05', '2028-07-04', 0],
    ['2025-07-05', '2028-07-05', 0.5],
    ['2025-07-05', '2029-07-04', 0.5],
    ['2025-07-05', '2029-07-05', 0.75],
    ['2025-07-05', '2030-07-05', 1],
    // Older: more than 5 years, so the day after the fifth anniversary.
    ['2025-07-04', '2030-07-04', 0],
    ['2025-07-04', '2030-07-05', 1],
    ['2010-09-28', '2015-09-29', 1],
    ['2010-09-27', '2015-09-28', 0.75],
    ['2009-02-18', '2020-01-02', 0.75],
    ['2009-02-17', '2020-01-02', 0.5],
    ['1993-08-10', '2020-01-02', 0],
    // A leap day: five years and a day.
    ['2020-02-29', '2025-02-28', 0],
    ['2020-02-29', '2025-03-01', 1],
  ])('acquired %s, sold %s: %d', (acquired, sold, share) => expect(excludedShare(acquired, sold)).toBe(share))
  test('steps come in order', () => {
    expect(exclusionSteps('2025-08-01').map(({ from }) => from)).toEqual(['2028-08-01', '2029-08-01', '2030-08-01'])
  })
})

describe('the limit per issuer (IRC 1202(b))', () => {
  test('10 million of older stock, or ten times the cost if that is more', () => {
    expect(smallBusinessGains([sale('2015-01-02', '2026-01-05', 15e6, 1000)], 'single')[0]).toEqual({
      excluded: 10e6,
      at28: 0,
    })
    expect(smallBusinessGains([sale('2015-01-02', '2026-01-05', 15e6, 1_200_000)], 'single')[0]?.excluded).toBe(12e6)
    expect(smallBusinessGains([sale('2015-01-02', '2026-01-05', 15e6, 1000)], 'separate')[0]?.excluded).toBe(5e6)
  })
  test('15 million of newer stock, less what older stock used', () => {
    const found = smallBusinessGains(
      [sale('2025-08-01', '2030-08-01', 20e6), sale('2015-01-02', '2030-08-01', 4e6)],
      'joint',
    )
    expect(found[1]?.excluded).toBe(4e6)
    expect(found[0]?.excluded).toBe(11e6)
  })
  test('half is left out, the other half is taxed at up to 28%, what is over the limit at the usual rates', () => {
    const [found] = smallBusinessGains([sale('2025-08-01', '2028-08-01', 16e6)], 'single')
    expect(found).toEqual({ excluded: 7.5e6, at28: 7.5e6 })
  })
  test('what was left out in earlier years counts against the limit', () => {
    expect(smallBusinessGains([sale('2015-01-02', '2026-01-05', 9e6)], 'single', 4e6)[0]?.excluded).toBe(6e6)
  })
  test('never more than the gain, nothing of a loss', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 3e7 }),
        fc.integer({ min: 0, max: 3e6 }),
        fc.constantFrom<IsoDate>('2001-01-02', '2009-06-01', '2015-01-02', '2025-08-01'),
        (gain, cost, acquired) => {
          const [one] = smallBusinessGains([sale(acquired, '2029-01-05', gain, cost)], 'single')
          expect((one?.excluded ?? 0) + (one?.at28 ?? 0)).toBeLessThanOrEqual(Math.max(0, gain) + 1e-6)
          expect(one?.excluded).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
