import { cited } from '../cited.ts'

/*
 * Who bears a loss, and when money is there: the federal floor. A bank or card network may promise more.
 */

/** An overdraft fee on ATM and one-time debit card transactions needs the customer's opt-in; on checks and automatic bills it does not. */
export const overdraftConsent = cited({ cardAndAtm: true, checksAndBills: false }, 'reg-e', { where: '1005.17(b)' })

/**
 * The most a customer bears of transfers somebody else made with a lost or stolen debit card, dollars: told within `early.days` business
 * days of learning of the loss, or later. Transfers that come more than `statementDays` after the statement without a word have no limit.
 */
export const debitCardLoss = cited({ early: { days: 2, most: 50 }, late: { most: 500 }, statementDays: 60 }, 'reg-e', {
  where: '1005.6(b)',
})
/** A transfer the customer made, even when tricked into it, is not an unauthorized one. */
export const unauthorizedByOthersOnly = cited(true, 'reg-e', { where: '1005.2(m)' })

/** The most a cardholder bears of purchases somebody else made with a credit card, dollars. */
export const creditCardLoss = cited(50, 'tila-card-loss', { where: '(a)(1)' })

/** Of a day's check deposits, dollars there on the next business day. New accounts and some checks have other rules. */
export const checkNextDay = cited(275, 'reg-cc', { where: '229.10(c)(1)(vii)', asOf: '2025-07-01' })

/** The rule that would have limited overdraft fees of the largest banks was disapproved before it began. */
export const overdraftRuleEnded = cited('2025-05-09', 'pl-119-10')

/** An error on a debit card or account: business days the bank has to look into it; up to `longer` days where it gives the money back meanwhile. */
export const debitErrorDays = cited({ businessDays: 10, longer: 45 }, 'reg-e', { where: '1005.11(c)' })
