/** Costs an event begins with: published where somebody publishes them, else marked as ours. Dollars. */
import { cited } from '#facts/cited.ts'
import { childCosts2015 } from '#facts/household/children.ts'
import { childCare } from '#facts/household/family.ts'
import { continuation } from '#facts/insurance/continuation.ts'
import { employerHealth } from '#facts/insurance/employer-health.ts'
import { consumerPrices } from '#facts/lending/economy.ts'

const ours = { status: 'assumption' } as const

const { yearly, food, clothing, health, other, transportation } = childCosts2015.value
/** Everyday costs of a child a month: the survey's without housing and care, in today's prices. */
export const childEveryday = Math.round(
  ((yearly * (food + clothing + health + other + transportation)) / 12) *
    (consumerPrices.value.latest / consumerPrices.value.average2015),
)
export const careMonthly = Math.round(childCare.value / 12)
export const cobraMonthly = (isFamily: boolean): number =>
  Math.round(
    ((isFamily ? employerHealth.value.family : employerHealth.value.single) / 12) *
      continuation.value.mostShareOfPremium,
  )

export const birthCharges = cited(20_000, 'assumption', ours)
export const medicalBill = cited(20_000, 'assumption', ours)
export const coinsurance = cited(0.2, 'assumption', ours)
export const movingCost = cited(4000, 'assumption', ours)
export const divorceCosts = cited({ legal: 8000, keepCosts: 0.7 }, 'assumption', ours)
export const savingsPassOn = cited(0.5, 'assumption', ours)
export const windfall = cited(50_000, 'assumption', ours)
export const monthsWithoutWork = cited(6, 'assumption', ours)
export const monthsDisabled = cited(24, 'assumption', ours)
export const shortPolicyWeeks = cited(26, 'assumption', ours)
/** As long as the Family and Medical Leave Act protects a job. */
export const leaveWeeks = cited(12, 'assumption', ours)
export const raiseShare = cited(0.05, 'assumption', ours)
export const runningCosts = cited(250, 'assumption', ours)
