import { describe, expect, it } from 'vitest'
import { annualReturns } from './annual-returns.ts'
import { cape } from './cape.ts'
import { cpiMonthly } from './cpi-monthly.ts'
import { fedFunds } from './fed-funds.ts'
import { goldPrices } from './gold-prices.ts'
import { homePrices, homesDecember } from './home-prices.ts'
import { mortgageRates } from './mortgage-rates.ts'
import { shillerMonthly } from './shiller-monthly.ts'

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
/** Value of a column at a month; undefined outside it. */
const at = <V>(firstMonth: string, column: readonly V[], month: string): V | undefined =>
  column[monthNumber(month) - monthNumber(firstMonth)]
const lengthTo = (firstMonth: string, lastMonth: string): number => monthNumber(lastMonth) - monthNumber(firstMonth) + 1

/** Positions where a monthly column jumps by more than `limit` times, the mark of a lost or doubled month. */
const jumps = (column: readonly (number | null)[], limit: number): number[] =>
  column.flatMap((value, i) => {
    const before = column[i - 1]
    if (value === null || before === null || before === undefined) return []
    return value / before > limit || before / value > limit ? [i] : []
  })

describe('annual returns, 1928 to 2025', () => {
  const { source: _source, firstYear, ...columns } = annualReturns
  const year = (column: readonly number[], y: number): number => column[y - firstYear] ?? Number.NaN

  it('have 98 years in every column', () => {
    expect(Object.values(columns).map((column) => column.length)).toEqual(Object.values(columns).map(() => 98))
    expect(firstYear + 98 - 1).toBe(2025)
  })
  it('are decimals that never lose everything', () => {
    for (const column of Object.values(columns)) expect(column.every((r) => r > -0.6 && r < 1.5)).toBe(true)
  })
  it('match well-known years (Damodaran, histretSP)', () => {
    expect(year(columns.stocks, 1931)).toBeCloseTo(-0.4384, 4)
    expect(year(columns.stocks, 1954)).toBeCloseTo(0.5256, 4)
    expect(year(columns.stocks, 2008)).toBeCloseTo(-0.3655, 4)
    expect(year(columns.bonds10, 2022)).toBeCloseTo(-0.1783, 4)
    expect(year(columns.gold, 1979)).toBeCloseTo(1.2655, 4)
  })
  it('compound to the published 9.94% (stocks) and 4.50% (10-year bonds) over 1928 to 2024', () => {
    const growth = (column: readonly number[]): number =>
      column.slice(0, 97).reduce((g, r) => g * (1 + r), 1) ** (1 / 97)
    expect(growth(columns.stocks) - 1).toBeCloseTo(0.0994, 4)
    expect(growth(columns.bonds10) - 1).toBeCloseTo(0.045, 3)
  })
  it('carry the inflation that the BLS index gives, December to December', () => {
    for (let y = 1961; y <= 2025; y++) {
      const now = at(cpiMonthly.firstMonth, cpiMonthly.index, `${y}-12`)
      const before = at(cpiMonthly.firstMonth, cpiMonthly.index, `${y - 1}-12`)
      expect(Math.abs((now ?? 0) / (before ?? 1) - 1 - year(columns.inflation, y)), String(y)).toBeLessThan(0.002)
    }
  })
})

describe('Shiller monthly, 1871 to 2026', () => {
  const { firstMonth } = shillerMonthly

  it('run to May 2026, dividends and earnings to March', () => {
    const length = lengthTo(firstMonth, '2026-05')
    expect(length).toBe(1_865)
    for (const column of ['price', 'cpi', 'bondYield', 'realStocks', 'realBonds'] as const) {
      expect(shillerMonthly[column], column).toHaveLength(length)
    }
    expect(shillerMonthly.dividend).toHaveLength(length - 2)
    expect(shillerMonthly.earnings).toHaveLength(length - 2)
    expect(cape.ratio).toHaveLength(lengthTo('1881-01', '2026-05'))
  })
  it('have no lost months', () => {
    expect(jumps([1, 1.1, 2, 2.1], 1.55)).toEqual([2])
    expect(jumps(shillerMonthly.price, 1.55)).toEqual([])
    expect(jumps(shillerMonthly.cpi, 1.15)).toEqual([])
  })
  it('match well-known months (Shiller, ie_data)', () => {
    const price = (month: string) => at(firstMonth, shillerMonthly.price, month)
    expect(price('1871-01')).toBe(4.44)
    expect(price('1929-09')).toBe(31.3)
    expect(price('1932-06')).toBe(4.77)
    expect(at(cape.firstMonth, cape.ratio, '1999-12')).toBeCloseTo(44.2, 1)
  })
  it('carry the BLS index from 1960 on', () => {
    for (let m = monthNumber('1960-01'); m <= monthNumber('2025-09'); m++) {
      const month = `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}`
      const bls = at(cpiMonthly.firstMonth, cpiMonthly.index, month) ?? Number.NaN
      const shiller = at(firstMonth, shillerMonthly.cpi, month) ?? Number.NaN
      expect(Math.abs(shiller / bls - 1), month).toBeLessThan(0.003)
    }
  })
})

describe('monthly levels', () => {
  it.each([
    ['homes', homePrices.firstMonth, homePrices.index, '2025-10', 1.05],
    ['gold', goldPrices.firstMonth, goldPrices.usdPerOunce, '2026-06', 1.5],
    ['CPI', cpiMonthly.firstMonth, cpiMonthly.index, '2026-05', 1.03],
    ['mortgage', mortgageRates.firstMonth, mortgageRates.percent, '2026-10', 1.25],
    ['fed funds', fedFunds.firstMonth, fedFunds.percent, '2026-03', 14],
  ] as const)('%s has every month and no jump', (_name, firstMonth, column, lastMonth, limit) => {
    expect(column).toHaveLength(lengthTo(firstMonth, lastMonth))
    expect(jumps(column, limit)).toEqual([])
  })
  it('CPI misses October 2025 alone, and averages 100 over 1982 to 1984 (its base)', () => {
    const missing = cpiMonthly.index.flatMap((value, i) =>
      value === null ? [i + monthNumber(cpiMonthly.firstMonth)] : [],
    )
    expect(missing).toEqual([monthNumber('2025-10')])
    const start = monthNumber('1982-01') - monthNumber(cpiMonthly.firstMonth)
    const base = cpiMonthly.index.slice(start, start + 36)
    expect(base.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / 36).toBeCloseTo(100, 0)
  })
  it('homes are 100 in January 2000 (the base of the index)', () => {
    expect(at(homePrices.firstMonth, homePrices.index, '2000-01')).toBeCloseTo(100, 1)
  })
  it('mortgages peak at 18.45 in October 1981 (Freddie Mac)', () => {
    expect(Math.max(...mortgageRates.percent)).toBeCloseTo(18.45, 2)
    expect(at(mortgageRates.firstMonth, mortgageRates.percent, '1981-10')).toBeCloseTo(18.45, 2)
  })
  it('fed funds were 19.10 in June 1981 (FRED FEDFUNDS)', () => {
    expect(at(fedFunds.firstMonth, fedFunds.percent, '1981-06')).toBeCloseTo(19.1, 2)
  })
})

describe('homes each December', () => {
  it('have every year from 1927 to 2024 and no jump', () => {
    expect(homesDecember.december).toHaveLength(2024 - 1927 + 1)
    expect(jumps(homesDecember.december, 2)).toEqual([])
  })
  it('agree with the monthly index from 1975 on', () => {
    for (let year = 1975; year <= 2024; year++) {
      const monthly = at(homePrices.firstMonth, homePrices.index, `${year}-12`)
      expect(homesDecember.december[year - homesDecember.firstYear], String(year)).toBeCloseTo(monthly ?? Number.NaN, 2)
    }
  })
})
