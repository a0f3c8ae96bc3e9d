import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import { typical } from '#engine/screening/order.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import { valueText } from './value-text.ts'
import { words } from './words.ts'
import { exampleOf } from './working.ts'

/** What a measure is, how it's counted and when it misleads. */
export function MetricMeaning({ metric, rows }: { readonly metric: MetricKey; readonly rows: readonly Row[] }) {
  const { what, counted, misleads, none, term } = metrics[metric]
  const example = exampleOf(rows, metric)
  const middle = typical(rows, metric)
  const parts: readonly (readonly [string, string])[] = [
    [words.means.what, what],
    [words.means.counted, counted],
    ...(example ? [[words.means.example, words.example(example.name, example.text)] as const] : []),
    [words.means.misleads, misleads],
    ...(none ? [[words.means.none, none] as const] : []),
  ]
  return (
    <div className="whitespace-normal text-left font-normal text-ink-2 text-sm">
      {parts.map(([name, text]) => (
        <p key={name} className="mt-1.5 max-w-[60ch]">
          <b className="text-ink">{name}:</b> {text}
        </p>
      ))}
      {middle === null ? null : <p className="mt-1.5 max-w-[60ch]">{words.typical(valueText(metric, middle))}</p>}
      {term ? (
        <p className="mt-1">
          <Link to={`/guide/${term}`} className="inline-block py-2">
            {words.inGlossary}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** A measure's name that opens to its meaning; without scripts too. */
export const MetricAbout = memo(function MetricAbout(props: {
  readonly metric: MetricKey
  readonly rows: readonly Row[]
  readonly children?: ReactNode
}) {
  const { metric, rows, children } = props
  return (
    <details className="min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sm sm:min-h-8">
        <span className="min-w-0 underline decoration-dotted underline-offset-4">
          {children ?? metrics[metric].name}
        </span>
        <span
          className="grid size-5 shrink-0 place-items-center rounded-full border border-line-strong text-ink-2 text-xs"
          aria-hidden="true"
        >
          ?
        </span>
      </summary>
      <MetricMeaning metric={metric} rows={rows} />
    </details>
  )
})
