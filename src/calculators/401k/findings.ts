/** Which findings hold, with what values; the most important first. */
import { paycheckRun } from '#engine/workplace-plan/paychecks.ts'
import { planLife } from '#engine/workplace-plan/projection.ts'
import { isTooSlow } from '#engine/workplace-plan/vesting.ts'
import { planLoan } from '#facts/retirement/early-withdrawal.ts'
import { excessDeferralOut, slowestVesting } from '#facts/retirement/plan-rules.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { lifeOf } from './compute.ts'
import { missedThisYear, type PlanContext } from './context.ts'
import { takeHomeOf } from './paycheck-tax.ts'
import { specialAmount, wholeYear } from './plan-year.ts'
import {
  costWords,
  growthWords,
  limitWords,
  loanWords,
  matchWords,
  notIncluded,
  vestingWords,
} from './words/findings.en.ts'

/** Findings shown before what always holds. */
const MOST = 9

const is457 = ({ inputs }: PlanContext): boolean => inputs.kind.startsWith('457b')

function missing(context: PlanContext): MaybeFound {
  const { result, inputs, law } = context
  const missed = result.level.missedByRate
  if (missed < 1) return null
  const share = Math.min(100, result.fullShare * 100)
  if (share <= inputs.contribute || result.level.roomLeft < 1) return note(matchWords.limited, { missed })
  const year = wholeYear(inputs, law.tax)
  const scale = inputs.contribute > 0 ? share / inputs.contribute : 1
  const elections =
    inputs.contribute > 0
      ? { ...year.elections, preTax: year.elections.preTax * scale, roth: year.elections.roth * scale }
      : { ...year.elections, preTax: share / 100 }
  const then = paycheckRun({ ...year, elections })
  const cost = (takeHomeOf(inputs, law, then, 0).cost - result.takeHome.cost) / result.paychecks
  return act(matchWords.raise, { share, from: inputs.contribute, cost })
}

function early({ result, inputs }: PlanContext): MaybeFound {
  const { level } = result
  const missed = level.missedByTiming
  const paycheck = level.limitAt === null ? null : level.limitAt + 1
  if (level.trueUp >= 1) return good(matchWords.trueUp, { amount: level.trueUp, paycheck })
  if (missed < 1) return null
  if (paycheck === null) return watch(matchWords.timing, { missed })
  return act(matchWords.early, { paycheck, share: (level.deferred / Math.max(1, inputs.pay)) * 100 })
}

function lifetime({ result, inputs }: PlanContext): MaybeFound {
  const missed = result.missedGrown * result.deflator
  const word = result.outcome === 'missing' ? matchWords.lifetime : matchWords.later
  return missed >= 1000 && watch(word, { missed, age: inputs.retireAge })
}

function onTrack(context: PlanContext): MaybeFound {
  const { now } = context.result
  const { law } = context
  const missed = missedThisYear(context)
  if (missed < 1) return null
  const values = { match: now.match + now.trueUp, year: law.tax.year }
  return context.result.outcome === 'whole'
    ? watch(matchWords.onTrackFor, values)
    : watch(matchWords.onTrack, { ...values, missed })
}

function whole(context: PlanContext): MaybeFound {
  const { outcome, fullShare } = context.result
  return outcome === 'whole' && missedThisYear(context) < 1 && good(matchWords.whole, { share: fullShare * 100 })
}

function over({ result, law }: PlanContext): MaybeFound {
  const date = `${law.tax.year + 1}-${excessDeferralOut.value.monthDay}`
  return result.excess >= 1 && act(limitWords.over, { over: result.excess, date })
}

function catchUp({ result, law }: PlanContext): MaybeFound {
  const { limits } = result
  const wages = law.tax.plans.value.rothCatchUpWagesOver ?? 0
  if (limits.catchUpLost > 0) return watch(limitWords.catchUpLost, { lost: limits.catchUpLost, wages })
  if (limits.catchUpIsRoth) return watch(limitWords.catchUpRoth, { base: limits.base, wages })
  if (limits.catchUp <= 0) return null
  return note(limitWords.catchUp, {
    catchUp: limits.catchUp,
    limit: limits.base + limits.catchUp,
    year: law.tax.year,
  })
}

function percent({ result }: PlanContext): MaybeFound {
  const { takeHome, paychecks } = result
  if (takeHome.percent < 1) return null
  const each = (amount: number) => amount / paychecks
  if (result.limits.catchUpIsRoth && takeHome.percentRoth - takeHome.percentPreTax < 0.01)
    return note(costWords.rothOnly, { roth: each(takeHome.percentRoth), goes: each(takeHome.percent) })
  return note(costWords.percent, {
    pre: each(takeHome.percentPreTax),
    roth: each(takeHome.percentRoth),
    goes: each(takeHome.percent),
  })
}

function fill({ result, inputs, law }: PlanContext): MaybeFound {
  const { max, now } = result
  const isAsked = inputs.left !== null || inputs.elsewhere > 0 || result.level.limitAt !== null
  if (!isAsked || max.exact === null || result.excess >= 1) return null
  if (max.room < 1) return note(limitWords.full, { year: law.tax.year })
  const { up } = max
  if (up === null) return null
  const paid = inputs.pay / result.paychecks
  const count = now.rows.length
  if (up.run.roomLeft >= 1 && max.exact * paid * count < max.room - 1)
    return note(limitWords.fillShort, { most: max.exact * 100, room: max.room })
  const exact = max.exact * 100
  if (up.run.limitAt === null || up.run.limitAt === count - 1)
    // Spreading over the year is said with the match it saves already.
    return result.level.missedByTiming < 1 && note(limitWords.fillEven, { exact })
  return note(limitWords.fill, {
    exact,
    up: up.share * 100,
    at: up.run.limitAt + 1,
    lost: max.matchLost,
  })
}

function twoPlans({ result, inputs }: PlanContext): MaybeFound {
  if (inputs.elsewhere < 1) return null
  if (inputs.kind.startsWith('457b')) return note(limitWords.own457, inputs)
  return note(limitWords.twoPlans, {
    elsewhere: inputs.elsewhere,
    room: Math.max(0, result.limits.base + result.limits.catchUp - inputs.elsewhere),
  })
}

function special({ inputs, law }: PlanContext): MaybeFound {
  const extra = specialAmount(inputs, law.tax.plans.value.deferral)
  if (extra < 1) return null
  return note(inputs.kind === '403b' ? limitWords.special403b : limitWords.special457b, { extra })
}

function mega(context: PlanContext): MaybeFound {
  const { result, inputs } = context
  if (inputs.afterTax > 0 && !inputs.converts) return watch(limitWords.megaNotConverted)
  // Somebody who does not fill the usual limit has no use for it yet.
  const isNear = result.level.limitAt !== null || result.level.roomLeft < 1 || inputs.afterTax > 0
  return isNear && result.megaRoom >= 100 && note(limitWords.mega, { room: result.megaRoom })
}

function vesting({ result, inputs }: PlanContext): MaybeFound {
  const { unvested, next, share, steps } = result.vested
  if (inputs.vesting === 'own' && isTooSlow(steps, slowestVesting.value)) return watch(vestingWords.tooSlow)
  const at = { share: share * 100, years: next?.years ?? 0, next: (next?.share ?? 0) * 100 }
  if (unvested >= 1)
    return next === null
      ? watch(vestingWords.loseLast, { lost: unvested, share: share * 100 })
      : watch(vestingWords.lose, { lost: unvested, ...at })
  return next !== null && note(vestingWords.ahead, at)
}

function fees({ result, inputs }: PlanContext): MaybeFound {
  const drag = result.feeDrag * result.deflator
  return drag >= 1000 && inputs.fee > 0 && note(growthWords.fees, { drag, fee: inputs.fee, age: inputs.retireAge })
}

/** What automatic increases would do, for somebody who has none yet. */
function stepUp({ result, inputs, law }: PlanContext): MaybeFound {
  const upTo = 15
  if (inputs.stepUp > 0 || inputs.contribute >= upTo || inputs.contribute <= 0 || result.years < 2) return null
  const rows = planLife({ ...lifeOf(inputs, law, result.years), stepUp: 0.01, stepUpTo: upTo / 100 })
  const more = ((rows.at(-1)?.balance ?? 0) - result.balance) * result.deflator
  return more >= 1000 && note(growthWords.stepUp, { share: upTo, more, age: inputs.retireAge })
}

function loan({ result, inputs }: PlanContext): readonly MaybeFound[] {
  const { most, course, taxIfLeft } = result.loan
  const owed = inputs.loan + inputs.owed
  return [
    inputs.loan > most + 0.5 && act(loanWords.tooMuch, { most, cap: planLoan.value.cap }),
    inputs.loan >= 1 &&
      note(loanWords.cost, { payment: course.payment, growth: course.growthMissed, years: inputs.loanYears }),
    owed >= 1 && taxIfLeft >= 1 && watch(loanWords.leave, { owed, tax: taxIfLeft }),
    inputs.loan >= 1 && inputs.loanYears > planLoan.value.years && note(loanWords.tooLong),
  ]
}

function paySeen({ result, inputs, law }: PlanContext): MaybeFound {
  const pay = law.tax.plans.value.compensationLimit
  return inputs.pay > pay && result.level.wholeMatch > 0 && note(matchWords.paySeen, { pay, year: law.tax.year })
}

export function findings(context: PlanContext): readonly MaybeFound[] {
  const one = (make: (context: PlanContext) => MaybeFound) => make(context)
  const found = [
    one(over),
    one(missing),
    one(early),
    one(onTrack),
    one(catchUp),
    ...loan(context),
    one(lifetime),
    one(whole),
    one(percent),
    one(fill),
    one(twoPlans),
    one(special),
    is457(context) && context.result.level.employer >= 1 && note(limitWords.employer457b),
    one(vesting),
    one(mega),
    one(stepUp),
    one(fees),
    one(paySeen),
  ].filter(Boolean)
  return [...found.slice(0, MOST), note(() => notIncluded)]
}
