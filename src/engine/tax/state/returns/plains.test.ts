import { describe, expect, it } from 'vitest'
import { minnesota } from '#facts/states/mn.ts'
import type { StateTaxFacts } from '#facts/states/schema.ts'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { emptyHousehold, type Household } from '../../household.ts'
import { householdTax } from '../../household-tax.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

const single = (own: Parameters<typeof person>[0], more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [person(own)],
  ...more,
})

describe('Iowa', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // (60,000 - 15,750) x 0.038 = 1,681.50, less the exemption credit of 40; 2026: 43,900 x 0.038 = 1,668.20 - 40
    expect(returnOf('IA', 2025, worker(60_000)).incomeTax).toBeCloseTo(1641.5, 6)
    expect(returnOf('IA', 2026, worker(60_000)).incomeTax).toBeCloseTo(1628.2, 6)
  })
  it('2025, the retiree: from 55 on all retirement income is free', () => {
    expect(returnOf('IA', 2025, retiree).incomeTax).toBe(0)
    // Without benefits, at 54: 40,000 - 15,750 = 24,250 x 0.038 = 921.50 - 40 = 881.50
    expect(returnOf('IA', 2025, single({ age: 54, privatePension: 40_000 })).incomeTax).toBeCloseTo(881.5, 6)
    expect(returnOf('IA', 2025, single({ age: 55, privatePension: 40_000 })).incomeTax).toBe(0)
  })
  it('IA 1040 instructions, lines 4 and 5: no tax up to 24,000 at 65 and only the excess just above', () => {
    // Wages 30,000 at 66: taxable 30,000 - 17,750 - 6,000 senior = 6,250; with the standard deduction back 24,000: exempt.
    expect(returnOf('IA', 2025, single({ age: 66, pay: 30_000 })).taxBeforeCredits).toBe(0)
    // 30,100: 6,350 x 0.038 = 241.30, but at most 24,100 - 24,000 = 100; less 40 + 20 = 40
    expect(returnOf('IA', 2025, single({ age: 66, pay: 30_100 })).incomeTax).toBeCloseTo(40, 6)
    // Under 65 the limit is 9,000: the same wages owe (30,100 - 15,750) x 0.038 - 40
    expect(returnOf('IA', 2025, worker(30_100)).incomeTax).toBeCloseTo(505.3, 6)
  })
  it('adds a school district surtax to the tax after credits', () => {
    expect(returnOf('IA', 2025, worker(60_000, { locality: 'surtax-five' })).localTax).toBeCloseTo(82.075, 6)
  })
  it('gives 15% of the earned income credit and a part of the care credit by taxable income', () => {
    const family = couple(60_000, 30_000, { dependents: [child(4)], careExpenses: 3000, careChildren: 1 })
    // Federal credit 20% of 3,000 = 600. Taxable 90,000 - 31,500 = 58,500: 30% = 180
    expect(named(returnOf('IA', 2025, family).refundableCredits, 'Child and dependent care credit')).toBeCloseTo(180, 6)
    const low = { ...worker(18_000), status: 'head' as const, dependents: [child(2)] }
    // One child at 18,000: the plateau of 4,328 x 15%
    expect(returnOf('IA', 2025, low).incomeTax).toBeCloseTo(-649.2, 6)
  })
})

describe('Kansas', () => {
  it('one wage of 60,000', () => {
    // 60,000 - 3,605 - 9,160 = 47,235; 23,000 x 0.052 = 1,196 and 24,235 x 0.0558 = 1,352.313
    expect(returnOf('KS', 2025, worker(60_000)).incomeTax).toBeCloseTo(2548.313, 6)
    expect(returnOf('KS', 2026, worker(60_000)).incomeTax).toBeCloseTo(2548.313, 6)
  })
  it('2025, the retiree: a private pension is taxed', () => {
    // 58,000 - 17,000 = 41,000; - 3,605 - 850 - 9,160 = 27,385; 1,196 + 4,385 x 0.0558 = 1,440.683
    expect(returnOf('KS', 2025, retiree).incomeTax).toBeCloseTo(1440.683, 6)
    // The same from a public employer: 41,000 - 25,000 = 16,000; 2,385 x 0.052 = 124.02
    const [first] = retiree.people
    const teacher = { ...retiree, people: [{ ...first, privatePension: 0, governmentPension: 25_000 }] } as const
    expect(returnOf('KS', 2025, teacher).incomeTax).toBeCloseTo(124.02, 6)
  })
  it('owes nothing at the standard deduction plus exemptions (K.S.A. 79-32,110)', () => {
    expect(returnOf('KS', 2025, worker(12_765)).taxBeforeCredits).toBe(0)
    expect(returnOf('KS', 2025, worker(12_865)).taxBeforeCredits).toBeCloseTo(5.2, 6)
  })
  it('Form K-40 instructions, who must file: income of 12,765 single, 26,560 joint, 17,660 head, 13,280 separate', () => {
    const owes = (household: Household) => returnOf('KS', 2025, household).taxBeforeCredits
    const pair = couple(13_280, 13_280)
    expect(owes(pair)).toBe(0)
    expect(owes(couple(13_280, 13_380))).toBeCloseTo(5.2, 6)
    for (const [status, most] of [
      ['single', 12_765],
      ['head', 17_660],
      ['separate', 13_280],
    ] as const) {
      expect(owes({ ...worker(most), status })).toBe(0)
      expect(owes({ ...worker(most + 100), status })).toBeCloseTo(5.2, 6)
    }
    // One person of 65, single and joint; blind as well
    expect(owes(single({ age: 65, pay: 13_615 }))).toBe(0)
    expect(owes(single({ age: 65, blind: true, pay: 14_565 }))).toBeCloseTo(5.2, 6)
    const older: Household = { ...pair, people: [person({ age: 65, pay: 27_360 }), person({ pay: 0 })] }
    expect(owes(older)).toBeCloseTo(5.2, 6)
  })
  it('counts a surviving spouse as a head of household', () => {
    // 60,000 - 6,180 - 11,480 - 2,320 = 40,020; 1,196 + 17,020 x 0.0558 = 2,145.716
    const family = { ...worker(60_000), dependents: [child(10)] }
    expect(returnOf('KS', 2025, { ...family, status: 'head' }).incomeTax).toBeCloseTo(2145.716, 6)
    expect(returnOf('KS', 2025, { ...family, status: 'surviving' }).incomeTax).toBeCloseTo(2145.716, 6)
  })
})

describe('Minnesota', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 45,050: 32,570 x 0.0535 = 1,742.495; 12,480 x 0.068 = 848.64
    expect(returnOf('MN', 2025, worker(60_000)).incomeTax).toBeCloseTo(2591.135, 6)
    // 44,700: 33,310 x 0.0535 = 1,782.085; 11,390 x 0.068 = 774.52
    expect(returnOf('MN', 2026, worker(60_000)).incomeTax).toBeCloseTo(2556.605, 6)
  })
  it('2025, the retiree: benefits are free under 84,490, pensions are not', () => {
    // 41,000 - 14,950 - 2,000 = 24,050 x 0.0535
    expect(returnOf('MN', 2025, retiree).incomeTax).toBeCloseTo(1286.675, 6)
  })
  it('takes back a tenth of the benefit subtraction for each 4,000 or part over the limit', () => {
    // Pension 75,000 and benefits 20,000: AGI 92,000, 7,510 over: two tenths; 17,000 x 0.8 = 13,600 out.
    // The flat way gives 4,560 - 0.2 x (85,000 - 69,250) = 1,410. 92,000 - 13,600 - 16,950 = 61,450:
    // 1,742.495 + 28,880 x 0.068 = 3,706.335
    const result = returnOf('MN', 2025, single({ age: 70, socialSecurity: 20_000, privatePension: 75_000 }))
    expect(named(result.subtractions, 'socialSecurity')).toBeCloseTo(13_600, 6)
    expect(result.incomeTax).toBeCloseTo(3706.335, 6)
  })
  it('lets out a public pension up to 13,540, a tenth less for each 2,000 over the limit', () => {
    const out = (pension: number) =>
      named(
        returnOf('MN', 2025, single({ age: 60, governmentPension: pension })).subtractions,
        'Public pension subtraction',
      )
    expect(out(84_490)).toBeCloseTo(13_540, 6)
    expect(out(84_491)).toBeCloseTo(12_186, 6)
    expect(out(110_000)).toBe(0)
  })
  it('gives the subtraction at 65 to people with low incomes', () => {
    // 9,600 - (20,000 - 14,500) / 2 = 6,850
    const result = returnOf('MN', 2025, single({ age: 66, privatePension: 20_000 }))
    expect(named(result.subtractions, 'Subtraction for people of 65')).toBeCloseTo(6850, 6)
  })
  it('Schedule M1CWFC of 2023: at most 350, 1,275, 2,450 and 2,850 with none to three older children', () => {
    const [marriage, care, family] = minnesota.years[2025].credits
    if (family === undefined || family.value.kind !== 'child-and-working') throw new Error('no credit')
    const of2023 = {
      ...family.value,
      earnedCap: 8750,
      olderChildren: [0, 925, 2100, 2500],
      over: { single: 29_500, joint: 35_000, separate: 29_500, head: 29_500, surviving: 29_500 },
    }
    const facts: StateTaxFacts = {
      ...minnesota,
      years: {
        ...minnesota.years,
        2025: {
          ...minnesota.years[2025],
          credits: [marriage, care, { ...family, value: of2023 }].filter((credit) => credit !== undefined),
        },
      },
    }
    const paid = (pay: number, older: number, young = 0): number => {
      const student = { ...child(19), student: true }
      const dependents = [
        ...Array.from({ length: older }, () => student),
        ...Array.from({ length: young }, () => child(8)),
      ]
      return householdTax({ ...worker(pay), status: 'head', dependents }, taxYear2025, facts).state?.refundable ?? -1
    }
    expect([0, 1, 2, 3].map((older) => paid(20_000, older))).toEqual([350, 1275, 2450, 2850])
    // 12% of what is above 29,500 with a child under 18, 9% with older children alone
    expect(paid(30_500, 0, 1)).toBeCloseTo(350 + 1750 - 120, 6)
    expect(paid(30_500, 1)).toBeCloseTo(1275 - 90, 6)
  })
  it('marriage credit: joint tax less the tax of two', () => {
    // Taxable 80,100: 47,620 x 0.0535 + 32,480 x 0.068 = 4,756.31. Apart: 50,000 - 14,950 = 35,050 and the other 45,050:
    // 1,911.135 + 2,591.135 = 4,502.27
    const result = returnOf('MN', 2025, couple(60_000, 50_000))
    expect(named(result.nonrefundableCredits, 'Marriage credit')).toBeCloseTo(254.04, 6)
    expect(result.incomeTax).toBeCloseTo(4502.27, 6)
    // Interest does not count: 31,000 of the second's own income is 29,000 of pay, not over 30,000
    expect(
      named(returnOf('MN', 2025, couple(90_000, 29_000, { interest: 4000 })).nonrefundableCredits, 'Marriage credit'),
    ).toBe(0)
  })
  it('cuts deductions by 3% and 10% of income over the limits', () => {
    // 300,000 - 238,950 = 61,050 x 0.03 = 1,831.50; 340,000: 91,350 x 0.03 + 9,700 x 0.1 = 3,710.50; never more than 80%
    expect(returnOf('MN', 2025, worker(300_000)).deduction).toBeCloseTo(14_950 - 1831.5, 6)
    expect(returnOf('MN', 2025, worker(340_000)).deduction).toBeCloseTo(14_950 - 3710.5, 6)
    expect(returnOf('MN', 2025, worker(1_200_000)).deduction).toBeCloseTo(2990, 6)
  })
  it('minimum tax of 6.75% where mortgage interest and property tax cut the tax too far', () => {
    // Itemized 60,000 + 10,000 (cap) - 1,831.50 = 68,168.50; taxable 231,831.50:
    // 1,742.495 + 74,420 x 0.068 + 91,640 x 0.0785 + 33,201.50 x 0.0985 = 17,267.14275
    // Minimum: exemption 71,540 - 187,500 x 0.25 = 24,665; (300,000 - 24,665) x 0.0675 = 18,585.1125
    const home = { realEstateTax: 20_000, mortgageInterest: 60_000, mortgageBalance: 700_000 }
    const result = returnOf('MN', 2025, worker(300_000, home))
    expect(result.deduction).toBeCloseTo(68_168.5, 6)
    expect(result.scheduleTax).toBeCloseTo(17_267.14275, 4)
    expect(result.incomeTax).toBeCloseTo(18_585.1125, 6)
  })
  it('lets out half of gifts over 500, and none where the gifts are itemized here', () => {
    const name = 'Half of gifts over $500'
    expect(named(returnOf('MN', 2025, worker(60_000, { charityCash: 2500 })).subtractions, name)).toBeCloseTo(1000, 6)
    // 5,000 + 10,000 + 700 = 15,700: less than the federal standard deduction, more than Minnesota's 14,950
    const home = {
      realEstateTax: 5000,
      mortgageInterest: 10_000,
      mortgageBalance: 200_000,
      charityCash: 700,
      stateIncomeTaxPaid: 0,
    }
    const result = returnOf('MN', 2025, worker(60_000, home))
    expect(result.deduction).toBeCloseTo(15_700, 6)
    expect(named(result.subtractions, name)).toBe(0)
  })
  it('care credit of 20% of 3,000, less 5% of income over 64,150', () => {
    const family = (pay: number) =>
      returnOf('MN', 2025, couple(pay, 30_000, { dependents: [child(3)], careExpenses: 5000, careChildren: 1 }))
    const credit = (pay: number) => named(family(pay).refundableCredits, 'Child and dependent care credit')
    expect(credit(34_150)).toBeCloseTo(600, 6)
    expect(credit(40_150)).toBeCloseTo(300, 6)
    expect(credit(46_150)).toBe(0)
  })
  it('takes 0.44% for paid leave from 2026 on', () => {
    expect(returnOf('MN', 2025, worker(60_000)).payrollTotal).toBe(0)
    expect(returnOf('MN', 2026, worker(60_000)).payrollTotal).toBeCloseTo(264, 6)
  })
})

describe('Missouri', () => {
  it('2025, one wage of 60,000: 15% of federal tax comes off', () => {
    // Federal tax on 44,250: 1,192.50 + 32,325 x 0.12 = 5,071.50; x 0.15 = 760.725. 60,000 - 15,750 - 760.725 = 43,489.275
    // Six bands of 1,313: 1,313 x (0.02 + 0.025 + 0.03 + 0.035 + 0.04 + 0.045) = 256.035; 34,298.275 x 0.047 = 1,612.018925
    expect(returnOf('MO', 2025, worker(60_000)).incomeTax).toBeCloseTo(1868.053925, 6)
  })
  it('2025, the retiree: a private pension over the income limit is taxed', () => {
    // Federal tax: 58,000 - 17,750 - 6,000 = 34,250: 1,192.50 + 22,325 x 0.12 = 3,871.50; x 0.15 = 580.725
    // 41,000 - 580.725 - 17,750 = 22,669.275: 256.035 + 13,478.275 x 0.047
    expect(returnOf('MO', 2025, retiree).incomeTax).toBeCloseTo(889.513925, 6)
  })
  it('Form MO-A part 3, section A: a public pension up to 47,633 less the Social Security deduction', () => {
    // Benefits 20,000, pension 60,000: taxed benefits 17,000, federal AGI 77,000; 47,633 - 17,000 = 30,633 out; 29,367 left
    // Federal tax: senior deduction 6,000 - 2,000 x 0.06 = 5,880; 53,370: 1,192.50 + 4,386 + 4,895 x 0.22 = 6,655.40; x 0.15
    // 29,367 - 998.31 - 17,750 = 10,618.69: 256.035 + 1,427.69 x 0.047 = 323.13643
    const result = returnOf('MO', 2025, single({ age: 70, socialSecurity: 20_000, governmentPension: 60_000 }))
    expect(named(result.subtractions, 'Public pension exemption')).toBeCloseTo(30_633, 6)
    expect(result.incomeTax).toBeCloseTo(323.13643, 4)
  })
  it('Form MO-A part 3, section B: 6,000 of each private pension, a dollar less per dollar over 25,000 and 32,000', () => {
    // Pension 20,000, IRA 6,000: Missouri AGI without benefits 26,000; 6,000 - 1,000
    const one = returnOf(
      'MO',
      2025,
      single({ age: 66, socialSecurity: 12_000, privatePension: 20_000, iraWithdrawals: 6000 }),
    )
    expect(named(one.subtractions, 'Private pension exemption')).toBeCloseTo(5000, 6)
    // A couple with 30,000 and 4,000: 6,000 + 4,000, less 2,000 over 32,000
    const two: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [person({ age: 66, privatePension: 30_000 }), person({ age: 66, privatePension: 4000 })],
    }
    expect(named(returnOf('MO', 2025, two).subtractions, 'Private pension exemption')).toBeCloseTo(8000, 6)
  })
  it('taxes no capital gain from 2025 on, long or short', () => {
    expect(returnOf('MO', 2025, worker(50_000, { shortTermGain: 5000, longTermGain: 10_000 })).agi).toBe(50_000)
  })
  it('taxes each spouse’s share of the taxable income on its own', () => {
    // Federal tax on 68,500: 2,385 + 44,650 x 0.12 = 7,743; at 100,000 still 15%: 1,161.45. Taxable 67,338.55: 60% and 40%
    // 40,403.13: 256.035 + 31,212.13 x 0.047 = 1,723.00511; 26,935.42: 256.035 + 17,744.42 x 0.047 = 1,090.02274
    const result = returnOf('MO', 2025, couple(60_000, 40_000))
    expect(result.columns?.[0]).toBeCloseTo(1723.00511, 4)
    expect(result.columns?.[1]).toBeCloseTo(1090.02274, 4)
  })
  it('counts Social Security in the shares though it is let out later', () => {
    // Wages 50,000 and benefits 20,000: provisional income 60,000, 17,000 taxed. Shares 50,000 and 17,000 of 67,000.
    const pair: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [person({ age: 60, pay: 50_000 }), person({ age: 66, socialSecurity: 20_000 })],
    }
    const result = returnOf('MO', 2025, pair)
    const tax = (taxable: number) => 256.035 + (taxable - 9191) * 0.047
    // Second share 25.37% of less than 20,000 stays in the low bands; the first is above 9,191.
    expect(result.columns?.[0]).toBeCloseTo(tax((result.taxableIncome * 50) / 67), 6)
  })
  it('Form MO-PTS: property tax less a share of income that grows each 300 over 14,300', () => {
    // Income 15,000 + 5,000 = 20,000: 19 steps x 0.000625 = 0.011875; 1,000 - 237.50
    const home = { realEstateTax: 1000 }
    const credit = (age: number, pension: number) =>
      named(
        returnOf('MO', 2025, single({ age, socialSecurity: 15_000, privatePension: pension }, home)).refundableCredits,
        'Property tax credit',
      )
    expect(credit(66, 5000)).toBeCloseTo(762.5, 6)
    expect(credit(64, 5000)).toBe(0)
    expect(credit(66, 15_001)).toBe(0)
  })
  it('Form MO-A part 2: itemizers add Social Security and Medicare; others take the standard deduction', () => {
    const home = { realEstateTax: 8000, mortgageInterest: 20_000, mortgageBalance: 400_000, stateIncomeTaxPaid: 7000 }
    // 8,000 + 20,000 + 150,000 x 0.0765
    expect(returnOf('MO', 2025, worker(150_000, home)).deduction).toBeCloseTo(39_475, 6)
    expect(returnOf('MO', 2025, worker(250_000)).deduction).toBe(15_750)
  })
  it('takes 1% of pay in Kansas City', () => {
    expect(returnOf('MO', 2025, worker(60_000, { locality: 'kansas-city' })).localTax).toBeCloseTo(600, 6)
  })
})
