/** Which findings hold, with what values. */
import { assistanceEdges } from '#engine/student/repayment-assistance.ts'
import {
  forgivenessFreeOfTax,
  lastJoining,
  planDates,
  publicServicePayments,
  repaymentAssistance,
} from '#facts/student/plans.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { askedIn } from './asked.ts'
import { borrowerOf } from './borrower.ts'
import type { Compared, PlanRun } from './compute.ts'
import { type ComparedContext, isCompared, type LoanContext } from './context.ts'
import { followerOf } from './courses.ts'
import { forgivenIn } from './figures.ts'
import { isByIncome, legacyMonths } from './plans.ts'
import { filingWords, planWords, refinanceWords, stepWords } from './words/findings.en.ts'
import { atStart, chartNames, within } from './words/plans.en.ts'

/** Findings shown before what is not included. */
const MOST = 7

const find = ({ plans }: Compared, key: PlanRun['key']): PlanRun | undefined => plans.find((plan) => plan.key === key)

/** A step of the new plan within reach above or below the income. */
function step({ inputs, law, result }: ComparedContext): MaybeFound {
  const rap = find(result, 'rap')
  // A debt that is gone within the year pays less than the plan asks.
  if (rap === undefined || rap.course.months < 12) return null
  const who = borrowerOf(inputs, law, 'rap', inputs.filing)
  const { agi } = who
  const { below, above } = assistanceEdges(agi, repaymentAssistance.value)
  const at = (income: number): number => askedIn('rap', { ...who, agi: income }, inputs, 1, 1)
  if (below !== null && agi - below <= 3000 && agi > below) {
    const saved = 12 * (at(agi) - at(below))
    const values = { gap: agi - below, edge: below, from: at(agi), to: at(below), saved }
    if (saved >= 12) return act(inputs.filing === 'joint' ? stepWords.belowJoint : stepWords.below, values)
  }
  if (above === null) return null
  const jump = at(above + 1) - at(above)
  return jump >= 1 && watch(stepWords.above, { edge: above, jump })
}

function forgiveness({ inputs, result: { plans } }: ComparedContext): MaybeFound {
  const taxed = plans.filter(({ tax }) => tax >= 1)
  const most = taxed.reduce<PlanRun | null>((a, b) => (a === null || b.tax > a.tax ? b : a), null)
  if (most === null) return null
  return watch(planWords.taxed, {
    plan: atStart[most.key],
    forgiven: most.course.taxable,
    month: forgivenIn(most, inputs),
    since: forgivenessFreeOfTax.value.throughYear + 1,
    tax: most.tax,
  })
}

function service({ inputs, result }: ComparedContext): MaybeFound {
  if (!inputs.pslf) return null
  const free = result.plans.filter(({ course }) => course.forgivenBy === 'public-service' && course.forgiven >= 1)
  const best = free.reduce<PlanRun | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null)
  const left = Math.max(0, publicServicePayments.value - inputs.pslfPayments)
  if (best === null) {
    const counts = result.plans.some(({ key }) => key === 'standard' || isByIncome(key))
    return counts ? note(planWords.serviceNothing, { left }) : note(planWords.serviceNoPlan)
  }
  const values = { forgiven: best.course.forgiven, plan: within[best.key] }
  return left === 0 ? good(planWords.serviceNow, values) : good(planWords.serviceLater, { ...values, left })
}

function growing({ result: { owed, focus, least, lowest } }: ComparedContext): MaybeFound {
  const worst = [focus, least, lowest].find(({ course }) => course.balance.some((left) => left > owed + 1))
  if (worst === undefined) return null
  let top = 0
  for (const left of worst.course.balance) top = Math.max(top, left)
  return watch(planWords.grows, { plan: within[worst.key], owed, top })
}

function help({ result }: ComparedContext): MaybeFound {
  const rap = find(result, 'rap')
  if (rap === undefined || rap.course.waived + rap.course.matched < 1) return null
  const { waived, matched } = rap.course
  if (matched < 1) return good(planWords.waived, { waived })
  return waived < 1 ? good(planWords.matched, { matched }) : good(planWords.waivedAndMatched, { waived, matched })
}

/** The plans the law ends while they are still being paid. */
function ends({ inputs, result, say }: ComparedContext): readonly MaybeFound[] {
  const legacy = result.plans.filter(
    ({ key, course }) => (key === 'paye' || key === 'icr') && course.months > legacyMonths(inputs),
  )
  if (legacy.length === 0) return []
  const followers = new Set(
    legacy.map(({ key }) => (key === 'paye' || key === 'icr' ? followerOf(key, inputs) : 'ibr')),
  )
  const values = {
    plans: say.list(legacy.map(({ key }) => chartNames[key])),
    ends: planDates.value.legacyEnds,
    next: chartNames[followers.has('rap') ? 'rap' : 'ibr'],
  }
  const word = followers.size > 1 ? planWords.endSplit : legacy.length > 1 ? planWords.endBoth : planWords.end
  const isPayeOpen = legacy.some(({ key }) => key === 'paye')
  return [
    (legacy.includes(result.focus) ? act : note)(word, values),
    inputs.firstLoan === 'to2014' && isPayeOpen && note(planWords.payeLoan),
    note(planWords.joining, { from: lastJoining.value }),
  ]
}

function filing({ inputs, result: { filing: choices, focus }, say }: ComparedContext): MaybeFound {
  const choice = choices.find(({ plan }) => plan === focus.key) ?? choices.at(-1)
  if (choice === undefined) return null
  const { plan, joint, separate, separateSaves } = choice
  const loans = joint.mine + joint.spouse - separate.mine - separate.spouse
  const tax = separate.tax - joint.tax
  const said = <K extends string>(words: { readonly [N in K]: (v: { amount: number }, s: typeof say) => string }) => ({
    as: (key: K, amount: number) => words[key]({ amount: Math.abs(amount) }, say),
  })
  const values = {
    plan: within[plan],
    saved: Math.abs(separateSaves),
    loans: said(filingWords.loans).as(Math.abs(loans) < 0.5 ? 'same' : loans > 0 ? 'lower' : 'raise', loans),
    tax: said(filingWords.tax).as(Math.abs(tax) < 0.5 ? 'same' : tax > 0 ? 'add' : 'cut', tax),
  }
  const tone = separateSaves > 0 === (inputs.filing === 'separate') ? good : act
  if (Math.abs(separateSaves) < 1) return tone(filingWords.same, values)
  return tone(separateSaves > 0 ? filingWords.separate : filingWords.joint, values)
}

function refinance({ result: { refinance: offer, focus, least }, say }: ComparedContext): MaybeFound {
  if (offer === null) return null
  const plans = focus.key === least.key ? [least] : [least, focus]
  const against = plans.map(({ key, cost }) => {
    const saved = cost - offer.total
    return (saved >= 0 ? refinanceWords.less : refinanceWords.more)({ amount: Math.abs(saved), plan: within[key] }, say)
  })
  return watch(refinanceWords.one, { total: offer.total, payment: offer.payment, against: say.list(against) })
}

/** Where the order changes once later dollars count for less. */
function today({ result: { plans, least } }: ComparedContext): MaybeFound {
  const real = plans.reduce((a, b) => (b.costToday < a.costToday ? b : a))
  if (real.key === least.key || least.costToday - real.costToday < 1) return null
  return note(planWords.today, {
    plan: within[real.key],
    cost: real.costToday,
    other: within[least.key],
    otherCost: least.costToday,
  })
}

function parents({ inputs }: ComparedContext): MaybeFound {
  const has = (kind: string): boolean => inputs.loans.some((loan) => loan.kind === kind && loan.balance > 0)
  if (has('parentPlus')) return note(planWords.parentPlus)
  return has('parentConsolidation') && note(planWords.parentConsolidation, { ends: planDates.value.legacyEnds })
}

export function findings(context: LoanContext): readonly MaybeFound[] {
  if (!isCompared(context)) return []
  const found = [
    service(context),
    filing(context),
    refinance(context),
    step(context),
    forgiveness(context),
    growing(context),
    parents(context),
    help(context),
    ...ends(context),
    today(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(planWords.notIncluded)]
}
