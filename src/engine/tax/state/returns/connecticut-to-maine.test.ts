import { describe, expect, it } from 'vitest'
import { emptyHousehold, type Household } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

const single = (own: Parameters<typeof person>[0], more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [person(own)],
  ...more,
})
/** A home whose owner itemizes federally: 28,000 without the state's own tax. */
const home = { realEstateTax: 8000, mortgageInterest: 20_000, mortgageBalance: 400_000, stateIncomeTaxPaid: 7000 }
const low: Household = { ...worker(18_000), status: 'head', dependents: [child(2)], rentPaid: 9000 }

describe('Connecticut', () => {
  it('one wage of 60,000, by the lines of the Tax Calculation Schedule', () => {
    // Exemption gone. 10,000 x 0.02 + 40,000 x 0.045 + 10,000 x 0.055 = 2,550; add-back 25 (over 56,500); credit 10% of 2,575
    const result = returnOf('CT', 2025, worker(60_000))
    expect(result.scheduleTax).toBeCloseTo(2550, 6)
    expect(result.taxBeforeCredits).toBeCloseTo(2575, 6)
    expect(result.incomeTax).toBeCloseTo(2317.5, 6)
  })
  it('2025, the retiree: benefits and pension are free, three quarters of the IRA in 2025, all in 2026', () => {
    expect(returnOf('CT', 2025, retiree).agi).toBeCloseTo(58_000 - 17_000 - 25_000 - 11_250, 6)
    expect(returnOf('CT', 2026, retiree).agi).toBeCloseTo(1000, 6)
    expect(returnOf('CT', 2025, retiree).incomeTax).toBe(0)
  })
  it('2025, a retiree over the limits: a quarter of benefits taxed, 5% of the pension free', () => {
    // Benefits 40,000, pension 60,000: 34,000 taxed federally, AGI 94,000. Taxed here 25% of 40,000: 24,000 out; pension 3,000 out
    // 67,000: 200 + 1,800 + 17,000 x 0.055 = 2,935; add-back 3 x 25; no credit
    const result = returnOf('CT', 2025, single({ age: 70, socialSecurity: 40_000, privatePension: 60_000 }))
    expect(result.agi).toBeCloseTo(67_000, 6)
    expect(result.incomeTax).toBeCloseTo(3010, 6)
  })
  it('Form CT-1040 TCS (2023), table A: 15,000 up to 30,000, then 1,000 less per 1,000 or part', () => {
    expect(returnOf('CT', 2025, worker(30_000)).exemptions).toBe(15_000)
    expect(returnOf('CT', 2025, worker(30_001)).exemptions).toBe(14_000)
    expect(returnOf('CT', 2025, worker(44_001)).exemptions).toBe(0)
  })
  it('Form CT-1040ES (2016), table D: 90 from 200,000 and 990 from 250,000, on top of the 250 below', () => {
    const recapture = (pay: number) => named(returnOf('CT', 2025, worker(pay)).rules, 'Tax recapture')
    expect(recapture(105_000)).toBe(0)
    expect(recapture(105_001)).toBeCloseTo(25, 6)
    expect(recapture(200_000)).toBeCloseTo(250, 6)
    expect(recapture(202_000)).toBeCloseTo(250 + 90, 6)
    expect(recapture(252_000)).toBeCloseTo(250 + 990, 6)
    expect(recapture(900_000)).toBeCloseTo(250 + 2700 + 450, 6)
  })
  it('Form CT-1040X (2011), table E for joint returns: the decimals fall in steps of 500', () => {
    const share = (pay: number) => {
      const { nonrefundable, taxBeforeCredits } = returnOf('CT', 2025, couple(pay, 0))
      return nonrefundable / taxBeforeCredits
    }
    expect(share(30_000)).toBeCloseTo(0.75, 9)
    expect(share(30_001)).toBeCloseTo(0.7, 9)
    expect(share(33_501)).toBeCloseTo(0.35, 9)
    expect(share(41_501)).toBeCloseTo(0.15, 9)
    expect(share(51_501)).toBeCloseTo(0.11, 9)
  })
  it('property tax credit: 300, 15% less per 10,000 over 49,500', () => {
    const credit = named(
      returnOf('CT', 2025, worker(60_000, { realEstateTax: 2000 })).nonrefundableCredits,
      'Property tax credit',
    )
    expect(credit).toBeCloseTo(210, 6)
  })
  it('earned income credit: 40% of 4,328 and 250 more with a child', () => {
    expect(returnOf('CT', 2025, low).incomeTax).toBeCloseTo(-1981.2, 6)
  })
})

describe('Delaware', () => {
  it('one wage of 60,000', () => {
    // 56,750: 66 + 195 + 480 + 260 + 31,750 x 0.0555 = 2,763.125; - 110
    expect(returnOf('DE', 2025, worker(60_000)).incomeTax).toBeCloseTo(2653.125, 6)
    expect(returnOf('DE', 2026, worker(60_000)).incomeTax).toBeCloseTo(2653.125, 6)
  })
  it('2025, the retiree: 12,500 of retirement income is free', () => {
    // 58,000 - 17,000 - 12,500 = 28,500; - 3,250 - 2,500 = 22,750: 66 + 195 + 480 + 2,750 x 0.052 = 884; - 220
    expect(returnOf('DE', 2025, retiree).incomeTax).toBeCloseTo(664, 6)
  })
  it('lets out 12,500 from 60, 2,000 of a pension before', () => {
    expect(returnOf('DE', 2025, single({ age: 60, iraWithdrawals: 30_000 })).agi).toBe(17_500)
    expect(returnOf('DE', 2025, single({ age: 59, privatePension: 30_000 })).agi).toBe(28_000)
    expect(returnOf('DE', 2025, single({ age: 59, iraWithdrawals: 30_000 })).agi).toBe(30_000)
  })
  it('taxes spouses in their own columns, each with a deduction and its own addition at 65', () => {
    // 56,750: 2,763.125; 36,750: 66 + 195 + 480 + 260 + 11,750 x 0.0555 = 1,653.125; - 220
    expect(returnOf('DE', 2025, couple(60_000, 40_000)).incomeTax).toBeCloseTo(4196.25, 6)
    const pair: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [person({ age: 66, pay: 60_000 }), person({ age: 50, pay: 40_000 })],
    }
    // 60,000 - 3,250 - 2,500 = 54,250: 1,001 + 29,250 x 0.0555 = 2,624.375
    expect(returnOf('DE', 2025, pair).columns?.[0]).toBeCloseTo(2624.375, 6)
  })
  it('earned income credit: 20% against the tax or 4.5% paid out', () => {
    // 14,750: 66 + 195 + 4,750 x 0.048 = 489; - 220 = 269. 20% of 4,328 covers it; 4.5% would be 194.76
    expect(returnOf('DE', 2025, low).incomeTax).toBeCloseTo(0, 6)
    // With less tax than 4.5% the refundable one is taken: 6,000 of pay, credit 2,040: 91.80
    const less: Household = { ...low, people: [person({ pay: 6000 })] }
    expect(returnOf('DE', 2025, less).incomeTax).toBeCloseTo(-91.8, 6)
  })
  it('the care credit is held against the lower column only, so that one joint column can be better (30 Del. C. 1114(b))', () => {
    const family = (second: number, care: number) =>
      couple(70_000, second, {
        dependents: [child(5), child(3)],
        careExpenses: care,
        careChildren: 2,
      })
    // Columns: 66,750: 3,389; 6,250: 114.75. Own 110 each and 220 for the children leave 3,059 and 4.75, and half of the federal 1,200
    // meets only the 4.75. One column: 73,000: 3,801.50 - 440 - 600 = 2,761.50, though its schedule asks 297.75 more.
    const one = returnOf('DE', 2025, family(9500, 6000))
    expect(one.columns).toBeNull()
    expect(one.incomeTax).toBeCloseTo(2761.5, 6)
    // Without care the columns are better: 3,059 + 4.75.
    expect(returnOf('DE', 2025, family(9500, 0)).incomeTax).toBeCloseTo(3063.75, 6)
    // 40,000 beside 70,000: 36,750: 1,653.125 - 110 - 600 = 943.125 beside 3,059. One column: 5,814.50 - 440 - 600 is more.
    const two = returnOf('DE', 2025, family(40_000, 6000))
    expect(named(two.nonrefundableCredits, 'Child care credit')).toBeCloseTo(600, 6)
    expect(two.incomeTax).toBeCloseTo(4002.125, 6)
  })
  it('a dependent’s 110 goes whole into one column (PIT-RES line 27a)', () => {
    // 7,250 each: 153.75 - 110 = 43.75. One parent uses 43.75 of the 110, the other keeps owing. One column: 14,500: 477 - 330 = 147.
    const pair: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [person({ age: 22, pay: 10_500 }), person({ age: 22, pay: 10_500 })],
      dependents: [{ ...child(50), child: false }],
    }
    expect(returnOf('DE', 2025, pair).incomeTax).toBeCloseTo(43.75, 6)
  })
  it('the 20% earned income credit is held against the higher column only (30 Del. C. 1117(b))', () => {
    // 34,000 and 12,000: 30,750: 1,320.125 and 8,750: 212.25; own credits leave 1,210.125 and 102.25, both children’s 990.125. The federal
    // credit 7,152 - 0.2106 x 15,530 = 3,881.382; 20% is 776.2764, all of it in the first: 213.8486 and 102.25.
    const family = couple(34_000, 12_000, { dependents: [child(5), child(3)] })
    expect(returnOf('DE', 2025, family).incomeTax).toBeCloseTo(316.0986, 4)
    // 20,000 and 19,000 with three: the columns could use 475 and leave 97; one column of 867.25 is gone whole.
    const three = couple(20_000, 19_000, { dependents: [child(5), child(3), child(2)] })
    const one = returnOf('DE', 2025, three)
    expect(one.columns).toBeNull()
    expect(one.incomeTax).toBeCloseTo(0, 6)
  })
  it('Wilmington takes 1.25% of pay', () => {
    expect(returnOf('DE', 2025, worker(60_000, { locality: 'wilmington' })).localTax).toBeCloseTo(750, 6)
  })
})

describe('District of Columbia', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 45,000: 400 + 1,800 + 325; 44,700: 400 + 1,800 + 305.50
    expect(returnOf('DC', 2025, worker(60_000)).incomeTax).toBeCloseTo(2525, 6)
    expect(returnOf('DC', 2026, worker(60_000)).incomeTax).toBeCloseTo(2505.5, 6)
  })
  it('2025, the retiree', () => {
    // 41,000 - 15,000 - 2,000 = 24,000: 400 + 14,000 x 0.06
    expect(returnOf('DC', 2025, retiree).incomeTax).toBeCloseTo(1240, 6)
  })
  it('a couple puts its deduction where the income is', () => {
    // Taxable 100,000 as 60,000 and 40,000: 3,500 + 2,200. One column: 3,500 + 40,000 x 0.085 = 6,900
    const result = returnOf('DC', 2025, couple(90_000, 40_000))
    expect(result.incomeTax).toBeCloseTo(5700, 6)
    expect(returnOf('DC', 2025, couple(130_000, 0)).incomeTax).toBeCloseTo(6900, 6)
  })
  it('earned income credit: all of the federal one with children, a longer one without', () => {
    const without = (pay: number) =>
      named(returnOf('DC', 2025, worker(pay)).refundableCredits, 'Earned income tax credit without children')
    expect(named(returnOf('DC', 2025, low).refundableCredits, 'Earned income tax credit')).toBeCloseTo(4328, 6)
    expect(without(20_000)).toBeCloseTo(649, 6)
    // 649 - (25,000 - 23,288) x 0.0848
    expect(without(25_000)).toBeCloseTo(503.8224, 6)
    expect(without(31_000)).toBe(0)
    expect(returnOf('DC', 2025, single({ age: 24, pay: 20_000 })).refundable).toBe(0)
  })
  it('Schedule H: rent above a share of income, up to 1,425', () => {
    // 20% of 12,000 = 2,400, less 4% of 40,000
    const credit = (pay: number, age = 40) =>
      named(
        returnOf('DC', 2025, single({ age, pay }, { rentPaid: 12_000 })).refundableCredits,
        'Homeowner and renter property tax credit',
      )
    expect(credit(40_000)).toBeCloseTo(800, 6)
    expect(credit(40_000, 70)).toBeCloseTo(1200, 6)
    expect(credit(20_000)).toBeCloseTo(1425, 6)
    expect(credit(66_001)).toBe(0)
  })
  it('cuts itemized deductions by 5% of income over 200,000, medical costs spared', () => {
    expect(returnOf('DC', 2025, worker(250_000, home)).deduction).toBeCloseTo(25_500, 6)
    // Medical 100,000 - 7.5% of 800,000 = 40,000 stays; the cut of 30,000 takes the other 28,000 and no more
    expect(returnOf('DC', 2025, worker(800_000, { ...home, medical: 100_000 })).deduction).toBeCloseTo(40_000, 6)
  })
  it('child tax credit from 2026: 1,000 each, 50 less per 1,000 or part over 55,000', () => {
    const credit = (year: 2025 | 2026, pay: number) =>
      named(
        returnOf('DC', year, { ...worker(pay), status: 'head', dependents: [child(5), child(17)] }).refundableCredits,
        'Child tax credit',
      )
    expect(credit(2025, 50_000)).toBe(0)
    expect(credit(2026, 55_000)).toBe(2000)
    expect(credit(2026, 58_000)).toBe(1850)
  })
})

describe('Maine', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 39,850: 26,800 x 0.058 = 1,554.40; 13,050 x 0.0675 = 880.875
    expect(returnOf('ME', 2025, worker(60_000)).incomeTax).toBeCloseTo(2435.275, 6)
    // 39,750: 27,400 x 0.058 = 1,589.20; 12,350 x 0.0675 = 833.625
    expect(returnOf('ME', 2026, worker(60_000)).incomeTax).toBeCloseTo(2422.825, 6)
  })
  it('2025, retirees: pensions up to 48,216 less benefits', () => {
    expect(returnOf('ME', 2025, retiree).incomeTax).toBe(0)
    // Pension 60,000, benefits 20,000: 77,000 - 17,000 - 28,216 = 31,784; - 17,000 - 5,150 = 9,634 x 0.058
    const result = returnOf('ME', 2025, single({ age: 70, socialSecurity: 20_000, privatePension: 60_000 }))
    expect(result.incomeTax).toBeCloseTo(558.772, 6)
  })
  it('loses the deduction in a straight line over 75,000', () => {
    // 137,500: half of 15,000. 124,850: 1,554.40 + 36,650 x 0.0675 + 61,400 x 0.0715 = 8,418.375
    const result = returnOf('ME', 2025, worker(137_500))
    expect(result.deduction).toBeCloseTo(7500, 6)
    expect(result.incomeTax).toBeCloseTo(8418.375, 6)
    expect(returnOf('ME', 2025, worker(175_000)).deduction).toBe(0)
  })
  it('caps itemized deductions at 36,300', () => {
    // 8,000 + 25,000 + 5,000 = 38,000
    const large = { ...home, mortgageInterest: 25_000, charityCash: 5000 }
    expect(returnOf('ME', 2025, worker(90_000, large)).deduction).toBeCloseTo(36_300, 6)
    expect(returnOf('ME', 2025, worker(90_000, home)).deduction).toBeCloseTo(28_000, 6)
  })
  it('2% more over a million from 2026', () => {
    expect(returnOf('ME', 2025, worker(1_100_000)).rules).toEqual([])
    expect(named(returnOf('ME', 2026, worker(1_100_000)).rules, 'Surcharge on high incomes')).toBeCloseTo(2000, 6)
  })
  it('sales tax fairness credit: 155, ten less per 500 or part over 25,450', () => {
    const credit = (pay: number) =>
      named(returnOf('ME', 2025, worker(pay)).refundableCredits, 'Sales tax fairness credit')
    expect([25_450, 25_451, 25_951].map(credit)).toEqual([155, 145, 135])
  })
  it('pays the family of the tests four credits', () => {
    // 25% of 4,328 = 1,082; 610 for a child under 6; 215; 15% of 9,000 less 4% of 18,000 = 630
    expect(returnOf('ME', 2025, low).incomeTax).toBeCloseTo(-(1082 + 610 + 215 + 630), 6)
  })
  it('care credit: up to 500 paid out, the rest against tax', () => {
    const care = { dependents: [child(3), child(4)], careExpenses: 6000, careChildren: 2 }
    const result = returnOf('ME', 2025, couple(10_000, 10_000, care))
    // Federal credit 0.32 x 6,000 is limited to the federal tax, which is zero here: nothing to share
    expect(named(result.refundableCredits, 'Child care credit, refundable part')).toBe(0)
    // 60,000 + 30,000: federal 20% of 6,000 = 1,200; 25% = 300, all in the refundable part
    const more = returnOf('ME', 2025, couple(60_000, 30_000, care))
    expect(named(more.refundableCredits, 'Child care credit, refundable part')).toBeCloseTo(300, 6)
    expect(named(more.nonrefundableCredits, 'Child care credit')).toBe(0)
  })
})

describe('Maryland', () => {
  it('lets out the care expenses of the federal credit: 3,000 for one, 6,000 for more (Md. Tax-Gen. 10-208(e))', () => {
    const out = (careChildren: number, careExpenses: number, second = 30_000) =>
      named(
        returnOf('MD', 2025, couple(60_000, second, { dependents: [child(5), child(3)], careChildren, careExpenses }))
          .subtractions,
        'Child and dependent care expenses',
      )
    expect(out(2, 9000)).toBe(6000)
    expect(out(2, 5999)).toBe(5999)
    expect(out(1, 9000)).toBe(3000)
    expect(out(2, 9000, 4000)).toBe(4000)
    expect(out(0, 9000)).toBe(0)
  })
  it('one wage of 60,000 in Montgomery County', () => {
    // 53,450: 90 + 50,450 x 0.0475 = 2,486.375; county 3.2% = 1,710.40
    const result = returnOf('MD', 2025, worker(60_000, { locality: 'montgomery' }))
    expect(result.incomeTax).toBeCloseTo(2486.375, 6)
    expect(result.localTax).toBeCloseTo(1710.4, 6)
  })
  it('2025, the retiree: 41,200 of pension less benefits, and the senior credit', () => {
    // 58,000 - 17,000 - 21,200 = 19,800; - 3,350 - 3,200 - 1,000 = 12,250: 90 + 9,250 x 0.0475 = 529.375, all credited
    const result = returnOf('MD', 2025, { ...retiree, locality: 'montgomery' })
    expect(result.taxBeforeCredits).toBeCloseTo(529.375, 6)
    expect(result.incomeTax).toBeCloseTo(0, 6)
    expect(result.localTax).toBeCloseTo(392, 6)
    // 2026: 40,600 - 20,000
    expect(named(returnOf('MD', 2026, retiree).subtractions, 'Pension exclusion')).toBeCloseTo(20_600, 6)
  })
  it('Anne Arundel taxes by brackets, Frederick all at the rate of the band', () => {
    // 50,000 x 0.027 + 3,450 x 0.0294; 53,450 x 0.0296
    expect(returnOf('MD', 2025, worker(60_000, { locality: 'anne-arundel' })).localTax).toBeCloseTo(1451.43, 6)
    expect(returnOf('MD', 2025, worker(60_000, { locality: 'frederick' })).localTax).toBeCloseTo(1582.12, 6)
  })
  it('two-income subtraction of 1,200', () => {
    // 130,000 - 1,200 - 6,700 - 6,400 = 115,700: 90 + 112,700 x 0.0475
    expect(returnOf('MD', 2025, couple(90_000, 40_000)).incomeTax).toBeCloseTo(5443.25, 6)
    expect(named(returnOf('MD', 2025, couple(90_000, 500)).subtractions, 'Two-income subtraction')).toBe(500)
  })
  it('itemizes only with the federal return, less 7.5% of federal AGI over 200,000', () => {
    expect(returnOf('MD', 2025, worker(90_000, home)).deduction).toBeCloseTo(28_000, 6)
    expect(returnOf('MD', 2025, worker(250_000, home)).deduction).toBeCloseTo(28_000 - 3750, 6)
    // 10,000 of interest alone: the federal standard deduction is taken, so Maryland's as well
    expect(returnOf('MD', 2025, worker(60_000, { mortgageInterest: 10_000, mortgageBalance: 200_000 })).deduction).toBe(
      3350,
    )
  })
  it('halves the exemption over 100,000, and takes it away over 150,000', () => {
    expect([100_000, 100_001, 125_001, 150_001].map((pay) => returnOf('MD', 2025, worker(pay)).exemptions)).toEqual([
      3200, 1600, 800, 0,
    ])
  })
  it('2% on gains once federal AGI is over 350,000', () => {
    const surtax = (pay: number) =>
      named(returnOf('MD', 2025, worker(pay, { longTermGain: 20_000 })).rules, 'Tax on capital gains')
    expect(surtax(330_000)).toBe(0)
    expect(surtax(340_000)).toBeCloseTo(400, 6)
  })
  it('owes nothing under the poverty line, in the county neither', () => {
    // 15,000 in 2025 (line 15,650): credits 750 and 3.2% of 15,000; all of the federal credit 649 - 4,380 x 0.0765 is paid out
    const result = returnOf('MD', 2025, worker(15_000, { locality: 'howard' }))
    expect(result.incomeTax).toBeCloseTo(-313.93, 6)
    expect(result.localTax).toBe(0)
    // At the line neither credit is there: 15,650 - 6,550 = 9,100: 379.75 less 649 - 5,030 x 0.0765 = 264.205
    const at = returnOf('MD', 2025, worker(15_650, { locality: 'howard' }))
    expect(named(at.nonrefundableCredits, 'Poverty level credit')).toBe(0)
    expect(at.incomeTax).toBeCloseTo(379.75 - 264.205, 6)
    expect(at.localTax).toBeCloseTo(9100 * 0.032 - 0.32 * 264.205, 6)
  })
  it('child credit: 50 less per 1,000 or part over 15,000, gone over 24,000', () => {
    const credit = (pay: number) =>
      named(
        returnOf('MD', 2025, { ...worker(pay), status: 'head', dependents: [child(2), child(4)] }).refundableCredits,
        'Child tax credit',
      )
    expect([15_000, 18_000, 24_000, 24_001].map(credit)).toEqual([1000, 850, 550, 0])
  })
  it('care credit: 32%, a hundredth of it less per 2,000 over 30,000, paid out up to 60,900', () => {
    const of = (pay: number) =>
      returnOf('MD', 2025, {
        ...worker(pay),
        status: 'head',
        dependents: [child(4)],
        careExpenses: 3000,
        careChildren: 1,
      })
    // 60,000: federal 600; 15 steps: 600 x 0.32 x 0.85 = 163.20; 61,000: 16 steps, 161.28 against tax only
    expect(named(of(60_000).refundableCredits, 'Child and dependent care credit')).toBeCloseTo(163.2, 6)
    expect(named(of(61_000).nonrefundableCredits, 'Child and dependent care credit')).toBeCloseTo(161.28, 6)
    expect(named(of(112_101).nonrefundableCredits, 'Child and dependent care credit')).toBe(0)
  })
})
