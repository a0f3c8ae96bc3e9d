import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { federalReturn } from './federal-return.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from './household.ts'

const child = (age: number): Dependent => ({ age, child: true, student: false, disabled: false, hasNumber: true })
const single = (person: Partial<Person>, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [{ ...noIncome, ...person }],
  ...more,
})
const couple = (one: Partial<Person>, two: Partial<Person>, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  status: 'joint',
  people: [
    { ...noIncome, ...one },
    { ...noIncome, ...two },
  ],
  ...more,
})

describe('whole returns by hand', () => {
  it('2025 single, 60,000 of pay', () => {
    // Taxable 60,000 - 15,750 = 44,250; 1,192.50 + 12% of 32,325 = 5,071.50. Payroll 6.2% and 1.45%.
    const filed = federalReturn(single({ pay: 60_000 }, { federalWithheld: 5_500 }), taxYear2025)
    expect(filed.taxableIncome).toBe(44_250)
    expect(filed.totalTax).toBeCloseTo(5_071.5, 8)
    expect(filed.payroll.total).toBeCloseTo(3_720 + 870, 8)
    expect(filed.refund).toBeCloseTo(428.5, 8)
  })

  it('the same on paper: Tax Table row 44,250 to 44,300', () => {
    // 1,192.50 + 12% of (44,275 - 11,925) = 5,074.50, printed 5,075.
    expect(federalReturn(single({ pay: 60_000 }), taxYear2025, { rounding: 'forms' }).totalTax).toBe(5_075)
  })

  it('2025 couple with two children: 90,000 and 30,000 of pay', () => {
    // Taxable 88,500: 2,385 + 12% of 64,650 = 10,143; two child credits of 2,200.
    const filed = federalReturn(
      couple({ pay: 90_000 }, { pay: 30_000 }, { dependents: [child(4), child(16)] }),
      taxYear2025,
    )
    expect(filed.tax.regular).toBeCloseTo(10_143, 8)
    expect(filed.credits.childAndDependent).toBe(4_400)
    expect(filed.taxAfterCredits).toBeCloseTo(5_743, 8)
  })

  it('a child of 17 and a parent count 500 each', () => {
    const parent: Dependent = { age: 80, child: false, student: false, disabled: false, hasNumber: true }
    const filed = federalReturn(
      single({ pay: 90_000 }, { status: 'head', dependents: [child(17), parent] }),
      taxYear2026,
    )
    expect(filed.credits.childAndDependent).toBe(1_000)
  })

  it('2025 retired couple, both 70: 40,000 of Social Security and 50,000 from an IRA', () => {
    // Combined 50,000 + 20,000 = 70,000. Taxable benefits: 6,000 + 85% of 26,000 = 28,100 (under 34,000). AGI 78,100.
    // Standard 34,700, seniors 12,000: taxable 31,400; 2,385 + 12% of 7,550 = 3,291.
    const filed = federalReturn(
      couple({ age: 70, socialSecurity: 40_000, iraWithdrawals: 50_000 }, { age: 70 }),
      taxYear2025,
    )
    expect(filed.income.taxableSocialSecurity).toBeCloseTo(28_100, 8)
    expect(filed.deductions.senior).toBe(12_000)
    expect(filed.taxableIncome).toBeCloseTo(31_400, 8)
    expect(filed.totalTax).toBeCloseTo(3_291, 8)
  })

  it('2025 self-employed single, 80,000 of profit', () => {
    // Net 73,880 x 15.3% = 11,303.64, half 5,651.82. AGI 74,348.18. Before QBI 58,598.18; 20% of that, 11,719.636, is less than 20% of
    // 74,348.18. Taxable 46,878.544: 1,192.50 + 12% of 34,953.544.
    const filed = federalReturn(single({ selfEmployment: 80_000 }), taxYear2025)
    expect(filed.otherTaxes.selfEmployment).toBeCloseTo(11_303.64, 6)
    expect(filed.agi).toBeCloseTo(74_348.18, 6)
    expect(filed.deductions.qualifiedBusinessIncome).toBeCloseTo(11_719.636, 6)
    expect(filed.tax.regular).toBeCloseTo(5_386.92528, 5)
    expect(filed.totalTax).toBeCloseTo(16_690.56528, 5)
  })

  it('2026 couple with a gain of 1,200,000: minimum tax and net investment income tax', () => {
    // Minimum tax as in alternative-minimum-tax.test.ts: 234,040. 3.8% of 1,050,000 (AGI over 250,000) = 39,900.
    const filed = federalReturn(couple({ pay: 100_000 }, {}, { longTermGain: 1_200_000 }), taxYear2026)
    expect(filed.tax.alternativeMinimum).toBeCloseTo(18_360, 5)
    expect(filed.otherTaxes.netInvestmentIncome).toBeCloseTo(39_900, 6)
    expect(filed.totalTax).toBeCloseTo(273_940, 5)
  })

  it('2026 single with 1,000,000 of pay who itemizes: SALT floor, charity floor and the top-bracket reduction', () => {
    // SALT 10,000; interest 20,000; gifts 50,000 - 5,000 = 45,000: 75,000, of which 2/37 is lost. Tax: 192,979.25 + 37% of 359,400 less
    // 35% of 75,000 = 299,707.25. Additional Medicare 0.9% of 800,000 = 7,200.
    const filed = federalReturn(
      single(
        { pay: 1_000_000 },
        { mortgageInterest: 20_000, mortgageBalance: 500_000, charityCash: 50_000, stateIncomeTaxPaid: 60_000 },
      ),
      taxYear2026,
    )
    expect(filed.deductions.itemized.stateAndLocal).toBe(10_000)
    expect(filed.deductions.itemized.topBracketReduction).toBeCloseTo((75_000 * 2) / 37, 6)
    expect(filed.tax.beforeCredits).toBeCloseTo(299_707.25, 5)
    expect(filed.otherTaxes.additionalMedicare).toBeCloseTo(7_200, 6)
    expect(filed.payments.additionalMedicareWithheld).toBeCloseTo(7_200, 6)
    expect(filed.totalTax).toBeCloseTo(306_907.25, 5)
  })

  it('a working parent of two with little pay is paid the credits out, 2025', () => {
    // Head, 20,000 of pay, taxable 0. EITC at its most, 7,152 (Rev. Proc. 2024-40). Child credit: 15% of 17,500 = 2,625 paid out.
    const filed = federalReturn(
      single({ pay: 20_000 }, { status: 'head', dependents: [child(5), child(8)] }),
      taxYear2025,
    )
    expect(filed.taxableIncome).toBe(0)
    expect(filed.credits.earnedIncome).toBe(7_152)
    expect(filed.credits.additionalChild).toBeCloseTo(2_625, 8)
    expect(filed.taxAfterCredits).toBeCloseTo(-9_777, 8)
    expect(filed.refund).toBeCloseTo(9_777, 8)
  })
})

describe('the order in which rules look at each other', () => {
  it('IRA deduction and taxable benefits: benefits count in the income that limits the deduction', () => {
    // 2025 single of 66 with a plan at work: pay 70,000, benefits 20,000 (17,000 taxed). Income for the limit 87,000, range 79,000 to
    // 89,000: a fifth of 8,000 is 1,600. Benefits stay at their most, 17,000.
    const filed = federalReturn(
      single({ age: 66, pay: 70_000, socialSecurity: 20_000, coveredByPlan: true, traditionalIra: 5_000 }),
      taxYear2025,
    )
    expect(filed.adjustments.ira).toBe(1_600)
    expect(filed.income.taxableSocialSecurity).toBeCloseTo(17_000, 8)
    expect(filed.agi).toBeCloseTo(85_400, 8)
  })

  it('benefits are figured again once the IRA deduction is taken', () => {
    // Single, no plan at work: pay 30,000, benefits 20,000, 5,000 to the IRA (all deductible). Combined 25,000 + 10,000 = 35,000:
    // 4,500 + 85% of 1,000 = 5,350. Without the deduction it would have been 4,500 + 85% of 6,000 = 9,600.
    const filed = federalReturn(
      single({ age: 64, pay: 30_000, socialSecurity: 20_000, traditionalIra: 5_000 }),
      taxYear2026,
    )
    expect(filed.income.taxableSocialSecurity).toBeCloseTo(5_350, 8)
    expect(filed.agi).toBeCloseTo(30_350, 8)
  })

  it('a rental loss is measured by income before Social Security and the IRA', () => {
    // Income for the limit 120,000: 25,000 less half of 20,000 = 15,000 of the 22,000 loss.
    const filed = federalReturn(
      single({ pay: 120_000, socialSecurity: 10_000, age: 70 }, { rental: -22_000 }),
      taxYear2026,
    )
    expect(filed.income.rental).toBe(-15_000)
  })

  it('the business deduction looks at taxable income before itself', () => {
    // 2026 single: profit 50,000, gain of 30,000 leaves the limit. SE tax 50,000 x 92.35% x 15.3% = 7,064.775; half 3,532.3875.
    // 20% of 46,467.6125 = 9,293.5225; taxable before: 76,467.6125 - 16,100 = 60,367.6125; less gain 30,367.6125; 20% = 6,073.5225.
    const filed = federalReturn(single({ selfEmployment: 50_000 }, { longTermGain: 30_000 }), taxYear2026)
    expect(filed.deductions.qualifiedBusinessIncome).toBeCloseTo(6_073.5225, 6)
  })

  it('credits fall on the tax in the order of Schedule 3, the child credit last', () => {
    // 2025 head, pay 40,000: taxable 16,375, tax 1,637.50. Care: 3,000 at 22% (13 steps over 15,000) = 660. The child takes the rest.
    const filed = federalReturn(
      single({ pay: 40_000 }, { status: 'head', dependents: [child(3)], careExpenses: 5_000, careChildren: 1 }),
      taxYear2025,
    )
    expect(filed.tax.regular).toBeCloseTo(1_637.5, 8)
    expect(filed.credits.dependentCare).toBeCloseTo(660, 8)
    expect(filed.credits.childAndDependent).toBeCloseTo(977.5, 8)
    // What is left of 2,200 is 1,222.50, under 1,700 and under 15% of 37,500.
    expect(filed.credits.additionalChild).toBeCloseTo(1_222.5, 8)
  })
})

describe('choices and special cases', () => {
  it('a separate filer itemizes when the spouse does, however little', () => {
    const filed = federalReturn(
      single({ pay: 50_000 }, { status: 'separate', spouseItemizes: true, charityCash: 1_000 }),
      taxYear2025,
    )
    expect(filed.deductions.itemizes).toBe(true)
    expect(filed.deductions.standardOrItemized).toBe(1_000)
  })
  it('2026: the standard deduction wins together with its charity deduction', () => {
    // Itemized 16,900 (gifts of 1,000 less 250, and 16,150 of interest) is more than 16,100, but not more than 17,100.
    const home = { charityCash: 1_000, mortgageInterest: 16_150, mortgageBalance: 300_000 }
    const filed = federalReturn(single({ pay: 50_000 }, home), taxYear2026)
    expect(filed.deductions.itemized.total).toBe(16_900)
    expect(filed.deductions.itemizes).toBe(false)
    expect(filed.deductions.total).toBe(17_100)
  })
  it('takes this year’s own state tax where nothing was said, and sales tax where it is more', () => {
    const home = { mortgageInterest: 20_000, mortgageBalance: 300_000 }
    const of = (more: Partial<Household>, stateIncomeTax?: number) =>
      federalReturn(
        single({ pay: 100_000 }, { ...home, ...more }),
        taxYear2025,
        stateIncomeTax === undefined ? {} : { stateIncomeTax },
      ).deductions.itemized.stateAndLocal
    expect(of({}, 4_000)).toBe(4_000)
    expect(of({ stateIncomeTaxPaid: 1_500 }, 4_000)).toBe(1_500)
    expect(of({ salesTaxPaid: 2_500, stateIncomeTaxPaid: 1_500 })).toBe(2_500)
    expect(of({})).toBe(0)
  })
  it('a business loss makes income negative, tax zero, and keeps the capital loss for later', () => {
    const filed = federalReturn(single({ selfEmployment: -50_000 }, { longTermGain: -7_000 }), taxYear2026)
    expect(filed.agi).toBe(-53_000)
    expect(filed.taxableIncome).toBe(0)
    expect(filed.totalTax).toBe(0)
    expect(filed.gains.longTermCarryover).toBe(7_000)
  })
  it('an empty household owes nothing and gets nothing', () => {
    const filed = federalReturn(emptyHousehold, taxYear2026)
    expect(filed.totalTax).toBe(0)
    expect(filed.refund).toBe(0)
  })
  it('two employers took too much Social Security: the excess comes back', () => {
    // 2025: maximum 176,100 x 6.2% = 10,918.20.
    const filed = federalReturn(single({ pay: 200_000, socialSecurityWithheld: 12_400 }), taxYear2025)
    expect(filed.payments.excessSocialSecurity).toBeCloseTo(1_481.8, 6)
  })
  it('an early withdrawal costs a tenth more', () => {
    const filed = federalReturn(single({ iraWithdrawals: 20_000, earlyWithdrawals: 8_000 }), taxYear2026)
    expect(filed.otherTaxes.earlyWithdrawal).toBe(800)
  })
  it('paper returns have whole dollars everywhere', () => {
    const filed = federalReturn(
      couple(
        { pay: 81_234.56, selfEmployment: 12_345.67 },
        { pay: 34_567.89, socialSecurity: 9_876.54, age: 66 },
        {
          interest: 1_234.49,
          ordinaryDividends: 999.5,
          qualifiedDividends: 700.25,
          longTermGain: 5_432.1,
          dependents: [child(9)],
          charityCash: 777.77,
          studentLoanInterest: 1_500.5,
          careExpenses: 4_321.09,
          careChildren: 1,
        },
      ),
      taxYear2026,
      { rounding: 'forms' },
    )
    const check = (value: unknown): void => {
      if (typeof value === 'number') expect(Number.isInteger(Math.round(value * 1e6) / 1e6)).toBe(true)
      else if (value !== null && typeof value === 'object') Object.values(value).forEach(check)
    }
    const { investmentIncome: _investment, ...lines } = filed
    check(lines)
  })
})
