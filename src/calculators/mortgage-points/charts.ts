import { dollars, listText, monthsText, percentText, plain } from '../kit/format.ts'
import type { Chart, DataColor, XYChart } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { PointsInputs } from './fields.ts'

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

function ahead(compared: Compared, inputs: PointsInputs): XYChart {
  const { lines, first, months, best } = compared
  const drawn = monthsDrawn(compared, inputs.term)
  const winner = lines[best] ?? first
  const others = lines.flatMap((line, index) => (index === 0 ? [] : [{ line, index }]))
  const ends = listText(
    others.map(
      ({ line }) =>
        `${line.name} ${line.aheadAtHorizon < 0 ? 'behind' : 'ahead'} by ${dollars(Math.abs(line.aheadAtHorizon))}`,
    ),
  )
  return {
    kind: 'lines',
    key: 'ahead',
    title: 'Who is ahead, by how long you keep the loan',
    lead: `Above zero, a line has left you better off than ${first.name}.`,
    summary: `After ${monthsText(months)} ${winner.name} leaves you best off. Against ${first.name}: ${ends}.`,
    note:
      inputs.earns > 0
        ? `Counts points, payments, what you still owe, and ${percentText(inputs.earns)} a year your money could earn. Future dollars.`
        : 'Counts points, payments and what you still owe. Future dollars.',
    x: { label: 'Years', kind: 'number', values: drawn.map((month) => month / 12) },
    unit: 'money',
    signs: { above: 'Better off', below: 'Worse off' },
    level: { value: 0, label: `Same as ${first.short}` },
    series: others.map(({ line, index }) => ({
      key: `line${index + 1}`,
      label: line.short,
      color: COLORS[index % COLORS.length] ?? 'other',
      look: line.buydown === null ? 'line' : 'dashed',
      values: drawn.map((month) => line.aheadByMonth[month] ?? null),
    })),
    marks: [{ x: months / 12, label: 'You leave' }],
  }
}

function refinanced({ past, months }: Compared, inputs: PointsInputs): XYChart | null {
  if (past.starts === 0) return null
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, k) => Math.min((k + 1) * 12, months))
  const share = (month: number): number => ((past.fellBy[month - 1] ?? 0) / past.starts) * 100
  const drop = `${plain(inputs.refinanceDrop, 3)} ${inputs.refinanceDrop === 1 ? 'point' : 'points'}`
  return {
    kind: 'bars',
    key: 'refinanced',
    title: `How often rates had fallen ${drop} by then`,
    lead: 'A refinance ends the loan, and with it what its points can still save.',
    summary: `Of ${past.starts} starting months since 1971, the average rate stood ${drop} lower at some time within ${monthsText(months)} after ${percentText(share(months), 0)} of them.`,
    note: 'Average 30-year rates, Freddie Mac. The windows overlap, and rates fell for most of 1981 to 2020. This is a record, not a forecast.',
    x: { label: 'Year', kind: 'number', values: years.map((month) => Math.ceil(month / 12)) },
    unit: 'percent',
    series: [{ key: 'share', label: 'Share of past starts', color: 'real', values: years.map(share) }],
  }
}

export const chartsOf = (compared: Compared, inputs: PointsInputs): readonly Chart[] =>
  [ahead(compared, inputs), refinanced(compared, inputs)].filter((chart) => chart !== null)
