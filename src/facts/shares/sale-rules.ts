import { cited } from '../cited.ts'

/** Days before and after a sale at a loss in which buying the same shares puts the loss off. */
export const washSaleDays = cited(30, 'irc-1091', { where: '(a)' })

/** A sale is long term when the shares were held more than this many years, counted from the day after the purchase. */
export const longTermAfterYears = cited(1, 'irs-pub-550', { where: 'chapter 4, holding period' })

/** Net capital losses that count against other income in a year; the rest is carried on. Dollars. */
export const lossLimit = cited({ others: 3000, separate: 1500 }, 'irc-1211', { where: '(b)' })

/** Shares sold first unless the broker was told otherwise in time; the average may be used for fund and reinvestment-plan shares only. */
export const defaultLotMethod = cited<'fifo'>('fifo', 'reg-1012-1', { where: '(c)(1) and (e)' })

/** A purchase in an IRA puts off the loss and raises no basis: the loss is gone. */
export const iraPurchaseLosesBasis = cited(true, 'rev-rul-2008-5')

/** How shares sold and shares bought meet: the earliest sold with the earliest bought, share for share. */
export const washMatching = cited<'earliest-first'>('earliest-first', 'reg-1091', { where: '1.1091-1(b) to (e)' })

/** Whose cost counts for what was given: the giver's, and for a loss its lower value on the day of the gift. */
export const giftBasis = cited<'givers-cost'>('givers-cost', 'irs-pub-551', {
  where: 'property received as a gift (IRC 1015(a), 1223(2))',
})

/** What was inherited starts from its value on the day of death and is long term at once. */
export const inheritedBasis = cited<'value-at-death'>('value-at-death', 'irc-1015', { where: '1014(a), 1223(9)' })

/** Crypto and other digital assets are property and no securities: the rule on wash sales does not reach them. */
export const cryptoIsProperty = cited(true, 'irs-digital-assets', { where: 'Notice 2014-21, Q&A 1; IRC 1091(a)' })

/** A home sold early for work, health or something unforeseen: the shortest of the times owned, lived in and since the last exclusion, of 24 months. */
export const partialHomeExclusion = cited({ months: 24 }, 'irs-pub-523', { where: 'Worksheet 1; 26 CFR 1.121-3(g)' })

/** A loss on what one used oneself counts for nothing; on property of a business it counts in full. */
export const personalLossCounts = cited(false, 'irs-pub-544', { where: 'chapters 2 and 3 (IRC 165(c), 1231)' })
