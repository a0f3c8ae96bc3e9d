/** Which findings hold, with what values; the most important first. */
import { yearOf } from '#engine/month.ts'
import { collegePrices } from '#facts/household/college.ts'
import { trumpAccount } from '#facts/retirement/child-accounts.ts'
import { aggregateLimits, grandparentPlanNotAsked, k12Limit } from '#facts/retirement/education-accounts.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { pricedFor } from './bills.ts'
import { creditTuitionOf, isHeldBack, monthAt } from './compute.ts'
import { leftoverIn, type PlanContext } from './context.ts'
import { gifts } from './gift-findings.ts'
import { schoolYear } from './school-year.ts'
import { stateFindings } from './state-findings.ts'
import { capWords, costWords, creditWords, gapWords, leftWords, notIncluded, ownerWords } from './words/findings.en.ts'

/** Findings shown before what is left over and what is not included. */
const MOST = 8

function gap({ result, inputs }: PlanContext): MaybeFound {
  const more = result.needed - inputs.monthly
  if (result.outcome === 'short' && more >= 0.5)
    return act(gapWords.short, { more, missing: result.planned - result.paid })
  return result.outcome === 'on-track' && more < -0.5 && good(gapWords.ahead, { extra: -more, left: result.left })
}

function lower({ result: { coverageLow: low, coverage: now } }: PlanContext): MaybeFound {
  if (low === null || now === null || now - low < 0.005) return null
  return watch(gapWords.lower, { low: low * 100, now: now * 100 })
}

function freed({ result, inputs }: PlanContext): MaybeFound {
  const ends = result.plans
    .filter((one) => one.lastDeposit > 0 && one.monthly >= 1)
    .sort((a, b) => a.lastDeposit - b.lastDeposit)
  const first = ends[0]
  if (!first || ends.length < 2 || first.lastDeposit === ends.at(-1)?.lastDeposit) return null
  const words = inputs.raise > 0 ? gapWords.freedMore : gapWords.freed
  return note(words, { name: first.name, monthly: first.monthly, month: monthAt(result, first.lastDeposit) })
}

function credit({ result, inputs, law }: PlanContext): MaybeFound {
  const { creditYear: yearly, creditYears: years, creditAll: total } = result
  if (years === 0 || result.outcome === 'no-school') return null
  if (yearly < 1) return inputs.credit && note(creditWords.none, { income: inputs.income })
  const upTo = total < yearly * years - 0.5 ? creditWords.upTo : ''
  const values = { tuition: creditTuitionOf(law), yearly, total, years, upTo }
  return inputs.credit ? good(creditWords.reserved, values) : act(creditWords.possible, values)
}

function cap({ result, inputs }: PlanContext): MaybeFound {
  const highest = result.plans.reduce((a, b) => (b.account.highest > a.account.highest ? b : a))
  const reached = { name: highest.name, amount: highest.account.highest }
  if (inputs.cap !== null) return reached.amount > inputs.cap && watch(capWords.above, { ...reached, cap: inputs.cap })
  const { lowest, highest: top } = aggregateLimits.value
  return reached.amount > lowest && watch(capWords.near, { ...reached, lowest, highest: top })
}

/** The whole student budget holds costs that a plan does not pay free of tax. */
function budget({ result, inputs }: PlanContext): MaybeFound {
  if (inputs.counts !== 'budget') return null
  const one = result.plans.find(({ child, bills }) => child.cost === null && child.school !== 'k12' && bills.length > 0)
  if (!one || one.child.school === 'k12') return null
  const { tuition, housingAndFood, total } = collegePrices.value[one.child.school]
  return watch(costWords.budget, { name: one.name, other: total - tuition - housingAndFood, total, year: pricedFor() })
}

function early({ result }: PlanContext): MaybeFound {
  const small = result.plans.filter(({ child, bills }) => child.school === 'k12' && bills.length > 0)
  if (small.length === 0) return null
  const { perYear: limit, fromYear: from } = k12Limit.value[1]
  const names = small.filter(isHeldBack).map(({ name }) => name)
  return names.length > 0 ? watch(costWords.k12Over, { names, limit, from }) : note(costWords.k12, { limit, from })
}

function trump({ result }: PlanContext): MaybeFound {
  const { pilotBornFrom: from, pilotBornTo: to, pilotDeposit: amount } = trumpAccount.value
  const names = result.plans.filter(({ child }) => child.born >= from && child.born <= to).map(({ name }) => name)
  return names.length > 0 && act(ownerWords.trump, { names, from, to, amount })
}

function owner({ inputs }: PlanContext): MaybeFound {
  if (inputs.owner === 'parent') return null
  const year = schoolYear(grandparentPlanNotAsked.value.fromSchoolYear)
  return inputs.owner === 'student' ? note(ownerWords.student) : note(ownerWords.grandparent, { year })
}

function rollover(context: PlanContext): MaybeFound {
  const { amount, roth, from } = leftoverIn(context)
  if (amount < 1 || from === 'example') return null
  // What the plan leaves is there only after the last bill.
  const there = yearOf(monthAt(context.result, from === 'plan' ? context.result.lastMonth : 0))
  return note(leftWords.roth, { amount, roth: roth.amount, years: roth.years, from: Math.max(roth.from, there) })
}

export function findings(context: PlanContext): readonly MaybeFound[] {
  const found = [
    gap(context),
    ...stateFindings(context),
    credit(context),
    ...gifts(context),
    budget(context),
    cap(context),
    lower(context),
    early(context),
    trump(context),
    owner(context),
    freed(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), rollover(context), note(notIncluded)]
}
