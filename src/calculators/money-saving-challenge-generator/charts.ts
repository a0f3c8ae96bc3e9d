import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import { dateText } from '../kit/format.ts'
import type { Chart, RanksChart, XYChart } from '../kit/presentation.ts'
import { FOUR_WEEKS, inPattern, type Result, units } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { amountText, goalText, patternNames, stepsText } from './words.ts'

/** More bars than this are drawn as a line with steps. */
const MOST_BARS = 60

/** One amount for each step, in time. */
function amounts({ open }: Result, inputs: ChallengeInputs): XYChart | null {
  if (open.length === 0) return null
  const many = open.length > MOST_BARS
  const sizes = open.map((step) => step.amount)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const mean = sizes.reduce((sum, size) => sum + size, 0) / open.length
  const [first, last] = [dateText(open[0]?.date ?? ''), dateText(open.at(-1)?.date ?? '')]
  return {
    kind: many ? 'lines' : 'bars',
    key: 'amounts',
    title: 'What each step asks',
    summary:
      open.length === 1
        ? `One step of ${amountText(most)} on ${first}.`
        : `${stepsText(open.length, inputs)} ${least === most ? `of ${amountText(most)}` : `between ${amountText(least)} and ${amountText(most)}`}, from ${first} to ${last}.`,
    x: {
      label: 'Date',
      kind: 'date',
      values: open.map((step) => step.date),
    },
    unit: 'cents',
    series: [
      {
        key: 'amount',
        label: 'To put aside',
        color: 'growth',
        values: sizes.map((size) => size / 100),
        ...(many ? { look: 'step' as const } : {}),
      },
    ],
    ...(open.length > 1 && most > least
      ? { level: { value: mean / 100, label: `${amountText(Math.round(mean))} on average` } }
      : {}),
  }
}

/** Saved after each step, beside a flat plan. */
function course(result: Result, inputs: ChallengeInputs): XYChart | null {
  const { challenge, open } = result
  if (open.length < 2) return null
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
  const half =
    challenge.saved / 100 >= inputs.goal / 2
      ? `More than half of ${goalText(inputs.goal)} is saved already; the plan`
      : `The plan passes half of ${goalText(inputs.goal)} on ${dateText(open[halfAt]?.date ?? '')} and`
  return {
    kind: 'lines',
    key: 'course',
    title: 'On the way to the goal',
    summary: `${half} ends with all of it on ${dateText(open.at(-1)?.date ?? '')}.`,
    note: 'Without interest.',
    x: { label: 'Date', kind: 'date', values: open.map((step) => step.date) },
    unit: 'money',
    series: [
      { key: 'saved', label: 'Saved', color: 'growth', look: 'area', values: own },
      ...(inputs.pattern === 'flat'
        ? []
        : [{ key: 'flat', label: 'With equal steps', color: 'other' as const, look: 'dashed' as const, values: flat }]),
    ],
    level: { value: inputs.goal, label: 'Goal' },
  }
}

/** Every pattern with the same goal, dates and limits, the visitor's own among them. */
export const allPatterns = (inputs: ChallengeInputs) => {
  const usual = ['up', 'reverse', 'flat', 'zigzag', 'random'] as const
  const own = usual.some((pattern) => pattern === inputs.pattern) ? [] : [inputs.pattern]
  return [...usual, ...own].map((pattern) => ({
    pattern,
    name: patternNames[pattern],
    challenge: inPattern(inputs, pattern),
  }))
}

/** The page's own question: which order of steps asks most at once. Steps a month apart are compared one by one. */
function hardest(result: Result, inputs: ChallengeInputs): RanksChart | null {
  const last = result.challenge.steps.at(-1)
  if (result.repaired || !last || last.day - (result.challenge.steps[0]?.day ?? 0) < FOUR_WEEKS) return null
  const what = inputs.rhythm === 'month' ? 'largest step' : 'hardest four weeks'
  const rows = allPatterns(inputs).map(({ pattern, name, challenge }) => ({
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
    title: `The ${what}, by pattern`,
    lead: 'The same goal, dates and limits in another order.',
    summary: `In your pattern, ${own.label.toLowerCase()}, the ${what} ${inputs.rhythm === 'month' ? 'asks' : 'ask'} for ${amountText(own.cents)}; over all patterns that lies between ${amountText(least)} and ${amountText(most)}.`,
    unit: 'cents',
    words: { row: 'Pattern', total: inputs.rhythm === 'month' ? 'Largest step' : 'Most in any four weeks' },
    parts: [{ key: 'amount', label: 'To put aside', color: 'growth' }],
    rows: rows.map(({ pattern, label, cents }) => ({
      label,
      values: [cents / 100],
      ...(pattern === inputs.pattern ? { isYours: true } : {}),
    })),
  }
}

export function chartsOf(result: Result, inputs: ChallengeInputs): readonly Chart[] {
  const sizes = result.open.map((step) => step.amount)
  const steps = amounts(result, inputs)
  const way = course(result, inputs)
  // Bars that are all alike say nothing: then the way to the goal comes first.
  const isEven = Math.max(...sizes) - Math.min(...sizes) <= units[inputs.rounding]
  return [...(isEven ? [way, steps] : [steps, way]), hardest(result, inputs)].filter((chart) => chart !== null)
}
