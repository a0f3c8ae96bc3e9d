import { cited } from '../cited.ts'

/**
 * A withdrawal within the first `withinDays` days costs at least `days` days of simple interest on the amount; later, federal law
 * asks for no penalty, and it sets no upper limit either. The account agreement says what a bank takes.
 */
export const leastEarlyPenalty = cited({ days: 7, withinDays: 6 }, 'reg-d', { where: '204.2(c)(1)(i)' })

/**
 * A certificate of more than a month that renews by itself: the bank writes at least `beforeMaturity` days before it matures, or
 * `beforeGraceEnd` days before a grace period of at least `leastGrace` days ends.
 */
export const renewalNotice = cited({ beforeMaturity: 30, beforeGraceEnd: 20, leastGrace: 5 }, 'reg-dd', {
  where: '1030.5(b)',
})

/** An APY is what the whole interest comes to in a year of 365 days, compounding inside. */
export const yieldRule = cited('100 [(1 + interest / principal)^(365 / days) - 1]', 'reg-dd', {
  where: 'Appendix A, part I',
})

/** A usual penalty and grace period: ours to start with, not official. */
export const usualCertificate = cited({ penaltyMonths: 3, graceDays: 7 }, 'assumption', {
  status: 'assumption',
  note: 'Banks differ. The account agreement says both.',
})
