import { describe, expect, it } from 'vitest'
import { brackets } from '#facts/states/by-status.ts'
import { taxBySchedule } from '../../brackets.ts'
import { emptyHousehold, type Household, type Person } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

const alone = (own: Partial<Person>, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [person(own)],
  ...more,
})
const pair = (first: Partial<Person>, second: Partial<Person>, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  status: 'joint',
  people: [person(first), person(second)],
  ...more,
})

describe('New Jersey', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 59,000: 280 + 262.50 + 175 + 5.525% of 19,000 = 1,767.25
    expect(returnOf('NJ', 2025, worker(60_000)).incomeTax).toBeCloseTo(1767.25, 6)
    expect(returnOf('NJ', 2026, worker(60_000)).incomeTax).toBeCloseTo(1767.25, 6)
  })
  it('taxes premiums taken from pay, not 401(k) money', () => {
    expect(returnOf('NJ', 2025, alone({ pay: 60_000, cafeteriaPlan: 5000 })).incomeTax).toBeCloseTo(1767.25, 6)
    expect(returnOf('NJ', 2025, alone({ pay: 65_000, planDeferrals: 5000 })).incomeTax).toBeCloseTo(1767.25, 6)
  })
  it('2025, the retiree owes nothing: 40,000 of pension and IRA, and the interest, are inside 75,000', () => {
    expect(returnOf('NJ', 2025, retiree).incomeTax).toBe(0)
  })
  it('2025, single of 70 with a pension of 90,000 and interest of 5,000', () => {
    // 75,000 out; 20,000 - 2,000 = 18,000; x 0.014 = 252
    expect(returnOf('NJ', 2025, alone({ age: 70, privatePension: 90_000 }, { interest: 5000 })).incomeTax).toBeCloseTo(
      252,
      6,
    )
  })
  it('2025, the same with a pension of 110,000 and interest of 10,000: 37.5% of the pension', () => {
    // 120,000 - 41,250 - 2,000 = 76,750; 280 + 262.50 + 175 + 1,933.75 + 6.37% of 1,750 = 2,762.725
    expect(
      returnOf('NJ', 2025, alone({ age: 70, privatePension: 110_000 }, { interest: 10_000 })).incomeTax,
    ).toBeCloseTo(2762.725, 6)
  })
  it('New Jersey Division of Taxation, retirement income exclusion chart: amounts to 100,000, then shares to 150,000', () => {
    const out = (household: Household) =>
      returnOf('NJ', 2025, household).subtractions.reduce((sum, { amount }) => sum + amount, 0)
    const single = (pension: number) => out(alone({ age: 62, privatePension: pension, pay: 5000 }))
    const joint = (pension: number) => out(pair({ age: 62, privatePension: pension, pay: 5000 }, { age: 62 }))
    const separate = (pension: number) =>
      out(alone({ age: 62, privatePension: pension, pay: 5000 }, { status: 'separate' }))
    expect([single(95_000), joint(95_000), separate(95_000)]).toEqual([75_000, 95_000, 50_000])
    expect([single(96_000), joint(96_000), separate(96_000)]).toEqual([36_000, 48_000, 24_000])
    expect([single(120_000), joint(120_000), separate(120_000)]).toEqual([45_000, 60_000, 30_000])
    expect([single(128_000), joint(128_000), separate(128_000)]).toEqual([24_000, 32_000, 16_000])
    expect([single(145_001), joint(145_001), separate(145_001)]).toEqual([0, 0, 0])
  })
  it('counts only the pension of the one who is 62, and other income only with 3,000 of earnings or less', () => {
    const result = returnOf('NJ', 2025, pair({ age: 62, privatePension: 20_000 }, { age: 61, privatePension: 30_000 }))
    expect(named(result.subtractions, 'Pension exclusion')).toBe(20_000)
    const other = (pay: number) =>
      named(
        returnOf('NJ', 2025, alone({ age: 62, pay }, { interest: 10_000 })).subtractions,
        'Other retirement income exclusion',
      )
    expect(other(3000)).toBe(13_000)
    expect(other(3001)).toBe(0)
  })
  it('deducts 18% of rent, or gives 50 where that saves less', () => {
    // 59,000 - 3,600: 5.525% of 3,600 = 198.90 less
    expect(returnOf('NJ', 2025, worker(60_000, { rentPaid: 20_000 })).incomeTax).toBeCloseTo(1568.35, 6)
    // 15,000 - 1,000; 18% of 6,000 = 1,080 saves 15.12, so 34.88 is added
    const low = returnOf('NJ', 2025, worker(15_000, { rentPaid: 6000 }))
    expect(named(low.refundableCredits, 'Property tax credit')).toBeCloseTo(34.88, 6)
    // Up to 10,000 there is no tax, and the 50 is for older people only
    const credit = (age: number) =>
      named(
        returnOf('NJ', 2025, alone({ age, pay: 9000 }, { rentPaid: 6000 })).refundableCredits,
        'Property tax credit',
      )
    expect([credit(64), credit(65)]).toEqual([0, 50])
  })
  it('New Jersey tax rate schedules for single filers and couples: a rate less a fixed amount', () => {
    const single = (taxable: number) => returnOf('NJ', 2025, worker(taxable + 1000)).scheduleTax
    expect(single(30_000)).toBeCloseTo(30_000 * 0.0175 - 70, 6)
    expect(single(38_000)).toBeCloseTo(38_000 * 0.035 - 682.5, 6)
    expect(single(60_000)).toBeCloseTo(60_000 * 0.05525 - 1492.5, 6)
    expect(single(300_000)).toBeCloseTo(300_000 * 0.0637 - 2126.25, 6)
    expect(single(700_000)).toBeCloseTo(700_000 * 0.0897 - 15_126.25, 6)
    expect(single(2_000_000)).toBeCloseTo(2_000_000 * 0.1075 - 32_926.25, 6)
    const joint = (taxable: number) => returnOf('NJ', 2026, couple(taxable + 2000, 0)).scheduleTax
    expect(joint(60_000)).toBeCloseTo(60_000 * 0.0245 - 420, 6)
    // The printed 1,154.50 is 50 cents off the rates themselves, between 70,000 and 80,000 only
    expect(joint(75_000)).toBeCloseTo(75_000 * 0.035 - 1154.5 - 0.5, 6)
    expect(joint(100_000)).toBeCloseTo(100_000 * 0.05525 - 2775, 6)
    expect(joint(200_000)).toBeCloseTo(200_000 * 0.0637 - 4042.5, 6)
    expect(joint(700_000)).toBeCloseTo(700_000 * 0.0897 - 17_042.5, 6)
  })
  it('has no tax at 10,000 and the whole tax one dollar later', () => {
    expect(returnOf('NJ', 2025, worker(10_000)).taxBeforeCredits).toBe(0)
    expect(returnOf('NJ', 2025, worker(10_001)).taxBeforeCredits).toBeCloseTo(126.014, 6)
  })
  it('gives 200 (2025) and 250 (2026) for a child under 6 at a taxable income of 65,000', () => {
    // 70,000 - 2,000 - 3,000
    const family = couple(40_000, 30_000, { dependents: [child(3), child(9)] })
    expect(named(returnOf('NJ', 2025, family).refundableCredits, 'Child tax credit')).toBe(200)
    expect(named(returnOf('NJ', 2026, family).refundableCredits, 'Child tax credit')).toBe(250)
  })
  it('takes 442.40 from a wage of 60,000 in 2026', () => {
    // 0.42% of 60,000 = 252; 0.425% of 44,800 = 190.40
    expect(returnOf('NJ', 2026, worker(60_000)).payrollTotal).toBeCloseTo(442.4, 6)
  })
})

describe('Rhode Island', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 60,000 - 10,900 - 5,100 = 44,000; 60,000 - 11,200 - 5,250 = 43,550; x 0.0375
    expect(returnOf('RI', 2025, worker(60_000)).incomeTax).toBeCloseTo(1650, 6)
    expect(returnOf('RI', 2026, worker(60_000)).incomeTax).toBeCloseTo(1633.125, 6)
  })
  it('2025, the retiree with interest of 11,000: Social Security and the pension are out, the IRA is not', () => {
    // 68,000 - 17,000 - 25,000 - 16,000 = 10,000; x 0.0375 = 375
    expect(returnOf('RI', 2025, { ...retiree, interest: 11_000 }).incomeTax).toBeCloseTo(375, 6)
  })
  it('taxes all of it from an AGI of 107,000 on', () => {
    const retired = (pension: number) => alone({ age: 70, socialSecurity: 20_000, privatePension: pension })
    // 107,000 - 16,000 = 91,000; 2,996.25 + 4.75% of 11,100
    expect(returnOf('RI', 2025, retired(90_000)).incomeTax).toBeCloseTo(3523.5, 6)
    // 106,999 - 17,000 - 50,000 - 16,000 = 23,999; x 0.0375
    expect(returnOf('RI', 2025, retired(89_999)).incomeTax).toBeCloseTo(899.9625, 6)
  })
  it('asks for full retirement age: born by 1958 in 2025, by 1959 in 2026', () => {
    const out = (year: 2025 | 2026, age: number) =>
      named(returnOf('RI', year, alone({ age, privatePension: 40_000 })).subtractions, 'Pension modification')
    expect([out(2025, 66), out(2025, 67), out(2026, 66), out(2026, 67)]).toEqual([0, 40_000, 0, 40_000])
    expect(returnOf('RI', 2025, alone({ age: 45, militaryPension: 30_000 })).incomeTax).toBe(0)
  })
  it('takes a fifth of deduction and exemption away at each step over 254,250', () => {
    const deduction = (pay: number) => returnOf('RI', 2025, worker(pay)).deduction
    expect(deduction(254_250)).toBe(10_900)
    expect(deduction(254_251)).toBeCloseTo(8720, 6)
    expect(deduction(261_500)).toBeCloseTo(8720, 6)
    expect(deduction(261_501)).toBeCloseTo(6540, 6)
    expect(deduction(283_251)).toBeCloseTo(0, 6)
    expect(returnOf('RI', 2025, worker(254_251)).exemptions).toBeCloseTo(4080, 6)
  })
  it('takes 1.1% of pay up to 100,000 in 2026', () => {
    expect(returnOf('RI', 2026, worker(150_000)).payrollTotal).toBeCloseTo(1100, 6)
  })
})

describe('South Carolina', () => {
  it('2025, one wage of 60,000', () => {
    // 45,000: 3% of 14,270 = 428.10; 6% of 27,170 = 1,630.20
    expect(returnOf('SC', 2025, worker(60_000)).incomeTax).toBeCloseTo(2058.3, 6)
  })
  it('2026, the same: the deduction loses 5,450, and the tax is 5.21% less 966 (H.4216)', () => {
    // 15,000 x 20,000 / 55,000 = 5,454.55, to 5,450; 60,000 - 9,550 = 50,450; x 0.0521 - 966 = 1,662.445
    expect(returnOf('SC', 2026, worker(60_000)).incomeTax).toBeCloseTo(1662.445, 6)
    expect(returnOf('SC', 2026, worker(40_000)).deduction).toBe(15_000)
    expect(returnOf('SC', 2026, worker(95_000)).deduction).toBe(0)
    expect(returnOf('SC', 2026, couple(80_000, 0)).deduction).toBe(30_000)
  })
  it('2025 and 2026, the retiree: 10,000 of retirement money and 5,000 more at 65', () => {
    // 41,000 - 15,000 = 26,000. 2025: - 17,000 = 9,000; 3% of 5,440 = 163.20
    expect(returnOf('SC', 2025, retiree).incomeTax).toBeCloseTo(163.2, 6)
    // 2026: 15,000 x 18,000 / 55,000 = 4,909.09, to 4,900; 26,000 - 10,100 = 15,900; x 0.0199 = 316.41
    expect(returnOf('SC', 2026, retiree).incomeTax).toBeCloseTo(316.41, 6)
  })
  it('lets out 3,000 of retirement money before 65, and 15,000 of any income at 65', () => {
    const out = (own: Partial<Person>) =>
      returnOf('SC', 2025, alone(own)).subtractions.reduce((sum, { amount }) => sum + amount, 0)
    expect(out({ age: 64, privatePension: 20_000 })).toBe(3000)
    expect(out({ age: 65, privatePension: 20_000 })).toBe(15_000)
    expect(out({ age: 65, pay: 20_000 })).toBe(15_000)
    expect(out({ age: 65, privatePension: 4000, pay: 20_000 })).toBe(15_000)
  })
  it('takes 44% off long-term gain', () => {
    // 70,000 - 4,400 - 15,000 = 50,600; 428.10 + 6% of 32,770 = 2,394.30
    expect(returnOf('SC', 2025, worker(60_000, { longTermGain: 10_000 })).incomeTax).toBeCloseTo(2394.3, 6)
  })
  it('2025, a couple with children of 3 and 9', () => {
    // 130,000 - 30,000 - 3 x 4,930 = 85,210; 428.10 + 6% of 67,380 = 4,470.90; two wages 0.7% of 40,000 = 280; care 7% of 3,000
    const family = couple(90_000, 40_000, { dependents: [child(3), child(9)] })
    expect(returnOf('SC', 2025, family).incomeTax).toBeCloseTo(4190.9, 6)
    const caring = { ...family, careExpenses: 5000, careChildren: 1 }
    expect(returnOf('SC', 2025, caring).incomeTax).toBeCloseTo(3980.9, 6)
  })
  it('stops the earned income credit at 200 in 2026, and at the tax', () => {
    const credit = (pay: number) =>
      named(
        returnOf('SC', 2026, { ...worker(pay), status: 'head', dependents: [child(9)] }).nonrefundableCredits,
        'Earned income credit',
      )
    // 35,000 - 22,500 - 5,040 = 7,460; x 0.0199 = 148.454 of tax. At 42,000 the tax is 287.754
    expect(credit(35_000)).toBeCloseTo(148.454, 6)
    expect(credit(42_000)).toBe(200)
  })
})

describe('Virginia', () => {
  it('lets out the care expenses of the federal credit: 3,000 for one, 6,000 for more (Va. Code 58.1-322.03(3))', () => {
    const out = (careChildren: number, careExpenses: number, second = 30_000) =>
      named(
        returnOf('VA', 2025, couple(60_000, second, { dependents: [child(5), child(3)], careChildren, careExpenses }))
          .subtractions,
        'Child and dependent care expenses',
      )
    expect(out(2, 9000)).toBe(6000)
    expect(out(2, 5999)).toBe(5999)
    expect(out(1, 9000)).toBe(3000)
    expect(out(2, 9000, 4000)).toBe(4000)
    expect(out(0, 9000)).toBe(0)
  })
  it('2025 and 2026, one wage of 60,000', () => {
    // 60,000 - 8,750 - 930 = 50,320; 720 + 5.75% of 33,320 = 2,635.90
    expect(returnOf('VA', 2025, worker(60_000)).incomeTax).toBeCloseTo(2635.9, 6)
    expect(returnOf('VA', 2026, worker(60_000)).incomeTax).toBeCloseTo(2635.9, 6)
  })
  it('2025, the retiree: 12,000 at 65', () => {
    // 41,000 - 12,000 - 8,750 - 1,730 = 18,520; 720 + 5.75% of 1,520 = 807.40
    expect(returnOf('VA', 2025, retiree).incomeTax).toBeCloseTo(807.4, 6)
  })
  it('takes the age deduction away dollar for dollar: over 50,000, over 75,000 for a couple, never for the oldest', () => {
    const deduction = (household: Household) => named(returnOf('VA', 2025, household).subtractions, 'Age deduction')
    const single = (pension: number, age = 70) =>
      deduction(alone({ age, privatePension: pension, socialSecurity: 30_000 }))
    expect([single(50_000), single(55_000), single(62_000)]).toEqual([12_000, 7000, 0])
    expect([single(90_000, 86), single(90_000, 87)]).toEqual([0, 12_000])
    expect(deduction(pair({ age: 70, privatePension: 50_000 }, { age: 66, privatePension: 35_000 }))).toBe(14_000)
    expect(deduction(pair({ age: 70 }, { age: 50, pay: 60_000 }))).toBe(12_000)
  })
  it('2025, a couple of two earners: the lower income is taxed apart, 257.50 less', () => {
    // 130,000 - 17,500 - 3,720 = 108,780; 5,997.35. Apart: 39,070 gives 1,989.025, 69,710 gives 3,750.825; together 5,739.85
    const result = returnOf('VA', 2025, couple(90_000, 40_000, { dependents: [child(3), child(9)] }))
    expect(named(result.nonrefundableCredits, 'Spouse tax adjustment')).toBeCloseTo(257.5, 6)
    expect(result.incomeTax).toBeCloseTo(5739.85, 6)
    // 35,000 - 17,500 - 1,860 = 15,640: 652. Apart: 5,000 - 930 = 4,070 gives 92.10, 11,570 gives 448.50
    const small = returnOf('VA', 2025, couple(30_000, 5000))
    expect(named(small.nonrefundableCredits, 'Spouse tax adjustment')).toBeCloseTo(111.4, 6)
    expect(named(returnOf('VA', 2025, couple(60_000, 0)).nonrefundableCredits, 'Spouse tax adjustment')).toBe(0)
  })
  it('Virginia Tax, spouse tax adjustment, two examples: 47,000 and 42,000 of taxable income, 12,000 of it the lower one’s', () => {
    // 35,000 + 12,000: tax 2,445, adjustment 220, so 2,225. 30,000 + 12,000: 2,158 without it, 1,937 with it (whole dollars)
    // The pay that leaves these amounts: 17,500 and 1,860 more for both, 930 of it the lower one's
    const example = (taxable: number) => returnOf('VA', 2025, couple(taxable + 17_500 + 1860 - 12_930, 12_930))
    expect(example(47_000).taxableIncome).toBeCloseTo(47_000, 6)
    expect(example(47_000).scheduleTax).toBeCloseTo(2445, 6)
    expect(named(example(47_000).nonrefundableCredits, 'Spouse tax adjustment')).toBeCloseTo(220, 6)
    expect(example(47_000).incomeTax).toBeCloseTo(2225, 6)
    expect(example(42_000).scheduleTax).toBeCloseTo(2157.5, 6)
    expect(example(42_000).incomeTax).toBeCloseTo(1937.5, 6)
  })
  it('Virginia Tax, spouse tax adjustment: never more than 259', () => {
    for (const second of [1000, 10_000, 17_930, 40_000, 200_000]) {
      const { nonrefundableCredits } = returnOf('VA', 2026, couple(200_000, second))
      expect(named(nonrefundableCredits, 'Spouse tax adjustment')).toBeLessThanOrEqual(259)
    }
  })
  it('has no tax under 11,950', () => {
    expect(returnOf('VA', 2025, worker(11_949)).taxBeforeCredits).toBe(0)
    expect(returnOf('VA', 2025, worker(11_950)).taxBeforeCredits).toBeCloseTo(45.4, 6)
  })
  it('gives the better of 300 a person at the poverty line and 20% of the earned income credit', () => {
    // 15,650 - 8,750 - 930 = 5,970: 168.50, all of it credited; a fifth of the federal credit is less
    const poor = returnOf('VA', 2025, worker(15_650))
    expect(named(poor.nonrefundableCredits, 'Low-income credit')).toBeCloseTo(168.5, 6)
    expect(poor.incomeTax).toBeCloseTo(0, 6)
    expect(named(returnOf('VA', 2025, worker(15_651)).nonrefundableCredits, 'Low-income credit')).toBe(0)
    // One child at 20,000: 20% of 4,328 = 865.60 in all, whichever part reduces the tax
    const parent = returnOf('VA', 2025, { ...worker(20_000), status: 'head', dependents: [child(9)] })
    expect(parent.nonrefundable + parent.refundable).toBeCloseTo(865.6, 6)
  })
})

describe('Vermont', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 60,000 - 7,650 - 5,300 = 47,050; 60,000 - 7,850 - 5,400 = 46,750; x 0.0335
    expect(returnOf('VT', 2025, worker(60_000)).incomeTax).toBeCloseTo(1576.175, 6)
    expect(returnOf('VT', 2026, worker(60_000)).incomeTax).toBeCloseTo(1566.125, 6)
  })
  it('2025, the retiree: three tenths of the way from 55,000 to 65,000, so 70% of the taxed benefits are out', () => {
    // 58,000 - 11,900 - 8,900 - 5,300 = 31,900; x 0.0335 = 1,068.65
    expect(returnOf('VT', 2025, retiree).incomeTax).toBeCloseTo(1068.65, 6)
  })
  it('Vermont Tax Rate Schedules 2024, example: 82,000 on a joint return is 2,678 and 6.6% of 2,050', () => {
    const schedule = brackets([0, 0.0335], [79_950, 0.066], [193_300, 0.076], [294_600, 0.0875])
    // The printed base is in whole dollars: 2,813.30
    expect(Math.abs(taxBySchedule(82_000, schedule) - 2813.3)).toBeLessThan(0.5)
  })
  it('taxes at least 3% of an AGI over 150,000', () => {
    // 160,001 - 15,300 - 42,400 = 102,301: 4,070.616 by the schedule; 3% is 4,800.03
    const dependents = [1, 2, 3, 4, 5, 6].map((years) => child(years + 8))
    expect(returnOf('VT', 2025, couple(160_001, 0, { dependents })).taxBeforeCredits).toBeCloseTo(4800.03, 6)
  })
  it('gives 1,000 for a child of 6 or younger, 20 less for each 1,000 over 125,000', () => {
    const credit = (pay: number) =>
      named(
        returnOf('VT', 2025, couple(pay, 0, { dependents: [child(3), child(6), child(7)] })).refundableCredits,
        'Child tax credit',
      )
    expect(credit(125_000)).toBe(2000)
    expect(credit(125_001)).toBe(1960)
    expect(credit(130_000)).toBe(1800)
    expect(credit(174_001)).toBe(0)
  })
  it('lets out 5,000 of long-term gain, at most 40% of federal taxable income', () => {
    const out = (pay: number, more: Partial<Household>) =>
      named(returnOf('VT', 2025, worker(pay, more)).subtractions, 'capitalGains')
    expect(out(20_000, { longTermGain: 10_000 })).toBe(5000)
    // 20,000 - 15,750 = 4,250; 40% is 1,700
    expect(out(10_000, { longTermGain: 10_000 })).toBeCloseTo(1700, 6)
    expect(out(60_000, { shortTermGain: 10_000 })).toBe(0)
    expect(out(60_000, { longTermGain: 10_000, status: 'separate' })).toBe(5000)
    expect(out(0, { longTermGain: 10_000 })).toBe(0)
  })
  it('pays the whole federal earned income credit to those without children, and 38% with one', () => {
    // 2025: 649 on the plateau without children, 4,328 with one
    expect(named(returnOf('VT', 2025, worker(9500)).refundableCredits, 'Earned income credit')).toBeCloseTo(649, 0)
    const parent = { ...worker(20_000), status: 'head', dependents: [child(9)] } as const
    expect(named(returnOf('VT', 2025, parent).refundableCredits, 'Earned income credit')).toBeCloseTo(1644.64, 2)
  })
  it('gives 5% of gifts up to 20,000', () => {
    expect(
      named(
        returnOf('VT', 2025, worker(90_000, { charityCash: 30_000 })).nonrefundableCredits,
        'Charitable contribution credit',
      ),
    ).toBe(1000)
  })
})

describe('West Virginia', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 58,000: 222 + 444 + 499.50 + 4.44% of 18,000; 211 + 421.50 + 474 + 4.22% of 18,000
    expect(returnOf('WV', 2025, worker(60_000)).incomeTax).toBeCloseTo(1964.7, 6)
    expect(returnOf('WV', 2026, worker(60_000)).incomeTax).toBeCloseTo(1866.1, 6)
  })
  it('2025 and 2026, the retiree: 65% of the taxed benefits over 50,000 of AGI, all of them from 2026', () => {
    // 58,000 - 11,050 - 2,000 = 44,950; 222 + 444 + 499.50 + 4.44% of 4,950 = 1,385.28
    expect(returnOf('WV', 2025, retiree).incomeTax).toBeCloseTo(1385.28, 6)
    // 41,000 - 2,000 = 39,000; 211 + 421.50 + 3.16% of 14,000 = 1,074.90
    expect(returnOf('WV', 2026, retiree).incomeTax).toBeCloseTo(1074.9, 6)
  })
  it('counts 8,000 at 65 with government pension and Social Security inside it', () => {
    const out = (own: Partial<Person>) =>
      returnOf('WV', 2026, alone(own)).subtractions.reduce((sum, { amount }) => sum + amount, 0)
    expect(out({ age: 66, privatePension: 30_000 })).toBe(8000)
    expect(out({ age: 64, privatePension: 30_000 })).toBe(0)
    expect(out({ age: 66, governmentPension: 30_000 })).toBe(8000)
    expect(out({ age: 64, governmentPension: 30_000 })).toBe(2000)
    expect(out({ age: 64, militaryPension: 30_000 })).toBe(30_000)
  })
  it('W. Va. Code 11-21-4i: the amounts at each edge of 2025, half the edges on separate returns', () => {
    const tax = (taxable: number) => returnOf('WV', 2025, worker(taxable + 2000)).scheduleTax
    expect([tax(25_000), tax(40_000), tax(60_000)].map((amount) => Number(amount.toFixed(6)))).toEqual([
      666, 1165.5, 2053.5,
    ])
    const separate = (taxable: number) =>
      returnOf('WV', 2025, { ...worker(taxable + 2000), status: 'separate' }).scheduleTax
    const halves = [separate(12_500), separate(20_000), separate(30_000)]
    expect(halves.map((amount) => Number(amount.toFixed(6)))).toEqual([333, 582.75, 1026.75])
  })
  it('W. Va. Code 11-21-22b: all tax credited at the poverty line, ten points less for each 300 above', () => {
    const share = (pay: number) => {
      const { nonrefundable, taxBeforeCredits } = returnOf('WV', 2025, worker(pay))
      return nonrefundable / taxBeforeCredits
    }
    expect(share(15_650)).toBeCloseTo(1, 9)
    expect(share(15_651)).toBeCloseTo(0.9, 9)
    expect(share(15_950)).toBeCloseTo(0.9, 9)
    expect(share(15_951)).toBeCloseTo(0.8, 9)
    expect(share(18_350)).toBeCloseTo(0.1, 9)
    expect(share(18_351)).toBe(0)
  })
  it('leaves earnings up to 10,000 untaxed at an AGI of 10,000', () => {
    expect(returnOf('WV', 2025, worker(10_000)).taxableIncome).toBe(0)
    expect(returnOf('WV', 2025, worker(10_001)).taxableIncome).toBe(8001)
  })
})
