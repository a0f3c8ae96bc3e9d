import { describe, expect, it } from 'vitest'
import { emptyHousehold } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

describe('Illinois', () => {
  it('2025, one wage of 60,000', () => {
    // (60,000 - 2,850) x 0.0495 = 2,828.925
    expect(returnOf('IL', 2025, worker(60_000)).incomeTax).toBeCloseTo(2828.925, 6)
  })
  it('2026, the retiree with a job of 30,000: benefits, pension and IRA are free', () => {
    // Taxed benefits stay 17,000 (cap); AGI 88,000 - 17,000 - 40,000 = 31,000; - 2,925 - 1,000 = 27,075; x 0.0495 = 1,340.2125
    const [first] = retiree.people
    const working = { ...retiree, people: [{ ...first, pay: 30_000 }] } as const
    expect(returnOf('IL', 2026, working).incomeTax).toBeCloseTo(1340.2125, 6)
  })
  it('takes the exemption away over 250,000, not at it', () => {
    expect(returnOf('IL', 2025, worker(250_000)).exemptions).toBe(2850)
    expect(returnOf('IL', 2025, worker(250_001)).exemptions).toBe(0)
    expect(returnOf('IL', 2025, couple(250_001, 0)).exemptions).toBe(5700)
  })
  it('gives back 5% of property tax, and 40% of its earned income credit with a child under 12', () => {
    expect(
      named(returnOf('IL', 2025, worker(60_000, { realEstateTax: 6000 })).nonrefundableCredits, 'Property tax credit'),
    ).toBeCloseTo(300, 6)
    const family = (age: number) =>
      returnOf('IL', 2025, { ...worker(20_000), status: 'head', dependents: [child(age)] }).refundableCredits
    const earned = named(family(11), 'Earned income credit')
    // 2025, one child at 20,000: the plateau, 4,328 x 20%
    expect(earned).toBeCloseTo(865.6, 6)
    expect(named(family(11), 'Child tax credit')).toBeCloseTo(346.24, 6)
    expect(named(family(12), 'Child tax credit')).toBe(0)
  })
})

describe('Indiana', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 59,000 x 0.03 = 1,770; x 0.0295 = 1,740.50
    expect(returnOf('IN', 2025, worker(60_000)).incomeTax).toBeCloseTo(1770, 6)
    expect(returnOf('IN', 2026, worker(60_000)).incomeTax).toBeCloseTo(1740.5, 6)
  })
  it('2026, the retiree in Marion County: pensions are taxed', () => {
    // 58,000 - 17,000 = 41,000; exemptions 1,000 + 1,000 = 39,000; 2.95% = 1,150.50; county 2.02% = 787.80
    const result = returnOf('IN', 2026, { ...retiree, locality: 'marion' })
    expect(result.incomeTax).toBeCloseTo(1150.5, 6)
    expect(result.localTax).toBeCloseTo(787.8, 6)
    expect(result.localName).toBe('Marion County')
  })
  it('counts 1,500 more for a child, and rent up to 3,000', () => {
    // 130,000 - 3,000 rent - 2,000 - 1,000 - 1,500 = 122,500; x 0.03 = 3,675
    expect(
      returnOf('IN', 2025, couple(90_000, 40_000, { dependents: [child(9)], rentPaid: 20_000 })).incomeTax,
    ).toBeCloseTo(3675, 6)
  })
  it('finds St. Joseph and LaPorte by their keys', () => {
    expect(returnOf('IN', 2026, worker(60_000, { locality: 'st-joseph' })).localTax).toBeCloseTo(59_000 * 0.0175, 6)
    expect(returnOf('IN', 2026, worker(60_000, { locality: 'laporte' })).localTax).toBeCloseTo(59_000 * 0.0145, 6)
  })
})

describe('Michigan', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 54,200 x 0.0425 = 2,303.50; 54,100 x 0.0425 = 2,299.25
    expect(returnOf('MI', 2025, worker(60_000)).incomeTax).toBeCloseTo(2303.5, 6)
    expect(returnOf('MI', 2026, worker(60_000)).incomeTax).toBeCloseTo(2299.25, 6)
  })
  const pensioner = (age: number, pension: number) =>
    ({ ...emptyHousehold, people: [person({ age, privatePension: pension, socialSecurity: 20_000 })] }) as const
  it('Public Act 4 of 2023 phase-in: 75% of 65,897 in 2025 for those born 1946 to 1966, all of 67,610 in 2026', () => {
    // Pension 80,000; benefits of 17,000 are out as well
    // 2025: 80,000 - 49,422.75 - 5,800 = 24,777.25 x 0.0425; 2026: 80,000 - 67,610 - 5,900 = 6,490 x 0.0425
    expect(returnOf('MI', 2025, pensioner(70, 80_000)).incomeTax).toBeCloseTo(24_777.25 * 0.0425, 6)
    expect(returnOf('MI', 2026, pensioner(70, 80_000)).incomeTax).toBeCloseTo(6490 * 0.0425, 6)
  })
  it('born 1945 or before: the whole limit in 2025; born 1967 or after: none before 2026', () => {
    expect(returnOf('MI', 2025, pensioner(80, 80_000)).agi).toBeCloseTo(80_000 - 65_897, 6)
    expect(returnOf('MI', 2025, pensioner(58, 80_000)).agi).toBeCloseTo(80_000, 6)
    expect(returnOf('MI', 2026, pensioner(58, 80_000)).agi).toBeCloseTo(80_000 - 67_610, 6)
  })
  it('at 67 a deduction against any income, whole for those born 1946 to 1952, less exemptions and benefits after', () => {
    const worksOn = (age: number) => ({ ...emptyHousehold, people: [person({ age, pay: 50_000 })] }) as const
    expect(returnOf('MI', 2025, worksOn(74)).agi).toBe(30_000) // born 1951
    expect(returnOf('MI', 2025, worksOn(70)).agi).toBe(35_800) // 20,000 - 5,800
    expect(returnOf('MI', 2025, worksOn(66)).agi).toBe(50_000)
  })
})

describe('Kentucky', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 56,730 x 0.04 = 2,269.20; 56,640 x 0.035 = 1,982.40
    expect(returnOf('KY', 2025, worker(60_000)).incomeTax).toBeCloseTo(2269.2, 6)
    expect(returnOf('KY', 2026, worker(60_000)).incomeTax).toBeCloseTo(1982.4, 6)
  })
  it('2025, the retiree: 31,110 of pension is free, and 40 for age', () => {
    // 58,000 - 17,000 - 31,110 = 9,890; - 3,270 = 6,620; x 0.04 = 264.80; - 40 = 224.80
    expect(returnOf('KY', 2025, retiree).incomeTax).toBeCloseTo(224.8, 6)
  })
  it('a couple with two wages takes two standard deductions in separate columns', () => {
    // (90,000 - 3,270) x 0.04 = 3,469.20; (40,000 - 3,270) x 0.04 = 1,469.20
    const result = returnOf('KY', 2025, couple(90_000, 40_000))
    expect(result.columns?.[0]).toBeCloseTo(3469.2, 6)
    expect(result.columns?.[1]).toBeCloseTo(1469.2, 6)
    expect(result.incomeTax).toBeCloseTo(4938.4, 6)
    expect(returnOf('KY', 2025, couple(90_000, 0)).columns).toBeNull()
  })
  it('itemizing more than one standard deduction, yet less than two, changes nothing', () => {
    // 5,000 of mortgage interest is above 3,270 and below 2 x 3,270, so both columns keep the standard deduction.
    const owners = { ...couple(90_000, 40_000), mortgageInterest: 5_000, mortgageBalance: 100_000 }
    expect(returnOf('KY', 2025, owners).incomeTax).toBeCloseTo(4938.4, 6)
    // 8,000 is more than both: (130,000 - 8,000) x 0.04 = 4,880
    const more = { ...owners, mortgageInterest: 8_000 }
    expect(returnOf('KY', 2025, more).incomeTax).toBeCloseTo(4880, 6)
  })
  it('in separate columns a spouse’s own credits only reduce that spouse’s tax', () => {
    // One of 70 with a pension of 35,000 (31,110 free, 3,890 - 3,270 = 620; x 0.04 = 24.80) and a worker of 40 with 60,000
    const pair = {
      ...couple(0, 60_000),
      people: [person({ age: 70, privatePension: 35_000 }), person({ pay: 60_000 })],
    } as const
    const result = returnOf('KY', 2025, pair)
    expect(result.columns?.[0]).toBeCloseTo(24.8, 6)
    // 24.80 of the 40 can be used; the worker pays 2,269.20
    expect(result.incomeTax).toBeCloseTo(2269.2, 6)
  })
  it('one joint column is better where a spouse’s own credits would be lost: the choice is made after credits', () => {
    // Two of 70, one blind: 40,000 and 1,000. Columns: 36,730 x 0.04 = 1,469.20 - 40, and nothing, of which 80 of credits take nothing.
    // One column: 37,730 x 0.04 = 1,509.20 - 3 x 40 = 1,389.20.
    const pair = {
      ...couple(0, 0),
      people: [person({ age: 70, pay: 40_000 }), person({ age: 70, blind: true, pay: 1000 })],
    } as const
    const result = returnOf('KY', 2025, pair)
    expect(result.columns).toBeNull()
    expect(result.incomeTax).toBeCloseTo(1389.2, 6)
  })
  it('family size credit of KRS 141.066: all at the poverty line, 90% just above, nothing over 133%', () => {
    const share = (pay: number) => {
      const { nonrefundable, taxBeforeCredits } = returnOf('KY', 2025, worker(pay))
      return nonrefundable / taxBeforeCredits
    }
    expect(share(15_650)).toBeCloseTo(1, 9)
    expect(share(15_651)).toBeCloseTo(0.9, 9)
    expect(share(15_650 * 1.2 + 1)).toBeCloseTo(0.4, 9)
    expect(share(15_650 * 1.33 + 1)).toBe(0)
  })
})
