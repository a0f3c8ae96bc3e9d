import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import { annualMethod, nonresidentAdds } from './annual-method.ts'
import { type CurrentW4, type OlderW4, plainW4, type W4Status } from './certificate.ts'
import { payPeriods } from './pay-frequency.ts'
import { periodMethod, periodTable } from './period-tables.ts'

const facts = taxYears[2026]
const single = plainW4('single')
const statuses: readonly W4Status[] = ['single', 'joint', 'head']

describe('Worksheet 1A', () => {
  /** Cells of the 2026 wage bracket tables (Pub. 15-T, p. 14), which the IRS works out at the midpoint of each row and rounds. */
  it.each([
    [630, 34],
    [640, 35],
    [650, 36],
    [660, 37],
    [670, 38],
    [680, 40],
    [690, 41],
    [700, 42],
    [710, 43],
    [720, 44],
  ])('weekly %d, single: the printed %d', (wages, cell) => {
    expect(Math.round(annualMethod(wages, 52, single, facts).withheld)).toBe(cell)
  })
  it('adds Step 4(a), subtracts Step 4(b), takes Step 3 off and Step 4(c) on', () => {
    const w4: CurrentW4 = { ...single, otherIncome: 2000, deductions: 5000, credits: 2600, extra: 25 }
    expect(annualMethod(3000, 26, w4, facts)).toMatchObject({
      adjustedYearly: 66_400,
      tentativeYearly: 7670,
      withheld: 220,
    })
  })
  it('never withholds less than Step 4(c), and nothing without wages or when exempt', () => {
    expect(annualMethod(3000, 26, { ...single, credits: 99_000, extra: 40 }, facts).withheld).toBe(40)
    expect(annualMethod(0, 26, { ...single, extra: 40, otherIncome: 90_000 }, facts).withheld).toBe(0)
    expect(annualMethod(3000, 26, { ...single, exempt: true }, facts).withheld).toBe(0)
  })
  it('takes 4,300 for each allowance of an older form, by the standard table', () => {
    const older: OlderW4 = {
      form: 'older',
      married: false,
      allowances: 1,
      extra: 0,
      exempt: false,
      nonresidentAlien: false,
    }
    expect(annualMethod(3000, 26, older, facts).withheld).toBe(356.77)
    // Married, two: 78,000 − 8,600 = 69,400; 2,480 + 12% × 25,300 = 5,516 ÷ 26.
    expect(annualMethod(3000, 26, { ...older, married: true, allowances: 2 }, facts).withheld).toBe(212.15)
  })
  it('the bridge of Pub. 15-T turns an older form into one with steps: the same withholding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.constantFrom(...Object.values(payPeriods)),
        fc.boolean(),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 500 }),
        (wages, periods, married, allowances, extra) => {
          const both = { extra, exempt: false, nonresidentAlien: false }
          const older: OlderW4 = { form: 'older', married, allowances, ...both }
          const bridge: CurrentW4 = {
            ...plainW4(married ? 'joint' : 'single'),
            ...both,
            otherIncome: married ? 12_900 : 8600,
            deductions: allowances * 4300,
          }
          const found = annualMethod(wages, periods, older, facts).withheld
          expect(annualMethod(wages, periods, bridge, facts).withheld).toBeCloseTo(found, 6)
        },
      ),
    )
  })
  it('is a year’s tax at the standard deduction: withholding of a whole year of wages matches the brackets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.constantFrom(...statuses),
        fc.constantFrom(2025 as const, 2026 as const),
        (wages, status, year) => {
          const law = taxYears[year]
          const deduction = {
            2025: { single: 15_000, joint: 30_000, head: 22_500 },
            2026: { single: 16_100, joint: 32_200, head: 24_150 },
          }[year][status]
          const brackets = law.ordinaryBrackets.value[status]
          const taxable = Math.max(0, wages - deduction)
          let tax = 0
          for (const [at, { over, rate }] of brackets.entries())
            tax += rate * Math.max(0, Math.min(taxable, brackets[at + 1]?.over ?? Number.POSITIVE_INFINITY) - over)
          expect(Math.abs(annualMethod(wages, 1, plainW4(status), law).withheld - tax)).toBeLessThan(0.011)
          // With the box, half the deduction and half of every bracket; thresholds that end in 50 cents are printed up.
          const boxed = annualMethod(wages / 2, 1, { ...plainW4(status), stepTwoBox: true }, law).withheld
          expect(Math.abs(boxed - tax / 2)).toBeLessThan(0.2)
        },
      ),
    )
  })
  it('each row edge of the tables starts its own rate and keeps the tax of the row before', () => {
    for (const year of [2025, 2026] as const)
      for (const status of statuses)
        for (const stepTwoBox of [false, true]) {
          const law = taxYears[year]
          const { subtract, standard, stepTwoBox: boxed } = law.withholding.value
          const put = stepTwoBox ? 0 : subtract[status === 'joint' ? 'joint' : 'other']
          for (const { over, base, rate } of (stepTwoBox ? boxed : standard)[status]) {
            const at = (wages: number) => annualMethod(wages, 1, { ...plainW4(status), stepTwoBox }, law)
            if (over === 0) continue
            expect(at(over + put).withheld).toBeCloseTo(base, 2)
            expect(at(over + put).row.rate).toBe(rate)
            expect(at(over + put - 0.01).row.rate).toBeLessThan(rate)
          }
        }
  })
})

describe('nonresident aliens', () => {
  const alien = { ...single, nonresidentAlien: true }
  const older: OlderW4 = {
    form: 'older',
    married: false,
    allowances: 1,
    extra: 0,
    exempt: false,
    nonresidentAlien: true,
  }
  it('add the printed amounts of 2025 (Pub. 15-T, tables 1 and 2)', () => {
    const of = (w4: CurrentW4 | OlderW4) =>
      [52, 26, 24, 12, 4, 2, 1, 260].map((periods) => nonresidentAdds(w4, periods, taxYears[2025]))
    expect(of(older)).toEqual([205.8, 411.5, 445.8, 891.7, 2675, 5350, 10_700, 41.2])
    expect(of(alien)).toEqual([288.5, 576.9, 625, 1250, 3750, 7500, 15_000, 57.7])
  })
  it('the example of Pub. 15-T (2026): 300 a week, an older form, single, one allowance: $31', () => {
    expect(Math.round(annualMethod(300, 52, older, facts).withheld)).toBe(31)
  })
  it('2026: 619.20 every two weeks, 456.61 withheld of 3,000', () => {
    expect(nonresidentAdds(alien, 26, facts)).toBe(619.2)
    expect(annualMethod(3000, 26, alien, facts).withheld).toBe(456.61)
  })
})

/** Edge and base of each row as printed in Pub. 15-T (2026), section 4: standard, then with the Step 2 box. */
const printed: Readonly<Record<number, Readonly<Record<W4Status, readonly [string, string]>>>> = {
  52: {
    joint: [
      '619:0 1096:47.7 2558:223.14 4685:691.08 8380:1577.88 10474:2247.96 15402:3972.76',
      '310:0 548:23.8 1279:111.52 2342:345.38 4190:788.9 5237:1123.94 7701:1986.34',
    ],
    single: [
      '310:0 548:23.8 1279:111.52 2342:345.38 4190:788.9 5237:1123.94 12629:3711.14',
      '155:0 274:11.9 639:55.7 1171:172.74 2095:394.5 2619:562.18 6314:1855.43',
    ],
    head: [
      '464:0 805:34.1 1762:148.94 2497:310.64 4344:753.92 5391:1088.96 12784:3676.51',
      '232:0 402:17 881:74.48 1249:155.44 2172:376.96 2696:544.64 6392:1838.24',
    ],
  },
  26: {
    joint: [
      '1238:0 2192:95.4 5115:446.16 9369:1382.04 16760:3155.88 20948:4496.04 30804:7945.64',
      '619:0 1096:47.7 2558:223.14 4685:691.08 8380:1577.88 10474:2247.96 15402:3972.76',
    ],
    single: [
      '619:0 1096:47.7 2558:223.14 4685:691.08 8380:1577.88 10474:2247.96 25258:7422.36',
      '310:0 548:23.8 1279:111.52 2342:345.38 4190:788.9 5237:1123.94 12629:3711.14',
    ],
    head: [
      '929:0 1610:68.1 3523:297.66 4994:621.28 8688:1507.84 10783:2178.24 25567:7352.64',
      '464:0 805:34.1 1762:148.94 2497:310.64 4344:753.92 5391:1088.96 12784:3676.51',
    ],
  },
  24: {
    joint: [
      '1342:0 2375:103.3 5542:483.34 10150:1497.1 18156:3418.54 22694:4870.7 33371:8607.65',
      '671:0 1188:51.7 2771:241.66 5075:748.54 9078:1709.26 11347:2435.34 16685:4303.64',
    ],
    single: [
      '671:0 1188:51.7 2771:241.66 5075:748.54 9078:1709.26 11347:2435.34 27363:8040.94',
      '335:0 594:25.9 1385:120.82 2538:374.48 4539:854.72 5673:1217.6 13681:4020.4',
    ],
    head: [
      '1006:0 1744:73.8 3817:322.56 5410:673.02 9413:1633.74 11681:2359.5 27698:7965.45',
      '503:0 872:36.9 1908:161.22 2705:336.56 4706:816.8 5841:1180 13849:3982.8',
    ],
  },
  12: {
    joint: [
      '2683:0 4750:206.7 11083:966.66 20300:2994.4 36313:6837.52 45388:9741.52 66742:17215.42',
      '1342:0 2375:103.3 5542:483.34 10150:1497.1 18156:3418.54 22694:4870.7 33371:8607.65',
    ],
    single: [
      '1342:0 2375:103.3 5542:483.34 10150:1497.1 18156:3418.54 22694:4870.7 54725:16081.55',
      '671:0 1188:51.7 2771:241.66 5075:748.54 9078:1709.26 11347:2435.34 27363:8040.94',
    ],
    head: [
      '2013:0 3488:147.5 7633:644.9 10821:1346.26 18825:3267.22 23363:4719.38 55396:15930.93',
      '1006:0 1744:73.8 3817:322.56 5410:673.02 9413:1633.74 11681:2359.5 27698:7965.45',
    ],
  },
}

describe('Worksheet 4', () => {
  const cases = Object.entries(printed).flatMap(([periods, tables]) =>
    statuses.flatMap((status) =>
      tables[status].map((rows, box) => ({ periods: Number(periods), status, stepTwoBox: box === 1, rows })),
    ),
  )
  it.each(cases)(
    '$periods a year, $status, box $stepTwoBox: every printed row',
    ({ periods, status, stepTwoBox, rows }) => {
      const found = periodTable({ status, stepTwoBox }, periods, facts)
      expect(found[0]).toEqual({ over: 0, base: 0, rate: 0 })
      expect(
        found
          .slice(1)
          .map(({ over, base }) => `${over}:${base}`)
          .join(' '),
      ).toBe(rows)
      expect(found.map(({ rate }) => rate)).toEqual([0, 0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37])
    },
  )
  it('agrees with Worksheet 1A within what its rounded edges change', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 90_000, noNaN: true }),
        fc.constantFrom(52, 26, 24, 12, 4, 2, 1),
        fc.constantFrom(...statuses),
        fc.boolean(),
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        (wages, periods, status, stepTwoBox, credits, otherIncome, deductions) => {
          const w4 = { ...plainW4(status), stepTwoBox, credits, otherIncome, deductions }
          const annual = annualMethod(wages, periods, w4, facts).withheld
          expect(Math.abs(periodMethod(wages, periods, w4, facts) - annual)).toBeLessThan(0.35)
        },
      ),
    )
  })
})
