import { cited } from '../cited.ts'

/**
 * Age at which required minimum distributions (RMDs) begin, by date of birth 'YYYY-MM-DD'. null: no bound. For births in 1959 two clauses of the law overlap; the
 * proposed regulation of July 2024 (REG-103529-23) reads them as 73.
 */
export const rmdStartAge = cited(
  [
    { bornFrom: null, bornTo: '1949-06-30', age: 70.5 },
    { bornFrom: '1949-07-01', bornTo: '1950-12-31', age: 72 },
    { bornFrom: '1951-01-01', bornTo: '1959-12-31', age: 73 },
    { bornFrom: '1960-01-01', bornTo: null, age: 75 },
  ] as const,
  'irc',
  { where: '401(a)(9)(C)(v), as changed by SECURE 2.0 s. 107' },
)

/**
 * The first one may wait until 1 April of the year after reaching the age, which puts two in that year; later ones are due by
 * 31 December. Each is the balance of 31 December of the year before, divided by the period for the age reached this year.
 */
export const rmdDue = cited({ firstMonthDay: '04-01', laterMonthDay: '12-31' }, 'irc', { where: '401(a)(9)(C)' })

/** Excise tax on what was not taken: `rate`, or `ifCorrected` when made up within two years. */
export const rmdPenalty = cited({ rate: 0.25, ifCorrected: 0.1, correctedWithinYears: 2 }, 'irc', { where: '4974' })

/** No RMD while the owner lives: a Roth IRA, and Roth money in a plan from this year. */
export const rothRmd = cited({ rothIra: false, rothPlanExemptFrom: 2024 }, 'secure-2-0', { where: 's. 325' })

/** A plan of the current employer may wait until retirement, unless the worker owns more than this share of it. */
export const stillWorkingException = cited({ ownerShareOver: 0.05 }, 'irc', { where: '401(a)(9)(C)(ii)' })

/** A gift from an IRA straight to a charity counts toward the RMD and is not income, from this age. The year files hold the limit. */
export const charitableDistributionAge = cited(70.5, 'irc', { where: '408(d)(8)' })
