import { type Month, monthsBetween } from '#engine/month.ts'
import { assistanceEdges } from '#engine/student/repayment-assistance.ts'
import {
  forgivenessFreeOfTax,
  lastJoining,
  planDates,
  publicServicePayments,
  repaymentAssistance,
} from '#facts/student/plans.ts'
import { dateText, dollars, dollarsAndCents, listText, monthsText, monthText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { askedIn } from './asked.ts'
import { borrowerOf } from './borrower.ts'
import type { Compared, PlanRun } from './compute.ts'
import { followerOf } from './courses.ts'
import type { LoanInputs } from './fields.ts'
import { forgivenIn } from './figures.ts'
import type { Law } from './law.ts'
import { isByIncome, legacyMonths, named, namedFirst, planNames } from './plans.ts'

type Found = Finding | null
const find = ({ plans }: Compared, key: PlanRun['key']): PlanRun | undefined => plans.find((plan) => plan.key === key)

/** A step of the new plan within reach above or below the income. */
function step(result: Compared, inputs: LoanInputs, law: Law): Found {
  const rap = find(result, 'rap')
  // A debt that is gone within the year pays less than the plan asks.
  if (rap === undefined || rap.course.months < 12) return null
  const rule = repaymentAssistance.value
  const joint = inputs.filing === 'joint'
  const who = borrowerOf(inputs, law, 'rap', inputs.filing)
  const { agi } = who
  const { below, above } = assistanceEdges(agi, rule)
  const at = (income: number): number => askedIn('rap', { ...who, agi: income }, inputs, 1, 1)
  const whose = joint ? 'your joint AGI' : 'your AGI'
  if (below !== null && agi - below <= 3000 && agi > below) {
    const saved = 12 * (at(agi) - at(below))
    if (saved >= 12)
      return {
        tone: 'act',
        text: `**A step of the Repayment Assistance Plan is ${dollars(agi - below)} below ${whose}.** At ${dollars(below)} or less the payment would be ${dollarsAndCents(at(below))} a month in place of ${dollarsAndCents(at(agi))}: ${dollars(saved)} less a year. Money put into a 401(k) or HSA before tax lowers AGI.`,
      }
  }
  if (above !== null) {
    const jump = at(above + 1) - at(above)
    if (jump < 1) return null
    return {
      tone: 'watch',
      text: `**The next step of the Repayment Assistance Plan is at ${dollars(above)}.** One dollar more raises its payment by ${dollarsAndCents(jump)} a month, because the percentage counts on the whole income.`,
    }
  }
  return null
}

function forgiveness({ plans }: Compared, inputs: LoanInputs): Found {
  const taxed = plans.filter(({ tax }) => tax >= 1)
  const most = taxed.reduce<PlanRun | null>((a, b) => (a === null || b.tax > a.tax ? b : a), null)
  if (most === null) return null
  return {
    tone: 'watch',
    text: `**${namedFirst(most.key)} would forgive ${dollars(most.course.taxable)} in ${monthText(forgivenIn(most, inputs))}**, and that counts as income again since ${forgivenessFreeOfTax.value.throughYear + 1}: about ${dollars(most.tax)} of federal tax in that year. Those who owe more than they own may owe less tax (Form 982). Some states tax it too.`,
  }
}

function service(result: Compared, inputs: LoanInputs): Found {
  if (!inputs.pslf) return null
  const free = result.plans.filter(({ course }) => course.forgivenBy === 'public-service' && course.forgiven >= 1)
  const best = free.reduce<PlanRun | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null)
  const left = Math.max(0, publicServicePayments.value - inputs.pslfPayments)
  if (best === null)
    return {
      tone: 'note',
      text: `**Public service would forgive nothing here**: ${
        result.plans.some(({ key }) => key === 'standard' || isByIncome(key))
          ? `nothing is left on loans that count when ${left === 1 ? 'the payment' : `the ${left} payments`} still needed would be made.`
          : 'no plan open to these loans counts toward it.'
      }`,
    }
  return {
    tone: 'good',
    text: `**Public service forgives ${dollars(best.course.forgiven)} ${left === 0 ? 'now' : `after ${left} more ${left === 1 ? 'payment' : 'payments'}`} with ${named(best.key)}**, free of federal tax. Graduated, extended and tiered payments do not count toward it here.`,
  }
}

function growing({ owed, focus, least, lowest }: Compared): Found {
  const worst = [focus, least, lowest].find(({ course }) => course.balance.some((left) => left > owed + 1))
  if (worst === undefined) return null
  let top = 0
  for (const left of worst.course.balance) top = Math.max(top, left)
  return {
    tone: 'watch',
    text: `**With ${named(worst.key)} the debt grows at first**, from ${dollars(owed)} to ${dollars(top)}: the payments do not cover the interest.`,
  }
}

function help(result: Compared): Found {
  const rap = find(result, 'rap')
  if (rap === undefined || rap.course.waived + rap.course.matched < 1) return null
  const parts = [
    ...(rap.course.waived >= 1 ? [`${dollars(rap.course.waived)} of interest is not charged`] : []),
    ...(rap.course.matched >= 1 ? [`the government takes ${dollars(rap.course.matched)} off the principal`] : []),
  ]
  return {
    tone: 'good',
    text: `**With the Repayment Assistance Plan ${listText(parts)}**, as long as each payment is on time.`,
  }
}

const JOINING = ` From ${dateText(lastJoining.value)} only those already in PAYE or ICR may use them, save ICR for a consolidation with Parent PLUS in it (34 CFR 685.209(c)).`

function ends(result: Compared, inputs: LoanInputs): Found {
  const legacy = result.plans.filter(
    ({ key, course }) => (key === 'paye' || key === 'icr') && course.months > legacyMonths(inputs),
  )
  if (legacy.length === 0) return null
  const followers = new Set(
    legacy.map(({ key }) => (key === 'paye' || key === 'icr' ? followerOf(key, inputs) : 'ibr')),
  )
  const next =
    followers.size === 1
      ? `The figures then go on with ${followers.has('rap') ? named('rap') : 'IBR'}.`
      : `The figures of PAYE then go on with ${named('rap')}, those of ICR with IBR, because a consolidation with Parent PLUS in it cannot use the new plan.`
  return {
    tone: legacy.includes(result.focus) ? 'act' : 'note',
    text: `**${listText(legacy.map(({ key }) => planNames[key]))} ${legacy.length > 1 ? 'end' : 'ends'} by ${dateText(planDates.value.legacyEnds)}**, ${monthsText(monthsBetween(inputs.firstMonth as Month, planDates.value.legacyEnds.slice(0, 7) as Month))} after your next payment. ${next}${
      inputs.firstLoan === 'to2014' && legacy.some(({ key }) => key === 'paye')
        ? ' PAYE also asks for a federal loan made in October 2011 or later.'
        : ''
    }${JOINING}`,
  }
}

function filing({ filing: choices, focus }: Compared, inputs: LoanInputs): Found {
  const choice = choices.find(({ plan }) => plan === focus.key) ?? choices.at(-1)
  if (choice === undefined) return null
  const { plan, joint, separate, separateSaves } = choice
  const loans = joint.mine + joint.spouse - separate.mine - separate.spouse
  const tax = separate.tax - joint.tax
  const verdict =
    Math.abs(separateSaves) < 1
      ? 'both ways come to the same'
      : separateSaves > 0
        ? `separate returns save ${dollars(separateSaves)}`
        : `one return saves ${dollars(-separateSaves)}`
  const taxWords =
    Math.abs(tax) < 0.5
      ? 'leave the federal tax as it is'
      : tax > 0
        ? `add ${dollars(tax)} of federal tax`
        : `take ${dollars(-tax)} off federal tax`
  const loanWords =
    Math.abs(loans) < 0.5
      ? 'leave the loan payments as they are'
      : `${loans > 0 ? 'lower' : 'raise'} the payments of you both by ${dollars(Math.abs(loans))}`
  return {
    tone: separateSaves > 0 === (inputs.filing === 'separate') ? 'good' : 'act',
    text: `**In the first year with ${named(plan)}, ${verdict}.** Over that year separate returns ${loanWords} and ${taxWords}. Look at it again each year.`,
  }
}

function refinance({ refinance: offer, focus, least }: Compared): Found {
  if (offer === null) return null
  const against = (plan: PlanRun): string => {
    const saved = plan.cost - offer.total
    return saved >= 0
      ? `${dollars(saved)} less than ${named(plan.key)}`
      : `${dollars(-saved)} more than ${named(plan.key)}`
  }
  const both = focus.key === least.key ? against(least) : `${against(least)} and ${against(focus)}`
  return {
    tone: 'watch',
    text: `**Refinancing costs ${dollars(offer.total)} in all**, ${dollarsAndCents(offer.payment)} a month: ${both}. It cannot be undone: plans by income, forgiveness and federal pauses are gone.`,
  }
}

/** Where the order changes once later dollars count for less. */
function today({ plans, least }: Compared): Found {
  const real = plans.reduce((a, b) => (b.costToday < a.costToday ? b : a))
  if (real.key === least.key || least.costToday - real.costToday < 1) return null
  return {
    tone: 'note',
    text: `**In today’s dollars ${named(real.key)} costs least**: ${dollars(real.costToday)}, against ${dollars(least.costToday)} for ${named(least.key)}. Payments far ahead weigh less once prices have risen.`,
  }
}

function parents(inputs: LoanInputs): Found {
  const has = (kind: string): boolean => inputs.loans.some((loan) => loan.kind === kind && loan.balance > 0)
  if (has('parentPlus'))
    return {
      tone: 'note',
      text: 'Parent PLUS loans cannot use a plan by income by themselves. In those rows they stay on a standard plan beside it.',
    }
  if (has('parentConsolidation'))
    return {
      tone: 'note',
      text: `A consolidation with Parent PLUS in it may use IBR only after a payment under ICR, before ${dateText(planDates.value.legacyEnds)}.`,
    }
  return null
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: missed payments, pauses, interest by the day, state tax, changes in family, and laws to come. Unpaid interest in a balance is treated as principal. Payments under the Repayment Assistance Plan may not count for IBR’s forgiveness, should you go back. Your servicer’s own figure counts.',
}

export function findingsOf(result: Compared, inputs: LoanInputs, law: Law): readonly Finding[] {
  const found: readonly Found[] = [
    service(result, inputs),
    filing(result, inputs),
    refinance(result),
    step(result, inputs, law),
    forgiveness(result, inputs),
    growing(result),
    help(result),
    ends(result, inputs),
    parents(inputs),
    today(result),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
