import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import { FOUR_WEEKS } from './compute.ts'
import { allPatterns, type ChallengeContext } from './context.ts'
import { stepTitle } from './phrases.ts'
import { tableWords } from './words/explain.en.ts'

interface Row {
  readonly key: string
  readonly name: string
  readonly date: string
  readonly state: string
  readonly amount: number | null
  readonly sum: number | null
}
const step: ColumnRule<Row> = ['text', (row) => row.name]
const date: ColumnRule<Row> = ['date', (row) => row.date]
const state: ColumnRule<Row> = ['text', (row) => row.state]
const amount: ColumnRule<Row> = ['cents', (row) => row.amount]
const saved: ColumnRule<Row> = ['cents', (row) => row.sum]

/** Every step in time, after a line of what is saved where something has happened. */
function rowsOf({ inputs, result, say }: ChallengeContext): readonly Row[] {
  const words = tableWords.schedule
  const { challenge, repaired, outcome } = result
  const states = outcome === 'plan' ? words.states : { ...words.states, missed: words.passed }
  let sum = challenge.saved
  const rows = challenge.steps.map((one): Row => {
    const asks = outcome === 'plan' && one.state === 'open' && one.amount > 0
    if (asks) sum += one.amount
    return {
      key: `step${one.number}`,
      name: stepTitle(one.number, inputs, one.rank),
      date: say.dateShort(one.date),
      state: states[one.state],
      amount: asks ? one.amount / 100 : null,
      sum: asks ? sum / 100 : null,
    }
  })
  if (!repaired) return rows
  return [{ key: 'before', name: words.before, date: '', state: '', amount: null, sum: challenge.saved / 100 }, ...rows]
}

function schedule(context: ChallengeContext): KeyedTable | null {
  const { steps } = context.result.challenge
  if (steps.length === 0) return null
  const { title, lead, leadNone, leadRepaired, columns, status } = tableWords.schedule
  const words = {
    title,
    lead: context.result.outcome !== 'plan' ? leadNone : context.result.repaired ? leadRepaired : lead,
    columns,
  }
  const rows = rowsOf(context)
  const folded = { folded: steps.length > 60 }
  // Until something has happened every step is alike: no column for it.
  if (steps.every((one) => one.state === 'open'))
    return tableOf('schedule', words, rows, { step, date, amount, saved }, { ...folded, line: ({ key }) => key })
  const withState = { ...words, columns: { ...columns, state: status } }
  return tableOf(
    'schedule',
    withState,
    rows,
    { step, date, state, amount, saved },
    { ...folded, line: ({ key }) => key },
  )
}

function patterns(context: ChallengeContext): KeyedTable | null {
  if (context.result.challenge.steps.length === 0) return null
  const rows = allPatterns(context).map(({ pattern, name, challenge: { steps } }) => ({ pattern, name, steps }))
  return tableOf(
    'patterns',
    tableWords.patterns,
    rows,
    {
      pattern: ['text', ({ name }) => name],
      first: ['cents', ({ steps }) => (steps[0]?.amount ?? 0) / 100],
      last: ['cents', ({ steps }) => (steps.at(-1)?.amount ?? 0) / 100],
      largest: ['cents', ({ steps }) => steps.reduce((most, one) => Math.max(most, one.amount), 0) / 100],
      heaviest: ['cents', ({ steps }) => (heaviestStretch(steps, FOUR_WEEKS)?.amount ?? 0) / 100],
      half: [
        'cents',
        ({ steps }) => steps.slice(0, Math.floor(steps.length / 2)).reduce((sum, one) => sum + one.amount, 0) / 100,
      ],
    },
    { line: ({ pattern }) => pattern },
  )
}

/** Sums by calendar year: a plan of months can be long. */
function years({ result }: ChallengeContext): KeyedTable | null {
  const sums = new Map<string, { steps: number; amount: number }>()
  for (const one of result.open) {
    const year = one.date.slice(0, 4)
    const at = sums.get(year) ?? { steps: 0, amount: 0 }
    sums.set(year, { steps: at.steps + 1, amount: at.amount + one.amount })
  }
  if (sums.size < 2) return null
  let total = result.challenge.saved
  const rows = [...sums].map(([year, sum]) => {
    total += sum.amount
    return { year, ...sum, total }
  })
  return tableOf('years', tableWords.years, rows, {
    year: ['date', (row) => row.year],
    steps: ['count', (row) => row.steps],
    amount: ['cents', (row) => row.amount / 100],
    saved: ['cents', (row) => row.total / 100],
  })
}

export const tables = [years, schedule, patterns]
