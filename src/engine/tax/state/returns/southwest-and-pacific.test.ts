import { describe, expect, it } from 'vitest'
import { emptyHousehold, type Household, type Person } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

const alone = (own: Partial<Person>, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [person(own)],
  ...more,
})
const parent = (pay: number, age: number): Household => ({ ...worker(pay), status: 'head', dependents: [child(age)] })

describe('New Mexico', () => {
  it('2025 and 2026, one wage of 60,000: the federal standard deduction', () => {
    // 44,250: 82.50 + 352 + 731 + 4.7% of 10,750 = 1,670.75; 43,900: 4.7% of 10,400 instead
    expect(returnOf('NM', 2025, worker(60_000)).incomeTax).toBeCloseTo(1670.75, 6)
    expect(returnOf('NM', 2026, worker(60_000)).incomeTax).toBeCloseTo(1654.3, 6)
  })
  it('2025, the retiree: Social Security is free up to an AGI of 100,000', () => {
    // 41,000 - 17,750 = 23,250; 82.50 + 352 + 4.3% of 6,750 = 724.75
    expect(returnOf('NM', 2025, retiree).incomeTax).toBeCloseTo(724.75, 6)
    const rich = (pension: number) =>
      named(
        returnOf('NM', 2025, alone({ age: 70, socialSecurity: 20_000, privatePension: pension })).subtractions,
        'socialSecurity',
      )
    expect([rich(83_000), rich(83_001)]).toEqual([17_000, 0])
  })
  it('2025, at 70 with a small pension: by the table of ages, and 15 cents less for each dollar over 20,000', () => {
    // 20,000 + 6,000 = 26,000 of combined income taxes 500 of the benefits; AGI 20,500: 6,000; 2,500 - 75 = 2,425
    const result = returnOf('NM', 2025, alone({ age: 70, socialSecurity: 12_000, privatePension: 20_000 }))
    expect(named(result.subtractions, 'Exemption at 65')).toBe(6000)
    expect(result.exemptions).toBeCloseTo(2425, 6)
    expect(result.incomeTax).toBe(0)
  })
  it('keeps each row of the age table up to its edge', () => {
    const out = (pension: number) =>
      named(returnOf('NM', 2025, alone({ age: 65, privatePension: pension })).subtractions, 'Exemption at 65')
    expect([out(18_000), out(18_001), out(28_500), out(28_501)]).toEqual([8000, 7000, 1000, 0])
  })
  it('deducts 4,000 for each dependent after the first on joint and head-of-household returns', () => {
    const out = (household: Household) =>
      named(returnOf('NM', 2025, household).subtractions, 'Deduction for dependents')
    expect(out(couple(60_000, 0, { dependents: [child(3), child(5), child(9)] }))).toBe(8000)
    expect(out(parent(60_000, 9))).toBe(0)
    expect(out({ ...worker(60_000), dependents: [child(3), child(5)] })).toBe(0)
  })
  it('leaves 2,500 of gain untaxed, and gives a child credit by AGI', () => {
    expect(named(returnOf('NM', 2025, worker(60_000, { longTermGain: 9000 })).subtractions, 'capitalGains')).toBe(2500)
    const credit = (pay: number) =>
      named(returnOf('NM', 2025, parent(pay, 16)).refundableCredits, 'Child income tax credit')
    expect([credit(25_000), credit(75_000), credit(75_001), credit(400_000)]).toEqual([637, 212, 106, 26])
    expect(named(returnOf('NM', 2025, parent(25_000, 17)).refundableCredits, 'Child income tax credit')).toBe(0)
  })
})

describe('Oregon', () => {
  it('2025 and 2026, one wage of 60,000: federal tax comes off', () => {
    // 2025: federal tax 5,071.50; 60,000 - 5,071.50 - 2,835 = 52,093.50; 209 + 452.25 + 8.75% of 40,993.50; - 256
    expect(returnOf('OR', 2025, worker(60_000)).incomeTax).toBeCloseTo(3992.18125, 6)
    // 2026: federal tax on 43,900: 1,240 + 12% of 31,500 = 5,020; 52,070; 216.125 + 462.375 + 8.75% of 40,670; - 263
    expect(returnOf('OR', 2026, worker(60_000)).incomeTax).toBeCloseTo(3974.125, 6)
  })
  it('2025, the retiree: only Social Security is free', () => {
    // Federal tax on 34,250 = 3,871.50; 41,000 - 3,871.50 - 4,035 = 33,093.50; 209 + 452.25 + 8.75% of 21,993.50; - 256
    expect(returnOf('OR', 2025, retiree).incomeTax).toBeCloseTo(2329.68125, 6)
  })
  it('2025, at 65 with a small pension: 9% of what Social Security and income leave of 7,500', () => {
    const low = (pension: number) =>
      returnOf('OR', 2025, alone({ age: 65, socialSecurity: 5000, privatePension: pension }))
    // 9% of 2,500 = 225; 14,000 - 4,035 = 9,965; 209 + 6.75% of 5,565 - 256 - 225 = 103.6375
    expect(named(low(14_000).nonrefundableCredits, 'Retirement income credit')).toBeCloseTo(225, 6)
    expect(low(14_000).incomeTax).toBeCloseTo(103.6375, 6)
    expect(named(low(16_000).nonrefundableCredits, 'Retirement income credit')).toBeCloseTo(135, 6)
    expect(named(low(22_500).nonrefundableCredits, 'Retirement income credit')).toBe(0)
  })
  it('lets out a fifth less federal tax at each step from 125,000', () => {
    const out = (pay: number) => returnOf('OR', 2025, worker(pay)).federalTaxDeduction
    expect([out(124_999), out(125_000), out(130_000), out(144_999), out(145_000)]).toEqual([8500, 6800, 5100, 1700, 0])
    expect(returnOf('OR', 2025, couple(249_999, 0)).federalTaxDeduction).toBe(8500)
    expect(returnOf('OR', 2025, couple(250_000, 0)).federalTaxDeduction).toBe(6800)
  })
  it('gives the exemption credit up to 100,000', () => {
    const credit = (pay: number) => named(returnOf('OR', 2025, worker(pay)).nonrefundableCredits, 'Exemption credit')
    expect([credit(100_000), credit(100_001)]).toEqual([256, 0])
  })
  it('gives more of the earned income credit with a child under 3, and half the kids’ credit at 29,050', () => {
    // 2025, one child at 20,000: 4,328; 12% or 9%
    const earned = (age: number) =>
      named(returnOf('OR', 2025, parent(20_000, age)).refundableCredits, 'Earned income credit')
    expect(earned(2)).toBeCloseTo(519.36, 2)
    expect(earned(3)).toBeCloseTo(389.52, 2)
    expect(named(returnOf('OR', 2025, parent(29_050, 5)).refundableCredits, 'Oregon Kids’ Credit')).toBeCloseTo(525, 6)
    expect(named(returnOf('OR', 2025, parent(26_550, 6)).refundableCredits, 'Oregon Kids’ Credit')).toBe(0)
  })
  it('2025, 300,000 in Multnomah County: 2.5% over 125,000 and 4% over 250,000 with the Metro tax', () => {
    // 300,000 - 2,835 = 297,165; 3,125 + 4% of 47,165 = 5,011.60; Metro alone 1% of 172,165
    const rich = (locality: string) => returnOf('OR', 2025, worker(300_000, { locality })).localTax
    expect(rich('multnomah')).toBeCloseTo(5011.6, 6)
    expect(rich('portland-metro')).toBeCloseTo(1721.65, 6)
  })
  it('takes 0.6% for paid leave and 0.1% for transit from pay', () => {
    expect(returnOf('OR', 2025, worker(60_000)).payrollTotal).toBeCloseTo(420, 6)
  })
})

describe('Washington', () => {
  it('taxes no pay and no pension', () => {
    expect(returnOf('WA', 2025, worker(60_000)).incomeTax).toBe(0)
    expect(returnOf('WA', 2026, retiree).incomeTax).toBe(0)
  })
  it('Washington Department of Revenue, June 2025: 7% over the deduction, 9.9% on the part over 1,000,000', () => {
    const tax = (year: 2025 | 2026, gain: number) => returnOf('WA', year, worker(0, { longTermGain: gain })).incomeTax
    expect(tax(2025, 278_000)).toBe(0)
    // 222,000 x 0.07
    expect(tax(2025, 500_000)).toBeCloseTo(15_540, 6)
    // 1,722,000: 70,000 + 9.9% of 722,000
    expect(tax(2025, 2_000_000)).toBeCloseTo(141_478, 6)
    expect(tax(2026, 500_000)).toBeCloseTo(15_120, 6)
    expect(returnOf('WA', 2025, worker(0, { shortTermGain: 900_000 })).incomeTax).toBe(0)
  })
  it('RCW 82.87.020: starts from the net long-term gain (Schedule D line 15), which no short-term loss lowers', () => {
    const tax = (more: object) => returnOf('WA', 2025, worker(0, { longTermGain: 500_000, ...more })).incomeTax
    expect(tax({ shortTermGain: -200_000 })).toBeCloseTo(15_540, 6)
    // A long-term carryover does: 400,000 - 278,000 = 122,000 x 0.07.
    expect(tax({ longTermCarryover: 100_000 })).toBeCloseTo(8540, 6)
  })
  it('takes family leave and long-term care from pay', () => {
    // 60,000 x (0.00658 + 0.0058) and x (0.00807 + 0.0058)
    expect(returnOf('WA', 2025, worker(60_000)).payrollTotal).toBeCloseTo(742.8, 6)
    expect(returnOf('WA', 2026, worker(60_000)).payrollTotal).toBeCloseTo(832.2, 6)
  })
})
