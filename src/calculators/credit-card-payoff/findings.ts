/** Plain findings from the visitor's own numbers. What-ifs are worked out here only, not on every key press. */
import { owedOn } from '#engine/cards/card.ts'
import { paymentByDate } from '#engine/cards/payment-by-date.ts'
import { type PayoffPlan, payOff } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, dollarsAndCents, monthsText, monthText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { optionsOf } from './cards.ts'
import type { Course, NeverPlan, PaidPlan } from './compute.ts'
import type { CardInputs } from './fields.ts'
import { offersEnd } from './offers-end.ts'
import { transferVerdict } from './transfer-verdict.ts'

type Found = Finding | null
type Plan = PaidPlan | NeverPlan

function short({ course }: Plan): Found {
  const { shortOfMinimums } = course
  if (shortOfMinimums === null) return null
  const { index, payment, minimums } = shortOfMinimums
  const when = index === 1 ? 'The first payment' : `Payment ${index}`
  const said = dollars(payment) === dollars(minimums) ? dollarsAndCents : dollars
  return {
    tone: 'act',
    text: `**${when} of ${said(payment)} is less than the minimums of ${said(minimums)}.** A late fee and a higher rate may follow; neither is counted here.`,
  }
}

function againstMinimums({ course, minimumOnly }: PaidPlan, inputs: CardInputs): Found {
  if (inputs.plan === 'minimum') {
    const first = course.rows[0]?.payment ?? 0
    const halfway = course.rows[Math.floor(course.rows.length / 2)]?.payment ?? 0
    if (first - halfway < 1 || course.months < 3) return null
    return {
      tone: 'watch',
      text: `**The minimums shrink as you pay**, from ${dollars(first)} in the first month to ${dollars(halfway)} halfway. That is why it takes ${monthsText(course.months)}.`,
    }
  }
  if (minimumOnly.outcome === 'never-paid-off')
    return {
      tone: 'good',
      text: `**The minimums alone would never end it**: they do not keep up. Your plan takes ${monthsText(course.months)}.`,
    }
  const saved = roundToCent(minimumOnly.totalInterest - course.totalInterest)
  const sooner = minimumOnly.months - course.months
  if (saved < 1 || sooner < 1) return null
  return {
    tone: 'good',
    text: `**Against minimums only you save ${dollars(saved)}** of interest and ${monthsText(sooner)}. They would take until ${monthText(minimumOnly.lastMonth ?? inputs.firstMonth)}.`,
  }
}

function motivation({ orders }: PaidPlan, cheaperKnown: boolean): Found {
  const price = orders?.priceOfMotivation
  if (!price) return null
  const earlier =
    price.firstClearedEarlier > 0 ? `; its first card is gone ${monthsText(price.firstClearedEarlier)} earlier` : ''
  const longer = price.months > 0 ? ` and takes ${monthsText(price.months)} longer` : ''
  if (price.interest >= 0.5)
    return {
      tone: 'note',
      text: `**The price of motivation:** paying the smallest balance first costs ${dollars(price.interest)} more than the highest APR first${longer}${earlier}.`,
    }
  if (price.interest <= -0.5)
    return cheaperKnown
      ? null
      : {
          tone: 'note',
          text: `**Here the smallest balance first is cheaper**, by ${dollars(-price.interest)}. The highest APR first does not look ahead to offers that end or totals that shrink.`,
        }
  return {
    tone: 'note',
    text: `**Both usual orders cost the same here**, to within $1${earlier ? `${earlier.replace('; its', '. With the smallest balance first the')}` : ''}.`,
  }
}

function cheaperOrder({ orders, course }: PaidPlan, inputs: CardInputs): Found {
  const names = {
    avalanche: 'the highest APR first',
    snowball: 'the smallest balance first',
    custom: 'the cards as listed, first to last,',
  }
  let best: { name: string; saved: number } | null = null
  for (const { order, outcome } of orders?.results ?? []) {
    if (outcome.outcome !== 'paid-off' || order.kind === inputs.order) continue
    const saved = roundToCent(course.totalInterest - outcome.totalInterest)
    if (saved >= 1 && saved > (best?.saved ?? 0)) best = { name: names[order.kind], saved }
  }
  return best && (inputs.order === 'custom' || best.name !== names.avalanche)
    ? { tone: 'act', text: `**Paying ${best.name} would cost ${dollars(best.saved)} less** than your order.` }
    : null
}

const withMore = (plan: PayoffPlan, amount: number): PayoffPlan =>
  plan.kind === 'fixed-total'
    ? { kind: 'fixed-total', amount: plan.amount + amount }
    : plan.kind === 'minimum-plus'
      ? { ...plan, extra: plan.extra + amount }
      : { kind: 'minimum-plus', extra: amount }

function payingMore({ cards, plan, course }: PaidPlan, inputs: CardInputs): Found {
  const faster = payOff(cards, withMore(plan, 50), optionsOf(inputs))
  if (faster.outcome !== 'paid-off') return null
  const saved = roundToCent(course.totalInterest - faster.totalInterest)
  const sooner = course.months - faster.months
  if (saved < 1) return null
  const time = sooner >= 1 ? ` and end it ${monthsText(sooner)} sooner` : ''
  return { tone: 'good', text: `**$50 more a month would save ${dollars(saved)}** of interest${time}.` }
}

function newCharges({ course }: PaidPlan, inputs: CardInputs): Found {
  if (inputs.newCharges <= 0 || course.totalCharges <= 0) return null
  return {
    tone: 'watch',
    text: `**New charges of ${dollars(inputs.newCharges)} a month add ${dollars(course.totalCharges)}** until the card is clear. A card that carries a balance has no grace period, so they bear interest at once.`,
  }
}

const statement = ({ statementPayment }: Plan): Finding => ({
  tone: 'note',
  text: `**${dollarsAndCents(statementPayment)} a month clears it in 36 months**, without new charges: the estimate card statements must print (12 CFR 1026.7(b)(12)), added up over your cards.`,
})

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: late and annual fees, cash advances, rate changes you did not enter, and new charges after a card is clear. Payments arrive on the last day of each month; paying earlier costs a little less.',
}

export function findingsOf(plan: PaidPlan, inputs: CardInputs): readonly Finding[] {
  const cheaper = cheaperOrder(plan, inputs)
  const found: readonly Found[] = [
    short(plan),
    ...offersEnd(plan, inputs).slice(0, 2),
    transferVerdict(plan, inputs),
    againstMinimums(plan, inputs),
    cheaper,
    motivation(plan, cheaper !== null),
    payingMore(plan, inputs),
    newCharges(plan, inputs),
    statement(plan),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}

function endsWithin(plan: NeverPlan, inputs: CardInputs, months: number): Found {
  const found = paymentByDate(plan.cards, months, optionsOf(inputs))
  if (found.outcome !== 'found') return null
  return {
    tone: 'act',
    text: `**${dollarsAndCents(found.payment)} a month would end it in ${monthsText(months)}**, with ${dollars(found.course.totalInterest)} of interest.`,
  }
}

const shrinking = (course: Course): boolean => (course.rows[11]?.balance ?? 0) < (course.rows[0]?.balance ?? 0)

export function neverFindings(plan: NeverPlan, inputs: CardInputs): readonly Finding[] {
  const { course, owed } = plan
  const after = course.rows[11]?.balance ?? owed
  const found: readonly Found[] = [
    short(plan),
    {
      tone: 'watch',
      text: shrinking(course)
        ? `**After 12 payments you would owe ${dollars(after)}**, from ${dollars(owed)} today.`
        : `**The debt grows from ${dollars(owed)} to ${dollars(after)}** in 12 months, even though you pay.`,
    },
    endsWithin(plan, inputs, 60),
    endsWithin(plan, inputs, 120),
    transferVerdict(plan, inputs),
    newChargesOf(plan, inputs),
    ...(plan.cards.some((card) => owedOn(card) > 0) ? [statement(plan)] : []),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}

function newChargesOf({ course }: NeverPlan, inputs: CardInputs): Found {
  return course.card.charges > 0
    ? {
        tone: 'act',
        text: `**New charges of ${dollars(inputs.newCharges)} a month** are part of why it never ends. Set them to 0 to see what the debt alone needs.`,
      }
    : null
}
