import { owedOn } from '#engine/cards/card.ts'
import type { CardMonth } from '#engine/cards/payoff.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { dollars, monthsText, monthText } from '../kit/format.ts'
import type { Chart, DataColor, Series, XYChart } from '../kit/presentation.ts'
import type { NeverPlan, PaidPlan } from './compute.ts'
import type { CardInputs } from './fields.ts'
import type { PlanYear } from './yearly.ts'

/** Minimum-only lines keep `interest`; each card has one of these, and what does not fit is drawn together. */
const cardColors: readonly DataColor[] = ['principal', 'growth', 'insurance', 'tax', 'real']
const MOST_POINTS = 240

/** Months to draw: the plan, and enough of the minimums to see the difference; ten years of a debt that never ends. */
function lengthOf(plan: PaidPlan | NeverPlan): number {
  const slow = plan.minimumOnly.rows.length
  if (plan.outcome === 'never-paid-off') return Math.min(120, Math.max(plan.course.rows.length, 1))
  const own = plan.course.months
  return Math.max(own, Math.min(slow, Math.max(Math.round(own * 2.5), own + 12)))
}

/** What is owed on a card after each payment from the start; nothing once it is cleared. */
const balanceOf = (months: readonly CardMonth[], key: string): number =>
  months.find((month) => month.key === key)?.end ?? 0

function cardSeries(plan: PaidPlan | NeverPlan, points: readonly number[]): readonly Series[] {
  const owing = plan.cards.filter((card) => owedOn(card) > 0)
  const alone = owing.length <= cardColors.length ? owing : owing.slice(0, cardColors.length)
  const rest = owing.slice(alone.length)
  const at = (keys: readonly string[], start: number): readonly number[] =>
    points.map((index) =>
      index === 0
        ? start
        : keys.reduce((sum, key) => sum + balanceOf(plan.course.rows[index - 1]?.cards ?? [], key), 0),
    )
  const series: Series[] = alone.map((card, index) => ({
    key: `card${card.key}`,
    label: card.name,
    color: cardColors[index] ?? 'other',
    look: 'area',
    values: at([card.key], owedOn(card)),
  }))
  if (rest.length > 0)
    series.push({
      key: 'rest',
      label: 'Other cards',
      color: 'other',
      look: 'area',
      values: at(
        rest.map((card) => card.key),
        rest.reduce((sum, card) => sum + owedOn(card), 0),
      ),
    })
  return series
}

function payoffCurve(plan: PaidPlan | NeverPlan, inputs: CardInputs): XYChart {
  const length = lengthOf(plan)
  const step = Math.ceil(length / MOST_POINTS)
  const points = Array.from({ length: Math.ceil(length / step) + 1 }, (_, i) => Math.min(i * step, length))
  const before = addMonths(inputs.firstMonth as Month, -1)
  const slow = plan.minimumOnly
  const compares = inputs.plan !== 'minimum'
  const dashed: readonly Series[] = compares
    ? [
        {
          key: 'minimumOnly',
          label: 'Minimums only',
          color: 'interest',
          look: 'dashed',
          values: points.map((index) => (index === 0 ? plan.owed : (slow.rows[index - 1]?.balance ?? 0))),
        },
      ]
    : []
  const own =
    plan.outcome === 'paid-off'
      ? `What you owe falls from ${dollars(plan.owed)} to nothing in ${monthsText(plan.course.months)}.`
      : `What you owe is ${dollars(plan.course.rows[length - 1]?.balance ?? plan.owed)} after ${monthsText(length)}, from ${dollars(plan.owed)} today.`
  const minimums =
    slow.outcome === 'paid-off'
      ? `With the minimums only it would take ${monthsText(slow.months)}.`
      : 'With the minimums only it would never end.'
  const beyond = compares && slow.rows.length > length && slow.outcome === 'paid-off' && slow.lastMonth
  return {
    kind: 'stacked',
    key: 'payoff',
    title: 'What you owe',
    lead: compares
      ? 'Each band is a card. The dashed line is the total if you paid the minimums only.'
      : 'Each band is a card.',
    summary: compares ? `${own} ${minimums}` : own,
    ...(beyond ? { note: `The dashed line goes on to ${monthText(beyond)}.` } : {}),
    x: { label: 'Month', kind: 'month', values: points.map((index) => addMonths(before, index)) },
    unit: 'money',
    series: [...cardSeries(plan, points), ...dashed],
    ...(plan.outcome === 'paid-off' && plan.course.lastMonth && step === 1
      ? { marks: [{ x: plan.course.lastMonth, label: 'Debt-free' }] }
      : {}),
  }
}

function paymentParts(years: readonly PlanYear[]): XYChart {
  const first = years[0]
  return {
    kind: 'bars',
    key: 'parts',
    title: 'Where your payments go',
    ...(years.every((year) => year.interest <= (first?.interest ?? 0))
      ? { lead: 'Interest is largest at the start, when you owe the most.' }
      : {}),
    summary: `In year 1, ${dollars(first?.interest ?? 0)} of ${dollars(first?.paid ?? 0)} paid is interest.`,
    x: { label: 'Year', kind: 'number', values: years.map((year) => year.number) },
    unit: 'money',
    series: [
      {
        key: 'debt',
        label: 'Debt and purchases',
        color: 'principal',
        values: years.map((y) => Math.max(0, y.paid - y.interest)),
      },
      { key: 'interest', label: 'Interest', color: 'interest', values: years.map((y) => y.interest) },
    ],
  }
}

export function chartsOf(plan: PaidPlan | NeverPlan, inputs: CardInputs, years: readonly PlanYear[]): readonly Chart[] {
  const readable = plan.outcome === 'paid-off' && years.length >= 2 && years.length <= 40
  return [payoffCurve(plan, inputs), ...(readable ? [paymentParts(years)] : [])]
}
