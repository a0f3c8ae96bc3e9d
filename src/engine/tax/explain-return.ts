import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { explainDeductions, explainIncome } from './explain-income.ts'
import type { FederalReturn, TaxLine } from './federal-types.ts'
import type { Household } from './household.ts'
import { type LineList, lineList, money, percent } from './return-lines.ts'

/**
 * A return line by line, in the order of Form 1040, each with its rule and a sentence with the household's own numbers. Amounts that lower income
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
  list.part(
    'onOrdinary',
    'Tax on ordinary income',
    tax.onOrdinary,
    'IRC 1(j); Form 1040 line 16',
    `The brackets applied to ${money(ordinary)}.`,
  )
  const parts: string[] = []
  if (gains.atZero > 0) parts.push(`${money(gains.atZero)} at 0%`)
  if (gains.atFifteen > 0) parts.push(`${money(gains.atFifteen)} at 15%`)
  if (gains.atTwenty > 0) parts.push(`${money(gains.atTwenty)} at 20%`)
  if (gains.atTwentyFive > 0) parts.push(`${money(gains.atTwentyFive)} at 25%`)
  if (gains.atTwentyEight > 0) parts.push(`${money(gains.atTwentyEight)} at 28%`)
  if (gains.preferential > 0)
    list.total(
      'onGains',
      'Tax on long-term gains and qualified dividends',
      tax.onGains,
      'subtotal',
      'IRC 1(h)',
      `They lie on top of other income: ${parts.join(', ')}.`,
    )
  list.part(
    'alternativeMinimum',
    'Alternative minimum tax',
    tax.alternativeMinimum,
    'IRC 55; Form 6251',
    `The minimum tax comes to ${money(tax.beforeCredits)}, the regular tax to ${money(tax.regular)}; the difference is added.`,
  )
  list.total('beforeCredits', 'Income tax before credits', tax.beforeCredits, 'subtotal', 'Form 1040 line 18')
}

function explainCredits(list: LineList, household: Household, filed: FederalReturn, facts: TaxYearFacts): void {
  const { credits, otherTaxes } = filed
  const children = facts.childTaxCredit.value
  list.part('foreignTax', 'Foreign tax credit', -credits.foreignTax, 'IRC 901')
  list.part('dependentCare', 'Child and dependent care credit', -credits.dependentCare, 'IRC 21; Form 2441')
  list.part('educationNonrefundable', 'Education credits', -credits.educationNonrefundable, 'IRC 25A; Form 8863')
  list.part('savers', 'Saver’s credit', -credits.savers, 'IRC 25B; Form 8880')
  list.part('otherCredits', 'Other credits', -credits.other, 'Schedule 3')
  list.part(
    'childAndDependent',
    'Child tax credit and credit for other dependents',
    -credits.childAndDependent,
    'IRC 24; Schedule 8812',
    `Up to ${money(children.perChild)} for each child under ${children.childUnderAge} and ${money(children.otherDependent)} for each other dependent. It cannot take the tax below zero.`,
  )
  list.part(
    'selfEmploymentTax',
    'Self-employment tax',
    otherTaxes.selfEmployment,
    'IRC 1401; Schedule SE',
    `Social Security and Medicare tax of the self-employed, on ${percent(facts.selfEmployment.value.netEarningsFactor)} of profit.`,
  )
  list.part(
    'additionalMedicare',
    'Additional Medicare Tax',
    otherTaxes.additionalMedicare,
    'IRC 3101(b)(2); Form 8959',
    `${percent(facts.additionalMedicare.value.rate)} of earnings over ${money(facts.additionalMedicare.value.over[household.status])}.`,
  )
  list.part(
    'netInvestmentIncome',
    'Net investment income tax',
    otherTaxes.netInvestmentIncome,
    'IRC 1411; Form 8960',
    `${percent(facts.netInvestmentIncomeTax.value.rate)} of investment income, or of AGI over ${money(facts.netInvestmentIncomeTax.value.magiOver[household.status])} if that is less.`,
  )
  list.part(
    'earlyWithdrawal',
    'Additional tax on early withdrawals',
    otherTaxes.earlyWithdrawal,
    'IRC 72(t); Form 5329',
    'A tenth of what was taken out early without an exception.',
  )
  list.total('totalTax', 'Total tax', filed.totalTax, 'total', 'Form 1040 line 24')
}

function explainPayments(list: LineList, filed: FederalReturn): void {
  const { credits, payments } = filed
  list.part(
    'earnedIncome',
    'Earned income credit',
    -credits.earnedIncome,
    'IRC 32; Publication 596',
    `Paid out even beyond the tax. It is figured on ${money(filed.earnedIncome)} of earned income.`,
  )
  list.part(
    'additionalChild',
    'Additional child tax credit',
    -credits.additionalChild,
    'IRC 24(d); Schedule 8812',
    'The part of the child tax credit that is paid out although no tax is left.',
  )
  list.part(
    'educationRefundable',
    'Refundable American opportunity credit',
    -credits.educationRefundable,
    'IRC 25A(i); Form 8863',
  )
  list.part('withheld', 'Withheld from pay and pensions', -payments.withheld, 'Form 1040 line 25')
  list.part(
    'additionalMedicareWithheld',
    'Additional Medicare Tax withheld',
    -payments.additionalMedicareWithheld,
    'Form 8959 Part V',
  )
  list.part('estimated', 'Estimated payments', -payments.estimated, 'Form 1040 line 26')
  list.part(
    'excessSocialSecurity',
    'Social Security withheld above the yearly maximum',
    -payments.excessSocialSecurity,
    'IRC 31(b); Schedule 3 line 11',
  )
  list.total(
    'refund',
    filed.refund >= 0 ? 'Refund' : payments.total > 0 ? 'Balance due' : 'To be paid in all, nothing entered as paid',
    Math.abs(filed.refund),
    'total',
    'Form 1040 lines 34 and 37',
    `Payments of ${money(payments.total)} against ${money(filed.taxAfterCredits)} of tax after all credits.`,
  )
}
