import type { StateLaw } from '#engine/tax/state-law.ts'
import type { Cited } from '#facts/cited.ts'
import { stateSources } from '#facts/sources/states.ts'
import * as standing from '#facts/tax-years/standing.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { TaxResult } from './compute.ts'
import type { Law } from './law.ts'
import { citedIn } from './state-trust.ts'
import { stateLawOf } from './taxes.ts'

type StateSource = keyof typeof stateSources
const isStateSource = (id: string): id is StateSource => Object.hasOwn(stateSources, id)

/** Each document of the state once, with the least firm status of the figures it gives. */
function ofState(state: StateLaw, year: number): readonly Citation[] {
  const law = state.yearOf(year)
  const weight = ({ status, confidence }: Cited<unknown>): number =>
    (status === 'enacted' ? 0 : 2) + (confidence === 'low' ? 2 : confidence === 'medium' ? 1 : 0)
  const worst = new Map<StateSource, Cited<unknown>>()
  for (const part of Object.values(law))
    for (const figure of citedIn(part)) {
      if (!isStateSource(figure.source)) continue
      const known = worst.get(figure.source)
      if (known === undefined || weight(figure) > weight(known)) worst.set(figure.source, figure)
    }
  return [...worst].map(([id, { status, confidence, asOf }]) =>
    citation(stateSources, id, `${state.facts.name}’s rates, deductions and credits`, {
      value: null,
      source: id,
      status,
      ...(confidence ? { confidence } : {}),
      ...(asOf ? { asOf } : {}),
    }),
  )
}

export function sourcesOf(result: TaxResult, { facts }: Law): readonly Citation[] {
  const { federal: filed } = result.taxes
  const { income, deductions, credits, otherTaxes } = filed
  const state = stateLawOf(result.household.state)
  const when = (used: boolean, figure: Cited<unknown>, what: string) => (used ? taxCitation(figure, what) : [])
  return [
    ...taxCitation(facts.ordinaryBrackets, 'tax brackets'),
    ...taxCitation(facts.standardDeduction, 'standard deduction'),
    ...when(filed.gains.preferential > 0, facts.capitalGains, 'where gains bear 0%, 15% and 20%'),
    ...when(filed.payroll.total > 0, facts.payroll, 'Social Security wage base and payroll rates'),
    ...when(income.taxableSocialSecurity > 0, standing.benefitTaxation, 'how much Social Security is taxed'),
    ...when(deductions.itemized.stateAndLocalPaid > 0, facts.saltCap, 'the cap on state and local taxes'),
    ...when(deductions.senior > 0, facts.seniorDeduction, 'senior deduction'),
    ...when(deductions.tips > 0, facts.tipsDeduction, 'tips deduction'),
    ...when(deductions.overtime > 0, facts.overtimeDeduction, 'overtime deduction'),
    ...when(deductions.carLoan > 0, facts.carLoanDeduction, 'car loan deduction'),
    ...when(deductions.qualifiedBusinessIncome > 0, facts.qualifiedBusinessIncome, 'business income deduction'),
    ...when(otherTaxes.selfEmployment > 0, facts.selfEmployment, 'self-employment tax'),
    ...when(otherTaxes.netInvestmentIncome > 0, facts.netInvestmentIncomeTax, 'net investment income tax'),
    ...when(otherTaxes.additionalMedicare > 0, facts.additionalMedicare, 'Additional Medicare tax'),
    ...when(credits.childAndDependent + credits.additionalChild > 0, facts.childTaxCredit, 'child tax credit'),
    ...when(credits.earnedIncome > 0, facts.earnedIncomeCredit, 'earned income credit'),
    ...when(credits.savers > 0, facts.saversCredit, 'saver’s credit'),
    ...when(credits.dependentCare > 0, facts.dependentCare, 'child care credit'),
    ...taxCitation(facts.plans, '401(k) limit'),
    ...taxCitation(facts.ira, 'IRA limit and income ranges'),
    ...when(filed.payments.total > 0, standing.estimatedTaxSafeHarbor, 'safe harbor for estimated tax'),
    ...(state ? ofState(state, facts.year) : []),
  ]
}
