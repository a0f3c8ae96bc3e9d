import type { ProgramFees } from '#engine/housing/qualifying-payment.ts'
import { fhaAnnualPremium, fhaUpfrontPremium, pmiLaw, usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'

/** Fees and premiums of the programs; they carry their own dates. */
export const fees: ProgramFees = {
  pmiAbove: pmiLaw.value.requestLtv,
  fhaUpfront: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaTable: vaFundingFee.value.purchaseByDown,
  usdaUpfront: usdaGuarantee.value.upfrontFee,
  usdaAnnual: usdaGuarantee.value.annualFee,
}
