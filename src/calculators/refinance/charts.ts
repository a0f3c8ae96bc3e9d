import { dollars, monthsText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, DataColor, XYChart } from '../kit/presentation.ts'
import type { Compared, Measured } from './compute.ts'
import type { RefinanceInputs } from './fields.ts'
import type { WayKey } from './ways.ts'
import { wayShort } from './words.ts'

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
/** The lines that answer the question first; the tables hold every way. */
const drawnWays = ({ ways }: Compared): readonly Measured[] =>
  ways.filter(({ key }) => ['refinance', 'sameEnd', 'recast', 'extra', 'equityLoan'].includes(key)).slice(0, 5)

/** Half-years until well past the stay and a near break-even. */
export function monthsDrawn({ refinance, keep }: Compared, stay: number): readonly number[] {
  const { lead } = refinance
  const turn = lead.outcome === 'leads' ? Math.max(lead.from, lead.until ?? 0) : 0
  const end = Math.min(
    Math.max(keep.months, refinance.months, stay),
    Math.max(Math.ceil((stay * 1.5) / 12) * 12, 120, turn <= 360 ? Math.ceil((turn + 12) / 12) * 12 : 0),
  )
  return Array.from({ length: Math.floor(end / 6) + 1 }, (_, k) => k * 6)
}

function ahead(compared: Compared, inputs: RefinanceInputs): XYChart {
  const drawn = monthsDrawn(compared, inputs.stay)
  const { refinance } = compared
  const { lead } = refinance
  const turn =
    lead.outcome === 'never-leads'
      ? 'Refinancing is never ahead.'
      : `Refinancing is ahead from ${lead.from === 0 ? 'the first day' : `month ${lead.from}`}${lead.until === null ? ' on' : ` until month ${lead.until}`}.`
  return {
    kind: 'lines',
    key: 'ahead',
    title: 'Ahead or behind, by when you leave',
    lead: 'Above zero, that way has left you better off than keeping everything as it is.',
    summary: `${turn} After ${monthsText(inputs.stay)} it is ${refinance.aheadAtStay < 0 ? 'behind' : 'ahead'} by ${dollars(Math.abs(refinance.aheadAtStay))}.`,
    note: `Counts costs, payments, what is still owed${inputs.earns > 0 ? `, and ${percentText(inputs.earns)} a year your money could earn` : ''}. Future dollars.`,
    x: { label: 'Years', kind: 'number', values: drawn.map((month) => month / 12) },
    unit: 'money',
    signs: { above: 'Ahead', below: 'Behind' },
    level: { value: 0, label: 'Keep it as it is' },
    series: drawnWays(compared).map((way) => ({
      key: way.key,
      label: wayShort[way.key],
      color: COLORS[way.key],
      look: way.key === 'refinance' ? 'line' : 'dashed',
      values: drawn.map((month) => way.ahead[month] ?? null),
    })),
    marks: [{ x: inputs.stay / 12, label: 'You leave' }],
  }
}

const years = (months: number): readonly number[] => Array.from({ length: Math.ceil(months / 12) + 1 }, (_, k) => k)

function gone(compared: Compared, inputs: RefinanceInputs): XYChart {
  const { keep, refinance } = compared
  const at = years(Math.max(keep.months, refinance.months))
  const values = (way: Measured) => at.map((year) => way.gone[Math.min(year * 12, way.months)] ?? null)
  return {
    kind: 'lines',
    key: 'gone',
    title: 'Money gone for good',
    lead: 'Interest, mortgage insurance and costs. What pays down the loan is not in it: that stays yours.',
    summary: `When you leave, ${shortDollars(keep.goneAtStay)} is gone as now and ${shortDollars(refinance.goneAtStay)} with the new loan; at the very end ${shortDollars(keep.gone.at(-1) ?? 0)} and ${shortDollars(refinance.gone.at(-1) ?? 0)}.`,
    note: 'Future dollars, without what money could earn elsewhere.',
    x: { label: 'Years', kind: 'number', values: at },
    unit: 'money',
    series: [
      { key: 'keep', label: 'As now', color: 'other', values: values(keep) },
      { key: 'refinance', label: 'Refinanced', color: 'interest', values: values(refinance) },
    ],
    marks: [{ x: inputs.stay / 12, label: 'You leave' }],
  }
}

function owed({ keep, refinance, ways }: Compared): XYChart {
  const at = years(Math.max(keep.months, refinance.months))
  const owedBy = (way: Measured) => at.map((year) => way.debts[year * 12] ?? 0)
  const same = ways.find(({ key }) => key === 'sameEnd')
  return {
    kind: 'lines',
    key: 'owed',
    title: 'What you owe',
    lead: 'A new long term puts the last payment further away, unless you pay as if it had not.',
    summary: `As now the last payment comes in ${monthsText(keep.months)}, refinanced in ${monthsText(refinance.months)}.`,
    x: { label: 'Years', kind: 'number', values: at },
    unit: 'money',
    series: [
      { key: 'keep', label: 'As now', color: 'other', values: owedBy(keep) },
      { key: 'refinance', label: 'Refinanced', color: 'principal', values: owedBy(refinance) },
      ...(same === undefined
        ? []
        : [
            {
              key: 'sameEnd',
              label: 'Same end date',
              color: 'growth' as const,
              look: 'dashed' as const,
              values: owedBy(same),
            },
          ]),
    ],
  }
}

export const chartsOf = (compared: Compared, inputs: RefinanceInputs): readonly Chart[] => [
  ahead(compared, inputs),
  gone(compared, inputs),
  owed(compared),
]
