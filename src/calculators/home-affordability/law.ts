import type { ProgramFees } from '#engine/housing/qualifying-payment.ts'
import {
  conformingLimits,
  fhaAnnualPremium,
  fhaLimits,
  fhaUpfrontPremium,
  pmiLaw,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** Tax law and loan limits of a year; fees and ratios carry their own dates. */
export const lawOf = (year: number) => ({
  tax: taxLawOf(year),
  conforming: conformingLimits.in(year),
  fha: fhaLimits.in(year),
})
export type Law = ReturnType<typeof lawOf>

export const fees: ProgramFees = {
  pmiAbove: pmiLaw.value.requestLtv,
  fhaUpfront: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaTable: vaFundingFee.value.purchaseByDown,
  usdaUpfront: usdaGuarantee.value.upfrontFee,
  usdaAnnual: usdaGuarantee.value.annualFee,
}
