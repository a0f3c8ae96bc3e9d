import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { additionalMedicareTax } from './additional-medicare.ts'
import { adjustedGrossIncome, type GrossIncome, lineRounding } from './adjusted-gross-income.ts'
import { alternativeMinimumTax, tentativeMinimumTax } from './alternative-minimum-tax.ts'
import { lossCarryovers } from './capital-gains.ts'
import { careOf } from './care-case.ts'
import { creditsInOrder } from './credit-order.ts'
import { type DeductionTaken, deductionChoice } from './deduction-choice.ts'
import { earlyWithdrawalTax } from './early-withdrawal.ts'
import type { FederalReturn, Rounding } from './federal-types.ts'
import type { Household, Person } from './household.ts'
import { netInvestmentIncomeTax } from './net-investment-income-tax.ts'
import { type StackedTax, stackedTax } from './preferential.ts'

export interface FederalOptions {
  /** `exact` unless said otherwise. */
  readonly rounding?: Rounding
  /** This year's own state and local income tax, dollars: the itemized deduction where the household does not say what it paid. */
  readonly stateIncomeTax?: number
  /** `larger` unless said otherwise. */
  readonly deduction?: DeductionTaken
}

/**
 * A federal income tax return (Form 1040 with its schedules) from a household and a year's figures. Dollars per year. Income may be negative, taxable
 * income is not. Left out: the tax on a child's investment income, the premium tax credit, energy credits, business loss limits
 * (IRC 461(l)), net operating losses, incentive stock options, household employment and foreign earned income.
 */
export function federalReturn(household: Household, facts: TaxYearFacts, options: FederalOptions = {}): FederalReturn {
  const rounding = options.rounding ?? 'exact'
  const line = lineRounding(rounding)
  const { status } = household
  const gross = adjustedGrossIncome(household, facts, rounding)
  const { income, gains, agi } = gross
  const stateIncomeTax = household.stateIncomeTaxPaid ?? options.stateIncomeTax ?? 0
  const deductions = deductionChoice(household, gross, stateIncomeTax, facts, rounding, options.deduction)
  const beforeFloor = agi - deductions.total
  const taxableIncome = Math.max(0, beforeFloor)

  const stacked = stackedTax(
    {
      taxableIncome,
      qualifiedDividends: income.qualifiedDividends,
      netCapitalGain: line(gains.netCapitalGain),
      collectibles: line(gains.collectibles),
      unrecaptured1250: line(gains.unrecaptured1250),
    },
    status,
    facts,
    rounding,
  )
  const earnedIncome = line(gross.earner.earned + (gross.spouse?.earned ?? 0))
  const minimum = minimumTax(household, gross, deductions, beforeFloor, stacked, earnedIncome, facts, rounding)
  const beforeCredits = stacked.tax + minimum
  const investmentIncome =
    income.interest +
    household.taxExemptInterest +
    income.ordinaryDividends +
    Math.max(0, income.capitalGain) +
    Math.max(0, income.rental)
  const credits = creditsInOrder(
    household,
    { gross, beforeCredits, regularTax: stacked.tax, earnedIncome, investmentIncome },
    facts,
    rounding,
  )
  const otherTaxes = taxesBesidesIncomeTax(household, gross, deductions, facts, line)
  const totalTax = beforeCredits - credits.nonrefundable + otherTaxes.total
  const taxAfterCredits = totalTax - credits.refundable
  const payments = paymentsOf(household, gross, line)
  const carryovers = lossCarryovers(gains, beforeFloor)
  return {
    year: facts.year,
    income,
    adjustments: gross.adjustments,
    agi,
    deductions,
    taxableIncome,
    gains: {
      preferential: taxableIncome - stacked.ordinary,
      atZero: stacked.atZero,
      atFifteen: stacked.atFifteen,
      atTwenty: stacked.atTwenty,
      atTwentyFive: stacked.atTwentyFive,
      atTwentyEight: stacked.atTwentyEight,
      shortTermCarryover: line(carryovers.shortTerm),
      longTermCarryover: line(carryovers.longTerm),
    },
    tax: {
      onOrdinary: stacked.onOrdinary,
      onGains: stacked.onGains,
      regular: stacked.tax,
      alternativeMinimum: minimum,
      beforeCredits,
    },
    credits,
    otherTaxes,
    payroll: payrollOf(gross, line),
    totalTax,
    taxAfterCredits,
    payments,
    refund: payments.total - taxAfterCredits,
    care: careOf(household, gross, facts, line),
    earnedIncome,
    investmentIncome,
  }
}

/** Form 6251. The minimum tax takes back the standard deduction, state and local taxes and the senior deduction (line 1a), and lets go of the IRC 68 reduction. */
function minimumTax(
  household: Household,
  gross: GrossIncome,
  deductions: FederalReturn['deductions'],
  beforeFloor: number,
  regular: StackedTax,
  earnedIncome: number,
  facts: TaxYearFacts,
  rounding: Rounding,
): number {
  const takenBack = deductions.itemizes
    ? deductions.itemized.stateAndLocal - deductions.itemized.topBracketReduction
    : deductions.standard
  const tentative = tentativeMinimumTax(
    {
      status: household.status,
      income: beforeFloor + takenBack + deductions.senior,
      regular,
      unrecaptured1250: gross.gains.unrecaptured1250,
      childExemptionLimit: isChild(household.people[0], household.claimedByAnother)
        ? earnedIncome + facts.alternativeMinimumTax.value.childEarnedIncomePlus
        : null,
    },
    facts,
    rounding,
  )
  return alternativeMinimumTax(tentative, regular.tax)
}

/** Under 19, or under 24 and a student, and somebody's dependent: the ages of IRC 1(g). */
const isChild = (person: Person, claimedByAnother: boolean): boolean =>
  claimedByAnother && (person.age < 19 || (person.student && person.age < 24))

/** No more can be early than was withdrawn. */
const earlyPart = (person: Person): number => Math.min(person.earlyWithdrawals, person.iraWithdrawals)

function taxesBesidesIncomeTax(
  household: Household,
  gross: GrossIncome,
  deductions: FederalReturn['deductions'],
  facts: TaxYearFacts,
  line: (amount: number) => number,
): FederalReturn['otherTaxes'] {
  const { earner, spouse, income } = gross
  const [first, second] = household.people
  const selfEmployment = line(earner.selfEmployment.total) + line(spouse?.selfEmployment.total ?? 0)
  const additionalMedicare = line(
    additionalMedicareTax(
      earner.payroll.medicareWages + (spouse?.payroll.medicareWages ?? 0),
      earner.selfEmployment.netEarnings + (spouse?.selfEmployment.netEarnings ?? 0),
      household.status,
      facts,
    ),
  )
  const investment =
    income.interest +
    income.ordinaryDividends +
    income.capitalGain +
    income.rental -
    (deductions.itemizes ? deductions.itemized.investmentInterest : 0)
  const netInvestmentIncome = line(netInvestmentIncomeTax(investment, gross.agi, household.status, facts))
  const earlyWithdrawal = line(earlyWithdrawalTax(earlyPart(first) + (second === undefined ? 0 : earlyPart(second))))
  return {
    selfEmployment,
    additionalMedicare,
    netInvestmentIncome,
    earlyWithdrawal,
    total: selfEmployment + additionalMedicare + netInvestmentIncome + earlyWithdrawal,
  }
}

function payrollOf(gross: GrossIncome, line: (amount: number) => number): FederalReturn['payroll'] {
  const socialSecurity = line(gross.earner.payroll.socialSecurity + (gross.spouse?.payroll.socialSecurity ?? 0))
  const medicare = line(gross.earner.payroll.medicare + (gross.spouse?.payroll.medicare ?? 0))
  return { socialSecurity, medicare, total: socialSecurity + medicare }
}

function paymentsOf(
  household: Household,
  gross: GrossIncome,
  line: (amount: number) => number,
): FederalReturn['payments'] {
  const { earner, spouse } = gross
  const withheld = line(household.federalWithheld)
  const additionalMedicareWithheld = line(
    earner.payroll.additionalMedicareWithheld + (spouse?.payroll.additionalMedicareWithheld ?? 0),
  )
  const estimated = line(household.estimatedPaid)
  const excessSocialSecurity = line(earner.payroll.excessSocialSecurity + (spouse?.payroll.excessSocialSecurity ?? 0))
  return {
    withheld,
    additionalMedicareWithheld,
    estimated,
    excessSocialSecurity,
    total: withheld + additionalMedicareWithheld + estimated + excessSocialSecurity,
  }
}
