import { describe, expect, it } from 'vitest'
import { historyEvents } from './events.ts'
import { bearMarkets, bearMarketsCountedApart, bullMarkets, declineOf2025 } from './market-cycles.ts'
import { oneDayFalls } from './one-day-falls.ts'
import { recessions } from './recessions.ts'

const change = ({ fromPrice, toPrice }: { fromPrice: number; toPrice: number }) => toPrice / fromPrice - 1
const days = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const month = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5))
const realDay = (value: string) => new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) === value

describe('recessions', () => {
  it('follow one another, each from its peak to its trough', () => {
    recessions.value.forEach(({ peak, trough }, i) => {
      expect(peak < trough && peak > (recessions.value[i - 1]?.trough ?? '')).toBe(true)
      for (const value of [peak, trough]) expect(value).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
    })
  })
  it('last as long as NBER prints: 65 months from 1873, 43 from 1929, 18 from December 2007, 2 in 2020', () => {
    const months = (peak: string) => {
      const found = recessions.value.find((row) => row.peak === peak)
      return found === undefined ? 0 : month(found.trough) - month(found.peak)
    }
    expect(['1873-10', '1929-08', '2007-12', '2020-02'].map(months)).toEqual([65, 43, 18, 2])
  })
})

describe('market cycles', () => {
  it.each([
    ['bear', bearMarkets.value],
    ['bull', bullMarkets.value],
  ] as const)('%s markets follow one another and move by a fifth or more', (kind, moves) => {
    moves.forEach((move, i) => {
      expect(realDay(move.from) && realDay(move.to) && move.from < move.to).toBe(true)
      expect(move.from >= (moves[i - 1]?.to ?? '')).toBe(true)
      if (kind === 'bear') expect(change(move)).toBeLessThan(-0.2)
      else expect(change(move)).toBeGreaterThan(0.2)
    })
  })
  it('the fall of 1929 to 1932 took 86.2% in 998 days, that of 2007 to 2009 56.8% in 517, that of 2020 33.9% in 33', () => {
    const shown = ['1929-09-07', '2007-10-09', '2020-02-19'].map((from) => {
      const move = bearMarkets.value.find((row) => row.from === from)
      return move === undefined ? [] : [Math.round(change(move) * 1_000) / 10, days(move)]
    })
    expect(shown).toEqual([
      [-86.2, 998],
      [-56.8, 517],
      [-33.9, 33],
    ])
  })
  it('every bear market since 1956 but the last begins where a bull market ended, at the same price', () => {
    for (const bear of bearMarkets.value.filter((row) => row.from > '1956')) {
      const bull = bullMarkets.value.find((row) => row.to === bear.from)
      expect(bull?.toPrice, bear.from).toBe(bear.fromPrice)
    }
  })
  it('the other count agrees where both count one fall', () => {
    const { value } = bearMarketsCountedApart
    value.forEach((row, i) => {
      expect(realDay(row.from) && realDay(row.to) && row.from < row.to).toBe(true)
      expect(row.from >= (value[i - 1]?.to ?? '')).toBe(true)
      expect(row.change).toBeLessThan(-0.2)
    })
    const both = bearMarkets.value.flatMap((move) => {
      const other = value.find((row) => row.from === move.from && row.to === move.to)
      return other === undefined ? [] : [Math.abs(change(move) - other.change)]
    })
    expect(both.length).toBeGreaterThanOrEqual(9)
    for (const difference of both) expect(difference).toBeLessThan(0.001)
  })
  it('the decline of 2025 was 18.9%, not a bear market', () => {
    expect(change(declineOf2025.value)).toBeCloseTo(-0.189, 3)
  })
  it('one-day falls are in order, Black Monday first at 22.61%', () => {
    const falls = oneDayFalls.value
    expect(falls[0]).toEqual({ date: '1987-10-19', change: -0.2261 })
    falls.forEach((fall, i) => {
      expect(realDay(fall.date)).toBe(true)
      expect(fall.change).toBeGreaterThanOrEqual(falls[i - 1]?.change ?? -1)
    })
  })
})

describe('events', () => {
  it('are in order of time, on real days or in real months, none told twice', () => {
    const events = historyEvents.value
    events.forEach((event, i) => {
      expect(event.date.length === 7 || realDay(event.date), event.date).toBe(true)
      expect(event.date >= (events[i - 1]?.date ?? ''), event.date).toBe(true)
      expect(event.text.endsWith('.'), event.text).toBe(false)
    })
    expect(new Set(events.map((event) => event.date + event.text)).size).toBe(events.length)
  })
})
