import type { FederalReturn } from '#engine/tax/federal-types.ts'
import type { StateReturn } from '#engine/tax/state/state-types.ts'
import { figure, named } from '../kit/figures.ts'
import { bracketOf, hasPaid, keptOf, type TaxResult } from './compute.ts'
import type { TaxContext } from './context.ts'
import { allTax, incomeTaxes } from './taxes.ts'
import { figureWords } from './words/answer.en.ts'

type Value = (result: TaxResult) => number | null
const money = (value: Value) => figure<TaxContext>('money', ({ result }) => value(result))
const federal = (of: (federal: FederalReturn) => number) => money(({ taxes }) => of(taxes.federal))
/** Of the state's return; null without a state. */
const ofState = (of: (state: StateReturn) => number | null) =>
  money(({ taxes }) => (taxes.state ? of(taxes.state) : null))
const percent = (value: Value) => figure<TaxContext>('percent', ({ result }) => value(result))

/** Percent of all income; null where there is none. */
const ofIncome = (amount: number, { income }: TaxResult): number | null => (income > 0 ? (amount / income) * 100 : null)

export const figures = named(figureWords, {
  totalTax: money(({ taxes }) => incomeTaxes(taxes)),
  federalTax: money(({ taxes }) => taxes.federalTax),
  stateTax: money(({ taxes }) => taxes.stateTax),
  payrollTax: money(({ taxes }) => taxes.payrollTax),
  allTaxes: money(({ taxes }) => allTax(taxes)),
  kept: money(keptOf),
  effectiveRate: percent((result) => ofIncome(incomeTaxes(result.taxes), result)),
  allTaxesRate: percent((result) => ofIncome(allTax(result.taxes), result)),
  bracketRate: figure<TaxContext>('percent', ({ result, law }) => bracketOf(result, law)),
  marginalRate: percent(({ next }) => next.total / 10),
  nextThousand: money(({ next }) => next.total),
  nextThousandFederal: money(({ next }) => next.federal),
  nextThousandState: money(({ next }) => next.state),
  nextThousandPayroll: money(({ next }) => next.payroll),
  income: money((result) => result.income),
  agi: federal((f) => f.agi),
  deductions: federal((f) => f.deductions.total),
  standardDeduction: federal((f) => f.deductions.standard),
  itemizedDeductions: federal((f) => f.deductions.itemized.total),
  seniorDeduction: federal((f) => f.deductions.senior),
  tipsDeduction: federal((f) => f.deductions.tips),
  overtimeDeduction: federal((f) => f.deductions.overtime),
  carLoanDeduction: federal((f) => f.deductions.carLoan),
  businessDeduction: federal((f) => f.deductions.qualifiedBusinessIncome),
  taxableIncome: federal((f) => f.taxableIncome),
  taxableSocialSecurity: federal((f) => f.income.taxableSocialSecurity),
  incomeTax: federal((f) => f.tax.beforeCredits),
  alternativeMinimumTax: federal((f) => f.tax.alternativeMinimum),
  gainsAtZero: federal((f) => f.gains.atZero),
  childCredit: federal((f) => f.credits.childAndDependent),
  additionalChildCredit: federal((f) => f.credits.additionalChild),
  earnedIncomeCredit: federal((f) => f.credits.earnedIncome),
  saversCredit: federal((f) => f.credits.savers),
  careCredit: federal((f) => f.credits.dependentCare),
  educationCredits: federal((f) => f.credits.educationNonrefundable + f.credits.educationRefundable),
  elderlyCredit: federal((f) => f.credits.elderly),
  mortgageCredit: federal((f) => f.credits.mortgageInterest),
  adoptionCredit: federal((f) => f.credits.adoption + f.credits.adoptionRefundable),
  selfEmploymentTax: federal((f) => f.otherTaxes.selfEmployment),
  additionalMedicare: federal((f) => f.otherTaxes.additionalMedicare),
  netInvestmentIncomeTax: federal((f) => f.otherTaxes.netInvestmentIncome),
  earlyWithdrawalTax: federal((f) => f.otherTaxes.earlyWithdrawal),
  federalRefund: money((result) =>
    hasPaid(result) || result.taxes.federal.refund > 0 ? result.taxes.federal.refund : null,
  ),
  stateRefund: money(({ taxes, household }) =>
    taxes.state && (household.stateWithheld > 0 || taxes.stateTax < 0)
      ? household.stateWithheld - taxes.stateTax
      : null,
  ),
  stateAgi: ofState((s) => s.agi),
  stateDeductions: ofState((s) => s.deduction + s.exemptions + s.federalTaxDeduction),
  stateTaxableIncome: ofState((s) => s.taxableIncome),
  stateTaxBeforeCredits: ofState((s) => s.taxBeforeCredits),
  stateCredits: ofState((s) => s.nonrefundable + s.refundable),
  stateIncomeTax: ofState((s) => s.incomeTax),
  localTax: ofState((s) => (s.localName === null ? null : s.localTax)),
  statePrograms: ofState((s) => s.payrollTotal),
  whatIfFederal: money(({ whatIf }) => whatIf?.federal ?? null),
  whatIfState: money(({ whatIf }) => whatIf?.state ?? null),
  whatIfPayroll: money(({ whatIf }) => whatIf?.payroll ?? null),
  whatIfTotal: money(({ whatIf }) => whatIf?.total ?? null),
})
