import type { DataColor, Series, XYChart } from '../kit/presentation.ts'
import type { Compared, Measured } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import type { WayKey } from './way.ts'
import { chartWords } from './words/explain.en.ts'
import { shortNames } from './words/names.en.ts'

const COLORS: Readonly<Record<WayKey, DataColor>> = {
  keep: 'other',
  refinance: 'principal',
  sameEnd: 'growth',
  samePayment: 'real',
  extra: 'insurance',
  lump: 'tax',
  recast: 'interest',
  equityLoan: 'insurance',
}
const MOST_DRAWN = 5
/** The best way and those that answer the question first; the tables hold every way. */
function drawnWays({ ways, best }: Compared): readonly Measured[] {
  const wanted = new Set<WayKey>(['refinance', best.key, 'sameEnd', 'extra', 'equityLoan', 'recast'])
  const drawn = [...wanted].filter((key) => key !== 'keep' && ways.some((way) => way.key === key)).slice(0, MOST_DRAWN)
  return ways.filter(({ key }) => drawn.includes(key))
}

/** Half-years until well past the stay and a near break-even. */
function monthsDrawn({ refinance, keep }: Compared, stay: number): readonly number[] {
  const { lead } = refinance
  const turn = lead.outcome === 'leads' ? Math.max(lead.from, lead.until ?? 0) : 0
  const end = Math.min(
    Math.max(keep.months, refinance.months, stay),
    Math.max(Math.ceil((stay * 1.5) / 12) * 12, 120, turn <= 360 ? Math.ceil((turn + 12) / 12) * 12 : 0),
  )
  return Array.from({ length: Math.floor(end / 6) + 1 }, (_, k) => k * 6)
}

function aheadSummary({ inputs, result: { refinance }, say }: ComparedContext): string {
  const words = chartWords.ahead
  const { lead, aheadAtStay } = refinance
  const turn = () => {
    if (lead.outcome === 'never-leads') return words.never()
    const { from, until } = lead
    if (until === null) return from === 0 ? words.fromDayOne() : words.aheadFrom({ from }, say)
    return from === 0 ? words.aheadUntil({ until }, say) : words.aheadBetween({ from, until }, say)
  }
  const values = { months: inputs.stay, amount: Math.abs(aheadAtStay) }
  return `${turn()} ${aheadAtStay < 0 ? words.behindAtStay(values, say) : words.atStay(values, say)}`
}

function ahead(context: ComparedContext): XYChart {
  const words = chartWords.ahead
  const { inputs, result, say } = context
  const drawn = monthsDrawn(result, inputs.stay)
  return {
    kind: 'lines',
    key: 'ahead',
    title: words.title,
    lead: words.lead,
    summary: aheadSummary(context),
    note: inputs.earns > 0 ? words.noteEarns({ earns: inputs.earns }, say) : words.note(),
    x: { label: chartWords.years, kind: 'number', values: drawn.map((month) => month / 12) },
    unit: 'money',
    signs: { above: words.above, below: words.below },
    level: { value: 0, label: words.level },
    series: drawnWays(result).map((way) => ({
      key: way.key,
      label: shortNames[way.key],
      color: COLORS[way.key],
      look: way.key === 'refinance' ? 'line' : 'dashed',
      values: drawn.map((month) => way.ahead[month] ?? null),
    })),
    marks: [{ x: inputs.stay / 12, label: chartWords.leave }],
  }
}

const years = ({ keep, refinance }: Compared): readonly number[] =>
  Array.from({ length: Math.ceil(Math.max(keep.months, refinance.months) / 12) + 1 }, (_, k) => k)

function gone({ inputs, result, say }: ComparedContext): XYChart {
  const words = chartWords.gone
  const { keep, refinance } = result
  const at = years(result)
  const values = (way: Measured) => at.map((year) => way.gone[Math.min(year * 12, way.months)] ?? null)
  const [lastNow, lastFresh] = [keep.gone.at(-1) ?? 0, refinance.gone.at(-1) ?? 0]
  return {
    kind: 'lines',
    key: 'gone',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ now: keep.goneAtStay, fresh: refinance.goneAtStay, lastNow, lastFresh }, say),
    note: words.note,
    x: { label: chartWords.years, kind: 'number', values: at },
    unit: 'money',
    series: [
      { key: 'keep', label: chartWords.current, color: 'other', values: values(keep) },
      { key: 'refinance', label: chartWords.refinanced, color: 'interest', values: values(refinance) },
    ],
    marks: [{ x: inputs.stay / 12, label: chartWords.leave }],
  }
}

function owed({ result, say }: ComparedContext): XYChart {
  const words = chartWords.owed
  const { keep, refinance, ways } = result
  const at = years(result)
  const owedBy = (way: Measured) => at.map((year) => way.debts[year * 12] ?? 0)
  const same = ways.find(({ key }) => key === 'sameEnd')
  const dashed: readonly Series[] =
    same === undefined
      ? []
      : [{ key: 'sameEnd', label: chartWords.sameEnd, color: 'growth', look: 'dashed', values: owedBy(same) }]
  return {
    kind: 'lines',
    key: 'owed',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ now: keep.months, fresh: refinance.months }, say),
    x: { label: chartWords.years, kind: 'number', values: at },
    unit: 'money',
    series: [
      { key: 'keep', label: chartWords.current, color: 'other', values: owedBy(keep) },
      { key: 'refinance', label: chartWords.refinanced, color: 'principal', values: owedBy(refinance) },
      ...dashed,
    ],
  }
}

export const charts = [ofCompared(ahead), ofCompared(gone), ofCompared(owed)]
