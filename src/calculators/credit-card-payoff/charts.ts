import { owedOn } from '#engine/cards/card.ts'
import type { CardMonth } from '#engine/cards/payoff.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { DataColor, Series, XYChart } from '../kit/presentation.ts'
import { isPaid, ofPlan, type PlanContext } from './context.ts'
import { chartWords } from './words/explain.en.ts'
import { planYears } from './yearly.ts'

/** Minimum-only lines keep `interest`; each card has one of these, and what does not fit is drawn together. */
const cardColors: readonly DataColor[] = ['principal', 'growth', 'insurance', 'tax', 'real']
const MOST_POINTS = 240

/** Months to draw: the plan, and enough of the minimums to see the difference; ten years of a debt that never ends. */
function lengthOf({ result: plan }: PlanContext): number {
  const slow = plan.minimumOnly.rows.length
  if (plan.outcome === 'never-paid-off') return Math.min(120, Math.max(plan.course.rows.length, 1))
  const own = plan.course.months
  return Math.max(own, Math.min(slow, Math.max(Math.round(own * 2.5), own + 12)))
}

/** What is owed on a card after each payment from the start; nothing once it is cleared. */
const balanceOf = (months: readonly CardMonth[], key: string): number =>
  months.find((month) => month.key === key)?.end ?? 0

function cardSeries({ result: plan }: PlanContext, points: readonly number[]): readonly Series[] {
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
      label: chartWords.payoff.rest,
      color: 'other',
      look: 'area',
      values: at(
        rest.map((card) => card.key),
        rest.reduce((sum, card) => sum + owedOn(card), 0),
      ),
    })
  return series
}

function payoffCurve(context: PlanContext): XYChart {
  const { inputs, result, say } = context
  const words = chartWords.payoff
  const { course, minimumOnly: slow, owed } = result
  const length = lengthOf(context)
  const step = Math.ceil(length / MOST_POINTS)
  const points = Array.from({ length: Math.ceil(length / step) + 1 }, (_, i) => Math.min(i * step, length))
  const before = addMonths(inputs.firstMonth as Month, -1)
  const compares = inputs.plan !== 'minimum'
  const dashed: Series = {
    key: 'minimumOnly',
    label: words.minimumOnly,
    color: 'interest',
    look: 'dashed',
    values: points.map((index) => (index === 0 ? owed : (slow.rows[index - 1]?.balance ?? 0))),
  }
  const own =
    course.outcome === 'paid-off'
      ? words.ends({ owed, months: course.months }, say)
      : words.never({ owed, months: length, left: course.rows[length - 1]?.balance ?? owed }, say)
  const minimums = slow.outcome === 'paid-off' ? words.minimums({ months: slow.months }, say) : words.minimumsNever
  const until = compares && slow.rows.length > length && slow.outcome === 'paid-off' && slow.lastMonth
  return {
    kind: 'stacked',
    key: 'payoff',
    title: words.title,
    lead: compares ? words.lead : words.leadAlone,
    summary: compares ? `${own} ${minimums}` : own,
    ...(until ? { note: words.goesOn({ until }, say) } : {}),
    x: { label: chartWords.month, kind: 'month', values: points.map((index) => addMonths(before, index)) },
    unit: 'money',
    series: [...cardSeries(context, points), ...(compares ? [dashed] : [])],
    ...(course.outcome === 'paid-off' && course.lastMonth && step === 1
      ? { marks: [{ x: course.lastMonth, label: words.debtFree }] }
      : {}),
  }
}

function paymentParts(context: PlanContext): XYChart | null {
  const years = planYears(context)
  const [first] = years
  if (!isPaid(context) || !first || years.length < 2 || years.length > 40) return null
  const words = chartWords.parts
  return {
    kind: 'bars',
    key: 'parts',
    title: words.title,
    ...(years.every((year) => year.interest <= first.interest) ? { lead: words.lead } : {}),
    summary: words.summary({ interest: first.interest, paid: first.paid }, context.say),
    x: { label: chartWords.year, kind: 'number', values: years.map((year) => year.number) },
    unit: 'money',
    series: [
      {
        key: 'debt',
        label: words.debt,
        color: 'principal',
        values: years.map((year) => Math.max(0, year.paid - year.interest)),
      },
      { key: 'interest', label: words.interest, color: 'interest', values: years.map((year) => year.interest) },
    ],
  }
}

export const charts = [ofPlan(payoffCurve), ofPlan(paymentParts)]
