import { cited } from '../cited.ts'

/** Days a bureau has to look into a dispute, and the days more when something new comes in meanwhile. */
export const disputeDays = cited({ usual: 30, more: 15 }, 'fcra-disputes', { where: '(a)(1)' })
/** A freeze costs nothing to place or lift, and keeps new lenders from seeing the report. */
export const freezeIsFree = cited(true, 'fcra-605', { where: '605A(i) (15 USC 1681c-1)' })

/**
 * The most that may be taken from a week's disposable pay for ordinary debts: `share` of it, or what is above `hours` times the federal
 * minimum wage, whichever is less. Support orders, taxes and some federal debts have other limits; states may allow less.
 */
export const garnishmentLimit = cited({ share: 0.25, hours: 30 }, 'wage-garnishment', { where: '(a)' })

/**
 * When a collector may call, hours of the day where the person lives; days it has to send what the debt is after first contact; days
 * the person has to dispute it in writing.
 */
export const collectorRules = cited({ fromHour: 8, toHour: 21, noticeDays: 5, disputeDays: 30 }, 'fdcpa', {
  where: 'sections 1692c(a)(1) and 1692g(a)',
})
/** A collector who calls more often than this about one debt is presumed to break the law. */
export const collectorCalls = cited({ calls: 7, days: 7 }, 'reg-f', { where: '1006.14(b)(2)' })
/** A collector may not sue or threaten to sue once the time to sue is over. */
export const noSuitWhenTooLate = cited(true, 'reg-f', { where: '1006.26(b)' })
/** A company that sells debt relief by telephone may take no fee before a debt is settled and a payment made on it. */
export const noFeeBeforeRelief = cited(true, 'telemarketing-rule', { where: '310.4(a)(5)' })
