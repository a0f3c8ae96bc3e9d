import type { ProgramFees } from '#engine/housing/qualifying-payment.ts'
import {
  conformingLimits2025,
  conformingLimits2026,
  fhaAnnualPremium,
  fhaLimits2025,
  fhaLimits2026,
  fhaUpfrontPremium,
  pmiLaw,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** Tax law and loan limits of a year; fees and ratios carry their own dates. */
export const lawOf = (year: number) => ({
  tax: taxLawOf(year),
  conforming: year >= 2026 ? conformingLimits2026 : conformingLimits2025,
  conformingId: year >= 2026 ? ('fhfa-limits-2026' as const) : ('fhfa-limits-2025' as const),
  fha: year >= 2026 ? fhaLimits2026 : fhaLimits2025,
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
