import { describe, expect, it } from 'vitest'
import { emptyHousehold, type Person } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

const alone = (own: Partial<Person>) => ({ ...emptyHousehold, people: [person(own)] }) as const

describe('North Dakota', () => {
  it('2025 and 2026, one wage of 100,000: nothing is taxed below 48,475 of federal taxable income', () => {
    // 2025: 100,000 - 15,750 = 84,250; 35,775 over 48,475; x 0.0195 = 697.6125
    expect(returnOf('ND', 2025, worker(100_000)).incomeTax).toBeCloseTo(697.6125, 6)
    // 2026: 100,000 - 16,100 = 83,900; 34,325 over 49,575; x 0.0195 = 669.3375
    expect(returnOf('ND', 2026, worker(100_000)).incomeTax).toBeCloseTo(669.3375, 6)
    expect(returnOf('ND', 2025, worker(48_475 + 15_750)).incomeTax).toBe(0)
  })
  it('2025, single of 70 with a pension of 100,000 and Social Security of 30,000: benefits are out, the senior deduction stays', () => {
    // Taxed benefits 25,500; AGI 125,500. Senior deduction 6,000 - 6% of 50,500 = 2,970
    // 125,500 - 17,750 - 2,970 = 104,780; - 25,500 = 79,280; - 48,475 = 30,805; x 0.0195 = 600.6975
    const rich = alone({ age: 70, socialSecurity: 30_000, privatePension: 100_000 })
    expect(returnOf('ND', 2025, rich).incomeTax).toBeCloseTo(600.6975, 6)
  })
  it('lets out 40% of long-term gain, and military pensions', () => {
    // 110,000 - 15,750 - 4,000 = 90,250; 41,775 over; x 0.0195 = 814.6125
    expect(returnOf('ND', 2025, worker(100_000, { longTermGain: 10_000 })).incomeTax).toBeCloseTo(814.6125, 6)
    const retired = alone({ age: 50, pay: 100_000, militaryPension: 20_000 })
    expect(returnOf('ND', 2025, retired).incomeTax).toBeCloseTo(697.6125, 6)
  })
  it('gives a couple back what marriage costs, if the lower wage is over 47,550', () => {
    // 150,000 - 31,500 = 118,500. Joint: 37,525 x 0.0195 = 731.7375. Apart: 70,000 - 15,750 = 54,250 gives 112.6125,
    // 118,500 - 54,250 = 64,250 gives 307.6125. Credit 731.7375 - 420.225 = 311.5125, under 312
    const result = returnOf('ND', 2025, couple(80_000, 70_000))
    expect(named(result.nonrefundableCredits, 'Marriage penalty credit')).toBeCloseTo(311.5125, 6)
    expect(result.incomeTax).toBeCloseTo(420.225, 6)
    expect(returnOf('ND', 2025, couple(100_000, 47_550)).nonrefundable).toBe(0)
  })
})

describe('Nebraska', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 2025: 60,000 - 8,600 = 51,400; 99.138 + 705.159 + 738.975 + 5.2% of 12,530 = 651.56; 2,194.832 - 171
    expect(returnOf('NE', 2025, worker(60_000)).incomeTax).toBeCloseTo(2023.832, 6)
    // 2026: 51,150; 101.598 + 724.113 + 4.55% of 26,390 = 1,200.745; 2,026.456 - 176
    expect(returnOf('NE', 2026, worker(60_000)).incomeTax).toBeCloseTo(1850.456, 6)
  })
  it('2025, the retiree: Social Security is free, pension and IRA are not', () => {
    // 41,000 - 8,600 - 2,000 = 30,400; 99.138 + 705.159 + 5.01% of 6,280 = 314.628; 1,118.925 - 171
    expect(returnOf('NE', 2025, retiree).incomeTax).toBeCloseTo(947.925, 6)
  })
  it('pays out a care credit up to 29,000, and only reduces tax above it', () => {
    const family = (pay: number) =>
      returnOf('NE', 2025, {
        ...worker(pay),
        status: 'head',
        dependents: [child(4)],
        careExpenses: 3000,
        careChildren: 1,
      })
    const refunded = (pay: number) => named(family(pay).refundableCredits, 'Refundable child and dependent care credit')
    // Form 2441N: federal rate (35%, a point less for each 2,000 over 15,000) x share (all to 22,000, a tenth less per 1,000)
    expect(refunded(15_000)).toBeCloseTo(1050, 6)
    expect(refunded(22_000)).toBeCloseTo(3000 * 0.31, 6)
    expect(refunded(22_001)).toBeCloseTo(3000 * 0.31 * 0.9, 6)
    expect(refunded(24_500)).toBeCloseTo(3000 * 0.3 * 0.7, 6)
    expect(refunded(29_000)).toBeCloseTo(3000 * 0.28 * 0.3, 6)
    expect(refunded(29_001)).toBe(0)
    // 30,000: 27% of 3,000 stops at 10% of 6,375 = 637.50; x 0.25 = 159.375
    expect(named(family(30_000).nonrefundableCredits, 'Child and dependent care credit')).toBeCloseTo(159.375, 6)
  })
  it('counts 171 for each person, and 10% of the federal earned income credit', () => {
    expect(
      named(
        returnOf('NE', 2025, couple(90_000, 40_000, { dependents: [child(3), child(9)] })).nonrefundableCredits,
        'Personal exemption credit',
      ),
    ).toBe(684)
    // 2025, one child at 20,000: the plateau, 4,328
    const parent = { ...worker(20_000), status: 'head', dependents: [child(9)] } as const
    expect(named(returnOf('NE', 2025, parent).refundableCredits, 'Earned income credit')).toBeCloseTo(432.8, 6)
  })
})

describe('Ohio', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 60,000 - 2,150 = 57,850; 2.75% of 31,800 = 874.50; + 342 or 332
    expect(returnOf('OH', 2025, worker(60_000)).incomeTax).toBeCloseTo(1216.5, 6)
    expect(returnOf('OH', 2026, worker(60_000)).incomeTax).toBeCloseTo(1206.5, 6)
  })
  it('2025, the retiree: 200 for retirement income and 50 at 65', () => {
    // 41,000 - 2,150 = 38,850; 342 + 2.75% of 12,800 = 694; - 200 - 50
    expect(returnOf('OH', 2025, retiree).incomeTax).toBeCloseTo(444, 6)
  })
  it('2025 and 2026, a couple with two children has the joint filing credit of 5%', () => {
    // 130,000 - 4 x 1,900 = 122,400. 2025: 2,394.32 + 3.125% of 22,400 = 3,094.32; x 0.95. 2026: 332 + 2.75% of 96,350; x 0.95
    const family = couple(90_000, 40_000, { dependents: [child(3), child(9)] })
    expect(returnOf('OH', 2025, family).incomeTax).toBeCloseTo(2939.604, 6)
    expect(returnOf('OH', 2026, family).incomeTax).toBeCloseTo(2832.54375, 6)
    expect(named(returnOf('OH', 2025, couple(130_000, 0)).nonrefundableCredits, 'Joint filing credit')).toBe(0)
  })
  it('Ohio Department of Taxation, joint filing credit: Sue earns 200,000, and Bob needs 500 of qualifying income', () => {
    const credit = (bob: Partial<Person>) =>
      named(
        returnOf('OH', 2025, {
          ...emptyHousehold,
          status: 'joint',
          people: [person({ pay: 200_000 }), person(bob)],
          interest: 2000,
        }).nonrefundableCredits,
        'Joint filing credit',
      )
    expect(credit({})).toBe(0)
    expect(credit({ militaryPension: 20_000 })).toBe(0)
    expect(credit({ pay: 499 })).toBe(0)
    // 202,500 - 3,800 = 198,700; 2,394.32 + 3.125% of 98,700 = 5,478.695; x 0.05
    expect(credit({ pay: 500 })).toBeCloseTo(273.93475, 6)
    expect(credit({ pay: 400_000 })).toBe(650)
  })
  it('jumps where the printed table of 2025 jumps (R.C. 5747.02): at 26,050 and at 100,000', () => {
    const tax = (taxable: number, exemption: number) =>
      returnOf('OH', 2025, worker(taxable + exemption)).taxBeforeCredits
    expect(tax(26_050, 2400)).toBe(0)
    expect(tax(26_051, 2400)).toBeCloseTo(342.0275, 6)
    expect(tax(100_000, 1900)).toBeCloseTo(2375.625, 6)
    expect(tax(100_001, 1900)).toBeCloseTo(2394.35125, 6)
  })
  it('leaves net profit up to 250,000 untaxed, but counts it for the exemption', () => {
    // Half of self-employment tax on 20,000: 1,412.955. AGI 78,587.045 (exemption 2,150) - 20,000 = 58,587.045
    // 56,437.045; 342 + 2.75% of 30,387.045 = 1,177.6437375
    const both = alone({ pay: 60_000, selfEmployment: 20_000 })
    expect(returnOf('OH', 2025, both).incomeTax).toBeCloseTo(1177.6437375, 4)
    expect(returnOf('OH', 2025, alone({ selfEmployment: 150_000 })).incomeTax).toBe(0)
  })
  it('gives 20 a person under 30,000, exemptions by income, and none over 500,000 in 2026', () => {
    expect(named(returnOf('OH', 2025, worker(32_000)).nonrefundableCredits, 'Exemption credit')).toBe(20)
    expect(named(returnOf('OH', 2025, worker(32_400)).nonrefundableCredits, 'Exemption credit')).toBe(0)
    expect(returnOf('OH', 2025, worker(40_000)).exemptions).toBe(2400)
    expect(returnOf('OH', 2025, worker(40_001)).exemptions).toBe(2150)
    expect(returnOf('OH', 2025, worker(80_001)).exemptions).toBe(1900)
    expect(returnOf('OH', 2026, worker(500_001)).exemptions).toBe(0)
  })
  it('counts Columbus at 2.5% of pay', () => {
    expect(returnOf('OH', 2025, worker(60_000, { locality: 'columbus' })).localTax).toBe(1500)
  })
})

describe('Oklahoma', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 60,000 - 6,350 - 1,000 = 52,650. 2025: 153.50 on 7,200 + 4.75% of 45,450; 2026: 28.75 + 80.50 + 4.5% of 45,450
    expect(returnOf('OK', 2025, worker(60_000)).incomeTax).toBeCloseTo(2312.375, 6)
    expect(returnOf('OK', 2026, worker(60_000)).incomeTax).toBeCloseTo(2154.5, 6)
  })
  it('2025, the retiree: 10,000 of pension and IRA is free', () => {
    // 41,000 - 10,000 - 6,350 - 1,000 = 23,650; 153.50 + 4.75% of 16,450 = 934.875
    expect(returnOf('OK', 2025, retiree).incomeTax).toBeCloseTo(934.875, 6)
  })
  it('2025, a couple with two children has 5% of the child tax credit up to 100,000 of AGI', () => {
    // 90,000 - 12,700 - 4,000 = 73,300; 307 + 4.75% of 58,900 = 3,104.75; federal tax 6,543 bears the whole 4,400: 220
    const family = (pay: number) => returnOf('OK', 2025, couple(pay, 40_000, { dependents: [child(3), child(9)] }))
    expect(family(50_000).incomeTax).toBeCloseTo(2884.75, 6)
    expect(family(60_000).nonrefundable).toBeCloseTo(220, 6)
    expect(family(60_001).nonrefundable).toBe(0)
  })
  it('takes 20% of the care credit where that is more', () => {
    // One child: 5% of 2,200 = 110; care: 20% of 3,000 = 600, and 20% of that = 120
    const family = couple(50_000, 40_000, { dependents: [child(12)], careExpenses: 3000, careChildren: 1 })
    expect(returnOf('OK', 2025, family).nonrefundable).toBeCloseTo(120, 6)
  })
  it('counts the earned income credit by the figures of 2020, and 40 a person of sales tax relief', () => {
    // 3,584 - 15.98% of 670 = 3,476.934; x 0.05 = 173.8467
    const parent = returnOf('OK', 2025, { ...worker(20_000), status: 'head', dependents: [child(9)] })
    expect(named(parent.refundableCredits, 'Earned income credit')).toBeCloseTo(173.8467, 6)
    expect(named(parent.refundableCredits, 'Sales tax relief credit')).toBe(80)
    expect(named(returnOf('OK', 2025, worker(20_000)).refundableCredits, 'Sales tax relief credit')).toBe(40)
    expect(named(returnOf('OK', 2025, worker(20_001)).refundableCredits, 'Sales tax relief credit')).toBe(0)
  })
  it('itemizes with the federal return: 17,000 at most, gifts beside it', () => {
    const owner = worker(200_000, {
      mortgageInterest: 20_000,
      mortgageBalance: 400_000,
      realEstateTax: 10_000,
      charityCash: 5000,
    })
    expect(returnOf('OK', 2025, owner).deduction).toBe(22_000)
  })
})

describe('Wisconsin', () => {
  it('2025 and 2026, one wage of 60,000: the standard deduction falls with income', () => {
    // 2025: 13,560 - 12% of 40,450 = 8,706; 60,000 - 8,706 - 700 = 50,594; 513.80 + 1,575.20 + 5.3% of 114 = 2,095.042
    expect(returnOf('WI', 2025, worker(60_000)).incomeTax).toBeCloseTo(2095.042, 6)
    // 2026: 13,960 - 12% of 39,880 = 9,174.40; 50,125.60; 528.85 + 4.4% of 35,015.60 = 2,069.5364
    expect(returnOf('WI', 2026, worker(60_000)).incomeTax).toBeCloseTo(2069.5364, 6)
  })
  it('2025, the retiree: 24,000 of pension and IRA is free at 67, without credits', () => {
    // 41,000 - 24,000 = 17,000; - 13,560 - 950 = 2,490; x 0.035 = 87.15
    expect(returnOf('WI', 2025, retiree).incomeTax).toBeCloseTo(87.15, 6)
    // At 66: 13,560 - 12% of 21,450 = 10,986; 41,000 - 10,986 - 950 = 29,064; 513.80 + 4.4% of 14,384 = 1,146.696
    const [first] = retiree.people
    expect(returnOf('WI', 2025, { ...retiree, people: [{ ...first, age: 66 }] }).incomeTax).toBeCloseTo(1146.696, 6)
  })
  it('keeps the credits where they are worth more than the exclusion', () => {
    // A pension of 500 saves at most 500 x (5.3% + what it takes off the standard deduction); the property tax credit is 300
    const owner = { ...alone({ age: 68, pay: 30_000, privatePension: 500 }), realEstateTax: 2500 }
    const result = returnOf('WI', 2025, owner)
    expect(named(result.nonrefundableCredits, 'School property tax credit')).toBe(300)
    expect(named(result.subtractions, 'Retirement income exclusion at 67')).toBe(0)
  })
  it('counts 24,000 for each of a couple who is 67, shared by both', () => {
    const both = (second: number) => ({
      ...emptyHousehold,
      status: 'joint' as const,
      people: [person({ age: 70, privatePension: 60_000 }), person({ age: second })] as const,
    })
    const out = (second: number) =>
      named(returnOf('WI', 2025, both(second)).subtractions, 'Retirement income exclusion at 67')
    expect(out(67)).toBe(48_000)
    expect(out(66)).toBe(24_000)
  })
  it('2025, a couple of two earners: the credit stops at 480', () => {
    // 25,110 - 19.778% of 101,790 = 4,977.9738; 130,000 - 4,977.9738 - 2,800 = 122,222.0262
    // 685.30 + 2,099.68 + 5.3% of 54,922.0262 = 5,695.8473886; - 480
    const family = couple(90_000, 40_000, { dependents: [child(3), child(9)] })
    expect(returnOf('WI', 2025, family).incomeTax).toBeCloseTo(5215.8473886, 5)
  })
  it('gives a head of household the single deduction once the two meet at 57,210', () => {
    const standard = (status: 'single' | 'head', pay: number) =>
      returnOf('WI', 2025, { ...worker(pay), status }).standardDeduction
    expect(standard('head', 19_550)).toBe(17_520)
    expect(standard('head', 80_000)).toBeCloseTo(standard('single', 80_000), 0)
  })
  it('gives 5% of what would be itemized above the standard deduction', () => {
    // 12,000 interest and 3,000 gifts; 5% of (15,000 - 8,706) = 314.70; property tax has its own credit
    const owner = worker(60_000, {
      mortgageInterest: 12_000,
      mortgageBalance: 200_000,
      charityCash: 3000,
      realEstateTax: 3000,
    })
    const { nonrefundableCredits } = returnOf('WI', 2025, owner)
    expect(named(nonrefundableCredits, 'Itemized deduction credit')).toBeCloseTo(314.7, 6)
    expect(named(nonrefundableCredits, 'School property tax credit')).toBeCloseTo(300, 6)
  })
  it('counts care expenses up to 20,000 for two', () => {
    // 2025: the federal credit is 20% of 6,000 = 1,200; on 15,000 it would be 3,000
    const family = couple(90_000, 40_000, { dependents: [child(3), child(9)], careExpenses: 15_000, careChildren: 2 })
    expect(named(returnOf('WI', 2025, family).nonrefundableCredits, 'Child and dependent care credit')).toBeCloseTo(
      3000,
      6,
    )
  })
})
