import { dateText } from '#calculators/kit/format.ts'
import type { Universe } from './use-universe.ts'
import { words } from './words.ts'

/** Whose numbers these are, before anything else. */
export function DataNote({ universe: { rows, real } }: { readonly universe: Universe }) {
  return (
    <p className="card flex flex-wrap items-baseline gap-x-3 gap-y-1 p-4 text-sm">
      {real ? (
        words.real(real.source, dateText(real.asOf))
      ) : (
        <>
          <span className="badge badge-kind">{words.sample.badge}</span>
          <span className="min-w-0 flex-1 basis-64">{words.sample.text(rows.length)}</span>
        </>
      )}
    </p>
  )
}
