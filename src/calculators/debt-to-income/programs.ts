/** The four programs: how each counts income and debts. */
import type { DebtRules } from '#engine/housing/qualifying-debt.ts'
import type { IncomeRules } from '#engine/housing/qualifying-income.ts'
import type { LoanProgram, ProgramFees } from '#engine/housing/qualifying-payment.ts'
import { fhaAnnualPremium, fhaUpfrontPremium, pmiLaw, usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'
import {
  cardWithoutPayment,
  rentCounted,
  shortDebtRules,
  studentLoanConventional,
  studentLoanFha,
  studentLoanFreddieShare,
  studentLoanUsda,
  studentLoanVa,
  untaxedIncomeRaise,
} from '#facts/lending/qualifying.ts'
import type { DtiInputs } from './sections.ts'

export const programs = ['conventional', 'fha', 'va', 'usda'] as const satisfies readonly LoanProgram[]
const freddie = {
  deferredShare: studentLoanFreddieShare.value,
  zeroPlanShare: studentLoanFreddieShare.value,
  longDeferralLeftOut: false,
}
const studentRules = {
  conventional: studentLoanConventional,
  fha: studentLoanFha,
  va: studentLoanVa,
  usda: studentLoanUsda,
}

export const debtRulesOf = (program: LoanProgram, agency: DtiInputs['agency']): DebtRules => ({
  student: program === 'conventional' && agency === 'freddie' ? freddie : studentRules[program].value,
  cardWithoutPayment: cardWithoutPayment.value,
  nearlyPaid: shortDebtRules.value[program],
})
export const incomeRulesOf = (program: LoanProgram): IncomeRules => ({
  untaxedRaise: untaxedIncomeRaise.value[program],
  rentCounted: rentCounted.value,
})

export const fees: ProgramFees = {
  pmiAbove: pmiLaw.value.requestLtv,
  fhaUpfront: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaTable: vaFundingFee.value.purchaseByDown,
  usdaUpfront: usdaGuarantee.value.upfrontFee,
  usdaAnnual: usdaGuarantee.value.annualFee,
}
