import { cited } from '../cited.ts'

/** Days 'MM-DD' of every year. */
export const medicareOpenEnrollment = cited({ from: '10-15', to: '12-07' }, 'cms-periods')
export const medicareAdvantageOpen = cited({ from: '01-01', to: '03-31' }, 'cms-periods')
/** For people who missed their first months; cover starts the month after joining. */
export const partBGeneral = cited({ from: '01-01', to: '03-31' }, 'cms-periods')

/** Open enrollment at HealthCare.gov by year of the plan. */
export const marketplaceEnrollment = cited(
  [
    { planYear: 2026, from: '2025-11-01', to: '2026-01-15' },
    { planYear: 2027, from: '2026-11-01', to: '2026-12-15' },
  ],
  'cms-marketplace',
  { asOf: '2026-11', confidence: 'medium', note: 'Some states with their own exchange go on until 31 December.' },
)
/** Last day to use money of a flexible account with a grace period. */
export const flexibleAccountGrace = cited('03-15', 'irs-fsa-grace', { where: 'Notice 2005-42' })

/** Federal student aid form by school year: opening, and the last day for it. */
export const fafsa = cited(
  [
    { schoolYear: '2026-27', opens: '2025-09-24', closes: '2027-06-30', taxYear: 2024 },
    { schoolYear: '2027-28', opens: '2026-10-01', closes: '2028-06-30', taxYear: 2025 },
  ],
  'ed-fafsa',
  { confidence: 'medium', asOf: '2026', note: 'States and colleges want it much earlier, many by February or March.' },
)
/** Most colleges expect an answer by this day. */
export const collegeReplyDay = cited('05-01', 'ed-fafsa', { confidence: 'medium' })
