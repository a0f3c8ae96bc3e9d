import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { ByYear } from '../by-year.ts'
import { heldYears } from '../held-years.precomputed.ts'
import { sources } from '../sources.ts'
import { stateNames } from '../states/codes.ts'
import { taxYears } from '../tax-years.ts'
import { factListings, factNames, namedFact, yearsOf } from './registry.ts'

const get = async (name: string, year: number) => (await namedFact(name))?.in(year).value

describe('every name', () => {
  test('is there once, is a name, says what it is', () => {
    expect(new Set(factNames).size).toBe(factNames.length)
    for (const { name, what, years } of factListings) {
      expect(name).toMatch(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+$|^socialSecurity\.\w+$/)
      expect(what.length, name).toBeGreaterThan(3)
      expect(what, name).toMatch(/^[A-Z0-9]/)
      expect([...years], name).toEqual([...new Set(years)].sort((a, b) => a - b))
    }
  })
  test('answers for every year it lists, from a source, in plain data', async () => {
    for (const name of factNames) {
      const fact = await namedFact(name)
      if (!fact) throw new Error(`${name} is listed and not found`)
      for (const year of yearsOf(fact)) {
        const { value, fact: cited } = fact.in(year)
        expect(sources, `${name} ${year}`).toHaveProperty([cited.source])
        expect(JSON.parse(JSON.stringify({ value })), `${name} ${year}`).toEqual({ value })
        if (fact.unit === 'table' || value === null) continue
        for (const one of Array.isArray(value) ? value : [value])
          expect(typeof one, `${name} ${year} ${fact.unit}`).toBe(
            ['text', 'date', 'month-day'].includes(fact.unit)
              ? 'string'
              : fact.unit === 'yes-no'
                ? 'boolean'
                : 'number',
          )
      }
    }
  }, 60_000)
  test('a fraction is a share, a year a year, an age an age', async () => {
    for (const { name, unit } of factListings) {
      const fact = await namedFact(name)
      if (!fact || unit === 'table') continue
      for (const year of yearsOf(fact).slice(-2)) {
        const { value } = fact.in(year)
        for (const one of Array.isArray(value) ? value : [value]) {
          if (typeof one !== 'number') continue
          if (unit === 'fraction') expect(one, name).toBeLessThanOrEqual(name.includes('amilyShares') ? 3 : 1.1)
          if (unit === 'calendar year') expect(one, name).toBeGreaterThan(1900)
          if (unit === 'age') expect(one, name).toBeLessThan(100)
          expect(one, name).toBeGreaterThanOrEqual(0)
        }
      }
    }
  }, 60_000)
})

/** Series by year that are no law anybody would ask for by name; none so far. */
const left: readonly string[] = []

test('nothing that is held by year is missing', async () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/test|named[\\/]/.test(file),
  )
  const shown = new Set<unknown>()
  for (const { name } of factListings) {
    const fact = await namedFact(name)
    if (fact) for (const year of fact.years) shown.add(fact.in(year).fact)
  }
  const isSeries = (value: unknown): value is ByYear<unknown> =>
    typeof value === 'object' && value !== null && 'points' in value && 'in' in value && 'years' in value
  let series = 0
  for (const file of files) {
    const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (!isSeries(value) || left.includes(`${file}:${name}`)) continue
      series += 1
      for (const year of value.years) expect(shown.has(value.in(year)), `${file} ${name} ${year}`).toBe(true)
    }
  }
  expect(series).toBeGreaterThan(5)
  for (const facts of Object.values(taxYears))
    for (const [block, value] of Object.entries(facts))
      if (block !== 'year') expect(shown.has(value), `${facts.year} ${block}`).toBe(true)
}, 120_000)

test('every state has the same names', () => {
  const [first, ...others] = Object.keys(stateNames).map((code) =>
    factNames.filter((name) => name.startsWith(`states.${code}.`)).map((name) => name.split('.').slice(2).join('.')),
  )
  for (const names of others) expect(names).toEqual(first)
})

describe('as published', () => {
  // Rev. Proc. 2025-32; IRS Notice 2025-67; SSA 2026 fact sheet; CMS 2026 notice; FHFA 2026 limits; HHS 2026 guidelines; Pub. 590-B.
  test.each<readonly [string, number, unknown]>([
    ['tax.standardDeduction.single', 2026, 16_100],
    ['tax.standardDeduction.joint', 2026, 32_200],
    ['tax.giftAndEstate.annualExclusion', 2026, 19_000],
    ['payroll.wageBase', 2026, 184_500],
    ['socialSecurity.wageBaseByYear', 2025, 176_100],
    ['socialSecurity.wageBaseByYear', 1990, 51_300],
    ['payroll.socialSecurityRate', 2026, 0.062],
    ['payroll.medicareRate', 2026, 0.0145],
    ['retirement.workplacePlan.deferral', 2026, 24_500],
    ['retirement.ira.limit', 2026, 7_500],
    ['retirement.ira.limit', 2025, 7_000],
    ['health.hsa.family', 2026, 8_750],
    ['socialSecurity.bendPoints', 2026, [1286, 7749]],
    ['socialSecurity.bendPointsByYear.first', 2026, 1286],
    ['socialSecurity.cola', 2026, 0.028],
    ['medicare.partBPremium', 2026, 202.9],
    ['lending.conformingLimit.baseline', 2026, [832_750, 1_066_250, 1_288_800, 1_601_750]],
    ['poverty.guideline.contiguous.first', 2026, 15_960],
    ['deposits.fdic', 2026, 250_000],
    ['school.plan529.k12Limit', 2025, 10_000],
    ['school.plan529.k12Limit', 2026, 20_000],
    ['work.minimumWage.hourly', 2026, 7.25],
  ])('%s in %i', async (name, year, value) => expect(await get(name, year)).toEqual(value))

  test('the Uniform Lifetime Table begins at 72 with 27.4 and has 26.5 at 73', async () => {
    const { firstAge, years } = (await get('retirement.rmd.uniformLifetime', 2026)) as {
      firstAge: number
      years: number[]
    }
    expect([firstAge, years[0], years[1]]).toEqual([72, 27.4, 26.5])
  })
  test('Pennsylvania taxes all income alike; Texas none', async () => {
    expect(await get('states.PA.incomeTax.brackets', 2026)).toMatchObject({ single: [{ over: 0, rate: 0.0307 }] })
    expect(await get('states.TX.incomeTax.brackets', 2026)).toMatchObject({ single: [{ over: 0, rate: 0 }] })
  })
})

test('a name nobody has is none, prototypes too', async () => {
  for (const name of ['tax', 'tax.nothing', '__proto__', 'constructor', '', 'states.ZZ.minimumWage'])
    expect(await namedFact(name)).toBeNull()
  expect(heldYears.length).toBeGreaterThan(0)
})
