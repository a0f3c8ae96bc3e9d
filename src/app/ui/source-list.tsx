import { dateText, monthText } from '#calculators/kit/format.ts'
import type { Citation } from '#calculators/kit/presentation.ts'

const firm = {
  enacted: '',
  projected: 'projected',
  'carried-over': 'carried over from an earlier year',
  assumption: 'our default',
} as const

/** Documents behind figures: what each says, its title and publisher, how old it is and when it was read. */
export function SourceList({ sources }: { sources: readonly Citation[] }) {
  return (
    <ul className="grid gap-2 text-ink-2 text-sm">
      {sources.map((source) => (
        <li key={`${source.id}${source.what}`}>
          <SourceLine citation={source} />
        </li>
      ))}
    </ul>
  )
}

export function SourceLine({ citation }: { citation: Citation }) {
  const { source, what, where, asOf, status, confidence, note } = citation
  return (
    <>
      <b className="font-semibold text-ink">{what[0]?.toUpperCase() + what.slice(1)}:</b>{' '}
      {source.url ? (
        <a href={source.url} rel="noopener">
          {source.title}
        </a>
      ) : (
        source.title
      )}
      {where ? `, ${where}` : ''} ({source.publisher})
      {asOf ? `, as of ${asOf.length === 10 ? dateText(asOf) : asOf.length === 7 ? monthText(asOf) : asOf}` : ''}
      {firm[status] ? `; ${firm[status]}` : ''}
      {confidence === 'low' ? '; less certain' : ''}. Checked {monthText(source.checked)}.{note ? ` ${note}` : ''}
    </>
  )
}
