import { type Filters, without } from '#engine/screening/filters.ts'
import type { FilterCount } from '#engine/screening/screen.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Change } from './change.ts'
import { filterWords } from './value-text.ts'
import { words } from './words.ts'

/** The filters in use, each with how many it fits on its own, to be taken away. */
export function FilterChips(props: {
  readonly filters: Filters
  readonly counts: readonly FilterCount[]
  readonly change: Change
}) {
  const { filters, counts, change } = props
  if (counts.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2 sm:flex sm:flex-wrap" aria-label={words.filtersOn}>
      {counts.map(({ key, alone }) => (
        <li key={key} className="flex items-center gap-2 rounded-md border border-line bg-surface py-0.5 ps-3 text-sm">
          <span className="min-w-0 flex-1">
            {filterWords(filters, key)}
            <span className="block text-ink-2 text-xs">{words.alone(alone)}</span>
          </span>
          <button
            type="button"
            className="no-print grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
            aria-label={words.drop(filterWords(filters, key))}
            onClick={() => change((now) => ({ filters: without(now.filters, [key]) }))}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  )
}
