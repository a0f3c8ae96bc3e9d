import { describe, expect, it } from 'vitest'
import { cited } from '#facts/cited.ts'
import { brackets, everyStatus, rows } from '#facts/states/by-status.ts'
import { plainYear } from '#facts/states/plain-year.ts'
import type { Taper } from '#facts/states/schema-taper.ts'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { federalReturn } from '../federal-return.ts'
import { emptyHousehold } from '../household.ts'
import { rowValue, tapered } from './measure.ts'
import { startWork } from './state-return.ts'
import type { StateWork } from './work.ts'

const facts = { ...plainYear('irc'), brackets: cited(everyStatus(brackets([0, 0.05])), 'irc') }

/** A return of which only state AGI is known. */
function at(agi: number): StateWork {
  return { ...startWork(emptyHousehold, federalReturn(emptyHousehold, taxYear2025), facts, 2025), agi }
}
const left = (agi: number, taper: Taper, amount = 1000) => tapered(at(agi), amount, taper)

describe('rowValue', () => {
  const table = rows([0, 75], [5000, 60], [6000, 50])
  it.each([
    [-10, 75, 75],
    [0, 75, 75],
    [5000, 75, 60],
    [5001, 60, 60],
    [6000, 60, 50],
    [99_999, 50, 50],
  ])('%i: %i above, %i from', (income, above, from) => {
    expect(rowValue(table, income, 'above')).toBe(above)
    expect(rowValue(table, income, 'from')).toBe(from)
  })
})

describe('tapered', () => {
  const over = everyStatus(10_000)
  it('gone: at the limit as said, above it nothing', () => {
    expect(left(10_000, { kind: 'gone', by: 'state-agi', over, at: 'keeps' })).toBe(1000)
    expect(left(10_000, { kind: 'gone', by: 'state-agi', over, at: 'loses' })).toBe(0)
    expect(left(10_001, { kind: 'gone', by: 'state-agi', over, at: 'keeps' })).toBe(0)
  })
  it('steps: a part of a step counts whole or not at all, and a floor holds', () => {
    const steps = { kind: 'steps', by: 'state-agi', over, per: everyStatus(500), lose: everyStatus(100) } as const
    expect(left(10_001, { ...steps, partial: 'counts-whole' })).toBe(900)
    expect(left(10_500, { ...steps, partial: 'counts-whole' })).toBe(900)
    expect(left(10_501, { ...steps, partial: 'counts-whole' })).toBe(800)
    expect(left(10_499, { ...steps, partial: 'ignored' })).toBe(1000)
    expect(left(10_500, { ...steps, partial: 'ignored' })).toBe(900)
    expect(left(90_000, { ...steps, partial: 'ignored', floor: everyStatus(250) })).toBe(250)
    expect(left(90_000, { ...steps, partial: 'ignored' })).toBe(0)
  })
  it('share steps: lose a share of the whole', () => {
    const steps = { kind: 'share-steps', by: 'state-agi', over, per: everyStatus(1000), lose: 0.2 } as const
    expect(left(12_000, { ...steps, partial: 'counts-whole' })).toBeCloseTo(600, 9)
    expect(left(12_001, { ...steps, partial: 'counts-whole' })).toBeCloseTo(400, 9)
    expect(left(99_000, { ...steps, partial: 'counts-whole' })).toBe(0)
  })
  it('linear: a straight line, rounded where the law rounds', () => {
    const line = { kind: 'linear', by: 'state-agi', over, width: everyStatus(4000) } as const
    expect(left(11_000, line)).toBeCloseTo(750, 9)
    expect(left(14_000, line)).toBe(0)
    expect(left(11_010, { ...line, roundShareTo: 0.01 })).toBeCloseTo(750, 9) // 25.25% is 25%
    expect(left(11_010, { ...line, roundLossDownTo: 10 })).toBeCloseTo(750, 9) // 252.50 is 250
  })
  it('rates: dollars per dollar, by slices, never more than a share', () => {
    const rates = everyStatus(brackets([0, 0], [10_000, 0.03], [12_000, 0.1]))
    expect(left(11_000, { kind: 'rates', by: 'state-agi', rates })).toBeCloseTo(970, 9)
    expect(left(13_000, { kind: 'rates', by: 'state-agi', rates })).toBeCloseTo(1000 - 60 - 100, 9)
    expect(left(90_000, { kind: 'rates', by: 'state-agi', rates, mostShare: 0.8 })).toBeCloseTo(200, 9)
  })
  it('table: the share kept', () => {
    const table = {
      by: 'state-agi',
      edge: 'above',
      rows: everyStatus(rows([0, 1], [10_000, 0.5], [20_000, 0])),
    } as const
    expect(left(10_000, { kind: 'table', table })).toBe(1000)
    expect(left(10_001, { kind: 'table', table })).toBe(500)
    expect(left(20_001, { kind: 'table', table })).toBe(0)
  })
  it('leaves nothing of nothing, and the whole without a taper', () => {
    expect(tapered(at(0), 0, undefined)).toBe(0)
    expect(tapered(at(0), -5, undefined)).toBe(0)
    expect(tapered(at(0), 7, undefined)).toBe(7)
  })
})
