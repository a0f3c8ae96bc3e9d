import { depositIn, savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { targetAt } from './compute.ts'
import type { EmergencyContext } from './context.ts'
import { lineKeys } from './lines.ts'
import { reasons } from './reasons-table.ts'
import { placeNames, stepNames, tableWords } from './words/explain.en.ts'
import { lineWords } from './words/form.en.ts'

function steps({ inputs, result, say }: EmergencyContext): KeyedTable {
  const words = tableWords.steps
  const when = (month: number | null): string =>
    month === null ? words.never : month === 0 ? words.today : say.monthShort(addMonths(result.start, month))
  return tableOf(
    'steps',
    words,
    result.steps,
    {
      step: ['text', ({ key }) => stepNames[key]],
      amount: ['money', ({ amount }) => roundToCent(amount)],
      missing: ['money', ({ amount }) => roundToCent(Math.max(0, amount - inputs.savings))],
      reached: ['date', ({ reached }) => when(reached)],
    },
    { line: ({ key }) => key },
  )
}

/** Line by line; one total has no lines. */
function essentials({ inputs, result }: EmergencyContext): KeyedTable | null {
  if (inputs.total !== null || result.essentials <= 0) return null
  const words = tableWords.essentials
  const lines = lineKeys.filter((key) => inputs[key] > 0)
  return tableOf(
    'essentials',
    words,
    [
      ...lines.map((key) => ({
        key: key as string,
        name: lineWords[key].label,
        amount: inputs[key],
        year: inputs[key] * 12,
      })),
      {
        key: 'total',
        name: words.total,
        amount: roundToCent(result.essentials),
        year: roundToCent(result.essentials * 12),
      },
    ],
    {
      line: ['text', (row) => row.name],
      month: ['money', (row) => row.amount],
      year: ['money', (row) => row.year],
    },
    { line: ({ key }) => key },
  )
}

const places = ({ result: { keeping, chosen } }: EmergencyContext): KeyedTable =>
  tableOf(
    'places',
    tableWords.places,
    keeping.places,
    {
      place: ['text', ({ key }) => placeNames[key]],
      apy: ['percent', (place) => roundToCent(place.annualYield * 100)],
      net: ['percent', (place) => roundToCent(place.annualYieldAfterTax * 100)],
      real: ['percent', (place) => roundToCent(place.realYield * 100)],
      change: ['money', (place) => roundToCent(chosen.total * place.realYield)],
      use: ['text', ({ key }) => tableWords.places.use[key]],
    },
    { line: ({ key }) => key, look: 'ledger' },
  )

function yearly({ inputs, result, say }: EmergencyContext): KeyedTable | null {
  if (result.month === 0) return null
  const end = result.month ?? 120
  const saved = savedByMonth(result.saver, end)
  const rows = Array.from({ length: Math.ceil(end / 12) }, (_, year) => {
    const [from, to] = [year * 12, Math.min(end, year * 12 + 12)]
    let added = 0
    for (let month = from + 1; month <= to; month++) added += depositIn(result.saver, month)
    const [before, after] = [saved[from] ?? 0, saved[to] ?? 0]
    return { to, added, interest: after - before - added, after }
  })
  return tableOf(
    'yearly',
    tableWords.yearly,
    rows,
    {
      by: ['date', (row) => say.monthShort(addMonths(result.start, row.to))],
      added: ['money', (row) => roundToCent(row.added)],
      interest: ['money', (row) => roundToCent(row.interest)],
      saved: ['money', (row) => roundToCent(row.after)],
      target: ['money', (row) => roundToCent(targetAt(result.chosen.total, inputs.inflation, row.to))],
    },
    { folded: rows.length > 12 },
  )
}

export const tables = [reasons, steps, places, essentials, yearly]
