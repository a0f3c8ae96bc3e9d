import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Month, monthsBetween } from '#engine/month.ts'
import { bearMarkets, bearMarketsCountedApart, bullMarkets } from '#facts/history/market-cycles.ts'
import { longLines } from '#facts/series/long-lines.precomputed.ts'
import { legsOf, turnsOf } from './turns.ts'

const levels = (most = 80) => fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: most })
const at = (month: string) => monthsBetween('1871-01', month as Month)

describe('bull and bear markets by rule', () => {
  test('the published turning prices of the S&P are turns by the rule, but for two falls of 13% that its table counts', () => {
    // Every low and high that Yardeni names, in order; the last low has no market after it.
    const named = bullMarkets.value.flatMap(({ from, fromPrice, to, toPrice }) => [
      { date: from, price: fromPrice },
      { date: to, price: toPrice },
    ])
    const last = bearMarkets.value.at(-1)
    const points = [...named, { date: last?.to ?? '', price: last?.toPrice ?? 0 }]
    const turns = turnsOf(points.map(({ price }) => price)).map(({ at: place }) => points[place]?.date)
    const small = ['1936-04-06', '1936-04-29', '1943-07-14', '1943-11-29']
    for (const [from, to] of [
      [15.51, 13.53],
      [12.64, 10.99],
    ] as const)
      expect(to / from - 1).toBeGreaterThan(-0.14)
    expect(turns).toEqual(
      points
        .slice(0, -1)
        .map(({ date }) => date)
        .filter((date) => !small.includes(date)),
    )
  })
  test('its falls are those counted apart from 1956 on, where both count the same falls', () => {
    const bears = legsOf(turnsOf(bullMarkets.value.flatMap(({ fromPrice, toPrice }) => [fromPrice, toPrice]))).filter(
      ({ kind }) => kind === 'bear',
    )
    const change = (from: string) => bearMarketsCountedApart.value.find((bear) => bear.from === from)?.change ?? 0
    for (const { from, fromPrice, toPrice } of bearMarkets.value.slice(3, 10)) {
      const ours = bears.find((bear) => bear.from.level === fromPrice)
      expect(ours?.change, from).toBeCloseTo(toPrice / fromPrice - 1, 9)
      expect(ours?.change, from).toBeCloseTo(change(from), 3)
    }
  })
  test('turns alternate, every market moves by the rule, and none holds a move the other way', () => {
    fc.assert(
      fc.property(levels(120), fc.double({ min: 0.05, max: 0.5, noNaN: true }), (values, by) => {
        const turns = turnsOf(values, by)
        for (const leg of legsOf(turns)) {
          expect(leg.from.kind).not.toBe(leg.to.kind)
          expect(leg.kind === 'bear' ? -leg.change : leg.change).toBeGreaterThanOrEqual(by - 1e-9)
          const inside = values.slice(leg.from.at, leg.to.at + 1)
          expect(leg.kind === 'bear' ? Math.max(...inside) : Math.min(...inside)).toBe(leg.from.level)
          expect(leg.kind === 'bear' ? Math.min(...inside) : Math.max(...inside)).toBe(leg.to.level)
          // Within a bear market nothing rises by the rule from the lowest so far, and the other way round.
          let edge = leg.from.level
          for (const one of inside) {
            edge = leg.kind === 'bear' ? Math.min(edge, one) : Math.max(edge, one)
            expect(leg.kind === 'bear' ? one < edge * (1 + by) * (1 + 1e-9) : one > edge * (1 - by) * (1 - 1e-9)).toBe(
              true,
            )
          }
        }
      }),
    )
  })
  test('a steady rise has no turn but its start, a flat line none', () => {
    expect(turnsOf([100, 110, 119, 130])).toEqual([{ kind: 'low', at: 0, level: 100 }])
    expect(turnsOf([100, 100, 100])).toEqual([])
  })
  test('by monthly averages, the highs of the large bear markets since 1929 lie within five months of their days', () => {
    const highs = turnsOf(stretchOf('price'))
      .filter(({ kind }) => kind === 'high')
      .map((turn) => turn.at)
    const found = bearMarkets.value
      .filter(({ from }) => highs.some((high) => Math.abs(high - at(from.slice(0, 7))) <= 5))
      .map(({ from }) => from.slice(0, 4))
    // The falls of 1956, 1966, 1980 and 2020 were too short or too shallow to reach 20% in averages of months.
    expect(found).toEqual(['1929', '1937', '1946', '1961', '1968', '1973', '1987', '2000', '2007', '2022'])
  })
})

const stretchOf = (name: 'price') => longLines[name].stretches[0].values
