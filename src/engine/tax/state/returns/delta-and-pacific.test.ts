import { describe, expect, it } from 'vitest'
import { emptyHousehold, type Household } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

const single = (own: Parameters<typeof person>[0], more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [person(own)],
  ...more,
})

describe('Arkansas', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 57,530: 112 + 144 + 353.60 + 31,130 x 0.039 = 1,823.67; - 29. 2026: 609.60 + 31,130 x 0.037 = 1,761.41; - 29
    expect(returnOf('AR', 2025, worker(60_000)).incomeTax).toBeCloseTo(1794.67, 6)
    expect(returnOf('AR', 2026, worker(60_000)).incomeTax).toBeCloseTo(1732.41, 6)
  })
  it('2025, the retiree: 6,000 of pension and IRA together', () => {
    // 25,000 + 15,000 + 1,000 - 6,000 = 35,000; - 2,470 = 32,530: 609.60 + 6,130 x 0.039 = 848.67; - 29 - 29
    expect(returnOf('AR', 2025, retiree).incomeTax).toBeCloseTo(790.67, 6)
    expect(returnOf('AR', 2025, single({ age: 59, iraWithdrawals: 20_000 })).agi).toBe(20_000)
    expect(returnOf('AR', 2025, single({ age: 66, militaryPension: 20_000, iraWithdrawals: 9000 })).agi).toBe(3000)
  })
  it('2025 indexed brackets: above 94,700 the whole is taxed at 3.9% less an amount that falls 10 per 100', () => {
    const tax = (net: number) => returnOf('AR', 2025, worker(net + 2470)).scheduleTax
    expect(tax(94_700)).toBeCloseTo(94_700 * 0.039 - 420, 6)
    expect(tax(94_701)).toBeCloseTo(94_701 * 0.039 - 399.3, 6)
    expect(tax(95_001)).toBeCloseTo(95_001 * 0.039 - 369.3, 6)
    expect(tax(97_801)).toBeCloseTo(97_801 * 0.039 - 89.3, 6)
    expect(tax(200_000)).toBeCloseTo(200_000 * 0.039 - 89.3, 6)
  })
  it('taxes spouses apart on one return where that is less', () => {
    // 57,530: 1,823.67; 37,530: 609.60 + 11,130 x 0.039 = 1,043.67. One column of 95,060: 3,707.34 - 369.30 = 3,338.04
    const result = returnOf('AR', 2025, couple(60_000, 40_000))
    expect(result.columns?.[0]).toBeCloseTo(1823.67, 6)
    expect(result.columns?.[1]).toBeCloseTo(1043.67, 6)
  })
  it('additional credit: 60 each up to 26,500 of net income, 5 less per 100 or part', () => {
    const credit = (household: Household) =>
      named(returnOf('AR', 2025, household).nonrefundableCredits, 'Additional tax credit for qualified individuals')
    expect(credit(worker(28_970))).toBe(60)
    expect(credit(worker(28_971))).toBe(55)
    expect(credit(worker(30_270))).toBe(0)
    // Own columns: 20,000 - 2,470 and 60,000 - 2,470: only the first gets it
    expect(credit(couple(20_000, 60_000))).toBe(60)
  })
  it('lets out half of a long-term gain', () => {
    expect(returnOf('AR', 2025, worker(50_000, { longTermGain: 20_000 })).agi).toBe(60_000)
  })
})

describe('Mississippi', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 60,000 - 2,300 - 6,000 - 10,000 = 41,700
    expect(returnOf('MS', 2025, worker(60_000)).incomeTax).toBeCloseTo(41_700 * 0.044, 6)
    expect(returnOf('MS', 2026, worker(60_000)).incomeTax).toBeCloseTo(41_700 * 0.04, 6)
  })
  it('taxes no pension, and no IRA from 59½', () => {
    expect(returnOf('MS', 2025, retiree).incomeTax).toBe(0)
    // 40,000 - 2,300 - 6,000 - 10,000 = 21,700
    expect(returnOf('MS', 2025, single({ age: 59, iraWithdrawals: 40_000 })).incomeTax).toBeCloseTo(954.8, 6)
    expect(returnOf('MS', 2025, single({ age: 60, iraWithdrawals: 40_000 })).incomeTax).toBe(0)
  })
  it('gives each spouse 10,000 untaxed, as far as the spouse has income', () => {
    // 83,400 - 20,000 = 63,400; with 8,000 of the second: 98,000 - 16,600 - 8,000 - 10,000 = 63,400
    expect(returnOf('MS', 2025, couple(60_000, 40_000)).incomeTax).toBeCloseTo(63_400 * 0.044, 6)
    expect(returnOf('MS', 2025, couple(90_000, 8000)).incomeTax).toBeCloseTo(63_400 * 0.044, 6)
    expect(returnOf('MS', 2025, couple(100_000, 0)).incomeTax).toBeCloseTo(73_400 * 0.044, 6)
  })
  it('counts a head of household’s first dependent once', () => {
    const head: Household = { ...worker(60_000), status: 'head', dependents: [child(5), child(9)] }
    expect(returnOf('MS', 2025, head).exemptions).toBe(9500)
  })
  it('gives a quarter of the care credit up to 50,000', () => {
    const care = (pay: number) =>
      returnOf('MS', 2025, {
        ...worker(pay),
        status: 'head',
        dependents: [child(4)],
        careExpenses: 3000,
        careChildren: 1,
      }).nonrefundable
    expect(care(50_000)).toBeCloseTo(150, 6)
    expect(care(50_001)).toBe(0)
  })
})

describe('Hawaii', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 54,456: 134.40 + 153.60 + 264 + 307.20 + 816 + 864 + 6,456 x 0.076; 2026: 50,856: 2,539.20 + 2,856 x 0.076
    expect(returnOf('HI', 2025, worker(60_000)).incomeTax).toBeCloseTo(3029.856, 6)
    expect(returnOf('HI', 2026, worker(60_000)).incomeTax).toBeCloseTo(2756.256, 6)
  })
  it('2025, the retiree: a pension is free, an IRA is not', () => {
    // 58,000 - 17,000 - 25,000 = 16,000; - 4,400 - 2 x 1,144 = 9,312 x 0.014
    expect(returnOf('HI', 2025, retiree).incomeTax).toBeCloseTo(130.368, 6)
  })
  it('taxes a long-term gain at 7.25% at most', () => {
    // 400,000 - 5,544 = 394,456. Rest 294,456: 20,966.20 up to 275,000 and 19,456 x 0.1; gain 100,000 x 0.0725
    // By the brackets alone: 25,966.20 + 69,456 x 0.11 = 33,606.36
    const result = returnOf('HI', 2025, worker(300_000, { longTermGain: 100_000 }))
    expect(result.scheduleTax).toBeCloseTo(33_606.36, 6)
    expect(result.incomeTax).toBeCloseTo(30_161.8, 6)
  })
  it('pays a family with little income four ways', () => {
    // 18,000 - 6,424 - 2,288 = 9,288 x 0.014 = 130.032; 40% of 4,328; food credit 2 x 200; renters 2 x 50
    const family: Household = { ...worker(18_000), status: 'head', dependents: [child(2)], rentPaid: 9000 }
    expect(returnOf('HI', 2025, family).incomeTax).toBeCloseTo(130.032 - 1731.2 - 400 - 100, 6)
    expect(
      named(returnOf('HI', 2025, { ...family, rentPaid: 1000 }).refundableCredits, 'Low-income renters credit'),
    ).toBe(0)
  })
  it('care credit by its own rates: 15% of up to 20,000 for two children', () => {
    const care = { dependents: [child(3), child(4)], careExpenses: 25_000, careChildren: 2 }
    const credit = named(
      returnOf('HI', 2025, couple(60_000, 30_000, care)).refundableCredits,
      'Child and dependent care credit',
    )
    expect(credit).toBeCloseTo(3000, 6)
  })
  it('disability insurance stops at the weekly wage base times 52', () => {
    // 1,441.72 x 52 x 0.005 in 2025; in 2026 at most 7.50 a week
    expect(returnOf('HI', 2025, worker(100_000)).payrollTotal).toBeCloseTo(374.8472, 6)
    expect(returnOf('HI', 2026, worker(100_000)).payrollTotal).toBeCloseTo(390, 6)
  })
})

describe('Idaho', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // (44,250 - 4,811) x 0.053 = 2,090.267; + 10 - 155. 2026: (43,900 - 4,931) x 0.053 = 2,065.357; + 10 - 155
    expect(returnOf('ID', 2025, worker(60_000)).incomeTax).toBeCloseTo(1945.267, 6)
    expect(returnOf('ID', 2026, worker(60_000)).incomeTax).toBeCloseTo(1920.357, 6)
  })
  it('2025, the retiree: the senior deduction and benefits come off, pensions do not', () => {
    // 58,000 - 6,000 - 17,000 - 17,750 = 17,250; (17,250 - 4,811) x 0.053 = 659.267; + 10 - 155
    expect(returnOf('ID', 2025, retiree).incomeTax).toBeCloseTo(514.267, 6)
  })
  it('deducts a military pension up to the highest Social Security benefit less one’s own', () => {
    const out = (year: 2025 | 2026) =>
      named(
        returnOf('ID', year, single({ age: 70, socialSecurity: 20_000, militaryPension: 40_000 })).subtractions,
        'Retirement benefits deduction',
      )
    // 12 x 4,018 - 20,000; 12 x 4,152 - 20,000
    expect(out(2025)).toBe(28_216)
    expect(out(2026)).toBe(29_824)
  })
  it('has a child credit in 2025 for the last time', () => {
    const family = couple(60_000, 30_000, { dependents: [child(16), child(17)] })
    expect(returnOf('ID', 2025, family).nonrefundable).toBe(205)
    expect(returnOf('ID', 2026, family).nonrefundable).toBe(0)
  })
  it('deducts up to 12,000 of care, less what an employer paid, up to the lower earner’s income (Idaho Code 63-3022D)', () => {
    // The cases of policyengine-us, id_household_and_dependent_care_expense_deduction.yaml, 2023 on.
    const out = (careExpenses: number, second = 18_000, more: Partial<Household> = {}) =>
      named(
        returnOf('ID', 2025, couple(60_000, second, { dependents: [child(5)], careChildren: 1, careExpenses, ...more }))
          .subtractions,
        'Child and dependent care',
      )
    expect(out(17_000)).toBe(12_000)
    expect(out(12_000.01)).toBe(12_000)
    expect(out(11_999)).toBe(11_999)
    expect(out(13_000, 4000)).toBe(4000)
    expect(out(10_000, 60_000, { dependentCareFsa: 5000 })).toBe(5000)
    expect(out(15_000, 60_000, { dependentCareFsa: 5000 })).toBe(7000)
    expect(out(10_000, 0)).toBe(0)
    // A spouse who studies full time counts as earning 250 a month (IRC 21(d)(2)).
    const student = { people: [person({ pay: 60_000 }), person({ student: true })] } as const
    expect(out(10_000, 0, student)).toBe(3000)
  })
  it('adds 10 only where there is taxable income', () => {
    expect(returnOf('ID', 2025, worker(15_750)).incomeTax).toBe(-155)
    expect(returnOf('ID', 2025, worker(15_751)).incomeTax).toBe(-145)
  })
})

describe('Montana', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 44,250: 21,100 x 0.047 = 991.70; 23,150 x 0.059 = 1,365.85. 2026: 43,900 x 0.047
    expect(returnOf('MT', 2025, worker(60_000)).incomeTax).toBeCloseTo(2357.55, 6)
    expect(returnOf('MT', 2026, worker(60_000)).incomeTax).toBeCloseTo(2063.3, 6)
  })
  it('2025, the retiree: benefits are taxed as federally, 5,660 comes off at 65', () => {
    // 58,000 - 17,750 - 6,000 = 34,250; - 5,660 = 28,590: 991.70 + 7,490 x 0.059
    expect(returnOf('MT', 2025, retiree).incomeTax).toBeCloseTo(1433.61, 6)
  })
  it('taxes long-term gains on top of the rest, at 3% and 4.1%', () => {
    // 54,250: rest 34,250 owes 1,767.55; the gain lies above 21,100: 20,000 x 0.041
    expect(returnOf('MT', 2025, worker(50_000, { longTermGain: 20_000 })).incomeTax).toBeCloseTo(2587.55, 6)
    // 34,250: rest 14,250 x 0.047 = 669.75; 6,850 x 0.03 + 13,150 x 0.041 = 744.65
    expect(returnOf('MT', 2025, worker(30_000, { longTermGain: 20_000 })).incomeTax).toBeCloseTo(1414.4, 6)
  })
  it('adds back the state income tax an itemizer deducted', () => {
    // Itemized 10,000 + 9,000 + 20,000; 200,000 - 39,000 + 9,000 = 170,000: 991.70 + 148,900 x 0.059
    const home = {
      realEstateTax: 10_000,
      mortgageInterest: 20_000,
      mortgageBalance: 400_000,
      stateIncomeTaxPaid: 9000,
    }
    expect(returnOf('MT', 2025, worker(200_000, home)).incomeTax).toBeCloseTo(9776.8, 6)
  })
  it('pays a tenth of the earned income credit in 2025, a fifth from 2026', () => {
    const family: Household = { ...worker(18_000), status: 'head', dependents: [child(2)] }
    expect(returnOf('MT', 2025, family).incomeTax).toBeCloseTo(-432.8, 6)
    // One child in 2026: the highest credit is 4,427
    expect(returnOf('MT', 2026, family).incomeTax).toBeCloseTo(-885.4, 6)
  })
})
