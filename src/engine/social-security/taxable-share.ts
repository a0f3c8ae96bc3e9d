import { type BenefitCase, taxableBenefits } from '../tax/benefit-taxation.ts'

/**
 * The share of a year's benefits that counts as income, 0 to 0.85. Benefits and other income are in today's dollars of a year in
 * which prices are `priceFactor` times today's (1 for today): the law's base amounts never rise with prices, so the same
 * household is taxed on more as time goes on.
 */
export const taxableShare = (household: BenefitCase, priceFactor = 1): number => {
  const benefits = household.benefits * priceFactor
  if (benefits <= 0) return 0
  return (
    taxableBenefits({
      ...household,
      benefits,
      otherIncome: household.otherIncome * priceFactor,
      taxExemptInterest: household.taxExemptInterest * priceFactor,
    }) / benefits
  )
}
