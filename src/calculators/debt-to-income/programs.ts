/** The four programs: limits, and how each counts income and debts. */
import type { DebtRules } from '#engine/housing/qualifying-debt.ts'
import type { IncomeRules } from '#engine/housing/qualifying-income.ts'
import type { LoanProgram, ProgramFees } from '#engine/housing/qualifying-payment.ts'
import type { RatioLimit } from '#engine/housing/qualifying-price.ts'
import {
  dtiConventional,
  dtiFha,
  dtiUsda,
  dtiVa,
  fhaAnnualPremium,
  fhaUpfrontPremium,
  pmiLaw,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
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
import type { DtiInputs } from './fields.ts'

export const programs = ['conventional', 'fha', 'va', 'usda'] as const satisfies readonly LoanProgram[]
export const programName: Readonly<Record<LoanProgram, string>> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

/** The guide, and the most a program allows. Fannie Mae sets no limit on housing alone; the VA none on top of its guide. */
export const limitsOf: Readonly<Record<LoanProgram, { readonly guide: RatioLimit; readonly most: RatioLimit }>> = {
  conventional: {
    guide: { front: null, back: dtiConventional.value.manual },
    most: { front: null, back: dtiConventional.value.automated },
  },
  fha: {
    guide: { front: dtiFha.value.front, back: dtiFha.value.back },
    most: { front: null, back: dtiFha.value.backAutomatedUpTo },
  },
  va: { guide: { front: null, back: dtiVa.value.back }, most: { front: null, back: null } },
  usda: { guide: dtiUsda.value, most: dtiUsda.value },
}

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
