import { cited } from '../cited.ts'

/*
 * Calendar years that a statute names. They are part of the law, not of a year's figures, so that they stay when a tax year is added.
 */

/** Tax years of the deductions for seniors, tips, overtime and interest on new car loans. */
export const actDeductionYears = cited({ from: 2025, through: 2028 }, 'pl-119-21', {
  where: 'ss. 70103, 70201-70203 (IRC 151(d)(5)(C), 224, 225, 163(h)(4))',
})

/** First tax year in which mortgage insurance counts as mortgage interest again. */
export const mortgageInsuranceFrom = cited(2026, 'pl-119-21', { where: 's. 70108 (IRC 163(h)(3)(F))' })

/**
 * The cap on state and local taxes and its income threshold rise by `yearly` each year up to `through`; from the year after, the cap is
 * its floor whatever the income.
 */
export const saltCapSteps = cited({ yearly: 0.01, through: 2029 }, 'pl-119-21', {
  where: 's. 70120 (IRC 164(b)(6)-(7))',
})

/** Alimony is deducted under agreements from before this year. */
export const alimonyAgreementsBefore = cited(2019, 'irc', { where: 'former 215; P.L. 115-97 s. 11051' })
