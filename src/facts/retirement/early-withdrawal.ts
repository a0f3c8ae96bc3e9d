import { cited } from '../cited.ts'

/** Additional tax on money taken out before `untilAge`; a SIMPLE IRA costs more in its first two years. */
export const earlyWithdrawal = cited({ rate: 0.1, untilAge: 59.5, simpleIraRate: 0.25, simpleIraYears: 2 }, 'irc', {
  where: '72(t)(1), 72(t)(6)',
})

/** Leaving the employer in or after the year of this age frees that employer's plan, not IRAs. */
export const separationAge = cited({ age: 55, publicSafety: 50 }, 'irc', { where: '72(t)(2)(A)(v), 72(t)(10)' })

/** A government 457(b) plan has no additional tax after leaving the job. */
export const governmental457bFree = cited(true, 'irc', { where: '72(t)(1), 4974(c)' })

/** Dollar or income limits of the exceptions for IRAs. Some have none: death, disability, terminal illness, equal payments. */
export const iraExceptions = cited(
  {
    firstHomeLifetime: 10_000,
    birthOrAdoption: 5_000,
    medicalOverShareOfAgi: 0.075,
    emergencyPerYear: 1_000,
    disaster: 22_000,
    higherEducation: true,
    healthPremiumsWhileUnemployed: true,
  },
  'irc',
  { where: '72(t)(2), 72(t)(8), 72(t)(11)' },
)

/** Substantially equal payments: how long they must last, and the highest interest rate when it is not 120% of the mid-term rate. */
export const equalPayments = cited(
  { minimumYears: 5, untilAge: 59.5, rateUpTo: 0.05, orShareOfMidTermRate: 1.2 },
  'notice-2022-6',
  {
    where: 's. 3.02',
    note: 'Whichever is later: five years, or age 59 1/2. The rate may be 5% or 120% of the federal mid-term rate.',
  },
)

/**
 * Loan from a plan: the smaller of `cap` and a share of the vested balance, though `floor` may be lent in any case. Repaid within `years`, unless it buys
 * the home of the borrower, in level payments at least every quarter.
 */
export const planLoan = cited({ cap: 50_000, shareOfVested: 0.5, floor: 10_000, years: 5 }, 'irc', {
  where: '72(p)(2)',
})

/** A loan set off against the account because the job ended may go to an IRA until the return of that year is due, extensions counted. */
export const loanOffsetRollover = cited({ untilReturnIsDue: true }, 'irc', { where: '402(c)(3)(C)' })
