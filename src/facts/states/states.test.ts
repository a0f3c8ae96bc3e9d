import { describe, expect, it } from 'vitest'
import type { Bracket, FilingStatus } from '../tax-years/schema.ts'
import { stateTaxes } from './all.ts'
import { assumedEverywhere } from './assumed.ts'
import { stateNames } from './codes.ts'
import { leftOutEverywhere } from './left-out.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
const files = import.meta.glob<Record<string, unknown>>('./[a-z][a-z].ts', { eager: true })
const states = Object.values(stateTaxes)
const years = states.flatMap((state) =>
  ([2025, 2026] as const).map((year): [string, StateYear] => [`${state.code} ${year}`, state.years[year]]),
)

const isFacts = (value: unknown): value is StateTaxFacts =>
  typeof value === 'object' && value !== null && 'leftOut' in value && 'years' in value

/** Every list of `{over, rate}` inside a value. */
function schedules(value: unknown): (readonly Bracket[])[] {
  if (typeof value !== 'object' || value === null) return []
  const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null && 'over' in row
  // Rows by number of children have a start of their own each.
  const byChildren = (row: unknown): boolean => typeof row === 'object' && row !== null && 'phaseOutRate' in row
  if (Array.isArray(value) && value.length > 0 && value.every(isRow) && !value.some(byChildren))
    return [value as readonly Bracket[]]
  return Object.values(value).flatMap(schedules)
}

/** Every number that stands under a key for a rate or share. */
function rates(value: unknown, key = ''): [string, number][] {
  if (typeof value === 'number') return /^(rate|share)$|(Rate|Share)$/.test(key) ? [[key, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => rates(inner, Array.isArray(value) ? key : name))
}

describe('the list of states', () => {
  it('has one file for each entry, under its own code and name', () => {
    const found = Object.entries(files).flatMap(([file, exports]) =>
      Object.values(exports)
        .filter(isFacts)
        .map((facts): [string, StateTaxFacts] => [file, facts]),
    )
    expect(found.map(([, facts]) => facts.code).sort()).toEqual(Object.keys(stateTaxes).sort())
    for (const [file, facts] of found) {
      expect(file).toBe(`./${facts.code.toLowerCase()}.ts`)
      expect(facts.name).toBe(stateNames[facts.code])
      expect(stateTaxes[facts.code]).toBe(facts)
    }
  })
  it('names what each model leaves out and takes for granted once', () => {
    for (const { leftOut, assumed, code } of states) {
      const said = [...leftOut, ...leftOutEverywhere, ...assumed, ...assumedEverywhere].map((one) =>
        typeof one === 'string' ? one : one.key,
      )
      expect(new Set(said).size, code).toBe(said.length)
    }
  })
})

describe.each(years)('%s', (_name, year) => {
  it('has a schedule for every status', () => {
    for (const status of statuses) expect(year.brackets.value[status].length).toBeGreaterThan(0)
  })
  it('has thresholds that start at zero or above and rise', () => {
    for (const rows of schedules(year)) {
      expect(rows[0]?.over).toBeGreaterThanOrEqual(0)
      for (const [index, row] of rows.entries()) {
        const before = rows[index - 1]
        if (before !== undefined) expect(row.over).toBeGreaterThan(before.over)
      }
    }
  })
  it('has tax rates from 0 to under 14%, rising with income', () => {
    for (const status of statuses) {
      let last = -1
      for (const { rate } of year.brackets.value[status]) {
        expect(rate).toBeGreaterThanOrEqual(Math.max(0, last))
        expect(rate).toBeLessThan(0.14)
        last = rate
      }
    }
  })
  it('has shares and rates between 0 and 1.25', () => {
    for (const [key, rate] of rates(year)) {
      expect(rate, key).toBeGreaterThanOrEqual(0)
      expect(rate, key).toBeLessThanOrEqual(1.25)
    }
  })
  it('names each place and program once', () => {
    const keys = year.local.value.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z-]+$/)
    const programs = year.employeePayroll.map(({ value }) => value.name)
    expect(new Set(programs).size).toBe(programs.length)
  })
  it('says where every mechanism is written, and what is uncertain about a projected figure', () => {
    for (const list of [year.retirement, year.rules, year.credits])
      for (const fact of list) expect(fact.where, JSON.stringify(fact.value)).toBeTruthy()
    for (const fact of [...year.credits, year.brackets, year.standardDeduction])
      if (fact.status === 'projected') expect(fact.confidence).toBeDefined()
  })
})
