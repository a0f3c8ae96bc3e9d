import type { StateLaw } from '#engine/tax/state-law.ts'
import type { Cited } from '#facts/cited.ts'
import { stateSources } from '#facts/sources/states.ts'
import * as standing from '#facts/tax-years/standing.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { TaxContext } from './context.ts'
import { stateIn } from './law.ts'
import { citedIn } from './state-trust.ts'
import { sourceWords as words } from './words/explain.en.ts'

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
    citation(stateSources, id, words.state(state.facts.name), {
      value: null,
      source: id,
      status,
      ...(confidence ? { confidence } : {}),
      ...(asOf ? { asOf } : {}),
    }),
  )
}

export function sources({ result, law }: TaxContext): readonly Citation[] {
  const { facts } = law
  const { federal: filed } = result.taxes
  const { income, adjustments, deductions, credits, otherTaxes } = filed
  const state = stateIn(law)
  const when = (used: boolean, figure: Cited<unknown>, what: string) => (used ? taxCitation(figure, what) : [])
  return [
    ...taxCitation(facts.ordinaryBrackets, words.brackets),
    ...taxCitation(facts.standardDeduction, words.standard),
    ...when(filed.gains.preferential > 0, facts.capitalGains, words.gains),
    ...when(filed.payroll.total > 0, facts.payroll, words.payroll),
    ...when(income.taxableSocialSecurity > 0, standing.benefitTaxation, words.benefits),
    ...when(adjustments.educator > 0, facts.educator, words.educator),
    ...when(deductions.itemized.stateAndLocalPaid > 0, facts.saltCap, words.saltCap),
    ...when(deductions.senior > 0, facts.seniorDeduction, words.senior),
    ...when(deductions.tips > 0, facts.tipsDeduction, words.tips),
    ...when(deductions.overtime > 0, facts.overtimeDeduction, words.overtime),
    ...when(deductions.carLoan > 0, facts.carLoanDeduction, words.carLoan),
    ...when(deductions.qualifiedBusinessIncome > 0, facts.qualifiedBusinessIncome, words.business),
    ...when(otherTaxes.selfEmployment > 0, facts.selfEmployment, words.selfEmployment),
    ...when(otherTaxes.netInvestmentIncome > 0, facts.netInvestmentIncomeTax, words.investment),
    ...when(otherTaxes.additionalMedicare > 0, facts.additionalMedicare, words.medicare),
    ...when(credits.childAndDependent + credits.additionalChild > 0, facts.childTaxCredit, words.child),
    ...when(credits.earnedIncome > 0, facts.earnedIncomeCredit, words.earned),
    ...when(credits.savers > 0, facts.saversCredit, words.savers),
    ...when(credits.elderly > 0, standing.elderlyCreditRule, words.elderly),
    ...when(credits.mortgageInterest > 0, standing.mortgageCreditRule, words.mortgageCredit),
    ...when(credits.adoption + credits.adoptionRefundable > 0, facts.adoption, words.adoption),
    ...when(credits.dependentCare > 0, facts.dependentCare, words.care),
    ...taxCitation(facts.plans, words.plans),
    ...taxCitation(facts.ira, words.ira),
    ...when(filed.payments.total > 0, standing.estimatedTaxSafeHarbor, words.harbor),
    ...(state ? ofState(state, facts.year) : []),
  ]
}
