import { describe, expect, it } from 'vitest'
import { stateTaxes } from '#facts/states/all.ts'
import type { StateCode } from '#facts/states/codes.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { scheduleTax } from '../schedule.ts'

const tax = (code: StateCode, year: 2025 | 2026, status: FilingStatus, taxable: number): number => {
  const facts = stateTaxes[code]
  return facts === undefined ? -1 : scheduleTax(facts.years[year], status, taxable)
}

describe('schedules as the states print them', () => {
  it('Delaware Division of Revenue, Tax Rate Changes (2014 and later): the four examples', () => {
    // The table is worked out on the middle of each $50 below 60,000: 12,325 and 27,575 for 12,345 and 27,555
    expect(Math.round(tax('DE', 2025, 'single', 12_325))).toBe(373)
    expect(Math.round(tax('DE', 2025, 'single', 27_575))).toBe(1144)
    expect(tax('DE', 2025, 'single', 75_000)).toBeCloseTo(2943.5 + 990, 6)
    expect(tax('DE', 2025, 'single', 80_106)).toBeCloseTo(2943.5 + 1327, 1)
  })
  it('K.S.A. 79-32,110: $1,196 at 23,000, and $2,392 at 46,000 for joint returns', () => {
    expect(tax('KS', 2025, 'single', 23_000)).toBeCloseTo(1196, 6)
    expect(tax('KS', 2026, 'joint', 46_000)).toBeCloseTo(2392, 6)
    expect(tax('KS', 2026, 'joint', 46_100)).toBeCloseTo(2392 + 5.58, 6)
  })
  it('Hawaii withholding rates of 2025: the amounts at each edge, in whole dollars', () => {
    // Printed amounts are added up from rounded ones: up to a dollar apart
    const single: readonly (readonly [number, number])[] = [
      [9600, 134],
      [14_400, 288],
      [19_200, 552],
      [24_000, 859],
      [36_000, 1675],
      [48_000, 2539],
      [125_000, 8391],
    ]
    for (const [edge, amount] of single) expect(Math.abs(tax('HI', 2025, 'single', edge) - amount)).toBeLessThan(1)
    const joint: readonly (readonly [number, number])[] = [
      [19_200, 269],
      [28_800, 576],
      [38_400, 1104],
      [48_000, 1718],
      [72_000, 3350],
      [96_000, 5078],
      [250_000, 16_782],
    ]
    for (const [edge, amount] of joint) expect(Math.abs(tax('HI', 2025, 'joint', edge) - amount)).toBeLessThan(1)
  })
  it('Form 1040ME tax table of 2025: the middle of each $100', () => {
    const rows: readonly (readonly [number, number])[] = [
      [50, 3],
      [1050, 61],
      [2550, 148],
      [3850, 223],
      [5050, 293],
      [5850, 339],
    ]
    for (const [middle, amount] of rows) expect(Math.round(tax('ME', 2025, 'single', middle))).toBe(amount)
  })
  it('Mont. Code 15-30-2103 as changed for 2026: 4.7% up to 47,500, 95,000 and 71,250, then 5.65%', () => {
    expect(tax('MT', 2026, 'single', 48_500)).toBeCloseTo(47_500 * 0.047 + 56.5, 6)
    expect(tax('MT', 2026, 'joint', 96_000)).toBeCloseTo(95_000 * 0.047 + 56.5, 6)
    expect(tax('MT', 2026, 'head', 72_250)).toBeCloseTo(71_250 * 0.047 + 56.5, 6)
  })
  it('Md. Tax-Gen. 10-105: each slice of a single and of a joint income', () => {
    // 20 + 30 + 40 + 97,000 x 0.0475 + 25,000 x 0.05 + 25,000 x 0.0525 + 100,000 x 0.055
    expect(tax('MD', 2025, 'single', 250_000)).toBeCloseTo(90 + 4607.5 + 1250 + 1312.5 + 5500, 6)
    // 90 + 147,000 x 0.0475 + 25,000 x 0.05 + 50,000 x 0.0525 + 75,000 x 0.055
    expect(tax('MD', 2025, 'joint', 300_000)).toBeCloseTo(90 + 6982.5 + 1250 + 2625 + 4125, 6)
  })
})
