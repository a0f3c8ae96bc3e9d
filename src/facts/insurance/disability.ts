import { cited } from '../cited.ts'

/** Months from the start of a disability to the first Social Security payment. */
export const disabilityWaitMonths = cited(5, 'ssa-disability', { where: '42 USC 423(c)(2)' })
/** A disability must be expected to last this many months, or end in death. */
export const disabilityLeastMonths = cited(12, 'ssa-disability', { where: '42 USC 423(d)(1)(A)' })
/** What a private policy usually replaces of pay, and the wait most people choose. */
export const disabilityPolicy = cited({ replacesLow: 0.6, replacesHigh: 0.7, waitDays: 90 }, 'assumption', {
  status: 'assumption',
  note: 'Benefits are free of income tax when you paid the premiums yourself with taxed money.',
})
/** How long Social Security took, on average, for its first decision on a disability claim, days. */
export const disabilityDecision = cited({ days: 193 }, 'ssa-performance', {
  asOf: '2026-02',
  confidence: 'medium',
  note: 'Many claims are denied at first and decided on appeal, which takes far longer.',
})
/** Chance that a worker of 20 is disabled before full retirement age, and the years between. */
export const disabilityChance = cited({ chance: 0.25, fromAge: 20, toAge: 67 }, 'ssa-disability-benefits', {
  where: 'Publication 05-10029',
  confidence: 'medium',
})
