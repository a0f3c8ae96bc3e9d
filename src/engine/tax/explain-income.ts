import { alimonyAgreementsBefore } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household, Person } from './household.ts'
import { stateAndLocalCap } from './itemized.ts'
import type { LineList } from './return-lines.ts'
import type { LineHow } from './tax-line.ts'

const sum = (household: Household, pick: (person: Person) => number): number =>
  household.people.reduce((total, person) => total + pick(person), 0)

/** Income, adjustments and AGI, in the order of Form 1040 and Schedule 1. */
export function explainIncome(list: LineList, household: Household, filed: FederalReturn, facts: TaxYearFacts): void {
  const { income, adjustments } = filed
  const pay = sum(household, (person) => person.pay)
  const benefits = sum(household, (person) => person.socialSecurity)
  list.part(
    'wages',
    income.wages,
    'Form 1040 line 1a',
    income.wages === pay ? undefined : { key: 'wages', values: { pay, pretax: pay - income.wages } },
  )
  list.part('interest', income.interest, 'Form 1040 line 2b')
  list.part(
    'ordinaryDividends',
    income.ordinaryDividends,
    'Form 1040 line 3b',
    income.qualifiedDividends > 0
      ? { key: 'ordinaryDividends', values: { qualified: income.qualifiedDividends } }
      : undefined,
  )
  list.part(
    { key: 'capitalGain', label: income.capitalGain < 0 ? 'capitalLoss' : 'capitalGain' },
    income.capitalGain,
    'Schedule D; IRC 1211(b)',
    gainHow(household, filed),
  )
  list.part('selfEmployment', income.selfEmployment, 'Schedule C')
  list.part(
    'rental',
    income.rental,
    'Schedule E; IRC 469(i)',
    income.rental === household.rental
      ? undefined
      : { key: 'rental', values: { loss: -household.rental, counted: -income.rental } },
  )
  list.part('pensionsAndIras', income.pensionsAndIras, 'Form 1040 lines 4b and 5b')
  list.part('taxableSocialSecurity', income.taxableSocialSecurity, 'IRC 86; Publication 915', {
    key: 'taxableSocialSecurity',
    values: { taxed: income.taxableSocialSecurity, benefits },
  })
  list.part('unemployment', income.unemployment, 'IRC 85')
  list.part('otherIncome', income.other, 'Schedule 1 line 8')
  list.total('totalIncome', income.total, 'subtotal', 'Form 1040 line 9')
  list.part('halfSelfEmploymentTax', -adjustments.halfSelfEmploymentTax, 'IRC 164(f)', {
    key: 'halfSelfEmploymentTax',
    values: { tax: filed.otherTaxes.selfEmployment },
  })
  list.part('selfEmployedPlan', -adjustments.selfEmployedPlan, 'IRC 404')
  list.part('selfEmployedHealth', -adjustments.selfEmployedHealth, 'IRC 162(l)')
  const paidIn = sum(household, (person) => person.traditionalIra)
  list.part(
    'ira',
    -adjustments.ira,
    'IRC 219; Publication 590-A',
    adjustments.ira === paidIn ? undefined : { key: 'ira', values: { deducted: adjustments.ira, paidIn } },
  )
  list.part('hsa', -adjustments.hsa, 'IRC 223')
  list.part(
    'studentLoanInterest',
    -adjustments.studentLoanInterest,
    'IRC 221',
    adjustments.studentLoanInterest === household.studentLoanInterest
      ? undefined
      : {
          key: 'studentLoanInterest',
          values: { paid: household.studentLoanInterest, max: facts.studentLoanInterest.value.max },
        },
  )
  list.part('educator', -adjustments.educator, 'IRC 62(a)(2)(D)')
  list.part(
    { key: 'alimony', label: { key: 'alimony', values: { before: alimonyAgreementsBefore.value } } },
    -adjustments.alimony,
    'Former IRC 215',
  )
  list.part('otherAdjustments', -adjustments.other, 'Schedule 1 line 24')
  list.total('agi', filed.agi, 'subtotal', 'IRC 62; Form 1040 line 11', {
    key: 'agi',
    values: { income: income.total, adjustments: adjustments.total },
  })
}

function gainHow(household: Household, filed: FederalReturn): LineHow | undefined {
  const later = filed.gains.shortTermCarryover + filed.gains.longTermCarryover
  if (later <= 0) return undefined
  return { key: 'capitalGain', values: { limit: capitalLossLimit.value[household.status], later } }
}

/** Deductions down to taxable income. */
export function explainDeductions(
  list: LineList,
  household: Household,
  filed: FederalReturn,
  facts: TaxYearFacts,
): void {
  const { deductions, agi } = filed
  const { itemized } = deductions
  if (deductions.itemizes) {
    list.part('medical', -itemized.medical, 'IRC 213', {
      key: 'medical',
      values: { paid: household.medical, floor: facts.itemized.value.medicalOverShareOfAgi },
    })
    list.part(
      'stateAndLocal',
      -itemized.stateAndLocal,
      'IRC 164(b)(6)',
      itemized.stateAndLocal < itemized.stateAndLocalPaid
        ? {
            key: 'stateAndLocal',
            values: { paid: itemized.stateAndLocalPaid, cap: stateAndLocalCap(agi, household.status, facts) },
          }
        : undefined,
    )
    list.part(
      'mortgageInterest',
      -itemized.mortgageInterest,
      'IRC 163(h); Publication 936',
      mortgageHow(household, itemized.mortgageInterest),
    )
    list.part('investmentInterest', -itemized.investmentInterest, 'IRC 163(d)')
    list.part('charity', -itemized.charity, 'IRC 170', charityHow(household, filed, facts))
    list.part('otherItemized', -itemized.other, 'Schedule A line 16')
    list.part('topBracketReduction', itemized.topBracketReduction, 'IRC 68', 'topBracketReduction')
  }
  const either = { itemized: itemized.total, standard: deductions.standard }
  list.total(
    { key: 'standardOrItemized', label: deductions.itemizes ? 'itemized' : 'standard' },
    -deductions.standardOrItemized,
    'subtotal',
    'IRC 63',
    { key: deductions.itemizes ? 'itemized' : 'standard', values: either },
  )
  list.part('charityWithStandard', -deductions.charityWithStandard, 'IRC 170(p)')
  list.part('senior', -deductions.senior, 'IRC 151(d)(5)(C)', seniorHow(household, filed, facts))
  list.part('tips', -deductions.tips, 'IRC 224', 'tips')
  list.part('overtime', -deductions.overtime, 'IRC 225', 'overtime')
  list.part('carLoan', -deductions.carLoan, 'IRC 163(h)(4)')
  list.part('qualifiedBusinessIncome', -deductions.qualifiedBusinessIncome, 'IRC 199A', {
    key: 'qualifiedBusinessIncome',
    values: { rate: facts.qualifiedBusinessIncome.value.rate },
  })
  list.total('taxableIncome', filed.taxableIncome, 'total', 'Form 1040 line 15', {
    key: 'taxableIncome',
    values: { agi, deductions: deductions.total },
  })
}

function mortgageHow(household: Household, deducted: number): LineHow | undefined {
  if (deducted >= household.mortgageInterest) return undefined
  return {
    key: 'mortgageInterest',
    values: { balance: household.mortgageBalance, deducted, paid: household.mortgageInterest },
  }
}

function charityHow(household: Household, filed: FederalReturn, facts: TaxYearFacts): LineHow | undefined {
  const given = household.charityCash + household.charityProperty
  if (filed.deductions.itemized.charity >= given) return undefined
  const floor = facts.itemized.value.giftsOverShareOfAgi
  return floor > 0 ? { key: 'charityOverFloor', values: { given, floor } } : { key: 'charity', values: { given } }
}

function seniorHow(household: Household, filed: FederalReturn, facts: TaxYearFacts): LineHow {
  const seniors = household.people.filter((person) => person.age >= 65).length
  const rule = facts.seniorDeduction.value
  const over = household.status === 'joint' ? rule.magiOver.joint : rule.magiOver.other
  return filed.agi > over
    ? { key: 'seniorReduced', values: { each: rule.perPerson, rate: rule.rate, over, excess: filed.agi - over } }
    : { key: 'senior', values: { each: rule.perPerson, people: seniors } }
}
