import { useState } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import type { Citation } from '#calculators/kit/presentation.ts'
import type { ToldLine } from '#calculators/planning/scenario/tell-lines.ts'
import { tableWords, screenWords as words } from './words.ts'

/** Lines shown before the rest is asked for. */
const FIRST = 8
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`

/** What each line adds up to over the year, before and after, and why it changes; at the end, what that does to cash. */
export function ChangedLines({
  lines,
  sources,
}: {
  readonly lines: readonly ToldLine[]
  readonly sources: readonly Citation[]
}) {
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return <p className="card p-5 text-ink-2">{words.linesNone}</p>
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  const total = lines.reduce((sum, { before, after }) => sum + after - before, 0)
  return (
    <div className="card">
      <ul>
        {shown.map(({ key, label, before, after, why, working, source }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line px-4 py-3 not-first:border-t md:px-5"
          >
            <p className="font-semibold [overflow-wrap:anywhere]">{label}</p>
            <p className={`text-right font-semibold ${after < before ? 'text-bad' : 'text-green'}`}>
              {signed(after - before)}
            </p>
            <p className="col-span-2 text-ink-2 text-sm [overflow-wrap:anywhere]">{why}</p>
            <p className="col-span-2 text-ink-2 text-sm">
              {dollars(before)} → {dollars(after)}
            </p>
            <LineWorking working={working} citation={source === null ? undefined : sources[source]} label={label} />
          </li>
        ))}
      </ul>
      {lines.length > FIRST ? (
        <p className="border-line border-t px-4 py-3 md:px-5">
          <button type="button" className="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer lines' : `Show all ${lines.length} lines`}
          </button>
        </p>
      ) : null}
      <p className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t bg-sunk px-4 py-3 md:px-5">
        <strong>{words.total}</strong>
        <strong className="text-right">{signed(Math.round(total))}</strong>
      </p>
    </div>
  )
}

/** The months behind a line's two sums, and the published figure it rests on. */
function LineWorking(props: {
  readonly working: ToldLine['working']
  readonly citation: Citation | undefined
  readonly label: string
}) {
  const { working, citation, label } = props
  return (
    <details className="col-span-2 text-sm">
      <summary className="min-h-8 w-fit py-1 text-green underline underline-offset-2">
        {words.working}
        <span className="sr-only"> of {label}</span>
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-sm bg-sunk px-3 py-2 [overflow-wrap:anywhere]">
        <dt className="text-ink-2">{tableWords.before}</dt>
        <dd className="font-mono">{working.before}</dd>
        <dt className="text-ink-2">{tableWords.after}</dt>
        <dd className="font-mono">{working.after}</dd>
      </dl>
      {citation === undefined ? null : (
        <p className="mt-1 text-ink-2">
          {words.source}:{' '}
          {citation.source.url ? (
            <a href={citation.source.url} rel="noopener">
              {citation.source.title}
            </a>
          ) : (
            citation.source.title
          )}{' '}
          ({citation.source.publisher})
        </p>
      )}
    </details>
  )
}
