import { roundToCent } from '#engine/money.ts'
import { isLongTerm } from '#engine/shares/holding-period.ts'
import { buyBackFrom } from '#engine/shares/wash-match.ts'
import { washWindow } from '#engine/shares/wash-window.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { HarvestContext } from './context.ts'
import type { HoldingKind } from './lot-row.ts'
import { lotName } from './names.ts'
import { setOffLines } from './set-off.ts'
import { tableWords as words } from './words/explain.en.ts'

function lots(context: HarvestContext): KeyedTable | null {
  const { result, say } = context
  if (result.choice.lots.length === 0) return null
  return tableOf(
    'lots',
    words.lots,
    result.choice.lots,
    {
      name: ['text', ({ lot }) => lotName(context, lot)],
      bought: ['date', ({ lot }) => say.dateShort(lot.acquired)],
      term: ['text', (one) => (one.longTerm ? words.long : words.short)],
      loss: ['cents', (one) => roundToCent(one.loss)],
      putOff: ['cents', (one) => roundToCent(one.putOff)],
      lost: ['cents', (one) => roundToCent(one.lost)],
      counts: ['cents', (one) => roundToCent(one.loss - one.putOff - one.lost)],
      now: ['cents', (one) => roundToCent(one.savedNow)],
      worth: ['cents', (one) => roundToCent(one.worth)],
      take: ['text', (one) => (one.isTaken ? words.yes : words.no)],
    },
    { line: ({ lot }) => `lot${Number(lot.key) + 1}` },
  )
}

/** The days that count, each with what to do. */
function days({ result, say }: HarvestContext): KeyedTable | null {
  if (result.choice.lots.every(({ lot }) => lot.isCrypto)) return null
  const { from, to } = washWindow(result.sold)
  const rows = [
    [from, words.days.opens],
    [result.sold, words.days.sale],
    [to, words.days.closes],
    [buyBackFrom(result.sold), words.days.back],
    ...(result.clear > result.sold ? [[result.clear, words.days.clear] as const] : []),
  ] as const
  return tableOf(
    'days',
    words.days,
    [...rows].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
    {
      day: ['date', ([day]) => say.dateShort(day)],
      what: ['text', ([, what]) => what],
    },
  )
}

/** Shares that replaced others: their new basis and where their time starts. */
function replaced(context: HarvestContext): KeyedTable | null {
  const { result, say, today } = context
  const { pieces } = result.choice
  if (pieces.length === 0) return null
  return tableOf(
    'replaced',
    words.replaced,
    pieces,
    {
      name: ['text', ({ sale }) => lotName(context, sale)],
      bought: ['date', ({ bought }) => say.dateShort(bought.date)],
      account: ['text', ({ bought }) => words.accounts[bought.account]],
      shares: ['rate', ({ shares }) => shares],
      putOff: ['cents', ({ putOff }) => roundToCent(putOff)],
      basis: ['cents', ({ basis }) => roundToCent(basis)],
      heldFrom: ['date', ({ heldFrom }) => say.dateShort(heldFrom)],
      term: [
        'text',
        ({ heldFrom, isLost }) =>
          isLost ? words.gone : isLongTerm(heldFrom, today as typeof heldFrom) ? words.long : words.short,
      ],
    },
    { line: ({ sale }, at) => `lot${Number(sale.key) + 1}.${at + 1}` },
  )
}

function setOff(context: HarvestContext): KeyedTable | null {
  const { result } = context
  if (result.outcome !== 'take') return null
  const lines = setOffLines(context)
  return tableOf(
    'setOff',
    words.setOff,
    lines,
    {
      line: ['text', ({ key }) => words.setOff.lines[key]],
      short: ['cents', ({ short }) => (short === null ? null : roundToCent(short))],
      long: ['cents', ({ long }) => (long === null ? null : roundToCent(long))],
    },
    { line: ({ key }) => key },
  )
}

/** What buys on its own, and what to do about it. */
function checklist({ result, say }: HarvestContext): KeyedTable | null {
  if (result.choice.lots.every(({ lot }) => lot.isCrypto)) return null
  const { to } = washWindow(result.sold)
  return tableOf(
    'checklist',
    words.checklist,
    words.checklist.rows,
    {
      what: ['text', ({ what }) => what],
      todo: ['text', ({ todo }) => todo({ to }, say)],
    },
    { line: ({ key }) => key },
  )
}

/** What could stand in for each kind, never a security by name. */
function kinds({ inputs, result }: HarvestContext): KeyedTable | null {
  const losing = new Set(
    result.choice.lots.map(({ lot }) => inputs.lots[Number(lot.key)]?.kind).filter((kind) => kind !== undefined),
  )
  const rows = (Object.keys(words.kinds.rows) as HoldingKind[]).filter((kind) => losing.has(kind))
  if (rows.length === 0) return null
  return tableOf(
    'kinds',
    words.kinds,
    rows,
    {
      kind: ['text', (kind) => words.kinds.rows[kind].kind],
      idea: ['text', (kind) => words.kinds.rows[kind].idea],
    },
    { line: (kind) => kind },
  )
}

export const tables = [lots, days, setOff, replaced, checklist, kinds]
