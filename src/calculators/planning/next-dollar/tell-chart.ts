import { monthOf, yearOf } from '#engine/month.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'
import type { DataColor, XYChart } from '../../kit/presentation.ts'
import { SKIP_YEARS, type Telling } from './tell-steps.ts'
import { chartWords as words } from './words/chart.en.ts'

const kinds = ['debt', 'savings', 'retirement', 'health', 'college', 'investing'] as const
type Kind = (typeof kinds)[number]
const kindOf: Readonly<Record<OrderStep, Kind>> = {
  starter: 'savings',
  emergency: 'savings',
  goals: 'savings',
  'high-apr': 'debt',
  'moderate-apr': 'debt',
  'low-apr': 'debt',
  match: 'retirement',
  ira: 'retirement',
  'retirement-share': 'retirement',
  workplace: 'retirement',
  hsa: 'health',
  education: 'college',
  'invest-share': 'investing',
  taxable: 'investing',
}
const colors: Readonly<Record<Kind, DataColor>> = {
  debt: 'interest',
  savings: 'insurance',
  retirement: 'principal',
  health: 'real',
  college: 'tax',
  investing: 'growth',
}

/** Ten years of money by what it is for, as stacked bars. */
export function tellChart({ run, today, say }: Telling): XYChart | null {
  const years = Array.from({ length: SKIP_YEARS }, (_, at) => at)
  const series = kinds.flatMap((kind) => {
    const values = years.map((at) =>
      run.placed.reduce((sum, { key, yearly }) => (kindOf[key] === kind ? sum + (yearly[at] ?? 0) : sum), 0),
    )
    return values.some((value) => value >= 1)
      ? [{ key: kind, label: words.kinds[kind], color: colors[kind], values: values.map(Math.round) }]
      : []
  })
  if (series.length === 0) return null
  const sums = series.map(({ label, values }) => ({ label, total: values.reduce((sum, one) => sum + one, 0) }))
  const start = yearOf(monthOf(today)) + 1
  return {
    kind: 'bars',
    key: 'ten-years',
    title: words.title,
    lead: words.lead,
    summary: words.summary(sums, SKIP_YEARS, say),
    note: words.note,
    x: { label: words.years, kind: 'year', values: years.map((at) => start + at) },
    unit: 'money',
    yLabel: words.dollars,
    series,
  }
}
