import { describe, expect, it } from 'vitest'
import { child, couple, named, retiree, returnOf, worker } from './returns.testkit.ts'

describe('Massachusetts', () => {
  it('2025, one wage of 60,000: 2,000 of Social Security tax and the exemption come off', () => {
    // 60,000 - 2,000 - 4,400 = 53,600; x 0.05 = 2,680
    expect(returnOf('MA', 2025, worker(60_000)).incomeTax).toBeCloseTo(2680, 6)
  })
  it('2025, the retiree: pension, IRA and interest are taxed', () => {
    // 41,000 - 4,400 - 700 = 35,900; x 0.05 = 1,795
    expect(returnOf('MA', 2025, retiree).incomeTax).toBeCloseTo(1795, 6)
  })
  it('Massachusetts DOR, No Tax Status: 8,000 single, 14,400 and 1,000 per dependent head, 16,400 and 1,000 joint', () => {
    expect(returnOf('MA', 2025, worker(8000)).taxBeforeCredits).toBe(0)
    expect(returnOf('MA', 2025, worker(8001)).taxBeforeCredits).toBeCloseTo(0.1, 6) // 10% of the one dollar
    const head = (pay: number) => returnOf('MA', 2025, { ...worker(pay), status: 'head', dependents: [child(9)] })
    expect(head(15_400).taxBeforeCredits).toBe(0)
    expect(head(15_401).taxBeforeCredits).toBeCloseTo(0.1, 6)
    expect(returnOf('MA', 2025, couple(16_400, 0)).taxBeforeCredits).toBe(0)
    expect(returnOf('MA', 2025, couple(16_401, 0)).taxBeforeCredits).toBeCloseTo(0.1, 6)
  })
  it('Massachusetts DOR worksheet example 1: wages of 10,500 less alimony of 3,000 qualify for No Tax Status', () => {
    expect(returnOf('MA', 2025, worker(10_500, { alimonyPaidBefore2019: 3000 })).taxBeforeCredits).toBe(0)
  })
  it('Limited Income Credit reaches to 14,000 single', () => {
    // At 9,000: 10% of 1,000 = 100 against (9,000 - 688.50 - 4,400) x 0.05 = 195.575
    expect(returnOf('MA', 2025, worker(9000)).taxBeforeCredits).toBeCloseTo(100, 6)
    // At 14,000: 10% of 6,000 = 600 is more than (14,000 - 1,071 - 4,400) x 0.05 = 426.45
    expect(returnOf('MA', 2025, worker(14_000)).taxBeforeCredits).toBeCloseTo(426.45, 6)
  })
  it('adds 4% over 1,083,150 of taxable income in 2025', () => {
    // Pay 1,189,550: less 2,000 and 4,400 = 1,183,150; 4% of 100,000 = 4,000
    expect(named(returnOf('MA', 2025, worker(1_189_550)).rules, '4% surtax')).toBeCloseTo(4000, 4)
    expect(named(returnOf('MA', 2026, worker(1_214_150)).rules, '4% surtax')).toBeCloseTo(4000, 4)
  })
  it('taxes short-term gains at 8.5%', () => {
    // 60,000 pay + 10,000 gain: 63,600 x 0.05 + 10,000 x 0.035 = 3,530
    expect(returnOf('MA', 2025, worker(60_000, { shortTermGain: 10_000 })).incomeTax).toBeCloseTo(3530, 6)
  })
  it('takes half the rent up to 4,000 and pays 440 for a child under 13', () => {
    // 130,000 - 2,000 - 2,000 - 4,000 - 8,800 - 2,000 = 111,200; x 0.05 = 5,560; - 880 = 4,680
    const family = couple(90_000, 40_000, { dependents: [child(3), child(9)], rentPaid: 20_000 })
    expect(returnOf('MA', 2025, family).incomeTax).toBeCloseTo(4680, 6)
  })
})

describe('New York', () => {
  it('2025, one wage of 60,000', () => {
    // 52,000: 340 + 144 + 115.50 + 5.5% of 38,100 = 2,095.50; 2,695
    expect(returnOf('NY', 2025, worker(60_000)).incomeTax).toBeCloseTo(2695, 6)
  })
  it('2026, one wage of 60,000: five rates a tenth of a point lower', () => {
    // 2,695 - 0.1% of 52,000 = 2,643
    expect(returnOf('NY', 2026, worker(60_000)).incomeTax).toBeCloseTo(2643, 6)
  })
  it('2025 rate schedules (IT-201 instructions): printed amounts at the edges', () => {
    // Single 80,650: $4,271; joint 161,550: $8,553; head 107,650: 4% 512, 218.25, 170.625, 4,771.25 = $5,672
    const edge = (taxable: number) => returnOf('NY', 2025, worker(taxable + 8000)).scheduleTax
    expect(Math.round(edge(80_650))).toBe(4271)
    expect(Math.round(returnOf('NY', 2025, couple(161_550 + 16_050, 0)).scheduleTax)).toBe(8553)
    const head = returnOf('NY', 2025, { ...worker(107_650 + 11_200), status: 'head' })
    expect(Math.round(head.scheduleTax)).toBe(5672)
  })
  it('2025, the retiree: 20,000 of private pension and IRA is free', () => {
    // 58,000 - 17,000 - 20,000 - 8,000 = 13,000; 484 + 5.25% of 1,300 = 552.25
    expect(returnOf('NY', 2025, retiree).incomeTax).toBeCloseTo(552.25, 6)
  })
  it('takes lower brackets back: from AGI 157,650 the tax is the flat top rate, to the dollar of the printed worksheet', () => {
    // Single, AGI 200,000, taxable 192,000: 6% flat is 11,520; the schedule gives 10,951.75 and the worksheet adds 568
    const single = returnOf('NY', 2025, worker(200_000))
    expect(named(single.rules, 'Supplemental tax: lower brackets taken back')).toBe(568)
    expect(Math.abs(single.taxBeforeCredits - 0.06 * 192_000)).toBeLessThan(0.5)
    // Joint, AGI 400,000, taxable 383,950 in the 6.85% bracket, more than 50,000 over 323,200: flat 6.85%
    const joint = returnOf('NY', 2025, couple(400_000, 0))
    expect(Math.abs(joint.taxBeforeCredits - 0.0685 * 383_950)).toBeLessThan(1)
    // 2026: single at 5.9% of 192,000; the schedule leaves 568.25, the statute's table takes back 567
    expect(Math.abs(returnOf('NY', 2026, worker(200_000)).taxBeforeCredits - 0.059 * 192_000)).toBeLessThan(1.5)
  })
  it('the take-back begins above 107,650 and grows over 50,000', () => {
    const added = (pay: number) =>
      named(returnOf('NY', 2025, worker(pay)).rules, 'Supplemental tax: lower brackets taken back')
    expect(added(107_650)).toBe(0)
    expect(added(132_650)).toBeCloseTo(284, 6)
    expect(added(157_650)).toBeCloseTo(568, 6)
  })
  it('above 25 million of AGI everything is taxed at 10.9%', () => {
    const { taxableIncome, taxBeforeCredits } = returnOf('NY', 2025, worker(26_000_000))
    expect(taxBeforeCredits).toBeCloseTo(0.109 * taxableIncome, 2)
  })
  it('household credit: 75 single up to 5,000, by heads otherwise (IT-201 tables 1 and 2)', () => {
    const family = returnOf('NY', 2025, couple(22_000, 0, { dependents: [child(12)] }))
    // Base 60 up to 22,000, and 10 for each of two more people over 20,000
    expect(named(family.nonrefundableCredits, 'Household credit')).toBeCloseTo(80, 6)
    // Two taken credits reduce the earned income credit: 30% of the federal one less 80
    expect(named(family.refundableCredits, 'Earned income credit')).toBeCloseTo(0.3 * 4328 - 80, 6)
  })
  it('Empire State child credit: 16.50 less per 1,000 or part over 110,000 joint', () => {
    const credit = (pay: number) =>
      named(
        returnOf('NY', 2025, couple(pay, 0, { dependents: [child(3), child(9)] })).refundableCredits,
        'Empire State child credit',
      )
    expect(credit(110_000)).toBeCloseTo(1330, 6)
    expect(credit(110_001)).toBeCloseTo(1313.5, 6)
    expect(credit(130_000)).toBeCloseTo(1000, 6) // 20 x 16.50 off
  })
  it('New York City and Yonkers', () => {
    // 52,000: 369.36 + 489.06 + 954.75 + 77.52 = 1,890.69. School tax credit: 63, and 20.52 + 0.228% of 40,000 = 111.72
    expect(returnOf('NY', 2025, worker(60_000, { locality: 'new-york-city' })).localTax).toBeCloseTo(1715.97, 6)
    expect(returnOf('NY', 2025, worker(60_000, { locality: 'yonkers' })).localTax).toBeCloseTo(2695 * 0.1675, 6)
  })
  it('stops paid family leave and disability at the yearly maximum', () => {
    expect(returnOf('NY', 2025, worker(200_000)).payrollTotal).toBeCloseTo(354.53 + 31.2, 6)
  })
})

describe('Pennsylvania', () => {
  it('one wage of 60,000, plan deferrals taxed too', () => {
    expect(returnOf('PA', 2025, worker(60_000)).incomeTax).toBeCloseTo(1842, 6)
    const [first] = worker(60_000).people
    const saver = { ...worker(60_000), people: [{ ...first, planDeferrals: 10_000 }] } as const
    expect(returnOf('PA', 2026, saver).incomeTax).toBeCloseTo(1842, 6)
  })
  it('the retiree pays on interest only, and that is forgiven', () => {
    // 1,000 x 0.0307 = 30.70 at an eligibility income under 6,500
    const result = returnOf('PA', 2025, retiree)
    expect(result.scheduleTax).toBeCloseTo(30.7, 6)
    expect(result.incomeTax).toBe(0)
    expect(returnOf('PA', 2025, { ...retiree, interest: 20_000 }).incomeTax).toBeCloseTo(614, 6)
  })
  // PA Department of Revenue, Schedule SP eligibility income tables 1 and 2: the share forgiven up to each income
  it.each([
    [6500, 0, 1],
    [6750, 0, 0.9],
    [7000, 0, 0.8],
    [8500, 0, 0.2],
    [8750, 0, 0.1],
    [8751, 0, 0],
    [16_000, 1, 1],
    [18_250, 1, 0.1],
    [25_500, 2, 1],
    [27_750, 2, 0.1],
    [27_751, 2, 0],
  ])('PA Schedule SP table 1, unmarried: income of %i with %i children', (pay, children, forgiven) => {
    const dependents = Array.from({ length: children }, () => child(16))
    const { scheduleTax, taxBeforeCredits } = returnOf('PA', 2025, { ...worker(pay), status: 'head', dependents })
    expect(taxBeforeCredits).toBeCloseTo(scheduleTax * (1 - forgiven), 6)
  })
  it.each([
    [13_000, 0, 1],
    [15_250, 0, 0.1],
    [22_500, 1, 1],
    [32_000, 2, 1],
    [34_250, 2, 0.1],
    [34_251, 2, 0],
  ])('PA Schedule SP table 2, married: income of %i with %i children', (pay, children, forgiven) => {
    const dependents = Array.from({ length: children }, () => child(16))
    const { scheduleTax, taxBeforeCredits } = returnOf('PA', 2025, couple(pay, 0, { dependents }))
    expect(taxBeforeCredits).toBeCloseTo(scheduleTax * (1 - forgiven), 6)
  })
  it('local wage taxes and the unemployment fund', () => {
    expect(returnOf('PA', 2025, worker(60_000, { locality: 'philadelphia' })).localTax).toBeCloseTo(2244, 6)
    expect(returnOf('PA', 2025, worker(60_000)).payrollTotal).toBeCloseTo(42, 6)
  })
})
