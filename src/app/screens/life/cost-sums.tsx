import type { DataColor, XYChart } from '#calculators/kit/presentation.ts'
import type { Bill } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { type BillKind, billKinds, dueByMonth, periodSums } from '#engine/planning/bills/sums.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { kindNames, costWords as words } from './words/life-words.ts'

const colors: Readonly<Record<BillKind, DataColor>> = {
  bill: 'principal',
  subscription: 'interest',
  membership: 'growth',
  renewal: 'insurance',
}

/** What falls due in the next twelve months, stacked by type. Null without a due date. */
function dueChart(bills: readonly Bill[], today: IsoDate): XYChart | null {
  const months = dueByMonth(bills, today)
  const [first] = months
  if (first === undefined || months.every(({ total }) => total === 0)) return null
  const top = months.reduce((most, one) => (one.total > most.total ? one : most), first)
  const kinds = billKinds.filter((kind) => months.some(({ byKind }) => byKind[kind] > 0))
  return {
    kind: 'bars',
    key: 'due-by-month',
    title: words.chart,
    summary: words.chartSummary(top),
    note: words.chartNote,
    x: { label: words.monthLabel, kind: 'month', values: months.map(({ month }) => month) },
    unit: 'money',
    series: kinds.map((kind) => ({
      key: kind,
      label: kindNames[kind],
      color: colors[kind],
      values: months.map(({ byKind }) => byKind[kind]),
    })),
  }
}

/** Averages by type and period, and what really falls due month by month. */
export function CostSums({ bills, today }: { readonly bills: readonly Bill[]; readonly today: IsoDate }) {
  const { all, byKind } = periodSums(bills, today)
  const { columns } = words
  const chart = dueChart(bills, today)
  const row = (label: string, { week, month, quarter, year }: typeof all) => [label, week, month, quarter, year]
  const shown = billKinds.filter((kind) => byKind[kind].year > 0)
  return (
    <>
      <div className="card p-4 md:p-5">
        <Ledger
          isTight
          table={{
            key: 'sums',
            title: words.title,
            columns: [
              { label: columns.kind, unit: 'text' },
              { label: columns.week, unit: 'money' },
              { label: columns.month, unit: 'money' },
              { label: columns.quarter, unit: 'money' },
              { label: columns.year, unit: 'money' },
            ],
            rows: [...shown.map((kind) => row(kindNames[kind], byKind[kind])), row(words.all, all)],
          }}
        />
      </div>
      {chart ? <ChartCard chart={chart} fileName="bills" /> : null}
    </>
  )
}
