import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { explainDeductions, explainIncome } from './explain-income.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household } from './household.ts'
import { type LineList, lineList } from './return-lines.ts'
import type { TaxLine } from './tax-line.ts'

/**
 * A return line by line, in the order of Form 1040, each with its rule and how it came about in the household's own numbers. Amounts that lower income
 * or tax are negative. Parts that are zero are left out. Dollars per year.
 */
export function returnLines(household: Household, filed: FederalReturn, facts: TaxYearFacts): readonly TaxLine[] {
  const list = lineList()
  explainIncome(list, household, filed, facts)
  explainDeductions(list, household, filed, facts)
  explainTax(list, filed)
  explainCredits(list, household, filed, facts)
  explainPayments(list, filed)
  return list.lines
}

function explainTax(list: LineList, filed: FederalReturn): void {
  const { tax, gains, taxableIncome } = filed
  const ordinary = taxableIncome - gains.preferential
  list.part('onOrdinary', tax.onOrdinary, 'IRC 1(j); Form 1040 line 16', { key: 'onOrdinary', values: { ordinary } })
  const parts = [
    { amount: gains.atZero, rate: 0 },
    { amount: gains.atFifteen, rate: 0.15 },
    { amount: gains.atTwenty, rate: 0.2 },
    { amount: gains.atTwentyFive, rate: 0.25 },
    { amount: gains.atTwentyEight, rate: 0.28 },
  ].filter(({ amount }) => amount > 0)
  if (gains.preferential > 0)
    list.total('onGains', tax.onGains, 'subtotal', 'IRC 1(h)', { key: 'onGains', values: { parts } })
  list.part('alternativeMinimum', tax.alternativeMinimum, 'IRC 55; Form 6251', {
    key: 'alternativeMinimum',
    values: { minimum: tax.beforeCredits, regular: tax.regular },
  })
  list.total('beforeCredits', tax.beforeCredits, 'subtotal', 'Form 1040 line 18')
}

function explainCredits(list: LineList, household: Household, filed: FederalReturn, facts: TaxYearFacts): void {
  const { credits, otherTaxes } = filed
  const children = facts.childTaxCredit.value
  list.part('foreignTax', -credits.foreignTax, 'IRC 901')
  list.part('dependentCare', -credits.dependentCare, 'IRC 21; Form 2441')
  list.part('educationNonrefundable', -credits.educationNonrefundable, 'IRC 25A; Form 8863')
  list.part('elderly', -credits.elderly, 'IRC 22; Schedule R')
  list.part('savers', -credits.savers, 'IRC 25B; Form 8880')
  list.part('otherCredits', -credits.other, 'Schedule 3')
  list.part('childAndDependent', -credits.childAndDependent, 'IRC 24; Schedule 8812', {
    key: 'childAndDependent',
    values: { each: children.perChild, under: children.childUnderAge, other: children.otherDependent },
  })
  list.part('mortgageInterestCredit', -credits.mortgageInterest, 'IRC 25; Form 8396')
  list.part('adoption', -credits.adoption, 'IRC 23; Form 8839')
  list.part('selfEmploymentTax', otherTaxes.selfEmployment, 'IRC 1401; Schedule SE', {
    key: 'selfEmploymentTax',
    values: { share: facts.selfEmployment.value.netEarningsFactor },
  })
  list.part('additionalMedicare', otherTaxes.additionalMedicare, 'IRC 3101(b)(2); Form 8959', {
    key: 'additionalMedicare',
    values: { rate: facts.additionalMedicare.value.rate, over: facts.additionalMedicare.value.over[household.status] },
  })
  list.part('netInvestmentIncome', otherTaxes.netInvestmentIncome, 'IRC 1411; Form 8960', {
    key: 'netInvestmentIncome',
    values: {
      rate: facts.netInvestmentIncomeTax.value.rate,
      over: facts.netInvestmentIncomeTax.value.magiOver[household.status],
    },
  })
  list.part('earlyWithdrawal', otherTaxes.earlyWithdrawal, 'IRC 72(t); Form 5329', 'earlyWithdrawal')
  list.total('totalTax', filed.totalTax, 'total', 'Form 1040 line 24')
}

function explainPayments(list: LineList, filed: FederalReturn): void {
  const { credits, payments } = filed
  list.part('earnedIncome', -credits.earnedIncome, 'IRC 32; Publication 596', {
    key: 'earnedIncome',
    values: { earned: filed.earnedIncome },
  })
  list.part('additionalChild', -credits.additionalChild, 'IRC 24(d); Schedule 8812', 'additionalChild')
  list.part('educationRefundable', -credits.educationRefundable, 'IRC 25A(i); Form 8863')
  list.part('adoptionRefundable', -credits.adoptionRefundable, 'IRC 23(a)(4); Form 8839')
  list.part('withheld', -payments.withheld, 'Form 1040 line 25')
  list.part('additionalMedicareWithheld', -payments.additionalMedicareWithheld, 'Form 8959 Part V')
  list.part('estimated', -payments.estimated, 'Form 1040 line 26')
  list.part('excessSocialSecurity', -payments.excessSocialSecurity, 'IRC 31(b); Schedule 3 line 11')
  list.total(
    { key: 'refund', label: filed.refund >= 0 ? 'refund' : payments.total > 0 ? 'balanceDue' : 'unpaid' },
    Math.abs(filed.refund),
    'total',
    'Form 1040 lines 34 and 37',
    { key: 'refund', values: { payments: payments.total, tax: filed.taxAfterCredits } },
  )
}
