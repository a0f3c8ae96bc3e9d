import { cited } from '../cited.ts'

/**
 * A wrong charge on a credit card: days from the first statement that shows it until the written notice must arrive. Until it is settled the
 * disputed amount, and interest on it, need not be paid.
 */
export const cardBillingError = cited({ days: 60, payMeanwhile: false }, 'reg-z-billing-errors', {
  where: '12 CFR 1026.13(b)(1), (d)(1)',
})
/** Days after a full application in which a lender says what it decided, and in which it gives its reasons when asked within `askWithin`. */
export const denialNotice = cited({ days: 30, askWithin: 60 }, 'reg-b-notices', { where: '12 CFR 1002.9(a)' })
/** Days after a denial that rests on a credit report in which that bureau gives a free copy. */
export const freeReportAfterDenial = cited(60, 'fcra-free-report', { where: '15 USC 1681j(b)' })
/**
 * Business days to cancel a sale made at home, from `home` dollars on, or at a seller's temporary place, from `elsewhere` dollars on. Not for sales in
 * shops, online or by phone, nor for cars of a dealer with a place of business.
 */
export const coolingOff = cited({ businessDays: 3, home: 25, elsewhere: 130 }, 'cooling-off-rule', {
  where: '16 CFR 429.0(a), 429.1(a)',
})
