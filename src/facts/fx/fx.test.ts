import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currencies } from './currencies.ts'
import { changeCosts, fixedToEuro, peggedToDollar } from './fixed-rates.ts'
import { monthlyRates } from './monthly.ts'
import { perDollar, perEuro } from './rates.ts'

const known = new Set(currencies.value.map((currency) => currency.code))

describe('currencies', () => {
  it('have codes and numbers of their own', () => {
    expect(known.size).toBe(currencies.value.length)
    expect(new Set(currencies.value.map((currency) => currency.numeric)).size).toBe(currencies.value.length)
    for (const { code, numeric } of currencies.value) expect(`${code}${numeric}`).toMatch(/^[A-Z]{3}\d{3}$/)
  })
  it('have the decimals of ISO 4217: none for the yen and four more, three for five Arab dinars and rials', () => {
    const of = (units: number) => currencies.value.filter((c) => c.minorUnits === units).map((c) => c.code)
    expect(of(0).sort()).toEqual(['CLP', 'ISK', 'JPY', 'KRW', 'VND'])
    expect(of(3).sort()).toEqual(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
  })
  it('every rate belongs to a currency of the list, but for the former ones', () => {
    for (const table of [perDollar.value, perEuro.value, peggedToDollar.value, monthlyRates])
      for (const code of Object.keys(table)) expect(known.has(code), code).toBe(true)
    for (const code of Object.keys(fixedToEuro.value)) expect(known.has(code), code).toBe(false)
  })
})

describe('rates', () => {
  it('are above zero; the euro is worth 1.1225 dollars on 2 October and 1.1684 on 13 April 2026', () => {
    for (const table of [perDollar.value, perEuro.value, peggedToDollar.value, fixedToEuro.value])
      for (const [code, rate] of Object.entries(table)) expect(rate, code).toBeGreaterThan(0)
    expect(1 / (perDollar.value['EUR'] ?? 0)).toBeCloseTo(1.1225, 4)
    expect(perEuro.value['USD']).toBe(1.1684)
  })
  it('crossed through the dollar, the two tables differ by what half a year can bring', () => {
    const usd = perEuro.value['USD'] ?? 0
    for (const [code, rate] of Object.entries(perDollar.value)) {
      const then = code === 'EUR' ? 1 / usd : (perEuro.value[code] ?? 0) / usd
      expect(Math.abs(rate / then - 1), code).toBeLessThan(0.15)
    }
  })
  it('the mark stands at 1.95583, the franc at 6.55957 (Regulation 2866/98)', () => {
    expect([fixedToEuro.value['DEM'], fixedToEuro.value['FRF']]).toEqual([1.95583, 6.55957])
    for (const { low, high } of Object.values(changeCosts.value)) expect(low).toBeLessThan(high)
  })
})

const series = await Promise.all(
  Object.entries(monthlyRates).map(async ([code, load]) => ({ code, ...(await load()).monthly })),
)

describe('monthly averages', () => {
  it('are one file for each currency of the list', () => {
    const files = readdirSync(join(import.meta.dirname, 'monthly')).sort()
    expect(files).toEqual(
      Object.keys(monthlyRates)
        .map((code) => `${code.toLowerCase()}.ts`)
        .sort(),
    )
  })
  it.each(series)(
    '$code ends in June 2026 and never moves by more than a half in a month',
    ({ code, firstMonth, perDollar: rates }) => {
      // The peso was devalued in December 1994, the won fell in December 1997; both by less than this.
      const first = Number(firstMonth.slice(0, 4)) * 12 + Number(firstMonth.slice(5)) - 1
      expect(first + rates.length - 1).toBe(2026 * 12 + 5)
      expect(rates.every((rate) => rate > 0)).toBe(true)
      rates.forEach((rate, i) => {
        const before = rates[i - 1] ?? rate
        expect(Math.abs(rate / before - 1), `${code} ${i}`).toBeLessThan(code === 'CNY' ? 0.51 : 0.5)
      })
    },
  )
  it('June 2026 lies near the reference rates of April and October', () => {
    for (const { code, perDollar: rates } of series) {
      const last = rates.at(-1) ?? 0
      const later = perDollar.value[code]
      if (later !== undefined) expect(Math.abs(later / last - 1), code).toBeLessThan(0.15)
    }
  })
})
