/** Terms that events around health, family and place begin with. */
import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { patientShare } from '#engine/planning/scenario/apply/money-events.ts'
import type { Terms } from '#engine/planning/scenario/event-fields.ts'
import { medianGrossRent } from '#facts/household/housing.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import {
  birthCharges,
  careMonthly,
  childEveryday,
  coinsurance,
  divorceCosts,
  leaveWeeks,
  medicalBill,
  movingCost,
} from './starting-costs.ts'
import { type From, mainPay, policyOf } from './starting-from.ts'

const WEEKS_A_MONTH = 52 / 12
export function medical(from: From): Terms<'medical'> {
  const plan = policyOf(from, 'health')
  const limit = outOfPocketLimits.in(Number(from.today.slice(0, 4))).value.self
  return {
    bill: medicalBill.value,
    deductible: plan?.deductible ?? employerHealthDeductible.value,
    coinsurance: coinsurance.value,
    outOfPocketMost: plan?.outOfPocketMost ?? limit,
    insured: plan !== undefined,
    payOver: 1,
  }
}

export function baby(from: From): Terms<'baby'> {
  const after = Math.ceil(leaveWeeks.value / WEEKS_A_MONTH)
  return {
    parent: mainPay(from).person?.id ?? null,
    leaveWeeks: leaveWeeks.value,
    leavePay: 0,
    birthBill: Math.round(patientShare(birthCharges.value, { ...medical(from), bill: birthCharges.value })),
    everyday: childEveryday,
    childCare: careMonthly,
    careAfter: after,
    careMonths: 5 * 12 - after,
  }
}

export function move(from: From): Terms<'move'> {
  const { state, spending, properties } = from.household
  const rent = medianGrossRent.value.at(-1)?.monthly ?? 0
  return {
    state: state === 'TX' ? 'CA' : 'TX',
    housing: spending[HOME_PAYMENT_KEY] ?? rent,
    costs: 0,
    pay: 0,
    movingCost: movingCost.value,
    sellHome: properties.some(({ kind }) => kind === 'home'),
  }
}

export function divorce({ household }: From): Terms<'divorce'> {
  const hasHome = household.properties.some(({ kind }) => kind === 'home')
  return {
    keepAssets: 0.5,
    keepDebts: 0.5,
    home: hasHome ? 'sell' : 'leave',
    childrenStay: household.people.some(({ role }) => role === 'child'),
    support: 0,
    supportMonths: 0,
    keepCosts: divorceCosts.value.keepCosts,
    housing: medianGrossRent.value.at(-1)?.monthly ?? 0,
    legal: divorceCosts.value.legal,
  }
}
