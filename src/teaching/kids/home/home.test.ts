import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowanceYears, splitOf, WEEKS } from './allowance.ts'
import { solves, sumOf } from './grown-up-sum.ts'
import { after, balanceOf, balancesOf, type Entry, interestOn, isLedger, MOST_CENTS, refusalOf } from './house-bank.ts'

describe('an allowance', () => {
  test('the three jars are the week’s money to the cent', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100), fc.nat(100), (weekly, save, rest) => {
        const share = Math.min(rest, 100 - save)
        const jars = splitOf(weekly, { save, share })
        expect(jars.spend + jars.save + jars.share).toBe(weekly)
        expect(Math.min(jars.spend, jars.save, jars.share)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(jars.save - (weekly * save) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
    expect(() => splitOf(500, { save: 60, share: 50 })).toThrow(RangeError)
  })
  test('$5 a week at age 6, a dollar more each birthday, 30% saved', () => {
    const rows = allowanceYears({ age: 6, weekly: 500, raise: 100, save: 30, share: 10 }, 3)
    // By hand: 1.50, 1.80 and 2.10 a week, 52 weeks each: 78.00, 93.60, 109.20.
    expect(rows.map(({ age, weekly, savedSoFar }) => [age, weekly, savedSoFar])).toEqual([
      [6, 500, 7800],
      [7, 600, 17_160],
      [8, 700, 28_080],
    ])
    expect(rows[2]?.jars).toEqual({ spend: 420, save: 210, share: 70 })
    expect(rows[0]?.year).toBe(500 * WEEKS)
  })
})

describe('the house bank', () => {
  const attempts = fc.array(
    fc.record({ kind: fc.constantFrom('in', 'out', 'interest'), cents: fc.integer({ min: -5, max: 300_000 }) }),
    { maxLength: 60 },
  )
  test('whatever is tried, the ledger adds up, never goes below zero and is read back', () => {
    fc.assert(
      fc.property(attempts, (tries) => {
        let entries: readonly Entry[] = []
        let own = 0
        for (const one of tries) {
          if (refusalOf(entries, one as Entry) !== null) continue
          entries = [...entries, { ...one, day: '2026-05-01' } as Entry]
          own = one.kind === 'out' ? own - one.cents : own + one.cents
        }
        expect(balanceOf(entries)).toBe(own)
        expect(own).toBeGreaterThanOrEqual(0)
        expect(own).toBeLessThanOrEqual(MOST_CENTS)
        expect(balancesOf(entries).at(-1) ?? 0).toBe(own)
        expect(isLedger(entries)).toBe(true)
      }),
    )
    expect(isLedger([{ day: '2026-05-01', kind: 'out', cents: 5 }])).toBe(false)
  })
  test('5% a month on $20.00', () => {
    expect(interestOn(2000, 5)).toBe(100)
    // By hand: 21.00, 22.05, 23.15 (1.1025 is $1.10), as the closed form 20 × 1.05³ = 23.1525.
    expect([1, 2, 3].map((months) => after(2000, 5, months))).toEqual([2100, 2205, 2315])
    expect(refusalOf([], { kind: 'out', cents: 1 })).toBe('not-there')
    expect(refusalOf([], { kind: 'in', cents: 0 })).toBe('nothing')
    expect(refusalOf([], { kind: 'in', cents: MOST_CENTS + 1 })).toBe('too-much')
  })
})
test('the sum is of two numbers from 6 to 9, the same for a seed', () => {
  fc.assert(
    fc.property(fc.nat(614_655), (seed) => {
      const sum = sumOf(seed)
      for (const one of [sum.a, sum.b]) expect(one >= 6 && one <= 9).toBe(true)
      expect(sumOf(seed)).toEqual(sum)
      expect(solves(sum, sum.a * sum.b)).toBe(true)
      expect(solves(sum, sum.a + sum.b)).toBe(false)
      expect(solves(sum, null)).toBe(false)
    }),
  )
})
