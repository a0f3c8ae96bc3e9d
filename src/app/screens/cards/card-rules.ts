/** The published rules and our defaults that every card screen reckons with. */
import type { CarryingRules } from '#engine/planning/cards/carrying-cost.ts'
import { cardNotices, foreignFee, lateFee, minimumPayment, postingDays, usualDaysToPay } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'

export const cardRules: CarryingRules = {
  leastDays: cardNotices.value.statementBeforeDueDays,
  usualDays: usualDaysToPay.value,
  minimum: {
    kind: 'percent-plus-interest',
    percent: minimumPayment.value.shareOfBalance,
    floor: minimumPayment.value.floor,
  },
  lateFee: lateFee.value.first.low,
}
export const daysToPost = postingDays.value
/** Taken where the APR of a carried balance is unknown: what cards that charge interest charge on average. */
export const usualApr = creditCardCarryingBalance.value
/** Taken where a card's fee abroad is unknown. */
export const usualForeignFee = foreignFee.value.typical
