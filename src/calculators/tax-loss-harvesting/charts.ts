import { roundToCent } from '#engine/money.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import { harvester } from '#engine/shares/harvest.ts'
import { washWindow } from '#engine/shares/wash-window.ts'
import { perContext } from '../kit/calculator.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import { aheadOf, householdOf } from './compute.ts'
import type { HarvestContext } from './context.ts'
import { lotName } from './names.ts'
import { chartWords as words } from './words/explain.en.ts'

/** Each losing lot by what it is worth after later tax. */
function ranks(context: HarvestContext): RanksChart | null {
  const { result } = context
  const lots = [...result.choice.lots].filter((lot) => Math.abs(lot.worth) >= 0.5).sort((a, b) => b.worth - a.worth)
  if (lots.length === 0) return null
  const seen = new Map<string, number>()
  const label = (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count > 1 ? words.ranks.again({ name, count }) : name
  }
  return {
    kind: 'ranks',
    key: 'ranks',
    title: words.ranks.title,
    lead: words.ranks.lead,
    summary: words.ranks.summary({ taken: result.taken, worth: result.worth }, context.say),
    unit: 'money',
    words: { row: words.ranks.row, total: words.ranks.total },
    parts: [{ key: 'worth', label: words.ranks.total, color: 'growth' }],
    rows: lots.slice(0, 12).map((one) => ({
      label: label(lotName(context, one.lot)),
      note: (one.isTaken ? words.ranks.taken : words.ranks.left)({ now: one.savedNow }, context.say),
      values: [roundToCent(one.worth)],
    })),
  }
}

const HORIZON = [1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30] as const

/** What the same losses are worth by how long the replacement is held. */
const worthByYears = perContext(({ inputs, law, result }: HarvestContext): readonly number[] => {
  const household = householdOf(inputs)
  return HORIZON.map(
    (years) =>
      harvester(household, law.tax, law.state, { ...aheadOf(inputs), years, end: 'sold' }).worthOf(result.choice).worth,
  )
})

function overTime(context: HarvestContext): XYChart | null {
  const { result, inputs, say } = context
  if (result.outcome !== 'take') return null
  const worth = worthByYears(context)
  const now = result.savedNow
  return {
    kind: 'lines',
    key: 'time',
    title: words.time.title,
    lead: words.time.lead,
    summary: words.time.summary({ now, first: worth[0] ?? 0, last: worth.at(-1) ?? 0 }, say),
    note: words.time.note,
    x: { label: words.time.x, kind: 'number', values: [...HORIZON] },
    unit: 'money',
    series: [{ key: 'worth', label: words.time.worth, color: 'growth', values: worth.map((one) => roundToCent(one)) }],
    level: { value: now, label: words.time.now },
    ...(inputs.end === 'sold' && inputs.years <= 30 ? { marks: [{ x: inputs.years, label: words.time.yours }] } : {}),
  }
}

/** The 61 days with what is bought on each. */
function window({ result, say }: HarvestContext): XYChart | null {
  const { from, to } = washWindow(result.sold)
  const names = new Set(result.choice.lots.filter(({ lot }) => !lot.isCrypto).map(({ lot }) => lot.name))
  const selling = new Set(result.choice.lots.filter(({ isTaken }) => isTaken).map(({ lot }) => lot.key))
  const bought = [
    ...result.purchases.filter(({ name }) => names.has(name)).map(({ date, shares }) => ({ date, shares })),
    ...result.lots
      .filter(({ key, name }) => names.has(name) && !selling.has(key))
      .map(({ acquired, shares }) => ({ date: acquired, shares })),
  ].filter(({ date }) => date >= from && date <= to)
  if (bought.length === 0) return null
  const days = Array.from({ length: 61 }, (_, i): IsoDate => addDays(from, i))
  return {
    kind: 'bars',
    key: 'window',
    title: words.window.title,
    lead: words.window.lead({ from, to }, say),
    summary: words.window.summary({ count: bought.length, from, to }, say),
    x: { label: words.window.x, kind: 'date', values: days },
    unit: 'count',
    series: [
      {
        key: 'bought',
        label: words.window.bought,
        color: 'tax',
        values: days.map((day) =>
          bought.filter(({ date }) => date === day).reduce((sum, { shares }) => sum + shares, 0),
        ),
      },
    ],
    marks: [{ x: result.sold, label: words.window.sale }],
  }
}

export const charts = [ranks, overTime, window]
