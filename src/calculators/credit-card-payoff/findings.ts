/** Which findings hold, with what values. What-ifs are worked out here only, not on every key press. */
import { owedOn } from '#engine/cards/card.ts'
import { paymentByDate } from '#engine/cards/payment-by-date.ts'
import { payOffInTotal } from '#engine/cards/payoff.ts'
import type { PayoffPlan } from '#engine/cards/payoff-plan.ts'
import { roundToCent } from '#engine/money.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { optionsOf } from './cards.ts'
import { type CardContext, isNever, isPaid, type NeverContext, type PaidContext, type PlanContext } from './context.ts'
import { offersEnd } from './offers-end.ts'
import { transferVerdict } from './transfer-verdict.ts'
import { orderWords, planWords } from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 6

function belowMinimums({ result }: PlanContext): MaybeFound {
  const short = result.course.shortOfMinimums
  return short && act(planWords.belowMinimums, { more: roundToCent(short.minimums - short.payment) })
}

function againstMinimums({ inputs, result }: PaidContext): MaybeFound {
  const { course, minimumOnly } = result
  if (inputs.plan === 'minimum') {
    const first = course.rows[0]?.payment ?? 0
    const halfway = course.rows[Math.floor(course.rows.length / 2)]?.payment ?? 0
    if (first - halfway < 1 || course.months < 3) return null
    return watch(planWords.shrinkingMinimums, { first, halfway, months: course.months })
  }
  if (minimumOnly.outcome === 'never-paid-off') return good(planWords.minimumsNever, { months: course.months })
  const saved = roundToCent(minimumOnly.totalInterest - course.totalInterest)
  const sooner = minimumOnly.months - course.months
  if (saved < 1 || sooner < 1) return null
  return good(planWords.againstMinimums, { saved, sooner, until: minimumOnly.lastMonth ?? inputs.firstMonth })
}

function cheaperOrder({ inputs, result }: PaidContext): MaybeFound {
  let best: { kind: keyof typeof orderWords.names; saved: number } | null = null
  for (const { order, outcome } of result.orders?.results ?? []) {
    if (outcome.outcome !== 'paid-off' || order.kind === inputs.order) continue
    const saved = roundToCent(result.course.totalInterest - outcome.totalInterest)
    if (saved >= 1 && saved > (best?.saved ?? 0)) best = { kind: order.kind, saved }
  }
  if (!best || (inputs.order !== 'custom' && best.kind === 'avalanche')) return null
  return act(orderWords.cheaper, { order: orderWords.names[best.kind], saved: best.saved })
}

/** What the smallest balance first costs, and what it brings. */
function motivation({ result }: PaidContext, isCheaperKnown: boolean): MaybeFound {
  const price = result.orders?.priceOfMotivation
  if (!price) return null
  const { interest: cost, months: longer, firstClearedEarlier: earlier } = price
  if (cost <= -0.5) return isCheaperKnown ? null : note(orderWords.snowballCheaper, { saved: -cost })
  if (cost < 0.5) return earlier > 0 ? note(orderWords.sameSooner, { earlier }) : note(orderWords.same)
  if (longer > 0)
    return earlier > 0
      ? note(orderWords.snowballSoonerLonger, { cost, earlier, longer })
      : note(orderWords.snowballLonger, { cost, longer })
  return earlier > 0 ? note(orderWords.snowballSooner, { cost, earlier }) : note(orderWords.snowball, { cost })
}

const withMore = (plan: PayoffPlan, amount: number): PayoffPlan =>
  plan.kind === 'fixed-total'
    ? { kind: 'fixed-total', amount: plan.amount + amount }
    : plan.kind === 'minimum-plus'
      ? { ...plan, extra: plan.extra + amount }
      : { kind: 'minimum-plus', extra: amount }

function payingMore({ inputs, result: { cards, plan, course } }: PaidContext): MaybeFound {
  const faster = payOffInTotal(cards, withMore(plan, 50), optionsOf(inputs))
  if (faster.outcome !== 'paid-off') return null
  const saved = roundToCent(course.totalInterest - faster.totalInterest)
  const sooner = course.months - faster.months
  if (saved < 1) return null
  return sooner >= 1 ? good(planWords.fiftyMoreSooner, { saved, sooner }) : good(planWords.fiftyMore, { saved })
}

function newCharges({ inputs, result: { course } }: PaidContext): MaybeFound {
  if (inputs.newCharges <= 0 || course.totalCharges <= 0) return null
  return watch(planWords.newCharges, { monthly: inputs.newCharges, total: course.totalCharges })
}

const statement = ({ result }: PlanContext): MaybeFound =>
  result.cards.some((card) => owedOn(card) > 0) && note(planWords.statement, { payment: result.statementPayment })

function ofPaid(context: PaidContext): readonly MaybeFound[] {
  const cheaper = cheaperOrder(context)
  return [
    belowMinimums(context),
    ...offersEnd(context),
    transferVerdict(context),
    againstMinimums(context),
    cheaper,
    payingMore(context),
    motivation(context, Boolean(cheaper)),
    newCharges(context),
    statement(context),
  ]
}

function endsWithin({ inputs, result }: NeverContext, months: number): MaybeFound {
  const found = paymentByDate(result.cards, months, optionsOf(inputs))
  if (found.outcome !== 'found') return null
  return act(planWords.endsWithin, { payment: found.payment, months, interest: found.course.totalInterest })
}

function afterAYear({ result: { course, owed } }: NeverContext): MaybeFound {
  const after = course.rows[11]?.balance ?? owed
  const isFalling = after < (course.rows[0]?.balance ?? 0)
  return watch(isFalling ? planWords.falls : planWords.grows, { after, owed })
}

const ofNever = (context: NeverContext): readonly MaybeFound[] => [
  belowMinimums(context),
  afterAYear(context),
  endsWithin(context, 60),
  endsWithin(context, 360),
  transferVerdict(context),
  context.result.course.card.charges > 0 && act(planWords.newChargesNever, { monthly: context.inputs.newCharges }),
  statement(context),
]

export function findings(context: CardContext): readonly MaybeFound[] {
  const found = isPaid(context) ? ofPaid(context) : isNever(context) ? ofNever(context) : null
  return found ? [...found.filter(Boolean).slice(0, MOST), note(planWords.notIncluded)] : []
}
