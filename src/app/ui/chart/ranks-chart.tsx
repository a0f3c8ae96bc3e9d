import { useId } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { DataColor, RanksChart } from '#calculators/kit/presentation.ts'
import { rankBars } from './bars-layout.ts'
import { Hatch, hatchId } from './hatch.tsx'
import { Swatch } from './swatch.tsx'

/** A row for each thing, all on one scale. A list, so it reads as one; with several parts each row also says them in words. */
export function RanksPicture({ chart }: { chart: RanksChart }) {
  const { unit, parts } = chart
  const id = useId()
  const several = parts.length > 1
  const { zero, rows: bars } = rankBars(chart.rows)
  return (
    <>
      <p className="sr-only">{chart.summary}</p>
      <ul className="text-sm">
        {chart.rows.map((row, r) => (
          <li
            key={row.label}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(9rem,15rem)_minmax(0,1fr)_7.5rem] ${row.isYours ? 'font-semibold' : ''}`}
          >
            <span className="pt-1 sm:py-1.5">
              {row.label}
              {row.note ? <span className="block font-normal text-ink-2 text-xs">{row.note}</span> : null}
            </span>
            <span className="pt-1 text-right sm:order-last sm:py-1.5">
              {figureText(
                row.values.reduce((sum, value) => sum + value, 0),
                unit,
              )}
              {several ? (
                <span className="sr-only">
                  {': '}
                  {parts.map(({ label }, i) => `${label} ${figureText(row.values[i] ?? 0, unit)}`).join(', ')}
                </span>
              ) : null}
            </span>
            <span className="relative col-span-2 block min-h-6 self-stretch sm:col-span-1 sm:min-h-9">
              <svg className="absolute inset-0 size-full" aria-hidden="true">
                {row.values.some((value) => value < 0) ? (
                  <defs>
                    {parts.map((part) => (
                      <Hatch key={part.key} id={`${id}-${r}`} color={part.color} />
                    ))}
                  </defs>
                ) : null}
                {(bars[r] ?? []).map((bar) => (
                  <rect
                    key={bar.part}
                    x={`${bar.from}%`}
                    y="16%"
                    width={`${bar.to - bar.from}%`}
                    height="68%"
                    style={fillOf(parts[bar.part]?.color ?? 'other', (row.values[bar.part] ?? 0) < 0, `${id}-${r}`)}
                  />
                ))}
                {zero > 0 ? <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" className="stroke-edge" /> : null}
              </svg>
            </span>
          </li>
        ))}
      </ul>
      {several ? (
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-xs" aria-hidden="true">
          {parts.map((part) => (
            <span key={part.key} className="inline-flex items-center gap-1.5">
              <Swatch color={part.color} />
              {part.label}
            </span>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** A part below zero is hatched, so that it is told from a part above without its place or color. */
const fillOf = (color: DataColor, isLoss: boolean, id: string) =>
  isLoss ? { fill: `url(#${hatchId(id, color)})`, stroke: `var(--${color})` } : { fill: `var(--${color})` }
