import { describe, expect, it } from 'vitest'
import type { IsoDate, Month } from '#engine/month.ts'
import { evenDays, levelOn } from './between-months.ts'

const first = '2024-01' as Month
const on = (date: string, column: readonly number[] = [100, 121, 144]) => levelOn(first, column, date as IsoDate)

describe('a monthly series on a day', () => {
  it('a value stands in the middle of its month: January 16 of 31 days', () => {
    expect(on('2024-01-16')).toBeCloseTo(100, 9)
    // February 2024 has 29 days; its middle is the 15th.
    expect(on('2024-02-15')).toBeCloseTo(121, 9)
  })
  it('the turn of a month lies half way by share: between January 31 and February 1 about sqrt(100 x 121) = 110', () => {
    const [last, next] = [on('2024-01-31') ?? 0, on('2024-02-01') ?? 0]
    expect(last).toBeLessThan(110)
    expect(next).toBeGreaterThan(110)
    expect(Math.sqrt(last * next)).toBeCloseTo(110, 1)
  })
  it('is not known outside the middles of the first and last month', () => {
    expect(on('2024-01-15')).toBeNull()
    expect(on('2024-03-17')).toBeNull()
    expect(on('2023-06-15')).toBeNull()
    expect(on('2024-03-16')).toBeCloseTo(144, 9)
  })
})

describe('days spread evenly', () => {
  it('five over four days, and never more than there are', () => {
    expect(evenDays('2024-02-27' as IsoDate, '2024-03-02' as IsoDate, 9)).toEqual([
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
    ])
    expect(evenDays('2024-02-27' as IsoDate, '2024-02-27' as IsoDate, 9)).toEqual(['2024-02-27'])
    expect(evenDays('2020-01-01' as IsoDate, '2030-01-01' as IsoDate, 11)).toHaveLength(11)
  })
})
