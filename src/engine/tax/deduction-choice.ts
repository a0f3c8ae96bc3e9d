import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import {
  carLoanDeduction,
  charityWithStandard,
  overtimeDeduction,
  seniorDeduction,
  tipsDeduction,
} from './added-deductions.ts'
import { type GrossIncome, lineRounding } from './adjusted-gross-income.ts'
import { type Business, businessDeduction } from './business-deduction.ts'
import { educatorItemized } from './educator-expenses.ts'
import type { FederalReturn, Rounding } from './federal-types.ts'
import type { Household } from './household.ts'
import { type ItemizedParts, itemizedParts, topBracketReduction } from './itemized.ts'
import { mortgageInterestCredit } from './mortgage-credit.ts'
import { standardDeduction } from './standard-deduction.ts'

const SENIOR_FROM = 65

/** Which deduction is taken below AGI. The law leaves it to the filer (IRC 63(e)); nearly everybody takes the larger. */
export type DeductionTaken = 'larger' | 'standard' | 'itemized'

/**
 * Every deduction below AGI, and whether to itemize: itemized after the 2026 reduction where it is more than the standard deduction with its
 * charity deduction, or where a separate filer's spouse itemizes, unless `taken` says otherwise. The QBI deduction is figured on taxable income without that reduction (IRC 199A(e)(1)).
 * `stateIncomeTax` is the state and local income tax paid in the year, dollars.
 */
export function deductionChoice(
  household: Household,
  gross: GrossIncome,
  stateIncomeTax: number,
  facts: TaxYearFacts,
  rounding: Rounding,
  taken: DeductionTaken = 'larger',
): FederalReturn['deductions'] {
  const line = lineRounding(rounding)
  const { status, people } = household
  const { agi } = gross
  let seniors = 0
  let tipsPaid = 0
  let overtimePaid = 0
  for (const person of people) {
    if (person.age >= SENIOR_FROM) seniors += 1
    tipsPaid += Math.min(person.tips, person.pay)
    overtimePaid += Math.min(person.overtimePremium, person.pay)
  }
  const senior = line(seniorDeduction(seniors, agi, status, facts))
  const tips = line(tipsDeduction(tipsPaid, agi, status, facts))
  const overtime = line(overtimeDeduction(overtimePaid, agi, status, facts))
  const carLoan = line(carLoanDeduction(household.carLoanInterest, agi, status, facts))
  const income = agi - senior - tips - overtime - carLoan

  const standard = standardDeduction(
    {
      status,
      people,
      claimedByAnother: household.claimedByAnother,
      earnedIncome: gross.earner.earned + (gross.spouse?.earned ?? 0),
      spouseItemizes: household.spouseItemizes,
    },
    facts,
  )
  const gifts = line(charityWithStandard(household.charityCash, status, facts))
  const parts = scheduleA(household, gross, stateIncomeTax, facts, rounding)
  const businesses = businessesOf(household, gross)
  const onBusiness = (deducted: number): number =>
    line(
      businessDeduction(
        {
          businesses,
          reitDividends: household.reitDividends,
          taxableIncome: Math.max(0, income - deducted),
          netCapitalGain: gross.gains.netCapitalGain + gross.income.qualifiedDividends,
          status,
        },
        facts,
      ),
    )
  const businessIfItemized = onBusiness(parts.total)
  const reduction = line(topBracketReduction(parts.total, income - businessIfItemized, status, facts))
  const itemizedTotal = parts.total - reduction
  const forced = status === 'separate' && household.spouseItemizes
  const itemizes = forced || (taken === 'larger' ? itemizedTotal > standard + gifts : taken === 'itemized')
  const standardOrItemized = itemizes ? itemizedTotal : standard
  const charity = itemizes ? 0 : gifts
  const qualifiedBusinessIncome = itemizes ? businessIfItemized : onBusiness(standard + gifts)
  return {
    standard,
    itemized: {
      medical: parts.medical,
      stateAndLocal: parts.stateAndLocal,
      stateAndLocalPaid: parts.stateAndLocalPaid,
      stateIncomeTax: parts.stateIncomeTax,
      mortgageInterest: parts.mortgageInterest,
      investmentInterest: parts.investmentInterest,
      charity: parts.charity,
      other: parts.other,
      topBracketReduction: reduction,
      total: itemizedTotal,
    },
    itemizes,
    standardOrItemized,
    charityWithStandard: charity,
    senior,
    tips,
    overtime,
    carLoan,
    qualifiedBusinessIncome,
    total: standardOrItemized + charity + senior + tips + overtime + carLoan + qualifiedBusinessIncome,
  }
}

const noBusinesses: readonly Business[] = []

function businessesOf(household: Household, gross: GrossIncome): readonly Business[] {
  const [first, second] = household.people
  if (first.selfEmployment === 0 && (second === undefined || second.selfEmployment === 0)) return noBusinesses
  const one: Business = {
    income: gross.earner.businessIncome,
    serviceTrade: first.serviceTrade,
    wages: first.businessWages,
    property: first.businessProperty,
  }
  if (second === undefined || gross.spouse === null) return [one]
  return [
    one,
    {
      income: gross.spouse.businessIncome,
      serviceTrade: second.serviceTrade,
      wages: second.businessWages,
      property: second.businessProperty,
    },
  ]
}

function scheduleA(
  household: Household,
  gross: GrossIncome,
  stateIncomeTax: number,
  facts: TaxYearFacts,
  rounding: Rounding,
): ItemizedParts {
  const parts = itemizedParts(
    {
      status: household.status,
      agi: gross.agi,
      medical: household.medical,
      stateIncomeOrSalesTax: Math.max(0, stateIncomeTax, household.salesTaxPaid),
      realEstateTax: household.realEstateTax,
      personalPropertyTax: household.personalPropertyTax,
      mortgageInterest: household.mortgageInterest,
      mortgageBalance: household.mortgageBalance,
      olderMortgageBalance: household.olderMortgageBalance,
      mortgageInsurance: household.mortgageInsurance,
      mortgageCredit: mortgageInterestCredit(household.mortgageInterest, household.mortgageCreditRate),
      investmentInterest: household.investmentInterest,
      netInvestmentIncome:
        gross.income.interest +
        gross.income.ordinaryDividends -
        gross.income.qualifiedDividends +
        Math.max(0, gross.income.capitalGain - gross.gains.netCapitalGain),
      charityCash: household.charityCash,
      charityProperty: household.charityProperty,
      other: household.people.reduce(
        (sum, person) => sum + educatorItemized(person.educatorExpenses, facts),
        household.otherItemized,
      ),
    },
    facts,
  )
  if (rounding === 'exact') return parts
  const line = lineRounding(rounding)
  const rounded = {
    medical: line(parts.medical),
    stateAndLocal: line(parts.stateAndLocal),
    mortgageInterest: line(parts.mortgageInterest),
    investmentInterest: line(parts.investmentInterest),
    charity: line(parts.charity),
    other: line(parts.other),
  }
  return {
    ...rounded,
    stateAndLocalPaid: line(parts.stateAndLocalPaid),
    stateIncomeTax: line(parts.stateIncomeTax),
    total:
      rounded.medical +
      rounded.stateAndLocal +
      rounded.mortgageInterest +
      rounded.investmentInterest +
      rounded.charity +
      rounded.other,
  }
}
