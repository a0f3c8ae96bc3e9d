import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakEvenRate, type IraCourseInputs, iraCourse } from './ira-course.ts'

const base: IraCourseInputs = {
  born: '1986-05-15',
  firstYear: 2026,
  years: 27,
  contributions: [7_500],
  annualReturn: 0.07,
  dividendYield: 0,
  taxRate: 0,
  deductedShare: 1,
  savedShare: 0.22,
  laterRate: 0.22,
  balance: 0,
  basis: 0,
  rothBalance: 0,
  rothBasis: 0,
  rothFirstYear: 2020,
  spouse: null,
}
const end = (changes: Partial<IraCourseInputs> = {}) => {
  const last = iraCourse({ ...base, ...changes }).at(-1)
  if (last === undefined) throw new Error('no years')
  return last
}

describe('one contribution', () => {
  it('the same rate now and later, with an untaxed side account: the same to the cent (the commutative law)', () => {
    const { worth } = end()
    expect(worth.roth).toBeCloseTo(7_500 * 1.07 ** 27, 6)
    expect(worth.traditional).toBeCloseTo(worth.roth, 6)
    expect(breakEvenRate(base)).toBeCloseTo(0.22, 10)
  })
  it('a side account taxed at 15% at the end: its gain is what makes the difference', () => {
    // Saved 1,650; growth factor g = 1.07^27; tax 15% of 1,650 (g - 1).
    const { worth } = end({ taxRate: 0.15 })
    const g = 1.07 ** 27
    expect(worth.roth - worth.traditional).toBeCloseTo(0.15 * 1_650 * (g - 1), 6)
    // Break-even: t x 7,500 g = 1,650 (g - 0.15 (g - 1)).
    expect(breakEvenRate({ ...base, taxRate: 0.15 })).toBeCloseTo((1_650 * (g - 0.15 * (g - 1))) / (7_500 * g), 10)
  })
  it('dividends taxed each year: value grows by r - d t, basis by d (1 - t) of the value', () => {
    const [r, d, t, n] = [0.07, 0.02, 0.15, 27]
    const q = 1 + r - d * t
    const value = 7_500 * q ** n
    const basis = 7_500 + (7_500 * d * (1 - t) * (q ** n - 1)) / (q - 1)
    const { taxable, worth } = end({ dividendYield: d, taxRate: t })
    expect(taxable.value).toBeCloseTo(value, 5)
    expect(taxable.basis).toBeCloseTo(basis, 5)
    expect(worth.taxable).toBeCloseTo(value - t * (value - basis), 5)
  })
  it('nothing deducted: basis comes back free, growth is taxed', () => {
    const { worth, basis } = end({ deductedShare: 0, savedShare: 0 })
    const grown = 7_500 * 1.07 ** 27
    expect(basis).toBe(7_500)
    expect(worth.traditional).toBeCloseTo(grown - 0.22 * (grown - 7_500), 6)
  })
})

describe('a stream', () => {
  it('equals the closed form of an annuity paid at the start of each year', () => {
    const years = 27
    const { roth } = end({ years, contributions: Array.from({ length: years }, () => 7_500) })
    expect(roth).toBeCloseTo((7_500 * (1.07 ** years - 1) * 1.07) / 0.07, 4)
  })
  it('contributions that stop earlier grow on', () => {
    const { roth } = end({ contributions: [1_000, 2_000] })
    expect(roth).toBeCloseTo(1_000 * 1.07 ** 27 + 2_000 * 1.07 ** 26, 6)
  })
})

describe('before 59 1/2 and before five years', () => {
  it('at 54 the traditional money bears 10% more, and Roth earnings the rate and 10%', () => {
    const { worth, outAge } = end({ years: 14, savedShare: 0 })
    expect(outAge).toBe(54)
    const grown = 7_500 * 1.07 ** 14
    expect(worth.traditional).toBeCloseTo(grown * (1 - 0.32), 6)
    expect(worth.roth).toBeCloseTo(grown - 0.32 * (grown - 7_500), 6)
  })
  it('taken out at 59 it still does, at 60 no more', () => {
    const kept = (years: number) => {
      const { worth, traditional } = end({ born: '1967-07-01', years, savedShare: 0, firstYear: 2025 })
      return worth.traditional / traditional
    }
    expect(kept(1)).toBeCloseTo(0.68, 10)
    expect(kept(2)).toBeCloseTo(0.78, 10)
  })
  it('a Roth IRA opened at 60: earnings are income in the first five years, without the 10%', () => {
    const late = { born: '1966-01-10', rothFirstYear: null } as const
    const grown = (n: number) => 7_500 * 1.07 ** n
    expect(end({ ...late, years: 4 }).worth.roth).toBeCloseTo(grown(4) - 0.22 * (grown(4) - 7_500), 6)
    expect(end({ ...late, years: 5 }).worth.roth).toBeCloseTo(grown(5), 6)
  })
})

describe('required distributions on the way', () => {
  const old: Partial<IraCourseInputs> = {
    born: '1952-03-03',
    contributions: [],
    balance: 100_000,
    years: 3,
    savedShare: 0,
    annualReturn: 0,
  }
  it('born in 1952, 74 in 2026: 100,000 / 25.5, then by 24.6 and 23.7 of what is left', () => {
    const rows = iraCourse({ ...base, ...old })
    const first = 100_000 / 25.5
    const second = (100_000 - first) / 24.6
    expect(rows.map(({ required }) => required)).toEqual([
      expect.closeTo(first, 8),
      expect.closeTo(second, 8),
      expect.closeTo((100_000 - first - second) / 23.7, 8),
    ])
    expect(rows[0]?.beside.value).toBeCloseTo(first * 0.78, 8)
    expect(rows[0]?.requiredTax).toBeCloseTo(first * 0.22, 8)
  })
  it('basis comes out with them in proportion', () => {
    const [row] = iraCourse({ ...base, ...old, basis: 40_000 })
    expect(row?.requiredTax).toBeCloseTo((100_000 / 25.5) * 0.6 * 0.22, 8)
    expect(row?.basis).toBeCloseTo(40_000 - (100_000 / 25.5) * 0.4, 8)
  })
  it('with growth of nothing no tax is lost or found: withdrawn and left come to the balance', () => {
    const last = end(old)
    expect(last.worth.traditional).toBeCloseTo(100_000 * 0.78, 6)
  })
})

describe('always', () => {
  const rate = fc.double({ min: 0, max: 0.6, noNaN: true })
  it('more saved now helps the traditional IRA, a higher later rate hurts it, and the break-even is where they meet', () => {
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.double({ min: 0, max: 0.12, noNaN: true }),
        fc.integer({ min: 20, max: 60 }),
        (saved, later, annualReturn, years) => {
          const inputs = {
            ...base,
            savedShare: saved,
            laterRate: later,
            annualReturn,
            years,
            dividendYield: 0.015,
            taxRate: 0.15,
          }
          const now = end(inputs).worth
          expect(end({ ...inputs, savedShare: saved + 0.01 }).worth.traditional).toBeGreaterThan(now.traditional)
          expect(end({ ...inputs, laterRate: later + 0.01 }).worth.traditional).toBeLessThan(now.traditional)
          const even = breakEvenRate(inputs)
          if (even === null) return
          const met = end({ ...inputs, laterRate: even }).worth
          expect(met.traditional / met.roth).toBeCloseTo(1, 6)
        },
      ),
    )
  })
})
