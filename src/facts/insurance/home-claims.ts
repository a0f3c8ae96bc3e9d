import { cited } from '../cited.ts'

/** One insured home in so many has a claim in a year: of any kind, for wind or hail, for water or freezing. */
export const homeClaims = cited({ any: 20, windOrHail: 40, water: 50 }, 'iii-home-claims', {
  where: 'claims of 2015 to 2019',
  asOf: '2019',
})

/** Days until a new federal flood policy begins, unless a loan closing or a new flood map calls for it. */
export const floodWaitDays = cited(30, 'flood-insurance-act', { where: '42 USC 4013(c)' })
