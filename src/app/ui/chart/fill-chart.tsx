import { figureText, percentText } from '#calculators/kit/format.ts'
import type { FillChart } from '#calculators/kit/presentation.ts'
import { fillBars } from './bars-layout.ts'

type Row = FillChart['rows'][number]

function filledText(row: Row, chart: FillChart): string {
  const filled = figureText(row.filled, chart.unit)
  return row.capacity === null ? `${filled}, no limit` : `${filled} of ${figureText(row.capacity, chart.unit)}`
}

/** Brackets as vessels of true size, filled from the left. A list, so it reads as one. */
export function FillPicture({ chart }: { chart: FillChart }) {
  const bars = fillBars(chart.rows)
  const color = `var(--${chart.color ?? 'principal'})`
  return (
    <>
      <p className="sr-only">{chart.summary}</p>
      <ol className="grid gap-2.5 text-sm sm:gap-1.5">
        {chart.rows.map((row, i) => {
          const { room, open, filled } = bars[i] ?? { room: 0, open: false, filled: 0 }
          return (
            <li
              key={row.label}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)_15rem] ${row.filled > 0 ? '' : 'text-ink-2'}`}
            >
              <span>
                {row.label}
                {row.rate === null ? null : <b className="ml-2">{percentText(row.rate)}</b>}
              </span>
              <span className="text-right sm:order-last">
                {filledText(row, chart)}
                {row.result === undefined ? null : (
                  <span className="block text-ink-2 text-xs">
                    {chart.words.result}: {figureText(row.result, chart.unit)}
                  </span>
                )}
              </span>
              <svg
                width="100%"
                height="22"
                className="col-span-2 block overflow-visible sm:col-span-1"
                aria-hidden="true"
              >
                {/* The room: its walls are dashed where it goes on beyond the picture. */}
                <rect
                  y="1"
                  width={`${Math.max(0.6, room)}%`}
                  height="20"
                  rx="3"
                  className="fill-sunk stroke-edge"
                  strokeDasharray={open ? '4 4' : undefined}
                />
                <rect
                  width={`${row.filled > 0 ? Math.max(0.6, filled) : 0}%`}
                  height="22"
                  rx="3"
                  style={{ fill: color }}
                />
              </svg>
            </li>
          )
        })}
      </ol>
      <p className="mt-2 text-ink-2 text-xs">
        All bars use the same scale. A dashed outline means the bracket continues past the chart.
      </p>
    </>
  )
}
