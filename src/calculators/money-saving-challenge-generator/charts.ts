import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import { FOUR_WEEKS, units } from './compute.ts'
import { allPatterns, type ChallengeContext } from './context.ts'
import { amountText, goalText, stepsText } from './phrases.ts'
import { chartWords } from './words/explain.en.ts'

/** More bars than this are drawn as a line with steps. */
const MOST_BARS = 60

/** One amount for each step, in time. */
function amounts({ inputs, result: { open }, say }: ChallengeContext): XYChart | null {
  if (open.length === 0) return null
  const words = chartWords.amounts
  const many = open.length > MOST_BARS
  const sizes = open.map((step) => step.amount)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const mean = sizes.reduce((sum, size) => sum + size, 0) / open.length
  const values = {
    steps: stepsText(open.length, inputs, say),
    least: amountText(least, say),
    amount: amountText(most, say),
    first: open[0]?.date ?? '',
    last: open.at(-1)?.date ?? '',
  }
  return {
    kind: many ? 'lines' : 'bars',
    key: 'amounts',
    title: words.title,
    summary: (open.length === 1 ? words.one : least === most ? words.equal : words.range)(values, say),
    x: { label: chartWords.x, kind: 'date', values: open.map((step) => step.date) },
    unit: 'cents',
    series: [
      {
        key: 'amount',
        label: chartWords.save,
        color: 'growth',
        values: sizes.map((size) => size / 100),
        ...(many ? { look: 'step' as const } : {}),
      },
    ],
    ...(open.length > 1 && most > least
      ? { level: { value: mean / 100, label: words.average({ amount: amountText(Math.round(mean), say) }) } }
      : {}),
  }
}

/** Saved after each step, beside a flat plan. */
function course({ inputs, result: { challenge, open }, say }: ChallengeContext): XYChart | null {
  if (open.length < 2) return null
  const words = chartWords.course
  let saved = challenge.saved
  let steady = challenge.saved
  const each = challenge.left / open.length
  const own: number[] = []
  const flat: number[] = []
  for (const step of open) {
    saved += step.amount
    steady += each
    own.push(saved / 100)
    flat.push(Math.round(steady) / 100)
  }
  const halfAt = own.findIndex((value) => value >= inputs.goal / 2)
  const values = {
    goal: goalText(inputs.goal, say),
    day: open[halfAt]?.date ?? '',
    end: open.at(-1)?.date ?? '',
  }
  return {
    kind: 'lines',
    key: 'course',
    title: words.title,
    summary: (challenge.saved / 100 >= inputs.goal / 2 ? words.pastHalf : words.half)(values, say),
    note: words.note,
    x: { label: chartWords.x, kind: 'date', values: open.map((step) => step.date) },
    unit: 'money',
    series: [
      { key: 'saved', label: words.saved, color: 'growth', look: 'area', values: own },
      ...(inputs.pattern === 'flat'
        ? []
        : [{ key: 'flat', label: words.equal, color: 'other' as const, look: 'dashed' as const, values: flat }]),
    ],
    level: { value: inputs.goal, label: words.goal },
  }
}

/** The page's own question: which order of steps asks most at once. Steps a month apart are compared one by one. */
function hardest(context: ChallengeContext): RanksChart | null {
  const { inputs, result, say } = context
  const words = chartWords.hardest
  const last = result.challenge.steps.at(-1)
  if (result.repaired || !last || last.day - (result.challenge.steps[0]?.day ?? 0) < FOUR_WEEKS) return null
  const isMonthly = inputs.rhythm === 'month'
  const rows = allPatterns(context).map(({ pattern, name, challenge }) => ({
    pattern,
    label: name,
    cents: heaviestStretch(challenge.steps, FOUR_WEEKS)?.amount ?? 0,
  }))
  const own = rows.find((row) => row.pattern === inputs.pattern)
  const [least, most] = [Math.min(...rows.map((row) => row.cents)), Math.max(...rows.map((row) => row.cents))]
  if (!own || most === least) return null
  return {
    kind: 'ranks',
    key: 'hardest',
    title: isMonthly ? words.titleMonth : words.title,
    lead: words.lead,
    summary: (isMonthly ? words.summaryMonth : words.summary)({
      name: own.label.toLowerCase(),
      own: amountText(own.cents, say),
      least: amountText(least, say),
      most: amountText(most, say),
    }),
    unit: 'cents',
    words: { row: words.row, total: isMonthly ? words.totalMonth : words.total },
    parts: [{ key: 'amount', label: chartWords.save, color: 'growth' }],
    rows: rows.map(({ pattern, label, cents }) => ({
      label,
      values: [cents / 100],
      ...(pattern === inputs.pattern ? { isYours: true } : {}),
    })),
  }
}

/** Bars that are all alike say nothing: then the way to the goal comes first. */
function isEven({ inputs, result: { open } }: ChallengeContext): boolean {
  const sizes = open.map((step) => step.amount)
  return Math.max(...sizes) - Math.min(...sizes) <= units[inputs.rounding]
}

export const charts = [
  (context: ChallengeContext) => (isEven(context) ? course(context) : amounts(context)),
  (context: ChallengeContext) => (isEven(context) ? amounts(context) : course(context)),
  hardest,
]
