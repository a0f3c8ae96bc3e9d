import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { workerReduction } from '#facts/social-security/rules.ts'
import { contributionBase, wageLaw } from '#facts/social-security/wages.ts'
import { averageEarnings } from './aime.ts'
import type { LegalBirth } from './birth.ts'
import { benefitInMonth } from './claim.ts'
import { type EarningsYear, eligibilityOf } from './credits.ts'
import { valueIn, wagesThrough } from './indexing.ts'
import { bendPointsOf, increased, insuranceAmount, insuranceParts, primaryInsurance, withIncreases } from './pia.ts'
import { born } from './social-security.testkit.ts'

const wages = wagesThrough(wageLaw, 2030, 0)
const law = formulaLaw
const record = (firstYear: number, amounts: readonly number[]): EarningsYear[] =>
  amounts.map((amount, i) => ({ year: firstYear + i, amount }))
const largest = (from: number, to: number): EarningsYear[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    year: from + i,
    amount: valueIn(contributionBase.value, from + i) ?? 0,
  }))
const insured = (birth: LegalBirth, earnings: readonly EarningsYear[], retires: number) => {
  const found = primaryInsurance({ birth, earnings, through: retires - 1, increasesThrough: retires - 1 }, wages, law)
  if (found.outcome !== 'insured') throw new Error(found.outcome)
  return found
}

describe('SSA, Benefit Calculation Examples for Workers Retiring in 2026', () => {
  it('case A, born 1964, retires at 62: highest 35 years 2,446,845, AIME 5,825, PIA $2,609.80, benefit $1,826', () => {
    const earnings = record(
      1986,
      [
        16_196, 17_283, 18_191, 18_971, 19_909, 20_715, 21_850, 22_107, 22_770, 23_755, 24_994, 26_533, 28_007, 29_657,
        31_392, 32_238, 32_660, 33_558, 35_224, 36_621, 38_419, 40_281, 41_330, 40_826, 41_914, 43_354, 44_839, 45_544,
        47_298, 49_085, 49_783, 51_651, 53_677, 55_848, 57_590, 62_889, 66_421, 69_560, 73_133, 75_868,
      ],
    )
    const birth = born('1964-01-02') // born on the 2nd: 62 for all of January 2026, 60 months early
    const found = insured(birth, earnings, 2026)
    expect(found.average.rows[0]?.factor).toBeCloseTo(4.0323, 4)
    expect(Math.abs(found.average.total - 2_446_845)).toBeLessThan(1)
    expect(found.average.monthly).toBe(5825)
    expect([found.bendPoints.first, found.bendPoints.second]).toEqual([1286, 7749])
    expect(found.pia).toBe(2609.8)
    const claimMonth = birth.firstMonth
    expect(benefitInMonth(found.pia, { birth, claimMonth }, claimMonth, workerReduction.value)).toBe(1826)
  })
  it('case B, born 1959, largest taxable pay since 1986: AIME 11,463, PIA $4,152.40, benefit $4,152', () => {
    const birth = born('1959-06-15')
    const found = insured(birth, largest(1986, 2025), 2026)
    expect(found.average.monthly).toBe(11_463)
    expect([found.bendPoints.first, found.bendPoints.second]).toEqual([996, 6002])
    expect(found.pia).toBe(4152.4)
    const claimMonth = birth.fullMonth
    expect(benefitInMonth(found.pia, { birth, claimMonth }, claimMonth, workerReduction.value)).toBe(4152)
  })
})

/** The page prints whole dollars, ours are to the cent: half a dollar and half a cent apart at most. */
const furthest = (found: ReturnType<typeof insured>, printed: readonly number[]): number => {
  expect(found.average.rows).toHaveLength(printed.length)
  return Math.max(...found.average.rows.map((row, i) => Math.abs(row.indexed - (printed[i] ?? 0))))
}

describe('SSA, Benefit Calculation Examples for Workers Retiring in 2023', () => {
  // Nominal and indexed earnings as printed, 1983 to 2022.
  const caseA: readonly (readonly [number, number])[] = [
    [14_249, 56_639],
    [15_134, 56_817],
    [15_828, 56_994],
    [16_349, 57_173],
    [17_446, 57_352],
    [18_362, 57_530],
    [19_149, 57_710],
    [20_095, 57_887],
    [20_908, 58_066],
    [22_053, 58_244],
    [22_311, 58_423],
    [22_980, 58_602],
    [23_974, 58_781],
    [25_223, 58_960],
    [26_776, 59_139],
    [28_262, 59_317],
    [29_927, 59_496],
    [31_677, 59_675],
    [32_529, 59_852],
    [32_954, 60_032],
    [33_860, 60_211],
    [35_539, 60_389],
    [36_948, 60_567],
    [38_760, 60_745],
    [40_639, 60_925],
    [41_695, 61_103],
    [41_187, 61_282],
    [42_283, 61_461],
    [43_735, 61_640],
    [45_231, 61_818],
    [45_941, 61_996],
    [47_709, 62_175],
    [49_511, 62_354],
    [50_214, 62_533],
    [52_096, 62_711],
    [54_138, 62_889],
    [56_326, 63_068],
    [58_082, 63_247],
    [63_425, 63_425],
    [65_712, 65_712],
  ]
  const caseB = [
    117_886, 117_890, 118_457, 122_015, 119_616, 117_124, 120_174, 122_766, 123_200, 121_771, 125_301, 128_381, 124_656,
    121_756, 119_998, 119_260, 119_901, 119_252, 122_893, 128_483, 128_519, 124_081, 122_560, 122_643, 121_429, 124_177,
    132_011, 128_963, 125_045, 125_005, 127_463, 126_667, 123_977, 122_592, 127_200, 128_400, 132_900, 137_700, 142_800,
    147_000,
  ]
  it('case A, born 1961: all 40 indexed amounts, AIME 5,052, PIA $2,263.30', () => {
    const found = insured(
      born('1961-06-15'),
      record(
        1983,
        caseA.map(([pay]) => pay),
      ),
      2023,
    )
    expect(
      furthest(
        found,
        caseA.map(([, indexed]) => indexed),
      ),
    ).toBeLessThanOrEqual(0.505)
    expect(found.average.rows.filter((row) => row.used)).toHaveLength(35)
    expect(found.average.monthly).toBe(5052)
    expect(found.pia).toBe(2263.3)
  })
  it('case B, born 1957, largest taxable pay: all 40 indexed amounts, AIME 10,503, PIA $3,627.10', () => {
    const found = insured(born('1957-06-15'), largest(1983, 2022), 2023)
    expect(furthest(found, caseB)).toBeLessThanOrEqual(0.505)
    expect(found.average.monthly).toBe(10_503)
    expect(found.pia).toBe(3627.1)
  })
})

describe('SSA, Benefit Calculation Examples for Workers Retiring in 2017', () => {
  it('case A: AIME 4,010 with bend points 885 and 5,336: $1,796.50', () =>
    expect(insuranceAmount(4010, bendPointsOf(2017, law, wages), law)).toBe(1796.5))
  it('case B: AIME 8,843 with bend points 791 and 4,768: $2,595.79, with the increases of 2013–2016 $2,687.30', () => {
    const bends = bendPointsOf(2013, law, wages)
    expect(insuranceParts(8843, bends, law).reduce((sum, part) => sum + part, 0)).toBeCloseTo(2595.79, 2)
    expect(withIncreases(insuranceAmount(8843, bends, law), 2013, 2016, law.costOfLiving)).toBe(2687.3)
    expect(insured(born('1951-06-15'), largest(1973, 2016), 2017)).toMatchObject({ pia: 2687.3 })
  })
})

describe('SSA, Primary Insurance Amount: largest taxable pay since 22, retiring at 62', () => {
  it.each([
    [2023, 12_427, 3653.3],
    [2024, 13_100, 3849.1],
    [2025, 13_689, 4020.9],
    [2026, 14_358, 4216.9],
  ])('in %d: AIME %d, PIA %d', (year, aime, pia) => {
    const found = insured(born(`${year - 62}-06-15`), largest(year - 40, year - 1), year)
    expect(found.average.monthly).toBe(aime)
    expect(found.pia).toBe(pia)
    expect(found.average.projected).toBe(false)
  })
})

describe('the formula', () => {
  const bends = bendPointsOf(2026, law, wages)
  it('bends exactly at the bend points', () => {
    expect(insuranceAmount(1286, bends, law)).toBe(1157.4) // 0.9 × 1,286
    expect(insuranceAmount(1287, bends, law)).toBe(1157.7) // + 0.32, down to the dime
    expect(insuranceAmount(7749, bends, law)).toBe(3225.5) // 1,157.40 + 0.32 × 6,463 = 3,225.56
    expect(insuranceAmount(7750, bends, law)).toBe(3225.7) // + 0.15
    expect(insuranceAmount(0, bends, law)).toBe(0)
  })
  it('projects bend points past the last published ones', () => {
    expect(bends.projected).toBe(false)
    const grown = wagesThrough(wageLaw, 2030, 0.03)
    // 180 × 69,846.57 × 1.03 / 9,779.44 = 1,324.16; 1,085 × … = 7,981.74.
    expect(bendPointsOf(2027, law, grown)).toMatchObject({ first: 1324, second: 7982, projected: true })
  })
  it('increases drop to the dime each year', () => {
    expect(increased(1000.1, 0.028)).toBe(1028.1) // 1,028.1028
    expect(increased(1000.1, 0)).toBe(1000.1)
    expect(withIncreases(1000, 2026, 2025, law.costOfLiving)).toBe(1000)
    expect(withIncreases(1000, 2025, 2040, law.costOfLiving)).toBe(1028)
  })
})

describe('a record', () => {
  const birth = born('1964-06-15')
  it('with too few credits says how many more', () => {
    const found = primaryInsurance(
      { birth, earnings: record(2000, [9000, 9000, 9000]), through: 2025, increasesThrough: 2025 },
      wages,
      law,
    )
    expect(found).toMatchObject({ outcome: 'not-insured', credits: 12, creditsNeeded: 40, more: 28 })
  })
  it('counts pay only up to the base, only after 1950, and years given twice together', () => {
    const average = averageEarnings(
      [
        { year: 1950, amount: 3000 },
        { year: 2025, amount: 100_000 },
        { year: 2025, amount: 100_000 },
        { year: 2026, amount: 50_000 },
      ],
      eligibilityOf(birth, law),
      wages,
      2025,
    )
    expect(average.rows).toEqual([{ year: 2025, counted: 176_100, factor: 1, indexed: 176_100, used: true }])
    expect(average).toMatchObject({ emptyYears: 34, total: 176_100, monthly: 419 }) // 176,100 / 420 = 419.28
  })
  it('later work replaces a lower year and nothing else', () => {
    const earnings = record(1986, Array(40).fill(30_000))
    const before = insured(birth, earnings, 2026)
    const more = [...earnings, { year: 2026, amount: 184_500 }]
    const after = primaryInsurance({ birth, earnings: more, through: 2026, increasesThrough: 2026 }, wages, law)
    const lowest = Math.min(...before.average.rows.filter((row) => row.used).map((row) => row.indexed))
    expect(after.average.total).toBeCloseTo(before.average.total - lowest + 184_500, 2)
  })
  it('of a worker who died at 40 is averaged over 13 years', () => {
    const young = born('1985-06-15')
    const found = primaryInsurance(
      {
        birth: young,
        earnings: record(2010, Array(15).fill(60_000)),
        through: 2025,
        increasesThrough: 2024,
        diedIn: 2025,
      },
      wages,
      law,
    )
    expect(found).toMatchObject({
      outcome: 'insured',
      eligibilityYear: 2025,
      average: { computationYears: 13, emptyYears: 0 },
    })
  })
  it('more pay in any year never lowers the PIA, and nobody passes the largest taxable pay', () => {
    const most = insured(birth, largest(1986, 2025), 2026).pia
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 6000, max: 250_000 }), { minLength: 40, maxLength: 40 }),
        fc.nat(39),
        fc.integer({ min: 0, max: 50_000 }),
        (pay, at, raise) => {
          const before = insured(birth, record(1986, pay), 2026)
          const raised = insured(
            birth,
            record(
              1986,
              pay.map((amount, i) => (i === at ? amount + raise : amount)),
            ),
            2026,
          )
          expect(raised.pia).toBeGreaterThanOrEqual(before.pia)
          expect(raised.pia).toBeLessThanOrEqual(most)
          expect(before.average.rows.filter((row) => row.used)).toHaveLength(35)
        },
      ),
      { numRuns: 80 },
    )
  })
})
