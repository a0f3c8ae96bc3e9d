import { dateText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { inPattern, type Result } from './compute.ts'
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

export const chartsOf = (result: Result, inputs: ChallengeInputs): readonly Chart[] =>
  [amounts(result, inputs), course(result, inputs)].filter((chart) => chart !== null)

export const otherPatterns = (inputs: ChallengeInputs) =>
  (['up', 'reverse', 'flat', 'zigzag', 'random'] as const).map((pattern) => ({
    pattern,
    name: patternNames[pattern],
    challenge: inPattern(inputs, pattern),
  }))
