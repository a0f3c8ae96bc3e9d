/** Fees and premiums of the loan programs; they carry their own dates. */
import type { ProgramRules } from '#engine/housing/purchase-loan.ts'
import type { ProgramFees } from '#engine/housing/qualifying-payment.ts'
import { fhaAnnualPremium, fhaUpfrontPremium, pmiLaw, usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'

export const programRules: ProgramRules = {
  pmi: pmiLaw.value,
  fhaUpfrontRate: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaFees: vaFundingFee.value.purchaseByDown,
  usda: usdaGuarantee.value,
}

/** The same charts for a payment whose price is not settled yet. */
export const programFees: ProgramFees = {
  pmiAbove: pmiLaw.value.requestLtv,
  fhaUpfront: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaTable: vaFundingFee.value.purchaseByDown,
  usdaUpfront: usdaGuarantee.value.upfrontFee,
  usdaAnnual: usdaGuarantee.value.annualFee,
}
