import { cited } from '../cited.ts'

/**
 * An heir who is a person but not an eligible one empties the account by the end of the tenth year after the death. When the
 * owner died on or after the day RMDs had to begin, the heir also takes one in each of years 1 to 9.
 */
export const tenYearRule = cited({ years: 10, yearlyFrom: 1, yearlyTo: 9 }, 'irc', {
  where: '401(a)(9)(H); 26 CFR 1.401(a)(9)-5(d)',
})

/** Eligible heirs may stretch over their own life expectancy. A child of the owner does so until `minorUntilAge`, then has ten years. */
export const eligibleHeirs = cited(
  {
    kinds: ['spouse', 'minor-child-of-owner', 'disabled', 'chronically-ill', 'not-much-younger'],
    minorUntilAge: 21,
    notMoreThanYearsYounger: 10,
  } as const,
  'irc',
  { where: '401(a)(9)(E)(ii)' },
)
