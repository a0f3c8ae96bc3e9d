import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type WindfallContext, type WindfallPast, withRaces } from './context.ts'
import { comparedRows } from './windfall-compare.ts'
import { windfallTables as tableWords } from './words/windfall-tables.en.ts'

const isSpread = ({ result }: Pick<WindfallContext, 'result'>) => result.schedule.parts > 1

function compare({ inputs, found }: WindfallPast): KeyedTable {
  return tableOf(
    'compare',
    tableWords.compare,
    comparedRows(inputs, found),
    {
      spread: ['text', ({ label }) => label],
      parts: ['count', ({ race }) => race.parts],
      starts: ['count', ({ race }) => race.windows],
      ahead: ['percent', ({ race }) => (race.lumpAhead / race.windows) * 100],
      typical: ['percent', ({ race }) => race.p50 * 100],
      low: ['percent', ({ race }) => race.p5 * 100],
      high: ['percent', ({ race }) => race.p95 * 100],
    },
    { line: ({ race, isYours }) => (isYours ? 'yours' : `months${race.months}`) },
  )
}

function named({ inputs, result, found, say }: WindfallPast): KeyedTable | null {
  if (!isSpread({ result }) || inputs.total === 0) return null
  const words = tableWords.named
  const rows = [
    ...(found.chosen === null ? [] : [{ key: 'chosen', label: words.rows.chosen, start: found.chosen }]),
    { key: 'worstForParts', label: words.rows.worstForParts, start: found.worstForSchedule },
    { key: 'worstForLump', label: words.rows.worstForLump, start: found.worstForLump },
    ...found.peaks.map((start) => ({ key: `peak.${start.from}`, label: words.rows.peak, start })),
  ]
  return tableOf(
    'named',
    { ...words, lead: words.lead(inputs, say) },
    rows,
    {
      start: ['text', ({ label }) => label],
      month: ['date', ({ start }) => say.monthShort(start.from)],
      lump: ['money', ({ start }) => roundToCent(start.lump * inputs.total)],
      parts: ['money', ({ start }) => roundToCent(start.schedule * inputs.total)],
      gap: ['percent', ({ start }) => start.gap * 100],
    },
    { line: ({ key }) => key },
  )
}

/** How low the money stood on the way, both ways. */
function regret({ inputs, result, found, say }: WindfallPast): KeyedTable | null {
  if (!isSpread({ result })) return null
  const words = tableWords.regret
  const { lumpLows: lump, scheduleLows: parts } = found
  const rows = [
    { key: 'typical', label: words.rows.typical, lump: lump.middle, parts: parts.middle },
    { key: 'low', label: words.rows.low, lump: lump.p10, parts: parts.p10 },
    {
      key: 'worst',
      label: words.rows.worst({ lump: lump.worstFrom, parts: parts.worstFrom }, say),
      lump: lump.worst,
      parts: parts.worst,
    },
  ]
  return tableOf(
    'regret',
    { ...words, lead: words.lead({ months: inputs.horizon }, say) },
    rows,
    {
      lowest: ['text', ({ label }) => label],
      lump: ['percent', (row) => (row.lump - 1) * 100],
      parts: ['percent', (row) => (row.parts - 1) * 100],
    },
    { line: ({ key }) => key },
  )
}

/** When each installment goes in, and what it has grown to with its interest. */
function plan({ inputs, result: { schedule, part } }: WindfallContext): KeyedTable | null {
  if (inputs.total === 0) return null
  const grown = (months: number) => part * (1 + inputs.cashYield / 100) ** (months / 12)
  const rows = Array.from({ length: schedule.parts }, (_, i) => ({ number: i + 1, month: i * schedule.every }))
  return tableOf(
    'plan',
    tableWords.plan,
    rows,
    {
      number: ['count', ({ number }) => number],
      month: ['count', ({ month }) => month],
      part: ['cents', () => roundToCent(part)],
      interest: ['cents', ({ month }) => roundToCent(grown(month) - part)],
      waiting: ['cents', ({ number, month }) => roundToCent(grown(month) * (schedule.parts - number))],
    },
    { folded: true },
  )
}

export const windfallTables: readonly ((context: WindfallContext) => KeyedTable | null)[] = [
  withRaces(compare),
  withRaces(named),
  withRaces(regret),
  plan,
]
