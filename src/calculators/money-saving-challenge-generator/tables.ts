import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import { dateText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { allPatterns } from './charts.ts'
import { FOUR_WEEKS, type Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { stepTitle } from './words.ts'

function schedule(result: Result, inputs: ChallengeInputs): Table {
  const { steps, saved } = result.challenge
  const hasPlan = result.outcome === 'plan'
  let sum = saved
  // Until something has happened every step is alike: no column for it.
  const happened = steps.some((step) => step.state !== 'open')
  const state = (words: string) => (happened ? [words] : [])
  const before: Table['rows'] = result.repaired ? [['Saved so far', '', ...state(''), null, saved / 100]] : []
  const rows = steps.map((step) => {
    const asks = hasPlan && step.state === 'open' && step.amount > 0
    if (asks) sum += step.amount
    const missed = hasPlan ? 'moved to the rest' : 'passed'
    const what = { open: 'to come', done: 'saved', missed, spared: 'not needed' }[step.state]
    return [
      stepTitle(step.number, inputs, step.rank),
      dateText(step.date, true),
      ...state(what),
      asks ? step.amount / 100 : null,
      asks ? sum / 100 : null,
    ]
  })
  return {
    key: 'schedule',
    title: 'The whole plan',
    lead: !hasPlan
      ? 'No step asks for money now.'
      : result.repaired
        ? 'After what you saved so far. Only the steps still to come ask for money.'
        : 'Every step with its date. The last line is your goal, to the cent.',
    columns: [
      { label: 'Step', unit: 'text' },
      { label: 'Date', unit: 'text' },
      ...(happened ? [{ label: 'Where it stands', unit: 'text' } as const] : []),
      { label: 'Put aside', unit: 'cents' },
      { label: 'Saved then', unit: 'cents' },
    ],
    rows: [...before, ...rows],
    folded: rows.length > 60,
  }
}

function patterns(inputs: ChallengeInputs): Table {
  return {
    key: 'patterns',
    title: 'The patterns side by side',
    lead: 'The same goal, dates, limits and rounding, as planned on the first day.',
    columns: [
      { label: 'Pattern', unit: 'text' },
      { label: 'First step', unit: 'cents' },
      { label: 'Last step', unit: 'cents' },
      { label: 'Largest step', unit: 'cents' },
      { label: 'Most in any four weeks', unit: 'cents' },
      { label: 'Saved at half time', unit: 'cents' },
    ],
    rows: allPatterns(inputs).map(({ name, challenge: { steps } }) => [
      name,
      (steps[0]?.amount ?? 0) / 100,
      (steps.at(-1)?.amount ?? 0) / 100,
      steps.reduce((most, step) => Math.max(most, step.amount), 0) / 100,
      (heaviestStretch(steps, FOUR_WEEKS)?.amount ?? 0) / 100,
      steps.slice(0, Math.floor(steps.length / 2)).reduce((sum, step) => sum + step.amount, 0) / 100,
    ]),
  }
}

/** Sums by calendar year: a plan of months can be long. */
function years(result: Result): Table | null {
  const sums = new Map<string, { steps: number; amount: number }>()
  for (const step of result.open) {
    const year = step.date.slice(0, 4)
    const at = sums.get(year) ?? { steps: 0, amount: 0 }
    sums.set(year, { steps: at.steps + 1, amount: at.amount + step.amount })
  }
  if (sums.size < 2) return null
  let saved = result.challenge.saved
  return {
    key: 'years',
    title: 'Year by year',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Steps', unit: 'count' },
      { label: 'Put aside', unit: 'cents' },
      { label: 'Saved by its end', unit: 'cents' },
    ],
    rows: [...sums].map(([year, { steps, amount }]) => {
      saved += amount
      return [year, steps, amount / 100, saved / 100]
    }),
  }
}

export const tablesOf = (result: Result, inputs: ChallengeInputs): readonly Table[] =>
  result.challenge.steps.length === 0
    ? []
    : [years(result), schedule(result, inputs), patterns(inputs)].filter((table) => table !== null)
