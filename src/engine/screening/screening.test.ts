import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chosenIn,
  type FilterKey,
  type Filters,
  groupKeys,
  noFilters,
  placeIn,
  testsOf,
  without,
  withRange,
} from './filters.ts'
import { loosenings } from './loosen.ts'
import { metricKeys, type Row, rowOf } from './metrics.ts'
import { inOrder, orderKeys, typical } from './order.ts'
import { placesIn, reachOf, screen } from './screen.ts'
import { anyFilters, anyRows, plainCompany } from './screening.testkit.ts'

/** The same question asked company by company, in the plainest way. */
function has(row: Row, filters: Filters): boolean {
  for (const key of groupKeys) {
    const chosen = chosenIn(filters, key)
    const place = placeIn(row, key)
    if (chosen.length > 0 && (place === null || !chosen.includes(place))) return false
  }
  for (const key of metricKeys) {
    const { min = null, max = null } = filters.ranges[key] ?? {}
    const value = row.readings[key]
    if (min === null && max === null) continue
    if (typeof value !== 'number') return false
    if (min !== null && value < min) return false
    if (max !== null && value > max) return false
  }
  return true
}
const count = (rows: readonly Row[], filters: Filters) => rows.filter((row) => has(row, filters)).length
const onlyThis = (filters: Filters, key: FilterKey) =>
  without(
    filters,
    testsOf(filters).flatMap((one) => (one.key === key ? [] : [one.key])),
  )

describe('counts are those of counting', () => {
  test('matches, and each filter alone and dropped', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (rows, filters) => {
        const { matches, counts, failing } = screen(rows, filters)
        expect(matches).toEqual(rows.filter((row) => has(row, filters)))
        for (const { key, alone, without: rest } of counts) {
          expect(alone).toBe(count(rows, onlyThis(filters, key)))
          expect(rest).toBe(count(rows, without(filters, [key])))
        }
        expect([...failing.values()].reduce((sum, one) => sum + one, 0)).toBe(rows.length)
      }),
    )
  })
  test('places of a group: what choosing it alone would give', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, fc.constantFrom('size' as const, 'sector' as const), (rows, filters, group) => {
        const places = placesIn(screen(rows, filters), group)
        const one = rows.map((row) => placeIn(row, group)).find((place) => place !== null)
        if (one === undefined || one === null) return
        expect(places.get(one) ?? 0).toBe(count(rows, { ...without(filters, [group]), [group]: [one] }))
      }),
    )
  })
  test('reach of a range: who is left, who has no number, who is kept', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, fc.constantFrom(...metricKeys), (rows, filters, key) => {
        const reach = reachOf(screen(rows, filters), key)
        expect(reach.left).toBe(count(rows, without(filters, [key])))
        expect(reach.kept).toBe(count(rows, filters))
        expect(reach.unknown).toBe(
          rows.filter((row) => has(row, without(filters, [key])) && typeof row.readings[key] === 'string').length,
        )
      }),
    )
  })
})

describe('a looser filter never loses a match', () => {
  test('dropping one, or widening a range', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, fc.nat(30), (rows, filters, wider) => {
        const before = screen(rows, filters).matches
        for (const { key } of testsOf(filters)) {
          expect(screen(rows, without(filters, [key])).matches).toEqual(expect.arrayContaining([...before]))
        }
        for (const key of metricKeys) {
          const range = filters.ranges[key]
          if (!range) continue
          const wide = {
            min: range.min === null ? null : range.min - wider,
            max: range.max === null ? null : range.max + wider,
          }
          expect(screen(rows, withRange(filters, key, wide)).matches).toEqual(expect.arrayContaining([...before]))
        }
      }),
    )
  })
  test('no filter keeps everybody', () => {
    fc.assert(fc.property(anyRows, (rows) => void expect(screen(rows, noFilters).matches).toEqual(rows)))
  })
})

describe('an empty result says the way out', () => {
  test('each way gives what it says, and none with fewer filters gives anything', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (rows, filters) => {
        const ways = loosenings(rows, filters)
        if (count(rows, filters) > 0 || rows.length === 0) return void expect(ways).toEqual([])
        expect(ways.length).toBeGreaterThan(0)
        for (const { keys, gives, nearest } of ways) {
          expect(gives).toBe(count(rows, without(filters, keys)))
          expect(gives).toBeGreaterThan(0)
          if (keys.length > 1) {
            for (const { key } of testsOf(filters)) expect(count(rows, without(filters, [key]))).toBe(0)
          }
          if (nearest && keys[0]) {
            const moved = withRange(filters, keys[0] as never, nearest.range)
            expect(nearest.gives).toBe(count(rows, moved))
            expect(nearest.gives).toBeGreaterThan(0)
          }
        }
      }),
    )
  })
  test('the nearest bound: a P/E of 8 or less misses the one of 10', () => {
    const rows = [10, 20, 40].map((pe, i) => rowOf({ ...plainCompany, symbol: `P${i}`, earnings: 50 / pe }))
    const [way, ...more] = loosenings(rows, withRange(noFilters, 'pe', { min: null, max: 8 }))
    expect(more).toEqual([])
    expect(way).toEqual({ keys: ['pe'], gives: 3, nearest: { range: { min: null, max: 10 }, gives: 1 } })
  })
  test('no companies, no way', () => {
    expect(loosenings([], withRange(noFilters, 'pe', { min: 1, max: 2 }))).toEqual([])
  })
})

describe('order', () => {
  test('the same companies, neighbours in order, those without the number last, either way', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...orderKeys), fc.boolean(), (rows, key, down) => {
        const sorted = inOrder(rows, { key, down })
        expect(new Set(sorted)).toEqual(new Set(rows))
        if (key === 'name' || key === 'sector') return
        const values = sorted.map(({ readings }) => readings[key])
        const known = values.filter((value) => typeof value === 'number')
        expect(values.slice(0, known.length)).toEqual(known)
        expect(known).toEqual(known.toSorted((a, b) => (down ? b - a : a - b)))
      }),
    )
  })
  test('equals stand by symbol, whatever order they came in', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...orderKeys), fc.boolean(), (rows, key, down) => {
        expect(inOrder(rows.toReversed(), { key, down })).toEqual(inOrder(rows, { key, down }))
      }),
    )
  })
})

test('words stand as they are said, capitals or not', () => {
  const rows = ['eTrain', 'Delta', 'Zeta', 'alpha'].map((name, i) => rowOf({ ...plainCompany, name, symbol: `W${i}` }))
  const names = (down: boolean) => inOrder(rows, { key: 'name', down }).map(({ company }) => company.name)
  expect(names(false)).toEqual(['alpha', 'Delta', 'eTrain', 'Zeta'])
  expect(names(true)).toEqual(['Zeta', 'eTrain', 'Delta', 'alpha'])
  const said = { energy: 'Oil', staples: 'Food' } as const
  const two = (['energy', 'staples'] as const).map((sector) => rowOf({ ...plainCompany, sector, symbol: sector }))
  const sectorOf = ({ company }: Row) => said[company.sector as keyof typeof said]
  const sorted = inOrder(two, { key: 'sector', down: false }, sectorOf)
  expect(sorted.map(({ company }) => company.sector)).toEqual(['staples', 'energy'])
})

test('the typical number is the middle one, of those that have it', () => {
  const rows = [10, 20, 40].map((pe) => rowOf({ ...plainCompany, earnings: 50 / pe }))
  expect(typical(rows, 'pe')).toBe(20)
  expect(typical(rows.slice(0, 2), 'pe')).toBe(15)
  expect(typical([...rows, rowOf({ ...plainCompany, earnings: -1 })], 'pe')).toBe(20)
  expect(typical([rowOf({ ...plainCompany, earnings: -1 })], 'pe')).toBeNull()
})
