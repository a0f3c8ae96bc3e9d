import { useId } from 'react'
import type { Instrument } from '#wire/market.ts'
import { kindNames } from '../price-text.ts'

type Named = Pick<Instrument, 'symbol' | 'name' | 'kind'>

/** Names with their symbols, and one thing to do with each. */
export function FoundList<One extends Named>({
  title,
  found,
  action,
  noteOf,
}: {
  readonly title: string
  readonly found: readonly One[]
  readonly action: { readonly label: string; readonly onPress: (one: One) => void } | null
  readonly noteOf?: (one: One) => string | null
}) {
  const id = useId()
  return (
    <div className="mt-4">
      <h4 id={id} className="font-semibold text-sm">
        {title}
      </h4>
      <ul aria-labelledby={id} className="mt-1 max-w-[46rem]">
        {found.map((one) => {
          const note = noteOf?.(one) ?? null
          return (
            <li key={one.symbol} className="flex min-h-11 items-center gap-3 border-line border-b py-1">
              <span className="min-w-0 flex-1 break-words">
                {one.name}{' '}
                <span className="text-ink-3 text-xs">
                  {one.symbol} · {kindNames[one.kind]}
                </span>
                {note ? <span className="block text-warn text-xs">{note}</span> : null}
              </span>
              {action ? (
                <button
                  type="button"
                  className="button min-h-11 shrink-0"
                  aria-label={`${action.label}: ${one.name}`}
                  onClick={() => action.onPress(one)}
                >
                  {action.label}
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
