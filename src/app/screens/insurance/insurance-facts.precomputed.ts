/** Published numbers the insurance screens stand on, as plain data. */
import { type Citation, citationOf } from '#calculators/kit/presentation.ts'
import { defaultYear } from '#facts/default-year.ts'
import { autoPremiumByState, autoPremiumNational } from '#facts/insurance/auto-premiums.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import * as cover from '#facts/insurance/cover-rules.ts'
import { disabilityPolicy, disabilityWaitMonths } from '#facts/insurance/disability.ts'
import { employerHealth, employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { homePremiumByState, homePremiumNational, poorCreditExtra } from '#facts/insurance/home-premiums.ts'
import { longTermCare } from '#facts/insurance/long-term-care.ts'
import { medicaidNotExpanded, medicaidUpTo } from '#facts/insurance/marketplace.ts'
import { rentersPremiumByState, rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { paidLeave } from '#facts/state-rules/paid-leave.ts'
import { stateNames } from '#facts/states/codes.ts'
import { taxYears } from '#facts/tax-years.ts'

const year = taxYears[defaultYear]
const { socialSecurityRate, medicareRate } = year.payroll.value

export const coverRules = {
  replacesLow: disabilityPolicy.value.replacesLow,
  replacesHigh: disabilityPolicy.value.replacesHigh,
  waitDays: disabilityPolicy.value.waitDays,
  ssdiMonths: disabilityWaitMonths.value,
  usualLiability: cover.usualLiability.value,
  care: cover.careEdges.value,
  careYearly: longTermCare.value.homeHealthAide,
  enoughYears: cover.enoughYears.value,
  collisionShare: cover.collisionShare.value,
  renewalDays: cover.renewalDays.value,
}
export const careCosts = longTermCare.value
export const usualYears = cover.usualYears.value
export const usualVisit = cover.usualVisit.value
export const exampleDeductibles = cover.exampleDeductibles.value
export const poorCredit = poorCreditExtra.value

const { saver, copays, bracket } = cover.examplePlans.value
/** Tax saved on a dollar that goes into an HSA through payroll, percent points. */
export const hsaTaxPercent = Math.round((bracket + socialSecurityRate + medicareRate) * 1e4) / 100
export const examplePlans = [
  {
    name: 'Copay plan',
    premium: employerHealth.value.workerSingle,
    deductible: employerHealthDeductible.value,
    coinsurance: copays.coinsurance * 100,
    outOfPocketMost: copays.outOfPocketMost,
    copay: cover.usualVisit.value.copay,
    employerHsa: 0,
    ownHsa: 0,
  },
  {
    name: 'HSA plan',
    premium: saver.premium,
    deductible: saver.deductible,
    coinsurance: saver.coinsurance * 100,
    outOfPocketMost: saver.outOfPocketMost,
    copay: null,
    employerHsa: saver.employerHsa,
    ownHsa: saver.ownHsa,
  },
]
const { times, saver: familySaver } = cover.exampleFamilyPlans.value
/** The examples for a family. The one with copays has limits for each person, the one with an HSA counts everybody toward one deductible. */
export const exampleFamilyPlans = examplePlans.map((plan) => {
  const family = { ...plan, deductible: plan.deductible * times, outOfPocketMost: plan.outOfPocketMost * times }
  return plan.copay === null
    ? { ...family, ...familySaver, personDeductible: null, personMost: plan.outOfPocketMost }
    : {
        ...family,
        premium: employerHealth.value.workerFamily,
        personDeductible: plan.deductible,
        personMost: plan.outOfPocketMost,
      }
})
const hsa = year.hsa.value
export const hsaLaw = {
  self: { limit: hsa.self, minimumDeductible: hsa.minimumDeductibleSelf, outOfPocket: hsa.outOfPocketSelf },
  family: { limit: hsa.family, minimumDeductible: hsa.minimumDeductibleFamily, outOfPocket: hsa.outOfPocketFamily },
}
export const mostAllowed = outOfPocketLimits.in(defaultYear).value

/** What is known of each state, by its code. */
export const byState = Object.fromEntries(
  Object.entries(stateNames).map(([code, name]) => {
    const key = code as keyof typeof stateNames
    const leave = paidLeave.value[key]
    return [
      code,
      {
        name,
        autoFull: autoPremiumByState.value[key].full,
        autoMinimum: autoPremiumByState.value[key].minimum,
        home: homePremiumByState.value[key],
        renters: rentersPremiumByState.value[key],
        leave: leave ? { status: leave.status, weeks: leave.familyWeeks ?? null } : null,
        medicaid: !medicaidNotExpanded.value.includes(key),
      },
    ]
  }),
)
export const national = {
  autoFull: autoPremiumNational.value.full,
  autoMinimum: autoPremiumNational.value.minimum,
  home: homePremiumNational.value,
  renters: rentersPremiumNational.value,
}
export const medicaidPercent = medicaidUpTo.value

export const healthSources: readonly Citation[] = [
  ...citationOf(
    insuranceSources,
    employerHealth,
    'what workers pay for single and family coverage, and the single deductible',
  ),
  ...citationOf(taxSources, year.hsa, 'HSA limits and what makes a plan eligible'),
  ...citationOf(insuranceSources, outOfPocketLimits.in(defaultYear), 'the most a plan may ask in a year'),
]
export const lineSources: readonly Citation[] = [
  ...citationOf(insuranceSources, autoPremiumNational, 'average car premiums'),
  ...citationOf(insuranceSources, homePremiumNational, 'average home premiums'),
  ...citationOf(insuranceSources, rentersPremiumNational, 'average renters premiums'),
  ...citationOf(insuranceSources, longTermCare, 'what care costs'),
  ...citationOf(insuranceSources, disabilityWaitMonths, 'the wait for Social Security disability'),
  ...citationOf(insuranceSources, medicaidUpTo, 'who Medicaid covers'),
  ...citationOf(insuranceSources, medicaidNotExpanded, 'states that haven’t expanded Medicaid'),
  ...citationOf(stateRuleSources, paidLeave, 'states’ leave and disability programs'),
]
