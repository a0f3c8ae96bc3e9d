import { coverageIn } from '#engine/life-insurance/ladder.ts'
import { roundToCent } from '#engine/money.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import type { TermContext } from './context.ts'
import { milestoneNames } from './names.ts'
import { listName, listOf } from './prices.ts'
import { chartWords } from './words/explain.en.ts'

/** The need with what the policies cover. */
function cover({ result, say }: TermContext): XYChart {
  const words = chartWords.cover
  const { curve, one, ladder, needed, thisYear, milestones } = result
  const last = Math.min(curve.length - 1, Math.max(10, needed, one?.years ?? 0) + 1)
  const points = curve.slice(0, last + 1)
  const ofOne = one === null ? [] : [one]
  return {
    kind: 'lines',
    key: 'cover',
    title: words.title,
    lead: one === null ? words.leadCovered : ladder.length > 1 ? words.lead : words.leadOne,
    summary:
      needed < 1
        ? words.summaryNone({ gap: curve[0]?.gap ?? 0 }, say)
        : words.summary({ gap: curve[0]?.gap ?? 0, years: needed }, say),
    note: words.note,
    x: { label: words.x, kind: 'year', values: points.map(({ year }) => thisYear + year) },
    unit: 'money',
    series: [
      {
        key: 'gap',
        label: words.gap,
        color: 'principal',
        look: 'area',
        values: points.map(({ gap }) => roundToCent(gap)),
      },
      ...(ladder.length > 1
        ? [
            {
              key: 'ladder',
              label: words.ladder,
              color: 'growth',
              look: 'step',
              values: points.map(({ year }) => coverageIn(ladder, year)),
            } as const,
          ]
        : []),
      ...(one === null
        ? []
        : [
            {
              key: 'one',
              label: words.one,
              color: 'other',
              look: ladder.length > 1 ? 'dashed-step' : 'step',
              values: points.map(({ year }) => coverageIn(ofOne, year)),
            } as const,
          ]),
    ],
    marks: milestones
      .filter(({ years }) => years <= last)
      .map(({ key, years }) => ({ x: thisYear + years, label: milestoneNames[key] })),
    marksLook: 'numbered',
  }
}

/** All payments of each way, by policy. */
function payments({ result, say }: TermContext): RanksChart | null {
  const words = chartWords.payments
  const { oneCost, ladderCost, ladder, one } = result
  if (oneCost === null || ladderCost === null || one === null || ladder.length < 2 || oneCost.from !== ladderCost.from)
    return null
  const colors = ['principal', 'growth', 'interest'] as const
  const parts = ladder.map(({ years, amount }, i) => ({
    key: `rung${i}`,
    label: words.policy({ years, amount }, say),
    color: colors[i] ?? ('other' as const),
  }))
  return {
    kind: 'ranks',
    key: 'payments',
    title: words.title,
    lead: oneCost.from === 'quotes' ? words.leadQuotes : words.lead({ list: listName(oneCost.from, say) }),
    summary: words.summary({ ladder: ladderCost.total, one: oneCost.total }, say),
    unit: 'money',
    words: { row: words.row, total: words.total },
    parts: [...parts, { key: 'one', label: words.policy(one, say), color: 'other' }],
    rows: [
      {
        label: words.ladder,
        values: [...ladder.map(({ years }, i) => roundToCent(years * 12 * (ladderCost.each[i] ?? 0))), 0],
        isYours: true,
      },
      { label: words.one, values: [...ladder.map(() => 0), roundToCent(oneCost.total)] },
    ],
  }
}

/** The one policy's price at each age to come. */
function waiting({ inputs, result, say }: TermContext): XYChart | null {
  const words = chartWords.waiting
  const { waiting: waits, nearest, one, oneCost } = result
  const known = waits.filter((wait): wait is { years: number; monthly: number } => wait.monthly !== null)
  const [now] = known
  const last = known.at(-1)
  if (one === null || oneCost?.from === 'quotes' || now === undefined || last === undefined || known.length < 2)
    return null
  const list = listOf(inputs)
  return {
    kind: 'bars',
    key: 'waiting',
    title: words.title,
    lead: list === null ? '' : words.lead({ list: listName(list, say) }),
    summary: words.summary({ now: now.monthly, later: last.monthly, years: last.years }, say),
    x: { label: words.x, kind: 'number', values: known.map(({ years }) => nearest + years) },
    unit: 'cents',
    series: [
      {
        key: 'monthly',
        label: words.monthly,
        color: 'principal',
        values: known.map(({ monthly }) => roundToCent(monthly)),
      },
    ],
  }
}

export const charts = [cover, payments, waiting]
