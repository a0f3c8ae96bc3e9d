/** The charts of a practice portfolio. */
import type { RanksChart, XYChart } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import type { Known, Mark } from '#engine/portfolio/paper/portfolio.ts'
import { paperWords } from './paper-words.ts'

const words = paperWords.charts

/** Worth by day beside what was put in and the benchmark; null with fewer than two days. */
export function worthChart(marks: readonly Mark[]): XYChart | null {
  const last = marks.at(-1)
  if (!last || marks.length < 2) return null
  return {
    kind: 'lines',
    key: 'worth',
    title: words.worth,
    lead: words.lead,
    summary: `${words.value}: ${say.money(last.value)}`,
    x: { label: words.day, kind: 'date', values: marks.map(({ on }) => on) },
    unit: 'money',
    axis: 'near',
    series: [
      { key: 'value', label: words.value, color: 'principal', values: marks.map(({ value }) => value) },
      {
        key: 'paid',
        label: words.paid,
        color: 'other',
        look: 'dashed-step',
        values: marks.map(({ paidIn }) => paidIn),
      },
      ...(marks.some(({ bench }) => bench !== null)
        ? [{ key: 'bench', label: words.bench, color: 'tax' as const, values: marks.map(({ bench }) => bench) }]
        : []),
    ],
  }
}

/** Where the money is now; null where a price is missing or nothing is held. */
export function allocationChart({ standing, book }: Known, nameOf: (symbol: string) => string): RanksChart | null {
  if (standing.value === null || standing.positions.length === 0) return null
  const rows = [
    ...standing.positions.map(({ symbol, value, share }) => ({ label: nameOf(symbol), value: value ?? 0, share })),
    {
      label: paperWords.holdings.cash,
      value: book.cash,
      share: standing.value > 0 ? book.cash / standing.value : null,
    },
  ].toSorted((a, b) => b.value - a.value)
  return {
    kind: 'ranks',
    key: 'allocation',
    title: words.allocation,
    summary: rows.map(({ label, share }) => `${label} ${say.figure((share ?? 0) * 100, 'share')}`).join(', '),
    unit: 'money',
    words: { row: words.part, total: words.worthNow },
    parts: [{ key: 'worth', label: words.worthNow, color: 'principal' }],
    rows: rows.map(({ label, value, share }) => ({
      label,
      values: [value],
      ...(share === null ? {} : { note: say.figure(share * 100, 'share') }),
    })),
  }
}
