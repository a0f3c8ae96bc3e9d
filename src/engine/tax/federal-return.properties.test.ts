import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, type Household, noIncome, type Person } from './household.ts'

const years = fc.constantFrom(taxYear2025, taxYear2026)
const amount = fc.nat(900_000)
const small = fc.nat(60_000)

const person = fc
  .record({
    age: fc.integer({ min: 18, max: 90 }),
    pay: amount,
    planDeferrals: fc.nat(23_500),
    tips: small,
    overtimePremium: small,
    selfEmployment: fc.integer({ min: -80_000, max: 500_000 }),
    serviceTrade: fc.boolean(),
    businessWages: amount,
    traditionalIra: fc.nat(8_000),
    coveredByPlan: fc.boolean(),
    socialSecurity: fc.nat(60_000),
    iraWithdrawals: amount,
  })
  .map((parts): Person => ({ ...noIncome, ...parts }))

const money = fc.record({
  interest: small,
  taxExemptInterest: small,
  ordinaryDividends: small,
  reitDividends: small,
  shortTermGain: fc.integer({ min: -200_000, max: 200_000 }),
  longTermGain: fc.integer({ min: -200_000, max: 900_000 }),
  collectiblesGain: small,
  depreciationGain: small,
  shortTermCarryover: small,
  longTermCarryover: small,
  rental: fc.integer({ min: -60_000, max: 100_000 }),
  medical: small,
  stateIncomeTaxPaid: small,
  realEstateTax: small,
  mortgageInterest: small,
  mortgageBalance: fc.nat(2_000_000),
  charityCash: amount,
  charityProperty: amount,
  studentLoanInterest: fc.nat(4_000),
  carLoanInterest: fc.nat(12_000),
  foreignTaxPaid: fc.nat(5_000),
  careExpenses: fc.nat(9_000),
})

const household: fc.Arbitrary<Household> = fc
  .tuple(
    fc.constantFrom<FilingStatus>('single', 'joint', 'separate', 'head', 'surviving'),
    person,
    person,
    money,
    fc.integer({ min: 0, max: 4 }),
    fc.boolean(),
  )
  .map(([status, one, two, parts, children, livedWithSpouse]) => ({
    ...emptyHousehold,
    ...parts,
    status,
    qualifiedDividends: Math.floor(parts.ordinaryDividends / 2),
    livedWithSpouse,
    people: status === 'joint' ? ([one, two] as const) : ([one] as const),
    careChildren: Math.min(children, 2),
    dependents: Array.from({ length: children }, (_, index) => ({
      age: 3 + 4 * index,
      child: true,
      student: false,
      disabled: false,
      hasNumber: true,
    })),
  }))

const everyNumber = (value: unknown, see: (number: number) => void): void => {
  if (typeof value === 'number') see(value)
  else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) everyNumber(inner, see)
}

describe('any return', () => {
  it('has only finite numbers, no negative tax or deduction, and adds up', () => {
    fc.assert(
      fc.property(household, years, fc.constantFrom('exact' as const, 'forms' as const), (filer, facts, rounding) => {
        const filed = federalReturn(filer, facts, { rounding })
        everyNumber(filed, (number) => expect(Number.isFinite(number)).toBe(true))
        const { income, adjustments, deductions, tax, credits, otherTaxes, payments, gains } = filed
        const notNegative = [
          adjustments,
          deductions,
          tax,
          credits,
          otherTaxes,
          payments,
          gains,
          filed.payroll,
          filed.taxableIncome,
        ]
        everyNumber(notNegative, (number) => expect(number).toBeGreaterThanOrEqual(-1e-6))
        const sum =
          income.wages +
          income.interest +
          income.ordinaryDividends +
          income.capitalGain +
          income.selfEmployment +
          income.rental +
          income.pensionsAndIras +
          income.taxableSocialSecurity +
          income.unemployment +
          income.other
        expect(sum).toBeCloseTo(income.total, 5)
        expect(income.total - adjustments.total).toBeCloseTo(filed.agi, 5)
        expect(filed.taxableIncome).toBeCloseTo(Math.max(0, filed.agi - deductions.total), 5)
        expect(tax.onOrdinary + tax.onGains).toBeCloseTo(tax.regular, 5)
        expect(gains.atZero + gains.atFifteen + gains.atTwenty + gains.atTwentyFive + gains.atTwentyEight).toBeCloseTo(
          gains.preferential,
          4,
        )
        expect(tax.beforeCredits - credits.nonrefundable + otherTaxes.total).toBeCloseTo(filed.totalTax, 5)
        expect(payments.total - filed.totalTax + credits.refundable).toBeCloseTo(filed.refund, 5)
        expect(income.taxableSocialSecurity).toBeLessThanOrEqual(
          0.85 * filer.people.reduce((total, each) => total + each.socialSecurity, 0) + 1,
        )
      }),
      { numRuns: 400 },
    )
  })

  it('a paper return differs from the exact one by what rounding and the tables can do', () => {
    // Pay alone: half a Tax Table row ($25) at 22% or 24%, half a dollar of rounding for the income and for the tax.
    fc.assert(
      fc.property(fc.double({ min: 0, max: 600_000, noNaN: true }), years, (pay, facts) => {
        const filer: Household = { ...emptyHousehold, people: [{ ...noIncome, pay, age: 70 }] }
        const gap = federalReturn(filer, facts, { rounding: 'forms' }).totalTax - federalReturn(filer, facts).totalTax
        expect(Math.abs(gap)).toBeLessThan(25 * 0.24 + 2)
      }),
    )
  })
})

const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
const payOnly = (status: FilingStatus, pay: number, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  ...more,
  status,
  people: status === 'joint' ? [{ ...noIncome, pay }, noIncome] : [{ ...noIncome, pay }],
})

describe('exact returns', () => {
  it('more pay never lowers the tax, and never adds more than the named rates together', () => {
    // At worst a dollar brings 85 cents of benefits into income and takes 6 cents of senior deduction with each (1.85 x 1.06 = 1.96 dollars of
    // taxable income) at 37%, or at 22% while it pushes gains from 0 to 15%; 3.8% and 0.9% come on top: under 0.8. A step rule may add a
    // little where the raise is small, so the bound is 1.3.
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 50_000 }),
        amount,
        small,
        fc.constantFrom(...statuses),
        years,
        (pay, raise, gain, benefits, status, facts) => {
          const at = (earned: number) => {
            const filer = payOnly(status, earned, { longTermGain: gain })
            const [first, second] = filer.people
            const older = { ...first, socialSecurity: benefits, age: 70 }
            return federalReturn({ ...filer, people: second === undefined ? [older] : [older, second] }, facts).totalTax
          }
          const rise = at(pay + raise) - at(pay)
          expect(rise).toBeGreaterThanOrEqual(-1e-5)
          expect(rise).toBeLessThanOrEqual(raise * 1.3)
        },
      ),
    )
  })

  it('the next dollar of pay costs exactly its bracket where nothing else moves', () => {
    for (const facts of [taxYear2025, taxYear2026]) {
      for (const status of statuses) {
        const standard = facts.standardDeduction.value[status]
        for (const [index, bracket] of facts.ordinaryBrackets.value[status].entries()) {
          const pay = bracket.over + standard
          const before = facts.ordinaryBrackets.value[status][index - 1]
          const at = (earned: number) => federalReturn(payOnly(status, earned), facts).tax.regular
          expect((at(pay + 0.01) - at(pay)) * 100).toBeCloseTo(bracket.rate, 4)
          if (before !== undefined) expect((at(pay) - at(pay - 0.01)) * 100).toBeCloseTo(before.rate, 4)
        }
      }
    }
  })

  it('it does not matter which spouse is named first', () => {
    fc.assert(
      fc.property(person, person, money, years, (one, two, parts, facts) => {
        const of = (people: readonly [Person, Person]): Household => ({
          ...emptyHousehold,
          ...parts,
          status: 'joint',
          people,
        })
        expect(federalReturn(of([one, two]), facts).totalTax).toBeCloseTo(
          federalReturn(of([two, one]), facts).totalTax,
          5,
        )
      }),
    )
  })

  it('two separate returns on equal pay owe what the joint return owes', () => {
    // Brackets, standard deduction, Additional Medicare and minimum tax figures of a separate return are half of the joint ones.
    fc.assert(
      fc.property(amount, years, (pay, facts) => {
        const joint: Household = {
          ...emptyHousehold,
          status: 'joint',
          people: [
            { ...noIncome, pay },
            { ...noIncome, pay },
          ],
        }
        const twice = 2 * federalReturn(payOnly('separate', pay), facts).totalTax
        expect(federalReturn(joint, facts).totalTax).toBeCloseTo(twice, 5)
      }),
    )
  })

  it('dividends that become qualified never raise the tax', () => {
    fc.assert(
      fc.property(amount, small, fc.constantFrom(...statuses), years, (pay, ordinaryDividends, status, facts) => {
        const plain = federalReturn(payOnly(status, pay, { ordinaryDividends }), facts).totalTax
        const qualified = federalReturn(
          payOnly(status, pay, { ordinaryDividends, qualifiedDividends: ordinaryDividends }),
          facts,
        ).totalTax
        expect(qualified).toBeLessThanOrEqual(plain + 1e-6)
      }),
    )
  })

  it('a cent of pay moves the tax by less than two cents: no cliff without the rules that have one', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...statuses), years, (pay, gain, status, facts) => {
        const at = (earned: number) => federalReturn(payOnly(status, earned, { longTermGain: gain }), facts).totalTax
        expect(Math.abs(at(pay + 0.01) - at(pay))).toBeLessThan(0.02)
      }),
    )
  })
})
