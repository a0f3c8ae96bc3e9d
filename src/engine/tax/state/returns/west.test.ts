import { describe, expect, it } from 'vitest'
import { emptyHousehold, type Household } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

describe('Arizona', () => {
  it('2025, one wage of 60,000: 2.5% above the federal standard deduction', () => {
    // 60,000 - 15,750 = 44,250; x 0.025 = 1,106.25
    expect(returnOf('AZ', 2025, worker(60_000)).incomeTax).toBeCloseTo(1106.25, 6)
  })
  it('2026, one wage of 60,000', () => {
    // 60,000 - 16,100 = 43,900; x 0.025 = 1,097.50
    expect(returnOf('AZ', 2026, worker(60_000)).incomeTax).toBeCloseTo(1097.5, 6)
  })
  it('2025, the retiree: senior deduction, benefits and the age exemption come off', () => {
    // 58,000 - 6,000 senior (AGI under 75,000) - 17,000 = 35,000; - 15,750 - 2,100 = 17,150; x 0.025 = 428.75
    expect(returnOf('AZ', 2025, retiree).incomeTax).toBeCloseTo(428.75, 6)
  })
  it('leaves a quarter of a long-term gain untaxed', () => {
    // 50,000 wages + 20,000 gain: 70,000 - 5,000 - 15,750 = 49,250; x 0.025 = 1,231.25
    expect(returnOf('AZ', 2025, worker(50_000, { longTermGain: 20_000 })).incomeTax).toBeCloseTo(1231.25, 6)
  })
  it('cuts the dependent credit 5% for each 1,000 or part over 400,000 joint', () => {
    const credit = (pay: number) =>
      named(
        returnOf('AZ', 2026, couple(pay, 0, { dependents: [child(5), child(18)] })).nonrefundableCredits,
        'Dependent tax credit',
      )
    expect(credit(400_000)).toBeCloseTo(150, 6) // 125 + 25
    expect(credit(400_001)).toBeCloseTo(142.5, 6) // 5% off
    expect(credit(401_001)).toBeCloseTo(135, 6) // 10% off
    expect(credit(420_000)).toBe(0)
  })
  it('from 2026 state and local taxes stop at 10,000 of the itemized deductions (A.R.S. 43-1042(D))', () => {
    const owners = couple(300_000, 0, {
      realEstateTax: 15_000,
      stateIncomeTaxPaid: 9000,
      mortgageInterest: 40_000,
      mortgageBalance: 500_000,
    })
    expect(returnOf('AZ', 2025, owners).itemizedDeduction).toBe(64_000)
    expect(returnOf('AZ', 2026, owners).itemizedDeduction).toBe(50_000)
    expect(returnOf('AZ', 2026, { ...owners, realEstateTax: 999 }).itemizedDeduction).toBe(49_999)
  })
  it('from 2026 care expenses over the federal credit come off income (A.R.S. 43-1022(34))', () => {
    // 90,000 joint: 35% of 6,000 is the federal credit, 2,100; 3,900 comes off, 97.50 of tax.
    const family = (careExpenses: number) =>
      couple(60_000, 30_000, { dependents: [child(5), child(3)], careExpenses, careChildren: 2 })
    expect(named(returnOf('AZ', 2026, family(9000)).subtractions, 'Child and dependent care expenses')).toBe(3900)
    expect(returnOf('AZ', 2026, family(0)).incomeTax - returnOf('AZ', 2026, family(9000)).incomeTax).toBeCloseTo(
      97.5,
      6,
    )
    expect(named(returnOf('AZ', 2025, family(9000)).subtractions, 'Child and dependent care expenses')).toBe(0)
  })
  it('pays the excise credit up to 12,500 single and 25,000 head of household (azdor.gov, Credit for Increased Excise Taxes)', () => {
    const credit = (pay: number, head: boolean) =>
      named(
        returnOf('AZ', 2025, head ? { ...worker(pay), status: 'head', dependents: [child(8)] } : worker(pay))
          .refundableCredits,
        'Increased excise tax credit',
      )
    expect(credit(12_500, false)).toBe(25)
    expect(credit(12_501, false)).toBe(0)
    expect(credit(25_000, true)).toBe(50)
    expect(credit(25_001, true)).toBe(0)
  })
})

describe('California', () => {
  it('2025, one wage of 60,000: Schedule X, then the exemption credit', () => {
    // 60,000 - 5,706 = 54,294. Schedule X: 1,022.01 + 6% over 41,452 = 1,022.01 + 770.52 = 1,792.53; - 153 = 1,639.53
    expect(returnOf('CA', 2025, worker(60_000)).incomeTax).toBeCloseTo(1639.53, 6)
  })
  it('2025 tax rate schedules (FTB Form 540): printed base amounts at the bracket edges, single', () => {
    const tax = (taxable: number) => returnOf('CA', 2025, worker(taxable + 5706)).scheduleTax
    // 110.79; + 2% of 15,185 = 414.49; + 4% of 15,188 = 1,022.01; + 6% of 16,090 = 1,987.41; + 8% of 15,182 = 3,201.97
    for (const [edge, base] of [
      [11_079, 110.79],
      [26_264, 414.49],
      [41_452, 1022.01],
      [57_542, 1987.41],
      [72_724, 3201.97],
    ] as const)
      expect(tax(edge)).toBeCloseTo(base, 2)
  })
  it('2025, the retiree: Social Security is free, pensions are taxed, two exemption credits', () => {
    // 58,000 - 17,000 = 41,000; - 5,706 = 35,294; 414.49 + 4% of 9,030 = 775.69; - 2 x 153 = 469.69
    expect(returnOf('CA', 2025, retiree).incomeTax).toBeCloseTo(469.69, 6)
  })
  it('leaves out 20,000 of military retirement pay up to a federal AGI of 125,000, or 250,000 joint (Rev. & Tax. Code 17132.9)', () => {
    const out = (militaryPension: number, pay: number, status: 'single' | 'joint' | 'surviving' = 'single') =>
      named(
        returnOf(
          'CA',
          2025,
          status === 'joint'
            ? { ...couple(0, 0), people: [person({ militaryPension }), person({ militaryPension, pay })] }
            : { ...emptyHousehold, status, people: [person({ militaryPension, pay })] },
        ).subtractions,
        'Military retirement pay',
      )
    expect(out(30_000, 95_000)).toBe(20_000)
    expect(out(30_000, 95_001)).toBe(0)
    expect(out(19_999, 0)).toBe(19_999)
    expect(out(30_000, 190_000, 'joint')).toBe(20_000)
    expect(out(30_000, 190_001, 'joint')).toBe(0)
    expect(out(30_000, 220_000, 'surviving')).toBe(20_000)
  })
  it('takes 6 per credit for each 2,500 or part over the limit', () => {
    const credit = (pay: number) => named(returnOf('CA', 2025, worker(pay)).nonrefundableCredits, 'Exemption credits')
    expect(credit(252_203)).toBeCloseTo(153, 6)
    expect(credit(252_204)).toBeCloseTo(147, 6)
    expect(credit(254_703)).toBeCloseTo(147, 6)
    expect(credit(254_704)).toBeCloseTo(141, 6)
  })
  it('adds 1% over a million of taxable income', () => {
    expect(named(returnOf('CA', 2025, worker(1_105_706)).rules, 'Behavioral Health Services Tax')).toBeCloseTo(1000, 6)
    expect(returnOf('CA', 2025, worker(1_005_706)).rules).toEqual([])
  })
  it('CalEITC 2025 reaches the published maximum with three children at 9,823', () => {
    // FTB 2025: at most $3,756; 0.45 x 0.85 x 9,823 = 3,757.30 (the printed table uses the middle of its rows)
    const family = { ...worker(9823), status: 'head', dependents: [child(7), child(8), child(9)] } as const
    const credit = named(returnOf('CA', 2025, family).refundableCredits, 'CalEITC and young child credit')
    expect(Math.abs(credit - 3756)).toBeLessThan(2)
  })
  it('CalEITC ends at 32,901', () => {
    const at = (pay: number) =>
      named(
        returnOf('CA', 2025, { ...worker(pay), status: 'head', dependents: [child(9)] }).refundableCredits,
        'CalEITC and young child credit',
      )
    expect(at(32_900)).toBeGreaterThan(0)
    expect(at(32_901)).toBe(0)
  })
  it('takes disability insurance on every dollar of pay', () => {
    expect(returnOf('CA', 2026, worker(300_000)).payrollTotal).toBeCloseTo(3900, 6) // 1.3%
  })
})

describe('Colorado', () => {
  it('2025, one wage of 60,000: 4.4% of federal taxable income, less the TABOR refund', () => {
    // 60,000 - 15,750 = 44,250; x 0.044 = 1,947; refund for 52,001 to 105,000: 25
    const result = returnOf('CO', 2025, worker(60_000))
    expect(result.taxBeforeCredits).toBeCloseTo(1947, 6)
    expect(result.incomeTax).toBeCloseTo(1922, 6)
  })
  it.each([
    [52_000, 19],
    [52_001, 25],
    [105_000, 25],
    [105_001, 29],
    [168_001, 35],
    [233_001, 37],
    [299_001, 59],
  ])('2025, sales tax refund printed at tax.colorado.gov/tabor: income %s, %s each', (pay, each) => {
    const refund = (household: Household) => named(returnOf('CO', 2025, household).refundableCredits, 'TABOR refund')
    expect(refund(worker(pay))).toBe(each)
    expect(refund(couple(pay, 0))).toBe(2 * each)
  })
  it('2025, the refund looks at income with untaxed benefits', () => {
    // 40,000 of pension: with 12,000 of benefits, partly taxed, 52,000 in any case; a dollar more is the next tier.
    const refund = (socialSecurity: number) =>
      named(
        returnOf('CO', 2025, {
          ...emptyHousehold,
          people: [person({ age: 70, privatePension: 40_000, socialSecurity })],
        }).refundableCredits,
        'TABOR refund',
      )
    expect(refund(0)).toBe(19)
    expect(refund(12_000)).toBe(19)
    expect(refund(12_001)).toBe(25)
  })
  it('leaves out 15,000 of military retirement pay before 55, and from then on as other pensions (C.R.S. 39-22-104(4)(y))', () => {
    const out = (age: number, militaryPension = 30_000) =>
      returnOf('CO', 2025, { ...emptyHousehold, people: [person({ age, militaryPension })] }).subtractions[0]?.amount
    expect(out(54)).toBe(15_000)
    expect(out(54, 14_999)).toBe(14_999)
    expect(out(55)).toBe(20_000)
    expect(out(65)).toBe(24_000)
  })
  it('2025, the retiree: all benefits out, and pensions up to 24,000 less them', () => {
    // Federal taxable: 58,000 - 15,750 - 2,000 - 6,000 = 34,250. Out: 17,000, then 24,000 - 17,000 = 7,000 of 40,000 pension
    // 10,250 x 0.044 = 451
    expect(returnOf('CO', 2025, retiree).taxBeforeCredits).toBeCloseTo(451, 6)
  })
  it('2025, at 60 with AGI over 75,000: benefits share the 20,000 cap', () => {
    // Pension 70,000, benefits 20,000: provisional 80,000, taxed 17,000, AGI 87,000. Out: 17,000 and 3,000.
    // 87,000 - 15,750 - 20,000 = 51,250; x 0.044 = 2,255
    const early = {
      ...emptyHousehold,
      people: [person({ age: 60, socialSecurity: 20_000, privatePension: 70_000 })],
    } as const
    expect(returnOf('CO', 2025, early).taxBeforeCredits).toBeCloseTo(2255, 6)
  })
  it('2026 keeps overtime in income, 2025 does not', () => {
    const overtime = { ...emptyHousehold, people: [person({ pay: 60_000, overtimePremium: 5000 })] } as const
    // 2025: (44,250 - 5,000) x 0.044 = 1,727; 2026: 43,900 x 0.044 = 1,931.60
    expect(returnOf('CO', 2025, overtime).taxBeforeCredits).toBeCloseTo(1727, 6)
    expect(returnOf('CO', 2026, overtime).taxBeforeCredits).toBeCloseTo(1931.6, 6)
  })
  it('adds back a federal deduction over 12,000 from 300,000 of AGI in 2025', () => {
    expect(named(returnOf('CO', 2025, worker(299_999)).additions, 'Federal deduction over Colorado’s limit')).toBe(0)
    expect(named(returnOf('CO', 2025, worker(300_000)).additions, 'Federal deduction over Colorado’s limit')).toBe(3750)
  })
})

describe('Utah', () => {
  it('2025, one wage of 60,000: 4.5% less the taxpayer credit', () => {
    // 2,700 - (6% of 15,750 = 945, less 1.3% of 60,000 - 18,213 = 543.231) = 2,700 - 401.769 = 2,298.231
    expect(returnOf('UT', 2025, worker(60_000)).incomeTax).toBeCloseTo(2298.231, 6)
  })
  it('2025, the retiree: a credit for benefits, falling above 54,000', () => {
    // 2,610; taxpayer credit 6% of 17,750 = 1,065 - 517.231 = 547.769; benefits 765 - 2.5% of 4,000 = 665; 1,397.231
    expect(returnOf('UT', 2025, retiree).incomeTax).toBeCloseTo(1397.231, 6)
  })
  it('the retirement credit of those born by 1952 is used when it is more', () => {
    // Age 73 in 2025 (1952), pension 26,000: 450 - 2.5% of 1,000 = 425 against no benefits
    const old = { ...emptyHousehold, people: [person({ age: 73, privatePension: 26_000 })] } as const
    expect(named(returnOf('UT', 2025, old).nonrefundableCredits, 'Social Security or retirement credit')).toBeCloseTo(
      Math.min(425, 1170 - (0.06 * 17_750 - 0.013 * (26_000 - 18_213))),
      6,
    )
  })
  it('the child credit falls ten cents per dollar over 54,000 joint', () => {
    // AGI 58,000: 1,000 - 10% of 4,000 = 600
    expect(
      named(
        returnOf('UT', 2025, couple(58_000, 0, { dependents: [child(3)] })).nonrefundableCredits,
        'Child tax credit',
      ),
    ).toBeCloseTo(600, 6)
  })
})
