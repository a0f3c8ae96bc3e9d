import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Filters } from '#engine/screening/filters.ts'
import { readyScreens } from '#teaching/screening/ready-screens.ts'
import { filterHash, screenHash } from './asked.ts'
import { words } from './words.ts'

/** Room kept in front of the one in use (pixels). */
const ASIDE = 16

/** Screens to begin with; the one in use says what it looks for and what it can't see. */
export const StartRow = memo(function StartRow({ filters }: { readonly filters: Filters }) {
  const asked = filterHash(filters)
  const taken = readyScreens.find((one) => filterHash(one.filters) === asked)
  const links = [
    { slug: 'all', title: words.start.all, hash: '', isOn: asked === '' },
    ...readyScreens.map((one) => ({ slug: one.slug, title: one.title, hash: screenHash(one), isOn: one === taken })),
  ]
  const list = useRef<HTMLUListElement>(null)
  // On a phone the row runs sideways: the one in use is brought into sight.
  useEffect(() => {
    const place = list.current?.querySelector<HTMLElement>(`[data-idea="${taken?.slug ?? 'all'}"]`)
    if (list.current && place) list.current.scrollLeft = place.offsetLeft - list.current.offsetLeft - ASIDE
  }, [taken])
  return (
    <section className="mt-6" aria-label={words.start.title}>
      <h2 className="text-lg">{words.start.title}</h2>
      <p className="mt-0.5 text-ink-2 text-sm">{words.start.note}</p>
      <ul
        ref={list}
        className="no-print -mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {links.map(({ slug, title, hash, isOn }) => (
          <li key={slug} data-idea={slug} className="shrink-0">
            <Link
              to={{ hash: hash === '' ? '' : `#${hash}` }}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
              className={`button min-h-11 text-ink no-underline ${isOn ? 'border-green bg-green-tint text-green-ink' : ''}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {taken ? (
        <p className="mt-3 max-w-[72ch] text-sm" aria-live="polite">
          <b>{words.start.looksFor}</b> {taken.looksFor} <b>{words.start.cannotSee}</b> {taken.cannotSee}
        </p>
      ) : null}
    </section>
  )
})
