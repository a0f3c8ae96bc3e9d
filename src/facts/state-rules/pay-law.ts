import { cited } from '../cited.ts'

/**
 * Dollars a week of salary under which nobody is exempt from overtime as an executive, administrative or professional employee, and
 * a year for the easier test of the highly paid.
 */
export const exemptSalary = cited({ weekly: 684, highlyPaidYearly: 107_432 }, 'cfr-29-541', {
  where: '541.600, 541.601 as of 2020',
  asOf: '2026-11',
  note: 'The higher levels of 2024 were struck down on 15 November 2024. Some states ask for more.',
})

/** Hours a week after which overtime is owed, and its rate as a multiple of the regular rate (29 USC 207(a)). */
export const overtimeRule = cited({ afterHours: 40, times: 1.5 }, 'cfr-29-778', { where: '778.107, 778.113' })

/** Hours by which a federal employee’s annual rate is divided. */
export const federalPayHours = cited(2087, 'usc-5-5504', { where: '5504(b)(1); 5 CFR 531.607' })
