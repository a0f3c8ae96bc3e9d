import { cited } from '../cited.ts'

/** Shares of each Social Security benefit that may be withheld on request, decimals. No other rate or amount can be asked for. */
export const benefitWithholdingRates = cited([0, 0.07, 0.1, 0.12, 0.22] as const, 'form-w4v', {
  where: 'lines 5 and 6; IRC 3402(p)(1)',
})

/** The one share of unemployment compensation that may be withheld on request. */
export const unemploymentWithholdingRate = cited(0.1, 'form-w4v', { where: 'line 5; IRC 3402(p)(2)' })

/** Days from a new certificate until the first payment that follows it, as the IRS’s own estimator counts. */
export const certificateLag = cited({ days: 14 }, 'irs-withholding-estimator', {
  where: 'projectedW4EffectDate',
  note: 'An employer must follow a new form from the first payroll period that ends 30 days after it at the latest (IRC 3402(f)(3)).',
})
