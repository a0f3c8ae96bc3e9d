import { useEffect, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import type { ListName } from '#engine/household/lists.ts'
import { countOf, listNouns } from '../../state/list-nouns.ts'
import { showOwnPicture } from '../../state/own-picture-mark.ts'
import { useOwnPicture } from '../../state/picture.ts'
import { useHydrated } from '../../state/use-stored.ts'
import { Part } from '../device/screen-head.tsx'
import { EntryList } from './entry-list.tsx'

/** The lists in the order of the page, each with the fields its form asks at first. */
const lists: readonly (readonly [ListName, readonly string[]])[] = [
  ['people', ['name', 'role', 'born']],
  ['incomes', ['name', 'kind', 'amount', 'every', 'isTakeHome', 'nextOn']],
  ['accounts', ['name', 'kind', 'balance', 'apy', 'monthly']],
  ['properties', ['name', 'kind', 'value']],
  ['debts', ['name', 'kind', 'balance', 'apr', 'minimum', 'creditLimit']],
  ['bills', ['name', 'kind', 'amount', 'every', 'dueOn', 'autopay']],
  ['policies', ['name', 'kind', 'coverage', 'premium', 'premiumEvery', 'renewsOn']],
  ['goals', ['name', 'target', 'saved', 'by']],
  ['expected', ['name', 'on', 'amount']],
  ['documents', ['name', 'kind', 'keptAt', 'copyWith']],
  ['contacts', ['name', 'role', 'phone', 'email']],
]
/** Lists whose order means something. */
const ordered: readonly ListName[] = ['goals', 'debts', 'contacts']

/** A link to one list opens it. */
function openNamed(): void {
  const { hash } = window.location
  const list = hash.startsWith('#your-') ? document.getElementById(hash.slice(1)) : null
  if (!(list instanceof HTMLDetailsElement)) return
  list.open = true
  list.scrollIntoView()
}

/** The whole picture of the household, where every list of it can be changed. */
export function YourHousehold() {
  const picture = useOwnPicture()
  const isHere = useHydrated()
  useLayoutEffect(() => {
    if (isHere) showOwnPicture()
  }, [isHere])
  useEffect(() => {
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [])
  return (
    <Part
      id="household"
      title="Your household"
      note={
        <>
          One picture of your money that every planning screen reads. Fill in only what you want to use. Your spending
          by category is in <Link to="/financial-management#plan">your budget</Link>.
        </>
      }
    >
      <div className="picture border-line border-b">
        {lists.map(([list, fields]) => (
          <details key={list} className="fold border-line border-t" id={`your-${list}`}>
            <summary className="flex list-none items-center gap-3 py-3.5">
              <h3 className="flex-1 text-lg">{listNouns[list].title}</h3>
              <span className="text-ink-2 text-sm">
                {picture.household[list].length === 0 ? 'None yet' : countOf(list, picture.household[list].length)}
              </span>
              <span className="fold-mark text-green" aria-hidden="true" />
            </summary>
            <div className="pb-5">
              <EntryList list={list} picture={picture} fields={fields} isOrdered={ordered.includes(list)} />
            </div>
          </details>
        ))}
      </div>
    </Part>
  )
}
