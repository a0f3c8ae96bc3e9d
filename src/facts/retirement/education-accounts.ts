import { cited } from '../cited.ts'

/** A gift of up to this many yearly exclusions at once may be spread over as many years (Form 709). */
export const superfundingYears = cited(5, 'irc', { where: '529(c)(2)(B)' })

/** 529 money for kindergarten to grade 12, dollars a year for each beneficiary. */
export const k12Limit = cited(
  [
    { fromYear: 2018, perYear: 10_000 },
    { fromYear: 2026, perYear: 20_000 },
  ] as const,
  'pl-119-21',
  { where: 's. 70413', note: 'More than tuition counts for money taken out after 4 July 2025.' },
)

/** More than tuition counts as a school cost for money taken out after this date. */
export const k12MoreAfter = cited('2025-07-04', 'pl-119-21', { where: 's. 70413' })

/** 529 money for recognized credential programs counts when taken out after this date. */
export const credentialProgramsAfter = cited('2025-07-04', 'pl-119-21', { where: 's. 70414' })

/** 529 money that may repay student loans, in a lifetime for each person. */
export const studentLoanLifetime = cited(10_000, 'irc', { where: '529(c)(9)' })

/**
 * From a 529 plan to the beneficiary's own Roth IRA: in all, after this long, of money put in more than `contributionYears` ago.
 * Each year no more than the IRA limit and earned income; no income ceiling.
 */
export const rothRollover = cited({ lifetime: 35_000, accountYears: 15, contributionYears: 5 }, 'secure-2-0', {
  where: 's. 126 (IRC 529(c)(3)(E))',
})

/** Additional tax on the earnings part of money used for other things. */
export const otherUsePenalty = cited(0.1, 'irc', { where: '529(c)(6), 530(d)(4)' })

/** Coverdell account: dollars a year for each child, falling to nothing over this income. */
export const coverdell = cited(
  { perChild: 2_000, magi: { other: { from: 95_000, to: 110_000 }, joint: { from: 190_000, to: 220_000 } } },
  'irc',
  { where: '530(b)(1)(A), 530(c)' },
)

/** A state's plans take no more for one child once the accounts hold this much: the lowest and the highest of the states, dollars. */
export const aggregateLimits = cited({ lowest: 235_000, highest: 600_000 }, 'kiplinger-529-limits', {
  asOf: '2026',
  confidence: 'medium',
  note: 'Each state sets its own figure; the highest is a little more. The account may grow past it.',
})

/** The 2024-25 form for federal aid and later ones do not ask about money from a grandparent's plan. */
export const grandparentPlanNotAsked = cited({ fromSchoolYear: 2024 }, 'fafsa-simplification')

/** Housing and food count for students who are enrolled at least so much, up to the school's own allowance or what it charges for its own housing. */
export const housingCounts = cited({ leastShareOfFullTime: 0.5 }, 'irs-pub-970', {
  where: 'chapter 7, Qualified education expenses, expenses for room and board',
})
