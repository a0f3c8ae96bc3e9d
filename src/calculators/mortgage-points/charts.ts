import type { DataColor, XYChart } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { recordBegins } from './form-facts.precomputed.ts'
import { pastOf } from './history.ts'
import { chartWords } from './words/explain.en.ts'

const COLORS: readonly DataColor[] = ['other', 'principal', 'growth', 'interest', 'tax', 'insurance', 'real']

/** Months drawn: half-years until well past the stay and every break-even that is near, never past the term. */
export function monthsDrawn({ months, lines }: Compared, term: number): readonly number[] {
  const turns = lines.flatMap(({ lead }) => (lead.outcome === 'leads' ? [lead.from, lead.until ?? 0] : []))
  const near = Math.max(0, ...turns.filter((turn) => turn <= 180))
  const end = Math.min(term, Math.max(Math.ceil((months * 1.5) / 12) * 12, 120, Math.ceil((near + 12) / 12) * 12))
  const drawn: number[] = []
  for (let month = 0; month <= end; month += 6) drawn.push(month)
  return drawn
}

function ahead({ inputs, result, say }: ComparedContext): XYChart {
  const words = chartWords.ahead
  const { lines, first, months, best } = result
  const drawn = monthsDrawn(result, inputs.term)
  const others = lines.flatMap((line, index) => (index === 0 ? [] : [{ line, index }]))
  const ends = others.map(({ line: { name, aheadAtHorizon: by } }) =>
    by < 0 ? words.isBehind({ name, by: -by }, say) : words.isAhead({ name, by }, say),
  )
  return {
    kind: 'lines',
    key: 'ahead',
    title: words.title,
    lead: words.lead({ name: first.name }),
    summary: words.summary({ months, best: (lines[best] ?? first).name, first: first.name, others: ends }, say),
    note: inputs.earns > 0 ? words.noteEarns({ earns: inputs.earns }, say) : words.note(),
    x: { label: words.x, kind: 'number', values: drawn.map((month) => month / 12) },
    unit: 'money',
    signs: { above: words.above, below: words.below },
    level: { value: 0, label: words.level({ name: first.short }) },
    series: others.map(({ line, index }) => ({
      key: `line${index + 1}`,
      label: line.short,
      color: COLORS[index % COLORS.length] ?? 'other',
      look: line.buydown === null ? 'line' : 'dashed',
      values: drawn.map((month) => line.aheadByMonth[month] ?? null),
    })),
    marks: [{ x: months / 12, label: words.leave }],
  }
}

function refinanced(context: ComparedContext): XYChart | null {
  const words = chartWords.refinanced
  const { inputs, result, say } = context
  const { months } = result
  const { starts, fellBy } = pastOf(context)
  if (starts === 0) return null
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, k) => Math.min((k + 1) * 12, months))
  const share = (month: number): number => ((fellBy[month - 1] ?? 0) / starts) * 100
  const drop = inputs.refinanceDrop
  return {
    kind: 'bars',
    key: 'refinanced',
    title: words.title({ drop }, say),
    lead: words.lead,
    summary: words.summary({ starts, drop, months, share: share(months), from: recordBegins.slice(0, 4) }, say),
    note: words.note,
    x: { label: words.x, kind: 'number', values: years.map((month) => Math.ceil(month / 12)) },
    unit: 'percent',
    series: [{ key: 'share', label: words.share, color: 'real', values: years.map(share) }],
  }
}

export const charts = [ofCompared(ahead), ofCompared(refinanced)]
