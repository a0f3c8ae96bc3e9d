/** The terms an event begins with for a household: what its picture, its state and the published figures say. */
import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import type { Household } from '#engine/household/household.ts'
import type { Policy } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { addMonths, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { patientShare } from '#engine/planning/scenario/apply/money-events.ts'
import type { EventKind, EventOf, Terms } from '#engine/planning/scenario/event-fields.ts'
import { weeklyBenefitGuess } from '#engine/wealth/emergency-target.ts'
import { benefitGuess } from '#facts/household/emergency-factors.ts'
import { drivingCosts } from '#facts/household/everyday.ts'
import { medianGrossRent } from '#facts/household/housing.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { disabilityDecision, disabilityPolicy } from '#facts/insurance/disability.ts'
import { employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { homePremiumByState } from '#facts/insurance/home-premiums.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { autoByTier, autoNew } from '#facts/lending/rates.ts'
import { usualFall } from '#facts/series/past-falls.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { unemploymentInsurance } from '#facts/state-rules/unemployment-insurance.ts'
import {
  startingClosing,
  startingHomeInsurance,
  startingHomePrice,
  startingMortgageRate,
  startingPmiRate,
  startingPropertyTax,
  startingUpkeep,
} from '../../kit/starting-home.ts'
import { isStateCode } from '../../kit/states.ts'
import { benefitAt, disabilityFor } from './starting-benefits.ts'
import {
  birthCharges,
  careMonthly,
  childEveryday,
  cobraMonthly,
  coinsurance,
  divorceCosts,
  leaveWeeks,
  medicalBill,
  monthsDisabled,
  monthsWithoutWork,
  movingCost,
  raiseShare,
  runningCosts,
  savingsPassOn,
  shortPolicyWeeks,
  windfall,
} from './starting-costs.ts'

const WEEKS_A_MONTH = 52 / 12
const DAYS_A_MONTH = 365 / 12

interface From {
  readonly household: Household
  readonly today: IsoDate
  readonly at: number
}
const monthOfEvent = ({ today, at }: From): Month => addMonths(monthOf(today), at)

/** The largest pay, and whose it is. */
function mainPay({ household }: From) {
  const pays = household.incomes.filter(({ kind, every }) => kind === 'wages' && every !== 'once')
  const income = pays.reduce<(typeof pays)[number] | null>(
    (most, one) => (most === null || incomePerMonth(one) > incomePerMonth(most) ? one : most),
    null,
  )
  const person =
    household.people.find(({ id }) => id === income?.owner) ?? household.people.find(({ role }) => role === 'you')
  return { income, person }
}

const policyOf = ({ household }: From, kind: Policy['kind']): Policy | undefined =>
  household.policies.find((one) => one.kind === kind)

/** A job's health plan ends with the job; its price alone is the average of employers' plans. */
function coverOf(from: From): { readonly health: 'cobra' | 'unchanged'; readonly healthPremium: number } {
  const isThroughJob = policyOf(from, 'health')?.through === 'job'
  return {
    health: isThroughJob ? 'cobra' : 'unchanged',
    healthPremium: isThroughJob ? cobraMonthly(from.household.people.length > 1) : 0,
  }
}

function jobLoss(from: From): Terms<'job-loss'> {
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

function medical(from: From): Terms<'medical'> {
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

function baby(from: From): Terms<'baby'> {
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

function move(from: From): Terms<'move'> {
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

function disability(from: From): Terms<'disability'> {
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

function retire(from: From): Terms<'retire'> {
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

function divorce({ household }: From): Terms<'divorce'> {
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

function car({ household }: From): Terms<'car'> {
  const { state, creditScore } = household
  const tier = autoByTier.value.find(
    ({ scoreFrom, scoreTo }) => creditScore !== null && creditScore >= scoreFrom && creditScore <= scoreTo,
  )
  const price = drivingCosts.value.carPrice
  return {
    price,
    down: Math.round(price * 0.2),
    apr: tier?.newCar ?? autoNew.value,
    termMonths: 60,
    salesTax: state !== null && isStateCode(state) ? salesTax.value[state].combined : 0,
    running: household.properties.some(({ kind }) => kind === 'car') ? 0 : runningCosts.value,
    tradeIn: null,
  }
}

function home({ household }: From): Terms<'home'> {
  const { state } = household
  const known = state !== null && isStateCode(state) ? state : null
  const price = startingHomePrice.value
  return {
    price,
    down: Math.round(price * 0.1),
    apr: startingMortgageRate.value,
    termMonths: 360,
    closing: startingClosing,
    propertyTax: known === null ? startingPropertyTax.value : propertyTaxByState.value[known],
    insurance: known === null ? startingHomeInsurance.value : homePremiumByState.value[known],
    pmi: startingPmiRate,
    upkeep: startingUpkeep,
    dues: 0,
    stopRent: !household.properties.some(({ kind }) => kind === 'home'),
  }
}

const makers: { readonly [K in EventKind]: (from: From) => Terms<K> } = {
  'job-loss': jobLoss,
  rates: () => ({ points: 0.02, savingsShare: savingsPassOn.value, months: 0 }),
  baby,
  move,
  crash: () => ({ like: usualFall, homes: 0 }),
  disability,
  inheritance: () => ({ amount: windfall.value, tax: 0, use: 'cash' }),
  medical,
  retire,
  divorce,
  car,
  home,
  raise: (from) => ({ income: mainPay(from).income?.id ?? null, change: raiseShare.value }),
  own: () => ({ name: '', once: -2000, monthly: 0, months: 0, taxed: false }),
}

/** An event of a kind that begins in month `at` (1 is the first month ahead), with terms to start from. */
export function startingEvent<K extends EventKind>(
  kind: K,
  at: number,
  household: Household,
  today: IsoDate,
): EventOf<K> {
  return { kind, at, terms: makers[kind]({ household, today, at }) } as unknown as EventOf<K>
}
