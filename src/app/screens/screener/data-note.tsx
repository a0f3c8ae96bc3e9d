import { dateText } from '#calculators/kit/format.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { useToday } from '../../state/today.ts'
import type { Universe } from './use-universe.ts'
import { words } from './words.ts'

/** Prices of so many days ago are no longer current: a weekend with a holiday at each end is four. */
const OLD_DAYS = 5

/** Whose numbers these are, before anything else. */
export function DataNote({ universe: { rows, real } }: { readonly universe: Universe }) {
  const today = useToday()
  const age = real && today ? daysBetween(real.asOf as IsoDate, today) : 0
  return (
    <p className="card flex flex-wrap items-baseline gap-x-3 gap-y-1 p-4 text-sm">
      {real ? (
        <>
          {age >= OLD_DAYS ? <span className="badge badge-kind">{words.old(age)}</span> : null}
          <span className="min-w-0 flex-1 basis-64">{words.real(real.source, dateText(real.asOf))}</span>
        </>
      ) : (
        <>
          <span className="badge badge-kind">{words.sample.badge}</span>
          <span className="min-w-0 flex-1 basis-64">{words.sample.text(rows.length)}</span>
        </>
      )}
    </p>
  )
}
