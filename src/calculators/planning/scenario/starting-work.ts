/** Terms that events around work begin with. */
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import type { Terms } from '#engine/planning/scenario/event-fields.ts'
import { weeklyBenefitGuess } from '#engine/wealth/emergency-target.ts'
import { benefitGuess } from '#facts/household/emergency-factors.ts'
import { disabilityDecision, disabilityPolicy } from '#facts/insurance/disability.ts'
import { unemploymentInsurance } from '#facts/state-rules/unemployment-insurance.ts'
import { isStateCode } from '../../kit/states.ts'
import { benefitAt, disabilityFor } from './starting-benefits.ts'
import { monthsDisabled, monthsWithoutWork, shortPolicyWeeks } from './starting-costs.ts'
import { coverOf, type From, mainPay, monthOfEvent, policyOf } from './starting-from.ts'

const DAYS_A_MONTH = 365 / 12

export function jobLoss(from: From): Terms<'job-loss'> {
  const { income } = mainPay(from)
  const { state, monthlyTakeHome } = from.household
  const rules = state !== null && isStateCode(state) ? unemploymentInsurance.value[state] : null
  const isByRate = rules?.weeksFollow?.includes('unemployment-rate') ?? false
  const yearly = (income === null ? (monthlyTakeHome ?? 0) : incomePerMonth(income)) * 12
  return {
    income: income?.id ?? null,
    months: monthsWithoutWork.value,
    newPay: 1,
    severance: 0,
    weeklyBenefit:
      rules === null ? 0 : Math.round(weeklyBenefitGuess(yearly, benefitGuess.value.shareOfPay, rules.maxWeekly)),
    benefitWeeks: rules === null ? 0 : isByRate ? rules.minWeeks : rules.maxWeeks,
    ...coverOf(from),
    pauseSaving: true,
  }
}

export function disability(from: From): Terms<'disability'> {
  const { income, person } = mainPay(from)
  const short = policyOf(from, 'disability-short')
  const long = policyOf(from, 'disability-long')
  const isJobs = (long ?? short)?.through === 'job'
  return {
    income: income?.id ?? null,
    months: monthsDisabled.value,
    shortBenefit: short?.monthlyBenefit ?? 0,
    shortWaitDays: short?.waitingDays ?? 0,
    shortWeeks: shortPolicyWeeks.value,
    longBenefit: long?.monthlyBenefit ?? 0,
    longWaitDays: long?.waitingDays ?? disabilityPolicy.value.waitDays,
    taxedBenefits: isJobs,
    socialSecurity: person ? disabilityFor(from.household, person, monthOfEvent(from), from.today) : 0,
    decision: Math.ceil(disabilityDecision.value.days / DAYS_A_MONTH),
    offset: isJobs,
    extraCosts: 0,
    ...coverOf(from),
  }
}

const CLAIM_AGE = 67

export function retire(from: From): Terms<'retire'> {
  const you = from.household.people.find(({ role }) => role === 'you')
  const already = from.household.incomes.some(({ kind }) => kind === 'social-security')
  const cover = coverOf(from)
  return {
    person: you?.id ?? null,
    costs: 0,
    claimAge: CLAIM_AGE,
    socialSecurity: you && !already ? benefitAt(from.household, you, monthOfEvent(from), CLAIM_AGE, from.today) : 0,
    health: cover.health === 'cobra' ? 'marketplace' : 'unchanged',
    healthPremium: cover.healthPremium,
  }
}
