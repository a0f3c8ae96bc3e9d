import { figureText } from '#calculators/kit/format.ts'
import type { WaterfallChart } from '#calculators/kit/presentation.ts'
import { waterfallBars } from './bars-layout.ts'

type Step = WaterfallChart['steps'][number]
const colorOf = (step: Step) =>
  `var(--${step.color ?? (step.kind === 'total' ? 'principal' : step.value < 0 ? 'interest' : 'growth')})`

/** A sign in front of every change, so that direction does not hang on color. */
const amountText = ({ kind, value }: Step, unit: WaterfallChart['unit']) =>
  kind === 'total' ? figureText(value, unit) : `${value < 0 ? '−' : '+'}${figureText(Math.abs(value), unit)}`

/** From total to total: a row for each step, its bar where the one before ended. A list, so it reads as one. */
export function WaterfallPicture({ chart }: { chart: WaterfallChart }) {
  const bars = waterfallBars(chart.steps)
  const rows = chart.steps.map((step, i) => ({ step, bar: bars[i] ?? { from: 0, to: 0, end: 0 }, key: `${i}` }))
  return (
    <>
      <p className="sr-only">{chart.summary}</p>
      <ol className="text-sm">
        {rows.map(({ step, bar, key }, i) => (
          <li
            key={key}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(9rem,15rem)_minmax(0,1fr)_7.5rem] ${step.kind === 'total' ? 'font-semibold' : ''}`}
          >
            <span className="pt-1 sm:py-1.5">
              {step.label}
              {step.note ? <span className="block font-normal text-ink-2 text-xs">{step.note}</span> : null}
            </span>
            <span className="pt-1 text-right sm:order-last sm:py-1.5">{amountText(step, chart.unit)}</span>
            <span className="relative col-span-2 block min-h-5 self-stretch sm:col-span-1 sm:min-h-8">
              {/* As tall as its row, so that the dashes reach the next bar. */}
              <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
                <rect
                  x={`${bar.from}%`}
                  y="16%"
                  width={`${Math.max(0.4, bar.to - bar.from)}%`}
                  height="68%"
                  rx="3"
                  style={{ fill: colorOf(step) }}
                />
                {i < rows.length - 1 ? (
                  <line
                    x1={`${bar.end}%`}
                    x2={`${bar.end}%`}
                    y1="16%"
                    y2="100%"
                    className="stroke-edge"
                    strokeDasharray="2 3"
                  />
                ) : null}
              </svg>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
