import fc from 'fast-check'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from '../household.ts'

/** Any filing status. */
export const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']

/** Mostly nothing, else whole dollars up to `most`: households have few kinds of income each. */
const some = (most: number, odds = 3): fc.Arbitrary<number> =>
  fc.oneof({ weight: odds, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(most) })
const often = (most: number): fc.Arbitrary<number> => some(most, 1)
/** Low incomes as often as high ones, where credits live. */
const money = fc.oneof(fc.nat(60_000), fc.nat(250_000), fc.nat(1_200_000))
const mostlyNo = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })

/** A grown-up (or a young earner) with any mix of income. */
export const anyPerson: fc.Arbitrary<Person> = fc
  .record({
    age: fc.oneof(fc.integer({ min: 16, max: 90 }), fc.integer({ min: 60, max: 75 })),
    blind: mostlyNo,
    student: mostlyNo,
    pay: fc.oneof(fc.constant(0), money),
    planDeferrals: some(23_500),
    rothPlanDeferrals: some(10_000),
    cafeteriaPlan: some(8_000),
    tips: some(40_000),
    overtimePremium: some(30_000),
    selfEmployment: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -60_000, max: 2_000 }) },
      { weight: 2, arbitrary: fc.nat(700_000) },
    ),
    serviceTrade: fc.boolean(),
    businessWages: some(400_000),
    businessProperty: some(3_000_000),
    selfEmployedHealth: some(20_000),
    selfEmployedPlan: some(60_000),
    coveredByPlan: fc.boolean(),
    traditionalIra: some(9_000),
    rothIra: some(9_000),
    hsa: some(4_400),
    socialSecurity: some(60_000),
    privatePension: some(150_000),
    iraWithdrawals: some(200_000),
    earlyWithdrawals: some(20_000, 6),
    unemployment: some(20_000, 6),
    educatorExpenses: some(600, 6),
  })
  .map((parts): Person => ({ ...noIncome, ...parts }))

const anyDependent: fc.Arbitrary<Dependent> = fc.record({
  age: fc.integer({ min: 0, max: 80 }).map((age) => (age > 26 && age % 3 !== 0 ? age % 20 : age)),
  child: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  student: fc.boolean(),
  disabled: mostlyNo,
  hasNumber: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
})

const shared = fc.record({
  livedWithSpouse: fc.boolean(),
  spouseItemizes: mostlyNo,
  claimedByAnother: mostlyNo,
  interest: often(30_000),
  taxExemptInterest: some(40_000),
  ordinaryDividends: often(60_000),
  reitDividends: some(20_000),
  shortTermGain: fc.oneof(fc.constant(0), fc.integer({ min: -80_000, max: 80_000 })),
  longTermGain: fc.oneof(fc.constant(0), fc.integer({ min: -80_000, max: 900_000 })),
  depreciationGain: some(80_000, 5),
  collectiblesGain: some(80_000, 5),
  shortTermCarryover: some(30_000, 5),
  longTermCarryover: some(30_000, 5),
  rental: fc.oneof(fc.constant(0), fc.integer({ min: -50_000, max: 60_000 })),
  rentalActive: fc.boolean(),
  otherIncome: some(30_000, 5),
  studentLoanInterest: some(4_000),
  carLoanInterest: some(12_000),
})
const deducted = fc.record({
  medical: some(60_000),
  stateIncomeTaxPaid: some(80_000, 1),
  salesTaxPaid: some(8_000),
  realEstateTax: some(30_000),
  mortgageInterest: often(60_000),
  mortgageBalance: some(1_500_000),
  olderMortgageBalance: some(1_500_000),
  mortgageInsurance: some(4_000),
  investmentInterest: some(20_000),
  charityCash: some(200_000),
  charityProperty: some(200_000),
  careExpenses: often(9_000),
  careChildren: fc.nat(3),
  dependentCareFsa: some(7_500),
  schooling: fc.array(fc.record({ expenses: fc.nat(12_000), firstFourYears: fc.boolean() }), { maxLength: 2 }),
  foreignTaxPaid: some(3_000, 5),
})

/** Households of every status, age and size, each with a few kinds of income. */
export const anyHousehold: fc.Arbitrary<Household> = fc
  .tuple(
    fc.constantFrom(...statuses),
    anyPerson,
    anyPerson,
    shared,
    deducted,
    fc.array(anyDependent, { maxLength: 5 }),
    fc.nat(100),
  )
  .map(([status, one, two, money, deductions, dependents, qualifiedShare]) => ({
    ...emptyHousehold,
    ...money,
    ...deductions,
    qualifiedDividends: Math.floor((money.ordinaryDividends * qualifiedShare) / 100),
    status,
    people: status === 'joint' ? ([one, two] as const) : ([one] as const),
    dependents,
  }))
