import { alimonyAgreementsBefore } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household, Person } from './household.ts'
import { stateAndLocalCap } from './itemized.ts'
import { type LineList, money, percent } from './return-lines.ts'

const sum = (household: Household, pick: (person: Person) => number): number =>
  household.people.reduce((total, person) => total + pick(person), 0)

/** Income, adjustments and AGI, in the order of Form 1040 and Schedule 1. */
export function explainIncome(list: LineList, household: Household, filed: FederalReturn, facts: TaxYearFacts): void {
  const { income, adjustments } = filed
  const pay = sum(household, (person) => person.pay)
  const benefits = sum(household, (person) => person.socialSecurity)
  list.part(
    'wages',
    'Wages',
    income.wages,
    'Form 1040 line 1a',
    income.wages === pay
      ? undefined
      : `Pay of ${money(pay)} less ${money(pay - income.wages)} of pre-tax plan and benefit money.`,
  )
  list.part('interest', 'Taxable interest', income.interest, 'Form 1040 line 2b')
  list.part(
    'ordinaryDividends',
    'Dividends',
    income.ordinaryDividends,
    'Form 1040 line 3b',
    income.qualifiedDividends > 0
      ? `${money(income.qualifiedDividends)} of it is qualified and taxed at the lower rates.`
      : undefined,
  )
  list.part(
    'capitalGain',
    income.capitalGain < 0 ? 'Capital loss allowed' : 'Net capital gain',
    income.capitalGain,
    'Schedule D; IRC 1211(b)',
    gainSentence(household, filed),
  )
  list.part('selfEmployment', 'Business profit', income.selfEmployment, 'Schedule C')
  list.part(
    'rental',
    'Rent after expenses',
    income.rental,
    'Schedule E; IRC 469(i)',
    income.rental === household.rental
      ? undefined
      : `Of a loss of ${money(-household.rental)}, ${money(-income.rental)} counts this year. The rest waits for later years.`,
  )
  list.part('pensionsAndIras', 'Pensions and IRA withdrawals', income.pensionsAndIras, 'Form 1040 lines 4b and 5b')
  list.part(
    'taxableSocialSecurity',
    'Taxable Social Security',
    income.taxableSocialSecurity,
    'IRC 86; Publication 915',
    `${money(income.taxableSocialSecurity)} of ${money(benefits)} in benefits is taxed: ${percent(benefits === 0 ? 0 : income.taxableSocialSecurity / benefits)}. It is never more than 85%.`,
  )
  list.part('unemployment', 'Unemployment pay', income.unemployment, 'IRC 85')
  list.part('otherIncome', 'Other income', income.other, 'Schedule 1 line 8')
  list.total('totalIncome', 'Total income', income.total, 'subtotal', 'Form 1040 line 9')
  list.part(
    'halfSelfEmploymentTax',
    'Half of self-employment tax',
    -adjustments.halfSelfEmploymentTax,
    'IRC 164(f)',
    `Self-employment tax is ${money(filed.otherTaxes.selfEmployment)}; half of it comes off income.`,
  )
  list.part('selfEmployedPlan', 'Retirement plan of the self-employed', -adjustments.selfEmployedPlan, 'IRC 404')
  list.part(
    'selfEmployedHealth',
    'Health insurance of the self-employed',
    -adjustments.selfEmployedHealth,
    'IRC 162(l)',
  )
  const paidIn = sum(household, (person) => person.traditionalIra)
  list.part(
    'ira',
    'IRA deduction',
    -adjustments.ira,
    'IRC 219; Publication 590-A',
    adjustments.ira === paidIn
      ? undefined
      : `${money(adjustments.ira)} of the ${money(paidIn)} paid in can be deducted at this income.`,
  )
  list.part('hsa', 'Health savings account', -adjustments.hsa, 'IRC 223')
  list.part(
    'studentLoanInterest',
    'Student loan interest',
    -adjustments.studentLoanInterest,
    'IRC 221',
    adjustments.studentLoanInterest === household.studentLoanInterest
      ? undefined
      : `Of ${money(household.studentLoanInterest)} paid, at most ${money(facts.studentLoanInterest.value.max)} counts, and less at a higher income.`,
  )
  list.part('educator', 'Educator expenses', -adjustments.educator, 'IRC 62(a)(2)(D)')
  list.part(
    'alimony',
    `Alimony under an agreement from before ${alimonyAgreementsBefore.value}`,
    -adjustments.alimony,
    'Former IRC 215',
  )
  list.part('otherAdjustments', 'Other adjustments', -adjustments.other, 'Schedule 1 line 24')
  list.total(
    'agi',
    'Adjusted gross income (AGI)',
    filed.agi,
    'subtotal',
    'IRC 62; Form 1040 line 11',
    `${money(income.total)} of income less ${money(adjustments.total)} of adjustments.`,
  )
}

function gainSentence(household: Household, filed: FederalReturn): string | undefined {
  const later = filed.gains.shortTermCarryover + filed.gains.longTermCarryover
  if (later <= 0) return undefined
  return `At most ${money(capitalLossLimit.value[household.status])} of a net loss counts in a year. ${money(later)} carries over to next year.`
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
    list.part(
      'medical',
      'Medical costs',
      -itemized.medical,
      'IRC 213',
      `Of ${money(household.medical)} paid, what is over ${percent(facts.itemized.value.medicalOverShareOfAgi)} of AGI counts.`,
    )
    list.part(
      'stateAndLocal',
      'State and local taxes',
      -itemized.stateAndLocal,
      'IRC 164(b)(6)',
      itemized.stateAndLocal < itemized.stateAndLocalPaid
        ? `${money(itemized.stateAndLocalPaid)} was paid; the cap at this income is ${money(stateAndLocalCap(agi, household.status, facts))}.`
        : undefined,
    )
    list.part(
      'mortgageInterest',
      'Mortgage interest',
      -itemized.mortgageInterest,
      'IRC 163(h); Publication 936',
      mortgageSentence(household, itemized.mortgageInterest),
    )
    list.part('investmentInterest', 'Investment interest', -itemized.investmentInterest, 'IRC 163(d)')
    list.part('charity', 'Gifts to charity', -itemized.charity, 'IRC 170', charitySentence(household, filed, facts))
    list.part('otherItemized', 'Other itemized deductions', -itemized.other, 'Schedule A line 16')
    list.part(
      'topBracketReduction',
      'Limit in the top bracket',
      itemized.topBracketReduction,
      'IRC 68',
      'In the 37% bracket itemized deductions save 35 cents on the dollar, not 37.',
    )
  }
  const less = deductions.itemizes
    ? `Itemized deductions of ${money(itemized.total)} stand in place of the standard deduction of ${money(deductions.standard)}.`
    : `The standard deduction is ${money(deductions.standard)}; itemized deductions would come to ${money(itemized.total)}.`
  list.total(
    'standardOrItemized',
    deductions.itemizes ? 'Itemized deductions' : 'Standard deduction',
    -deductions.standardOrItemized,
    'subtotal',
    'IRC 63',
    less,
  )
  list.part(
    'charityWithStandard',
    'Cash gifts with the standard deduction',
    -deductions.charityWithStandard,
    'IRC 170(p)',
  )
  list.part(
    'senior',
    'Deduction for people 65 and older',
    -deductions.senior,
    'IRC 151(d)(5)(C)',
    seniorSentence(household, filed, facts),
  )
  list.part(
    'tips',
    'Tips',
    -deductions.tips,
    'IRC 224',
    'Tips stay in wages and come off here. They still bear Social Security and Medicare tax.',
  )
  list.part(
    'overtime',
    'Overtime premium',
    -deductions.overtime,
    'IRC 225',
    'The extra half of time-and-a-half comes off here. It still bears Social Security and Medicare tax.',
  )
  list.part('carLoan', 'Car loan interest', -deductions.carLoan, 'IRC 163(h)(4)')
  list.part(
    'qualifiedBusinessIncome',
    'Qualified business income deduction',
    -deductions.qualifiedBusinessIncome,
    'IRC 199A',
    `At most ${percent(facts.qualifiedBusinessIncome.value.rate)} of business and REIT income, and of taxable income without gains.`,
  )
  list.total(
    'taxableIncome',
    'Taxable income',
    filed.taxableIncome,
    'total',
    'Form 1040 line 15',
    `AGI of ${money(agi)} less ${money(deductions.total)} of deductions${agi < deductions.total ? '; it stops at zero' : ''}.`,
  )
}

function mortgageSentence(household: Household, deducted: number): string | undefined {
  if (deducted >= household.mortgageInterest) return undefined
  return `The average balance of ${money(household.mortgageBalance)} is over the limit, so ${money(deducted)} of ${money(household.mortgageInterest)} counts.`
}

function charitySentence(household: Household, filed: FederalReturn, facts: TaxYearFacts): string | undefined {
  const given = household.charityCash + household.charityProperty
  if (filed.deductions.itemized.charity >= given) return undefined
  const floor = facts.itemized.value.giftsOverShareOfAgi
  return floor > 0
    ? `Of ${money(given)} given, the part over ${percent(floor)} of AGI and within the yearly limits counts.`
    : `Of ${money(given)} given, the part within the yearly limits counts. The rest carries over.`
}

function seniorSentence(household: Household, filed: FederalReturn, facts: TaxYearFacts): string {
  const seniors = household.people.filter((person) => person.age >= 65).length
  const rule = facts.seniorDeduction.value
  const over = household.status === 'joint' ? rule.magiOver.joint : rule.magiOver.other
  return filed.agi > over
    ? `${money(rule.perPerson)} for each person, less ${percent(rule.rate)} of the ${money(filed.agi - over)} of AGI over ${money(over)}.`
    : `${money(rule.perPerson)} for ${seniors === 1 ? 'one person' : 'each of two people'} of 65 or more.`
}
