import type { XYChart } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import { type ComparedContext, endsAgain, ofCompared } from './context.ts'
import { chartWords, ends } from './words/explain.en.ts'
import { wayNames } from './words/ways.en.ts'

/** Longer courses are cut, and the chart says so. */
const LONGEST_SHOWN = 240

function owed({ inputs, result: { stay, move, budget, fresh }, say }: ComparedContext): XYChart {
  const words = chartWords.owed
  const longest = Math.max(stay.months, move.months, 1)
  const last = Math.min(LONGEST_SHOWN, longest)
  const months = Array.from({ length: last + 1 }, (_, month) => month)
  const at = (course: readonly number[]) => months.map((month) => course[month] ?? 0)
  const end = (course: Compared['stay']) => (course.outcome === 'paid-off' ? ends.in(course, say) : ends.never())
  return {
    kind: 'lines',
    key: 'owed',
    title: words.title,
    lead: (fresh.fee > 0 ? words.leadFee : words.lead)({ budget }, say),
    summary: words.summary({ budget, stay: end(stay), move: end(move) }, say),
    ...(longest > last ? { note: words.clipped({ months: last }, say) } : {}),
    x: { label: chartWords.month, kind: 'number', values: months },
    unit: 'money',
    series: [
      { key: 'stay', label: words.stay, color: 'interest', values: at(stay.owed) },
      { key: 'move', label: wayNames[inputs.way].short, color: 'growth', values: at(move.owed) },
    ],
  }
}

function cost({ result, say }: ComparedContext): XYChart | null {
  const words = chartWords.cost
  const { asNowCost, stayCost, moveCost, fresh } = result
  const bars = [
    { name: words.now, interest: asNowCost, fee: 0 },
    { name: words.nowSame, interest: stayCost, fee: 0 },
    { name: words.newSame, interest: moveCost === null ? null : moveCost - fresh.fee, fee: fresh.fee },
    { name: words.newOwn, interest: fresh.ownCost === null ? null : fresh.ownCost - fresh.fee, fee: fresh.fee },
  ].flatMap(({ name, interest, fee }) => (interest === null ? [] : [{ name, interest, fee }]))
  if (bars.length < 2) return null
  return {
    kind: 'bars',
    key: 'cost',
    title: words.title,
    lead: words.lead,
    summary: words.summary({
      bars: bars.map(({ name, interest, fee }) => words.bar({ name, cost: interest + fee }, say)),
    }),
    note: fresh.ownCost === null ? words.note : words.noteOwn,
    x: { label: words.x, kind: 'number', values: bars.map((bar) => bar.name) },
    unit: 'money',
    series: [
      { key: 'interest', label: words.interest, color: 'interest', values: bars.map((bar) => bar.interest) },
      { key: 'fee', label: words.fee, color: 'other', values: bars.map((bar) => bar.fee) },
    ],
  }
}

function refilled(context: ComparedContext): XYChart | null {
  const { inputs, result, say } = context
  const { refill, asNow, budget } = result
  if (refill === null || !endsAgain(context)) return null
  const words = chartWords.refill
  const isTransfer = inputs.way === 'transfer'
  const months = refill.loan.map((_, month) => month)
  return {
    kind: 'stacked',
    key: 'refill',
    title: words.title,
    lead: words.lead({ refill: inputs.refill }, say),
    summary: (isTransfer ? words.summaryTransfer : words.summary)({ owed: refill.owedAtEnd, full: refill.full }, say),
    note: isTransfer ? words.noteTransfer({ budget }, say) : words.note,
    x: { label: chartWords.month, kind: 'number', values: months },
    unit: 'money',
    series: [
      { key: 'loan', label: wayNames[inputs.way].short, color: 'principal', values: refill.loan },
      { key: 'cards', label: words.cards, color: 'interest', values: refill.cards },
      {
        key: 'asNow',
        label: words.asNow,
        color: 'other',
        look: 'dashed',
        values: months.map((month) => asNow.owed[month] ?? 0),
      },
    ],
  }
}

export const charts = [ofCompared(owed), ofCompared(cost), ofCompared(refilled)]
