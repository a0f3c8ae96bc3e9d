import { cited } from '../cited.ts'

/** Minimum payment: the greater of a dollar floor and a share of the balance plus the month's interest and fees. */
export const minimumPayment = cited({ floor: 35, shareOfBalance: 0.01, plusInterestAndFees: true }, 'assumption', {
  status: 'assumption',
  note: 'The most common rule; your card agreement has your own.',
})
/** The other common rule: the greater of a floor and a flat share of the balance, interest included. */
export const minimumPaymentFlat = cited(
  { floorLow: 25, floorHigh: 40, shareLow: 0.02, shareHigh: 0.03 },
  'assumption',
  {
    status: 'assumption',
  },
)

/** One-time fees as shares of the amount moved. */
export const balanceTransferFee = cited({ low: 0.03, typical: 0.03, high: 0.05 }, 'assumption', {
  status: 'assumption',
})
export const cashAdvanceFee = cited({ low: 0.03, typical: 0.05, high: 0.05 }, 'assumption', { status: 'assumption' })

/** Issuers' usual late fees, dollars. */
export const lateFee = cited({ first: { low: 30, high: 32 }, repeat: { low: 41, high: 43 } }, 'reg-z', {
  where: '1026.52(b)',
  asOf: '2025',
  status: 'carried-over',
  confidence: 'medium',
  note: 'The 8 dollar rule was struck down in April 2025; 2026 safe-harbor amounts are not confirmed.',
})

/** Fee on purchases in another country, a share of each. */
export const foreignFee = cited({ low: 0, typical: 0.03, high: 0.03 }, 'assumption', { status: 'assumption' })
/** Days between a statement and its due date where a card's own are not known; the law's least is in `cardNotices`. */
export const usualDaysToPay = cited(25, 'assumption', { status: 'assumption' })
/** Days to leave for a payment to be counted before a statement closes. */
export const postingDays = cited(3, 'assumption', { status: 'assumption' })
/** A late fee is never more than the minimum payment that was missed. */
export const lateFeeAtMostMinimum = cited(true, 'reg-z', { where: '1026.52(b)(2)(i)(A)' })
/** After a grace period is lost, no interest on earlier cycles nor on what was repaid in time. */
export const graceRule = cited({ reachesBack: false, onRepaid: false }, 'reg-z', { where: '1026.54(a)(1)' })
/**
 * A due date falls on the same day of every month. A payment by 5 p.m. of that day is in time, and where mail isn't taken that day, one
 * that comes by mail on the next business day.
 */
export const dueDate = cited({ sameDayEachMonth: true, cutoffHour: 17, mailNextBusinessDay: true }, 'reg-z', {
  where: '1026.7(b)(11)(i)(A), 1026.10(b)(2)(ii), 1026.10(d)',
})
/** In the last two cycles of a deferred-interest offer, what is above the minimum goes to it first. */
export const deferredEndCycles = cited(2, 'reg-z', { where: '1026.53(b)(1)' })

/** What issuers usually ask, by score. A starting value, not an offer. */
export const cardAprByScore = cited(
  [
    { scoreFrom: 740, low: 0.17, high: 0.22 },
    { scoreFrom: 670, low: 0.21, high: 0.26 },
    { scoreFrom: 580, low: 0.25, high: 0.29 },
    { scoreFrom: 300, low: 0.28, high: 0.36 },
  ],
  'assumption',
  { status: 'assumption', confidence: 'low' },
)
/** What personal lenders usually ask, by score, and their origination fee as a share of the loan. */
export const personalAprByScore = cited(
  [
    { scoreFrom: 720, low: 0.07, high: 0.14 },
    { scoreFrom: 690, low: 0.13, high: 0.18 },
    { scoreFrom: 630, low: 0.17, high: 0.25 },
    { scoreFrom: 300, low: 0.25, high: 0.36 },
  ],
  'assumption',
  { status: 'assumption', confidence: 'low' },
)
export const personalOriginationFee = cited({ low: 0, high: 0.1 }, 'assumption', { status: 'assumption' })

/** Statement rule: issuers must print the payment that clears the balance in this many months. */
export const disclosureMonths = cited(36, 'reg-z', { where: '1026.7(b)(12)' })
/** Money paid above the minimum must go to the balance with the highest rate first. */
export const extraGoesToHighestRate = cited(true, 'reg-z', { where: '1026.53(a)' })
export const cardNotices = cited(
  { statementBeforeDueDays: 21, rateIncreaseNoticeDays: 45, penaltyRateAfterDaysLate: 60 },
  'reg-z',
  { where: '1026.5(b)(2), 1026.9(c), 1026.55(b)(4)' },
)
/** Highest all-in yearly rate for service members and their dependents. */
export const militaryAprCap = cited(0.36, 'military-lending-act', { where: '987(b)' })
/** Under this age, a card issuer counts only the applicant's own means, or those of a co-signer who has reached it. */
export const independentIncomeUnder = cited(21, 'reg-z', { where: '12 CFR 1026.51(b)(1)' })
