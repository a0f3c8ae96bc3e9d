import type { Listing } from '#teaching/games/apartment-hunt/listings.ts'
import { words } from './words.ts'

/** One ad, and below it what a visit showed. */
export function AdCard(props: {
  readonly listing: Listing
  readonly isVisited: boolean
  readonly offers: readonly string[]
  readonly onChoose: (choice: string) => void
}) {
  const { listing, isVisited, offers, onChoose } = props
  const { id, name, ad, rent, seen, isScam } = listing
  const visit = `visit:${id}`
  const sign = `sign:${id}`
  return (
    <li className="card grid grid-rows-[1fr_auto] gap-3 p-4">
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="font-semibold">{words.rent(rent)}</p>
        <p className="mt-1">“{ad}”</p>
        {isVisited ? (
          <div className={`mt-2 rounded-md p-3 text-sm ${isScam ? 'bg-warn-tint' : 'bg-sunk'}`}>
            <p>
              <b>{words.visited}:</b> {seen}
            </p>
            <p className="mt-1">{isScam ? words.noHome : words.costs(listing)}</p>
            {isScam ? null : <p className="mt-1">{words.has(listing)}</p>}
          </div>
        ) : null}
      </div>
      <p className="no-print flex flex-wrap gap-2">
        {isVisited ? null : (
          <button
            type="button"
            className="button min-h-11!"
            aria-label={words.visitLabel(name)}
            disabled={!offers.includes(visit)}
            onClick={() => onChoose(visit)}
          >
            {words.visit}
          </button>
        )}
        <button
          type="button"
          className="button min-h-11!"
          aria-label={words.signLabel(name)}
          onClick={() => onChoose(sign)}
        >
          {words.sign}
        </button>
      </p>
    </li>
  )
}
