import { roundToDollar } from '#engine/money.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { taxableBenefits } from './benefit-taxation.ts'
import { type NetGains, netGains } from './capital-gains.ts'
import { type Earnings, earningsOf } from './earnings.ts'
import { educatorDeduction } from './educator-expenses.ts'
import type { FederalReturn, Rounding } from './federal-types.ts'
import type { Household, Person } from './household.ts'
import { type IraSaver, iraDeduction } from './ira-deduction.ts'
import { allowedRental } from './passive-rental.ts'
import { studentLoanInterestDeduction } from './student-loan-interest.ts'

/** The first page of the return. Dollars per year. */
export interface GrossIncome {
  readonly income: FederalReturn['income']
  readonly adjustments: FederalReturn['adjustments']
  readonly agi: number
  readonly gains: NetGains
  readonly earner: Earnings
  /** The other spouse of a joint return. */
  readonly spouse: Earnings | null
}

const exactly = (amount: number): number => amount

/** Rounds a line of a paper return to whole dollars, or leaves it as it is. */
export const lineRounding = (rounding: Rounding): ((amount: number) => number) =>
  rounding === 'forms' ? roundToDollar : exactly

/**
 * Income, adjustments and AGI (IRC 61, 62). The order matters where rules look at each other: the rental loss looks at income before
 * Social Security; benefits are taxed by income before the IRA deduction; the IRA deduction looks at income with those benefits; then
 * benefits are figured again with the IRA deduction taken (Publication 590-A Appendix B), and student loan interest comes last.
 */
export function adjustedGrossIncome(household: Household, facts: TaxYearFacts, rounding: Rounding): GrossIncome {
  const line = lineRounding(rounding)
  const { status, livedWithSpouse } = household
  const [first, second] = household.people
  const earner = earningsOf(first, facts)
  const spouse = second === undefined ? null : earningsOf(second, facts)
  const both = (pick: (earnings: Earnings) => number): number =>
    line(pick(earner)) + (spouse === null ? 0 : line(pick(spouse)))
  const own = (pick: (person: Person) => number): number =>
    line(pick(first)) + (second === undefined ? 0 : line(pick(second)))

  const gains = netGains(household, capitalLossLimit.value[status])
  const wages = both(wagesOf)
  const interest = line(household.interest)
  const ordinaryDividends = line(household.ordinaryDividends)
  const capitalGain = line(gains.inIncome)
  const selfEmployment = own(businessOf)
  const pensionsAndIras = own(retirementOf)
  const unemployment = own(unemploymentOf)
  const other = line(household.otherIncome)
  const withoutRental =
    wages + interest + ordinaryDividends + capitalGain + selfEmployment + pensionsAndIras + unemployment + other

  const halfSelfEmploymentTax = both(halfTaxOf)
  const selfEmployedHealth = both(healthOf)
  const selfEmployedPlan = both(planOf)
  const hsa = own(hsaOf)
  const educator = own((person) => educatorDeduction(person.educatorExpenses, facts))
  const alimony = line(household.alimonyPaidBefore2019)
  const otherAdjustments = line(household.otherAdjustments)
  const beforeTaxHalf = selfEmployedHealth + selfEmployedPlan + hsa + educator + alimony + otherAdjustments

  const rental = line(
    allowedRental({
      net: household.rental,
      active: household.rentalActive,
      magi: withoutRental - beforeTaxHalf,
      status,
      livedWithSpouse,
    }),
  )

  const base = withoutRental + rental - beforeTaxHalf - halfSelfEmploymentTax
  const benefits = own(benefitsOf)
  const taxedBenefits = (otherIncome: number): number =>
    benefits <= 0
      ? 0
      : line(
          taxableBenefits(
            { benefits, otherIncome, taxExemptInterest: household.taxExemptInterest, status, livedWithSpouse },
            facts.benefitTaxation.value,
          ),
        )
  const benefitsBeforeIra = taxedBenefits(base)
  const ira = iraDeductions(household, earner, spouse, base + benefitsBeforeIra, facts)
  const taxableSocialSecurity = ira > 0 ? taxedBenefits(base - ira) : benefitsBeforeIra
  const beforeStudentLoan = base - ira + taxableSocialSecurity
  const studentLoanInterest = line(
    studentLoanInterestDeduction(
      household.studentLoanInterest,
      beforeStudentLoan,
      status,
      household.claimedByAnother,
      facts,
    ),
  )
  return {
    income: {
      wages,
      interest,
      ordinaryDividends,
      qualifiedDividends: line(Math.min(household.qualifiedDividends, household.ordinaryDividends)),
      capitalGain,
      selfEmployment,
      rental,
      pensionsAndIras,
      taxableSocialSecurity,
      unemployment,
      other,
      total: withoutRental + rental + taxableSocialSecurity,
    },
    adjustments: {
      halfSelfEmploymentTax,
      selfEmployedHealth,
      selfEmployedPlan,
      ira,
      hsa,
      studentLoanInterest,
      educator,
      alimony,
      other: otherAdjustments,
      total: beforeTaxHalf + halfSelfEmploymentTax + ira + studentLoanInterest,
    },
    agi: beforeStudentLoan - studentLoanInterest,
    gains,
    earner,
    spouse,
  }
}

const wagesOf = (earnings: Earnings): number => earnings.wages
const halfTaxOf = (earnings: Earnings): number => earnings.selfEmployment.deductible
const healthOf = (earnings: Earnings): number => earnings.healthDeduction
const planOf = (earnings: Earnings): number => earnings.planDeduction
const businessOf = (person: Person): number => person.selfEmployment
const unemploymentOf = (person: Person): number => person.unemployment
const benefitsOf = (person: Person): number => person.socialSecurity
const hsaOf = (person: Person): number => person.hsa
const retirementOf = (person: Person): number =>
  person.privatePension + person.governmentPension + person.militaryPension + person.iraWithdrawals

function iraDeductions(
  household: Household,
  earner: Earnings,
  spouse: Earnings | null,
  magi: number,
  facts: TaxYearFacts,
): number {
  const [first, second] = household.people
  if (first.traditionalIra <= 0 && (second === undefined || second.traditionalIra <= 0)) return 0
  const { status, livedWithSpouse } = household
  const one = iraSaverOf(first, earner)
  const two = second === undefined || spouse === null ? null : iraSaverOf(second, spouse)
  const ofOne = iraDeduction({ saver: one, spouse: two, magi, status, livedWithSpouse }, facts)
  return two === null ? ofOne : ofOne + iraDeduction({ saver: two, spouse: one, magi, status, livedWithSpouse }, facts)
}

/** A person's IRA year as the law sees it: pay and profit count, what belongs to a business's own plan does not (IRC 219(f)(1)). */
export const iraSaverOf = (person: Person, earnings: Earnings): IraSaver => ({
  traditional: person.traditionalIra,
  roth: person.rothIra,
  age: person.age,
  compensation:
    earnings.wages + Math.max(0, person.selfEmployment - earnings.selfEmployment.deductible - earnings.planDeduction),
  coveredByPlan: person.coveredByPlan,
})
