/** Which findings hold, with what values; the most important first. */
import { rateOnNextDollar } from '#engine/tax/brackets.ts'
import { filedTaxes } from '#engine/withholding/filed-year.ts'
import { cafeteriaOf } from '#engine/withholding/pay-deductions.ts'
import { paidLeave } from '#facts/state-rules/paid-leave.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { points } from '../kit/field.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { planLimit } from './compute.ts'
import { checkWithoutBonus, employerSide, HUNDRED, netCost, type PayContext, programTotal } from './context.ts'
import { offerFindings } from './offer-findings.ts'
import { certificateOf, countsAllowances, formulaIn } from './state-payroll.ts'
import {
  bonusWords,
  employerWords,
  extraWords,
  filingWords,
  limitWords,
  notIncluded,
  planWords,
  stateWords,
  w4Words,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 9
/** Dollars: a refund or balance nearer to zero than this is about right. */
const ABOUT_RIGHT = 300

function atFiling({ inputs, result: { own } }: PayContext): MaybeFound {
  const { refund, taxes, household } = own.filed
  if (own.year.gross <= 0) return null
  if (inputs.nonresident) return note(filingWords.nonresident)
  // All that is paid in by paychecks, Additional Medicare and Social Security withheld twice in it.
  const tax = taxes.federal.taxAfterCredits
  const values = { refund, withheld: tax + refund, tax }
  if (inputs.exempt && values.tax >= 1) return act(filingWords.exempt, values)
  if (Math.abs(refund) < ABOUT_RIGHT) return good(filingWords.right)
  if (refund > 0) return note(values.tax < 0 ? filingWords.credits : filingWords.refund, values)
  const hasOther = inputs.otherJobPay > 0 || household.people.slice(1).some(({ pay }) => pay > 0)
  return act(hasOther ? filingWords.oweTwo : filingWords.owe, values)
}

/** The first paycheck in which the year's pay passes a limit, counted from 1; 0 where it doesn't. */
function firstOver({ result: { own } }: PayContext, limit: number): number {
  let sum = 0
  for (const [at, { bases }] of own.year.checks.entries()) {
    sum += bases.insurance
    if (sum > limit + 0.005) return at + 1
  }
  return 0
}

function wageBase(context: PayContext): MaybeFound {
  const { wageBase: base, socialSecurityRate } = context.law.facts.payroll.value
  const at = firstOver(context, base)
  const usual = context.result.own.year.checks.find(({ pay }) => pay.bonus === 0)
  if (at === 0 || at === context.result.own.year.checks.length || !usual) return null
  return good(limitWords.wageBase, { at, base, more: socialSecurityRate * usual.bases.insurance })
}

function additionalMedicare(context: PayContext): MaybeFound {
  const { employerWithholdsOver: over, rate } = context.law.facts.additionalMedicare.value
  const at = firstOver(context, over)
  return at > 0 && watch(limitWords.medicare, { at, over, rate: points(rate) })
}

const planFull = ({ inputs, law, result: { own } }: PayContext): MaybeFound =>
  own.year.planFullAt !== null &&
  watch(limitWords.plan, { at: own.year.planFullAt, limit: planLimit(inputs.age, law.facts) })

function twoJobs({ result: { own } }: PayContext): MaybeFound {
  const excess = own.filed.taxes.federal.payments.excessSocialSecurity
  return excess >= 1 && good(limitWords.twoJobs, { excess })
}

function hundred({ result: { own } }: PayContext): MaybeFound {
  if (own.check.net < HUNDRED) return null
  const cost = netCost(own, 'plan')
  return cost > 0 && cost < HUNDRED && note(planWords.hundred, { cost })
}
function hsaHundred({ result: { own } }: PayContext): MaybeFound {
  if (own.check.net < HUNDRED || own.check.deductions.hsa <= 0) return null
  const [cost, plan] = [netCost(own, 'hsa'), netCost(own, 'plan')]
  return plan - cost >= 1 && note(planWords.hsa, { cost, plan })
}

function bonus({ inputs, law, result: { own } }: PayContext): MaybeFound {
  const { check, filed, job } = own
  if (inputs.bonus <= 0) return null
  const { federal } = filed.taxes
  const taxable = Math.max(0, federal.taxableIncome - federal.gains.preferential)
  const bracket = points(rateOnNextDollar(taxable, law.facts.ordinaryBrackets.value[inputs.status]))
  const flat = points(law.facts.payroll.value.supplementalRate)
  const values = { net: check.net - checkWithoutBonus(own).net, bonus: inputs.bonus, bracket, flat }
  if (job.terms.bonusMethod === 'aggregate' || bracket === flat || inputs.exempt) return note(bonusWords.same, values)
  return bracket > flat ? watch(bonusWords.flatHigh, values) : note(bonusWords.flatLow, values)
}

/** What the deduction for overtime and tips saves on the return. */
function overtimeAndTips({ inputs, law, result: { own } }: PayContext): MaybeFound {
  const { filed, job, year } = own
  const [you, spouse] = filed.household.people
  if (you.tips + you.overtimePremium < 1) return null
  if (inputs.status === 'separate') return watch(extraWords.separate)
  const { tips, overtime } = filed.taxes.federal.deductions
  if (tips + overtime < 1) return null
  const plain = { ...you, tips: 0, overtimePremium: 0 }
  const without = filedTaxes(
    { ...filed.household, people: spouse ? [plain, spouse] : [plain] },
    year.deductions.hsa,
    law.facts,
    law.state,
    job.taxesHsa,
  )
  const saved = without.federalTax - filed.taxes.federalTax
  if (saved < 1) return null
  const words = tips < 1 ? extraWords.overtime : overtime < 1 ? extraWords.tips : extraWords.both
  return good(words, { deduction: tips + overtime, saved, through: actDeductionYears.value.through })
}
function claimNow({ inputs, result: { own } }: PayContext): MaybeFound {
  const { tips, overtime } = own.filed.taxes.federal.deductions
  return tips + overtime >= 500 && inputs.w4Form === 'current' && inputs.itemized < 1 && note(extraWords.claim)
}

function stateMethod({ inputs, law, result: { own } }: PayContext): MaybeFound {
  if (!isStateCode(inputs.state) || own.year.stateWithheld < 1) return null
  const state = stateNameOf(inputs.state)
  const held = formulaIn(own.place, law.facts)
  if (!held) return note(stateWords.spread, { state, periods: own.job.terms.periods })
  if (!countsAllowances(held)) return note(stateWords.tablesPlain, { state })
  const { allowances } = certificateOf(inputs, held)
  return note(stateWords.tables, { state, certificate: held.certificate, allowances })
}
function stateAtFiling({ inputs, result: { own } }: PayContext): MaybeFound {
  const refund = own.filed.stateRefund
  if (refund === null || inputs.nonresident || Math.abs(refund) < ABOUT_RIGHT) return null
  return (refund > 0 ? note : act)(refund > 0 ? stateWords.refund : stateWords.owe, {
    state: stateNameOf(inputs.state),
    refund,
  })
}

function stateRule({ inputs, result: { own } }: PayContext): MaybeFound {
  const rule = own.job.terms.state?.wageRule
  if (!rule || own.year.stateWithheld < 1) return null
  const state = stateNameOf(inputs.state)
  const { plan, hsa } = own.check.deductions
  if (rule.taxesPlan && plan > 0) return watch(stateWords.plan, { state })
  if (rule.taxesCafeteria && cafeteriaOf(own.check.deductions) > 0) return watch(stateWords.cafeteria, { state })
  return rule.taxesHsa && hsa > 0 && watch(stateWords.hsa, { state })
}

function leave({ inputs, result: { own } }: PayContext): MaybeFound {
  // Some states' lists hold an unemployment fund or a transit tax as well.
  const amount = programTotal(own.year.programs.filter(({ name }) => /leave|disability/i.test(name)))
  const weeks = isStateCode(inputs.state) ? paidLeave.value[inputs.state]?.familyWeeks : undefined
  return (
    amount >= 1 && weeks !== undefined && note(stateWords.leave, { weeks, amount, state: stateNameOf(inputs.state) })
  )
}

function employer(context: PayContext): MaybeFound {
  const { gross } = context.result.own.year
  const more = employerSide(context).year.total
  return gross > 0 && note(employerWords.cost, { total: gross + more, more })
}

const olderForm = ({ inputs }: PayContext): MaybeFound => inputs.w4Form === 'older' && note(w4Words.older)
const boxed = ({ inputs }: PayContext): MaybeFound =>
  inputs.w4Form === 'current' && inputs.stepTwoBox && !inputs.exempt && note(w4Words.boxed)

const ofPaycheck = [
  atFiling,
  bonus,
  stateAtFiling,
  overtimeAndTips,
  stateRule,
  hundred,
  hsaHundred,
  wageBase,
  additionalMedicare,
  planFull,
  twoJobs,
  claimNow,
  boxed,
  olderForm,
  stateMethod,
  leave,
  employer,
]

export function findings(context: PayContext): readonly MaybeFound[] {
  const comparing = context.result.offer !== null
  const found = (comparing ? offerFindings : ofPaycheck).map((make) => make(context)).filter(Boolean)
  return [...found.slice(0, MOST), note(() => (comparing ? notIncluded.offers : notIncluded.paycheck))]
}
