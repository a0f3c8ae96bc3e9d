import { cited } from '../cited.ts'

/** What US funds returned over ten years, and what the average dollar in them earned: the rest went by when people bought and sold. */
export const investorGap = cited({ funds: 0.082, investors: 0.07, years: 10 }, 'morningstar-gap-2025', {
  asOf: '2024-12',
})
/** In one large company more new employees joined the 401(k) when they were signed up unless they said no. */
export const automaticEnrollment = cited({ moreJoin: true }, 'madrian-shea-2001')
/** People choosing under risk weigh a loss more than a gain of the same size. */
export const lossesWeighMore = cited(true, 'kahneman-tversky')
