import { rateOnNextDollar } from '#engine/tax/brackets.ts'
import type { FederalReturn } from '#engine/tax/federal-types.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { keptOf, type TaxResult } from './compute.ts'
import type { TaxInputs } from './fields.ts'
import { allTax, incomeTaxes } from './taxes.ts'

type Spec = FigureSpec<TaxResult, TaxInputs>
const money = (key: string, label: string, value: Spec['value']): Spec => ({ key, label, unit: 'money', value })
const federal = (key: string, label: string, of: (federal: FederalReturn) => number): Spec =>
  money(key, label, (result) => of(result.taxes.federal))
const percent = (key: string, label: string, value: Spec['value']): Spec => ({ key, label, unit: 'percent', value })

/** Percent of all income; null where there is none. */
const ofIncome = (amount: number, { income }: TaxResult): number | null => (income > 0 ? (amount / income) * 100 : null)

/** The bracket the next dollar of ordinary income falls into, percent points. */
export function bracketOf({ taxes, household }: TaxResult): number {
  const { federal } = taxes
  const ordinary = Math.max(0, federal.taxableIncome - federal.gains.preferential)
  return rateOnNextDollar(ordinary, taxLawOf(federal.year).ordinaryBrackets.value[household.status]) * 100
}

/** Whether the visitor told us about money already paid to the government. */
export const hasPaid = ({ household }: TaxResult): boolean => household.federalWithheld + household.estimatedPaid > 0

export const figures: readonly Spec[] = [
  money('totalTax', 'Federal and state tax', ({ taxes }) => incomeTaxes(taxes)),
  money('federalTax', 'Federal tax', ({ taxes }) => taxes.federalTax),
  money('stateTax', 'State and local tax', ({ taxes }) => taxes.stateTax),
  money('payrollTax', 'Taken from pay: Social Security, Medicare, state programs', ({ taxes }) => taxes.payrollTax),
  money('allTaxes', 'All taxes', ({ taxes }) => allTax(taxes)),
  money('kept', 'Left after all taxes', keptOf),
  percent('effectiveRate', 'Federal and state tax, of income', (result) => ofIncome(incomeTaxes(result.taxes), result)),
  percent('allTaxesRate', 'All taxes, of income', (result) => ofIncome(allTax(result.taxes), result)),
  percent('bracketRate', 'Federal bracket', bracketOf),
  percent('marginalRate', 'Tax on your next $1,000', ({ next }) => next.total / 10),
  money('nextThousand', 'Cost of your next $1,000', ({ next }) => next.total),
  money('nextThousandFederal', 'Of it, federal', ({ next }) => next.federal),
  money('nextThousandState', 'Of it, state', ({ next }) => next.state),
  money('nextThousandPayroll', 'Of it, payroll', ({ next }) => next.payroll),
  money('income', 'All income', (result) => result.income),
  federal('agi', 'Adjusted gross income', (f) => f.agi),
  federal('deductions', 'Deductions', (f) => f.deductions.total),
  federal('standardDeduction', 'Standard deduction', (f) => f.deductions.standard),
  federal('itemizedDeductions', 'Itemized deductions', (f) => f.deductions.itemized.total),
  federal('seniorDeduction', 'Senior deduction', (f) => f.deductions.senior),
  federal('tipsDeduction', 'Tips deduction', (f) => f.deductions.tips),
  federal('overtimeDeduction', 'Overtime deduction', (f) => f.deductions.overtime),
  federal('carLoanDeduction', 'Car loan deduction', (f) => f.deductions.carLoan),
  federal('businessDeduction', 'Business income deduction', (f) => f.deductions.qualifiedBusinessIncome),
  federal('taxableIncome', 'Taxable income', (f) => f.taxableIncome),
  federal('taxableSocialSecurity', 'Taxable Social Security', (f) => f.income.taxableSocialSecurity),
  federal('incomeTax', 'Income tax before credits', (f) => f.tax.beforeCredits),
  federal('alternativeMinimumTax', 'Alternative minimum tax', (f) => f.tax.alternativeMinimum),
  federal('gainsAtZero', 'Gains and dividends taxed at 0%', (f) => f.gains.atZero),
  federal('childCredit', 'Child and dependent credit', (f) => f.credits.childAndDependent),
  federal('additionalChildCredit', 'Refundable child credit', (f) => f.credits.additionalChild),
  federal('earnedIncomeCredit', 'Earned income credit', (f) => f.credits.earnedIncome),
  federal('saversCredit', 'Saver’s credit', (f) => f.credits.savers),
  federal('careCredit', 'Child care credit', (f) => f.credits.dependentCare),
  federal(
    'educationCredits',
    'Education credits',
    (f) => f.credits.educationNonrefundable + f.credits.educationRefundable,
  ),
  federal('selfEmploymentTax', 'Self-employment tax', (f) => f.otherTaxes.selfEmployment),
  federal('additionalMedicare', 'Additional Medicare tax', (f) => f.otherTaxes.additionalMedicare),
  federal('netInvestmentIncomeTax', 'Net investment income tax', (f) => f.otherTaxes.netInvestmentIncome),
  federal('earlyWithdrawalTax', 'Tax on early withdrawals', (f) => f.otherTaxes.earlyWithdrawal),
  money('federalRefund', 'Federal refund (negative: to pay)', (result) =>
    hasPaid(result) ? result.taxes.federal.refund : null,
  ),
  money('stateRefund', 'State refund (negative: to pay)', ({ taxes, household }) =>
    taxes.state && household.stateWithheld > 0 ? household.stateWithheld - taxes.stateTax : null,
  ),
  money('whatIfFederal', 'Your change: federal tax', ({ whatIf }) => whatIf?.federal ?? null),
  money('whatIfState', 'Your change: state tax', ({ whatIf }) => whatIf?.state ?? null),
  money('whatIfPayroll', 'Your change: payroll tax', ({ whatIf }) => whatIf?.payroll ?? null),
  money('whatIfTotal', 'Your change: all taxes', ({ whatIf }) => whatIf?.total ?? null),
]
