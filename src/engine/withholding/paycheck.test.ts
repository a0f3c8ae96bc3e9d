import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import { annualMethod } from './annual-method.ts'
import { plainW4 } from './certificate.ts'
import { checkYear } from './check-year.ts'
import { employerCost } from './employer-cost.ts'
import { federalInsurance } from './federal-insurance.ts'
import { allDeductions, asFederal, noDeductions, wageBases } from './pay-deductions.ts'
import { type CheckPay, nothingBefore, paycheck, programOnCheck, type Terms } from './paycheck.ts'
import { aggregateOnBonus, flatOnBonus, overMillion } from './supplemental.ts'

const facts = taxYears[2026]
const single = plainW4('single')
const regular = (amount: number): CheckPay => ({ regular: amount, overtime: 0, tips: 0, cashTips: 0, bonus: 0 })
const terms: Terms = { periods: 26, w4: single, bonusMethod: 'flat', facts, state: null }
const noBonus = { plan: 0, rothPlan: 0 }

describe('Social Security and Medicare on a paycheck', () => {
  it('stop, start and go on at their limits to the dollar', () => {
    expect(federalInsurance(10_000, 174_500, facts).socialSecurity).toBe(620)
    expect(federalInsurance(10_000, 174_501, facts).socialSecurityWages).toBe(9999)
    expect(federalInsurance(10_000, 180_000, facts)).toMatchObject({ socialSecurity: 279, medicare: 145 })
    expect(federalInsurance(10_000, 184_500, facts).socialSecurity).toBe(0)
    expect(federalInsurance(10_000, 190_000, facts).additionalMedicare).toBe(0)
    expect(federalInsurance(10_000, 195_000, facts)).toMatchObject({ additionalWages: 5000, additionalMedicare: 45 })
    expect(federalInsurance(10_000, 200_000, facts).additionalMedicare).toBe(90)
  })
  it('add up over any split of the year’s wages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 30 }), (checks) => {
        let before = 0
        let [base, over] = [0, 0]
        for (const wages of checks) {
          const found = federalInsurance(wages, before, facts)
          base += found.socialSecurityWages
          over += found.additionalWages
          before += wages
        }
        expect(base).toBeCloseTo(Math.min(before, 184_500), 6)
        expect(over).toBeCloseTo(Math.max(0, before - 200_000), 6)
      }),
    )
  })
})

describe('which wages a deduction leaves out', () => {
  it('401(k): income tax only; cafeteria, HSA, FSA, commuter: all; Roth and after-tax: none', () => {
    const bases = (one: Partial<typeof noDeductions>, state = asFederal) => {
      const { federal, insurance, state: own } = wageBases(1000, { ...noDeductions, ...one }, state)
      return [federal, insurance, own]
    }
    expect(bases({ plan: 100 })).toEqual([900, 1000, 900])
    for (const key of ['premiums', 'hsa', 'healthFsa', 'dependentCareFsa', 'commuter'])
      expect(bases({ [key]: 100 })).toEqual([900, 900, 900])
    for (const key of ['rothPlan', 'afterTax']) expect(bases({ [key]: 100 })).toEqual([1000, 1000, 1000])
    // California taxes HSA money, Pennsylvania 401(k) money, New Jersey all cafeteria money.
    expect(bases({ hsa: 100, premiums: 50 }, { ...asFederal, taxesHsa: true })).toEqual([850, 850, 950])
    expect(bases({ plan: 100, premiums: 50 }, { ...asFederal, taxesPlan: true })).toEqual([850, 950, 950])
    expect(bases({ plan: 100, hsa: 70, premiums: 50 }, { ...asFederal, taxesCafeteria: true, taxesHsa: true })).toEqual(
      [780, 880, 900],
    )
  })
})

describe('a bonus', () => {
  it('22%, and 37% past a million of the year, exactly at the edge', () => {
    expect(flatOnBonus(5000, 0, single, facts)).toBe(1100)
    expect(flatOnBonus(10_000, 995_000, single, facts)).toBe(2950)
    expect(flatOnBonus(5000, 995_000, single, facts)).toBe(1100)
    expect(flatOnBonus(5000, 1_000_000, single, facts)).toBe(1850)
    expect(flatOnBonus(1_500_000, 0, single, facts)).toBe(220_000 + 185_000)
    expect(overMillion(1_000_000, 0)).toBe(0)
    expect(overMillion(1_000_001, 0)).toBe(1)
  })
  it('an exempt employee has only the mandatory part', () => {
    const exempt = { ...single, exempt: true }
    expect(flatOnBonus(5000, 0, exempt, facts)).toBe(0)
    expect(flatOnBonus(10_000, 995_000, exempt, facts)).toBe(1850)
    expect(aggregateOnBonus(5000, 0, 3000, 26, exempt, facts)).toBe(0)
  })
  it('added to the paycheck: tax on both less tax on the regular pay', () => {
    expect(aggregateOnBonus(2000, 0, 3000, 26, single, facts)).toBe(446.31)
    // A bonus alone is a paycheck of its own: 5,000 × 26 = 130,000.
    expect(aggregateOnBonus(5000, 0, 0, 26, single, facts)).toBe(766.69)
  })
})

/**
 * Examples 1 to 4 of Pub. 15 (2025), section 7. Their employer reads the wage bracket tables, whose monthly cells stand for the middle of a row up to $60
 * wide: at 12%, up to $3.60 and a rounded dollar from the exact wage.
 */
describe('the examples of Pub. 15 for supplemental wages', () => {
  const law = taxYears[2025]
  /** `cells`: how many of them the printed amount is made of. */
  const near = (amount: number, printed: number, cells = 1) =>
    expect(Math.abs(amount - printed)).toBeLessThan(4.1 * cells)
  it('John Peters: an older form with one allowance, 1,000, then 1,500 a month', () => {
    const john = {
      form: 'older',
      married: false,
      allowances: 1,
      extra: 0,
      exempt: false,
      nonresidentAlien: false,
    } as const
    near(annualMethod(1000, 12, john, law).withheld, 11)
    near(annualMethod(1500, 12, john, law).withheld, 62)
  })
  it('Sharon Warren: 2,000 a month and a bonus of 1,000, then one of 2,000', () => {
    near(annualMethod(2000, 12, single, law).withheld, 77)
    near(aggregateOnBonus(1000, 0, 2000, 12, single, law), 113, 2)
    near(annualMethod(5000, 12, single, law).withheld, 427)
    near(aggregateOnBonus(3000, 0, 2000, 12, single, law), 113 + 237, 2)
    expect(flatOnBonus(1000, 0, single, law)).toBe(220)
  })
})

describe('a paycheck', () => {
  it('adds up: net, taxes and deductions make the gross', () => {
    fc.assert(
      fc.property(
        fc.record({
          regular: fc.integer({ min: 0, max: 30_000 }),
          overtime: fc.integer({ min: 0, max: 3000 }),
          tips: fc.integer({ min: 0, max: 2000 }),
          cashTips: fc.integer({ min: 0, max: 500 }),
          bonus: fc.integer({ min: 0, max: 100_000 }),
        }),
        fc.record({
          plan: fc.integer({ min: 0, max: 500 }),
          rothPlan: fc.integer({ min: 0, max: 500 }),
          premiums: fc.integer({ min: 0, max: 300 }),
          hsa: fc.integer({ min: 0, max: 300 }),
          healthFsa: fc.integer({ min: 0, max: 130 }),
          dependentCareFsa: fc.integer({ min: 0, max: 280 }),
          commuter: fc.integer({ min: 0, max: 300 }),
          afterTax: fc.integer({ min: 0, max: 300 }),
        }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.constantFrom('flat' as const, 'aggregate' as const),
        (pay, deductions, before, bonusMethod) => {
          const check = paycheck(
            pay,
            deductions,
            noBonus,
            { insuranceWages: before, pay: before, supplemental: 0 },
            { ...terms, bonusMethod },
          )
          const { socialSecurity, medicare, additionalMedicare } = check.insurance
          const taxes = check.worksheet.withheld + check.federalOnBonus + socialSecurity + medicare + additionalMedicare
          expect(check.taxes).toBeCloseTo(taxes, 2)
          expect(check.net + check.taxes + allDeductions(deductions) + pay.cashTips).toBeCloseTo(check.gross, 2)
          expect(check.worksheet.withheld).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
  it('state programs stop at their caps', () => {
    const leave = { name: 'Paid leave', rate: 0.005, wageCap: 100_000, byWeek: false }
    expect(programOnCheck(leave, 4000, 0, 26)).toBe(20)
    expect(programOnCheck(leave, 4000, 98_000, 26)).toBe(10)
    expect(programOnCheck(leave, 4000, 100_000, 26)).toBe(0)
    const family = { name: 'Paid family leave', rate: 0.005, wageCap: null, annualMax: 31.2, byWeek: false }
    expect([0, 4000, 8000].map((before) => programOnCheck(family, 4000, before, 26))).toEqual([20, 11.2, 0])
    // New York's disability insurance: 60 cents a week, whenever in the year.
    const disability = { ...family, byWeek: true }
    expect([0, 4000, 80_000].map((before) => programOnCheck(disability, 4000, before, 26))).toEqual([1.2, 1.2, 1.2])
    expect(programOnCheck(disability, 100, 0, 52)).toBe(0.5)
    // A weekly cap on wages: 1,000 a week.
    const weekly = { ...leave, wageCap: 52_000, byWeek: true }
    expect(programOnCheck(weekly, 3000, 0, 26)).toBe(10)
  })
})

describe('a year of paychecks', () => {
  const asked = { pay: regular(10_000), deductions: noDeductions, fromBonus: noBonus, bonusAt: 0, planLimit: 24_500 }
  it('crosses the wage base and 200,000: the year holds what a year’s wages owe', () => {
    const year = checkYear(asked, terms)
    expect(year.gross).toBe(260_000)
    expect(year.socialSecurity).toBeCloseTo(184_500 * 0.062, 6)
    expect(year.medicare).toBeCloseTo(260_000 * 0.0145, 6)
    expect(year.additionalMedicare).toBeCloseTo(60_000 * 0.009, 6)
    // Paycheck 19 holds the last 4,500 under the base; from 20 on none is left.
    expect(year.checks[17]?.insurance.socialSecurity).toBe(620)
    expect(year.checks[18]?.insurance.socialSecurity).toBe(279)
    expect(year.checks[19]?.insurance.socialSecurity).toBe(0)
    expect(year.checks[20]?.insurance.additionalMedicare).toBe(90)
  })
  it('stops plan money at the year’s limit, in the paycheck that reaches it', () => {
    const year = checkYear({ ...asked, deductions: { ...noDeductions, plan: 1500, rothPlan: 500 } }, terms)
    expect(year.deductions.plan + year.deductions.rothPlan).toBeCloseTo(24_500, 6)
    // 12 × 2,000 = 24,000; paycheck 13 holds 500 of it, three quarters before tax.
    expect(year.planFullAt).toBe(13)
    expect(year.checks[12]?.deductions).toMatchObject({ plan: 375, rothPlan: 125 })
    expect(year.checks[13]?.deductions).toMatchObject({ plan: 0, rothPlan: 0 })
  })
  it('pays the bonus once, where it belongs', () => {
    const year = checkYear({ ...asked, pay: { ...regular(3000), bonus: 2000 }, bonusAt: 4 }, terms)
    expect(year.gross).toBe(80_000)
    expect(year.checks.map(({ pay }) => pay.bonus).indexOf(2000)).toBe(4)
    expect(year.checks[4]?.federalOnBonus).toBe(440)
  })
  it('the first paycheck is that of somebody with nothing before', () => {
    expect(checkYear(asked, terms).checks[0]).toEqual(paycheck(asked.pay, noDeductions, noBonus, nothingBefore, terms))
  })
})

describe('what an employer pays', () => {
  const california = { code: 'CA', unemployment: { rate: 0.034, wageBase: 7000 }, leave: [] }
  const none = { insuranceWages: 0, pay: 0 }
  it('Social Security, Medicare and unemployment of a year', () => {
    const cost = employerCost({ insurance: 78_000, pay: 78_000 }, none, california, facts)
    // 4,836; 1,131; 42; 1.2% of 7,000; 3.4% of 7,000.
    expect(cost).toMatchObject({ socialSecurity: 4836, medicare: 1131, federalUnemployment: 42 })
    expect(cost.creditReduction).toBeCloseTo(84, 8)
    expect(cost.stateUnemployment).toBeCloseTo(238, 8)
    expect(cost.total).toBeCloseTo(6331, 8)
  })
  it('unemployment tax stops in the paycheck that reaches its base; leave has a cap of its own', () => {
    const state = { ...california, code: 'WA', leave: [{ name: 'leave', rate: 0.01, wageCap: 8000 }] }
    const cost = employerCost({ insurance: 2900, pay: 3000 }, { insuranceWages: 6500, pay: 6700 }, state, facts)
    expect(cost.federalUnemployment).toBeCloseTo(3, 8)
    expect(cost.stateUnemployment).toBeCloseTo(17, 8)
    expect(cost.creditReduction).toBe(0)
    expect(cost.leave[0]?.amount).toBeCloseTo(13, 8)
  })
  it('no 0.9%', () => {
    const cost = employerCost({ insurance: 300_000, pay: 300_000 }, none, null, facts)
    expect(cost.total).toBeCloseTo(184_500 * 0.062 + 300_000 * 0.0145 + 42, 6)
  })
})
