import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import {
  firstDark,
  independenceShare,
  type LevelNumbers,
  type LevelRules,
  levelsOf,
  monthsOfFreedom,
} from './levels.ts'
import { levelNumbers } from './numbers.ts'

const rules: LevelRules = {
  leastCushion: 1000,
  months: 3,
  monthsUneven: 5,
  savingRate: 0.15,
  retireAt: 67,
  withdrawal: 0.04,
  roomTimes: 1.25,
  realReturn: 0.04,
}
const numbers: LevelNumbers = {
  income: 5000,
  spending: 4000,
  essentials: 2500,
  cash: 9000,
  invested: 200_000,
  largestDeductible: 1500,
  costlyDebt: 0,
  unevenPay: false,
  saving: 1000,
  grossPay: 6500,
  fullMatch: true,
  age: 40,
  benefit: 24_000,
  left: 700,
  investing: 300,
}
const lit = (part: Partial<LevelNumbers>, other: Partial<LevelRules> = {}) =>
  levelsOf({ ...numbers, ...part }, { ...rules, ...other }).map(({ isLit }) => isLit)
const levelAt = (key: string, part: Partial<LevelNumbers> = {}) =>
  levelsOf({ ...numbers, ...part }, rules).find((level) => level.key === key)

describe('each test by hand', () => {
  test('1 to 5 are lit: 25 × (48,000 − 24,000) = 600,000, and 200,000 × 1.04^27 = 576,674 falls short', () => {
    expect(lit({})).toEqual([true, true, true, true, true, false, false, false, false])
    expect(levelAt('coasting')).toMatchObject({ gap: expect.closeTo(600_000 / 1.04 ** 27 - 200_000, 6) })
    expect(lit({ invested: 208_100 })[5]).toBe(true)
  })
  test('footing: income from spending on', () => {
    expect(lit({ income: 4000 })[0]).toBe(true)
    expect(levelAt('footing', { income: 3700 })).toMatchObject({ isLit: false, gap: 300 })
  })
  test('cushion: 1,000 or the largest deductible', () => {
    expect(levelAt('cushion', { cash: 1200 })).toMatchObject({ isLit: false, target: 1500, gap: 300, months: 1 })
    expect(levelAt('cushion', { cash: 1200, largestDeductible: null })?.isLit).toBe(true)
  })
  test('three months of essentials, five with uneven pay', () => {
    expect(levelAt('months')).toMatchObject({ isLit: true, target: 7500 })
    expect(levelAt('months', { unevenPay: true })).toMatchObject({ isLit: false, target: 12_500, gap: 3500, months: 5 })
  })
  test('growing: 15% of pay, and the whole match', () => {
    // 6,500 × 15% = 975.
    expect(levelAt('growing', { saving: 974 })).toMatchObject({ isLit: false, gap: expect.closeTo(1, 9) })
    expect(levelAt('growing', { fullMatch: false })?.isLit).toBe(false)
    expect(levelAt('growing', { fullMatch: null })?.isLit).toBeNull()
  })
  test('essentials, independent, room: 4% of what is invested against 30,000, 48,000, 60,000', () => {
    expect(lit({ invested: 750_000 }).slice(6)).toEqual([true, false, false])
    expect(lit({ invested: 1_200_000 }).slice(6)).toEqual([true, true, false])
    expect(lit({ invested: 1_500_000 }).slice(6)).toEqual([true, true, true])
    expect(levelAt('independent', { invested: 1_000_000 })?.gap).toBeCloseTo(200_000, 6)
  })
  test('months to a target: no growth is a division, with growth the balance reaches it', () => {
    expect(levelsOf({ ...numbers, invested: 1_000_000 }, { ...rules, realReturn: 0 })[7]?.months).toBe(200)
    const months = levelAt('independent', { invested: 1_000_000 })?.months ?? 0
    const rate = 1.04 ** (1 / 12) - 1
    const worthIn = (n: number) => 1_000_000 * (1 + rate) ** n + (1000 * ((1 + rate) ** n - 1)) / rate
    expect(worthIn(months)).toBeGreaterThanOrEqual(1_200_000)
    expect(worthIn(months - 1)).toBeLessThan(1_200_000)
  })
  test('freedom and independence', () => {
    expect(monthsOfFreedom(numbers, 0.7)).toBeCloseTo((9000 + 140_000) / 4000, 9)
    expect(independenceShare(numbers, 0.04)).toBeCloseTo(8000 / 48_000, 9)
    expect(monthsOfFreedom({ ...numbers, spending: 0 }, 0.7)).toBeNull()
  })
  test('the first dark one is named, also when a later one is lit', () => {
    const levels = levelsOf({ ...numbers, costlyDebt: 4000, invested: 2_000_000 }, rules)
    expect(firstDark(levels)).toMatchObject({ key: 'clear', gap: 4000, months: 6 })
    expect(levels.at(-1)?.isLit).toBe(true)
  })
  test('an unknown number leaves its tests unknown and the others as they are', () => {
    expect(lit({ essentials: null })).toEqual([true, true, true, null, true, false, null, false, false])
    expect(lit({ age: null })[5]).toBeNull()
    expect(lit({ costlyDebt: null })[2]).toBeNull()
  })
})

describe('properties', () => {
  const amount = fc.integer({ min: 0, max: 3_000_000 })
  test('more invested never puts a level out', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 18, max: 90 }), (invested, more, age) => {
        const before = lit({ invested, age })
        lit({ invested: invested + more, age }).forEach((isLit, i) => {
          if (before[i]) expect(isLit).toBe(true)
        })
      }),
    )
  })
  test('another return changes the sixth alone, and a higher one never puts it out', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), (invested, one, two) => {
        const at = (points: number) =>
          levelsOf({ ...numbers, invested }, { ...rules, realReturn: points / 100 }).map(
            ({ key, isLit, gap, target }) => ({
              key,
              isLit,
              gap,
              target,
            }),
          )
        const [low, high] = [at(Math.min(one, two)), at(Math.max(one, two))]
        expect(low.filter(({ key }) => key !== 'coasting')).toEqual(high.filter(({ key }) => key !== 'coasting'))
        if (low[5]?.isLit) expect(high[5]?.isLit).toBe(true)
      }),
    )
  })
})

test('nobody who has entered nothing is clear of debt', () => {
  const read = levelNumbers(
    emptyHousehold,
    monthlyFlows(emptyHousehold),
    { haircut: 0.15, benefit: null, costlyApr: 0.1 },
    taxYear2026,
    '2026-11-23',
  )
  expect(read.costlyDebt).toBeNull()
  expect(levelsOf(read, rules).every(({ isLit }) => isLit !== true)).toBe(true)
})

test('the sample household: too little cash, costly cards, part of a match left', () => {
  const today = '2026-11-23'
  const household = sampleHousehold(today)
  const read = levelNumbers(
    household,
    monthlyFlows(household),
    { haircut: 0.15, benefit: null, costlyApr: 0.1 },
    taxYear2026,
    today,
  )
  expect(read).toMatchObject({
    income: 7780,
    spending: 6974,
    cash: 12_900,
    // 86,000 × 0.85 + 14,500 + 6,200
    invested: expect.closeTo(93_800, 6),
    largestDeductible: 3000,
    costlyDebt: 8750,
    fullMatch: false,
    // 100 + 260 + 0, and the match of 130
    saving: 490,
    age: 38,
    benefit: 0,
    // 260 and its match
    investing: 390,
  })
  expect(levelsOf(read, rules).map(({ isLit }) => isLit)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
