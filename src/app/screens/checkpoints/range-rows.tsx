import type { ReactNode } from 'react'

export interface RangeRow {
  readonly key: string
  readonly label: string
  readonly note: ReactNode
  /** Dollars; both null: no figure. */
  readonly low: number | null
  readonly high: number | null
  readonly text: string
  readonly stands: string | null
  /** Far outside the others: said in words, not drawn. */
  readonly isApart?: boolean
}

/** Ranges on one scale with a line where the visitor is; every row says its numbers in words, so it needs no table beside it. */
export function RangeRows(props: {
  readonly label: string
  readonly rows: readonly RangeRow[]
  readonly you: number
  readonly youText: string
}) {
  const { label, rows, you, youText } = props
  const most = Math.max(1, you, ...rows.map(({ high, isApart }) => (isApart ? 0 : (high ?? 0)))) * 1.04
  const at = (amount: number) => `${Math.max(0, Math.min(100, (amount / most) * 100))}%`
  return (
    <ul className="card divide-y divide-line overflow-hidden" aria-label={label}>
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 bg-green-tint px-4 py-2.5 font-semibold md:px-5">
        <span>{youText}</span>
      </li>
      {rows.map((row) => (
        <li
          key={row.key}
          className="grid items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_11rem] md:px-5"
        >
          <div>
            <p className="font-semibold text-sm">{row.label}</p>
            <p className="text-ink-2 text-xs">{row.note}</p>
          </div>
          {row.low === null || row.high === null || row.isApart ? (
            <span className="hidden sm:block" />
          ) : (
            <svg className="h-6 w-full" aria-hidden="true">
              <rect x="0" y="11" width="100%" height="2" className="fill-line" />
              <rect
                x={at(row.low)}
                y="6"
                height="12"
                rx="3"
                style={{
                  fill: 'var(--principal)',
                  width: `max(4px, calc(${at(row.high)} - ${at(row.low)}))`,
                }}
              />
              <line x1={at(you)} x2={at(you)} y1="0" y2="24" className="stroke-ink" strokeWidth="2" />
            </svg>
          )}
          <p className="text-sm sm:text-right">
            {row.text}
            {row.stands === null ? null : <span className="block text-ink-2 text-xs">{row.stands}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
