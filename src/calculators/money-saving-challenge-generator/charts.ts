import { dateText, dollars } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { inPattern, type Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { amountText, patternNames, stepsText } from './words.ts'

/** More bars than this are drawn as a line with steps. */
const MOST_BARS = 60

/** One amount for each step, in time. Empty plans draw one empty point. */
function amounts({ open }: Result, inputs: ChallengeInputs): XYChart {
  const many = open.length > MOST_BARS
  const sizes = open.map((step) => step.amount)
  const [least, most] = open.length > 0 ? [Math.min(...sizes), Math.max(...sizes)] : [0, 0]
  const mean = open.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) / open.length : 0
  return {
    kind: many ? 'lines' : 'bars',
    key: 'amounts',
    title: 'What each step asks',
    summary:
      open.length === 0
        ? 'There is no step left to save in.'
        : `${stepsText(open.length, inputs)} between ${amountText(least)} and ${amountText(most)}, from ${dateText(open[0]?.date ?? '')} to ${dateText(open.at(-1)?.date ?? '')}.`,
    x: {
      label: 'Date',
      kind: 'date',
      values: open.length > 0 ? open.map((step) => step.date) : [inputs.start ?? ''],
    },
    unit: 'cents',
    series: [
      {
        key: 'amount',
        label: 'To put aside',
        color: 'growth',
        values: open.length > 0 ? sizes.map((size) => size / 100) : [0],
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
  const half = own.findIndex((value) => value >= inputs.goal / 2)
  return {
    kind: 'lines',
    key: 'course',
    title: 'On the way to the goal',
    summary: `The plan passes half of ${dollars(inputs.goal)} on ${dateText(open[Math.max(0, half)]?.date ?? '')} and ends with all of it on ${dateText(open.at(-1)?.date ?? '')}.`,
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

export const chartsOf = (result: Result, inputs: ChallengeInputs): readonly Chart[] =>
  [amounts(result, inputs), course(result, inputs)].filter((chart) => chart !== null)

export const otherPatterns = (inputs: ChallengeInputs) =>
  (['up', 'reverse', 'flat', 'zigzag', 'random'] as const).map((pattern) => ({
    pattern,
    name: patternNames[pattern],
    challenge: inPattern(inputs, pattern),
  }))
