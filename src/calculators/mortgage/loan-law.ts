import {
  conformingLimits,
  escrowCushionMonths,
  fhaAnnualPremium,
  fhaLimits,
  fhaMinimumDown,
  fhaUpfrontPremium,
  pmiLaw,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'

/** Loan limits are those of the year; fees, PMI law and cushions carry their own dates. */
export const homeLoanLaw = (year: number) => ({
  conforming: conformingLimits.in(year),
  fhaLimits: fhaLimits.in(year),
  fhaUpfront: fhaUpfrontPremium,
  fhaAnnual: fhaAnnualPremium,
  fhaMinimumDown,
  vaFee: vaFundingFee,
  usda: usdaGuarantee,
  pmi: pmiLaw,
  escrowCushion: escrowCushionMonths,
  /** Not law, but read where the law is: what a state's owners typically pay. */
  propertyTax: propertyTaxByState,
})
export type HomeLoanLaw = ReturnType<typeof homeLoanLaw>
