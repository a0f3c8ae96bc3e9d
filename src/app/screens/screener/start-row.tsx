import { Link } from 'react-router'
import type { Filters } from '#engine/screening/filters.ts'
import { readyScreens } from '#teaching/screening/ready-screens.ts'
import { filterHash, screenHash } from './asked.ts'
import { words } from './words.ts'

/** Screens to begin with; the one in use says what it looks for and what it can't see. */
export function StartRow({ filters }: { readonly filters: Filters }) {
  const asked = filterHash(filters)
  const taken = readyScreens.find((one) => filterHash(one.filters) === asked)
  const links = [
    { slug: 'all', title: words.start.all, hash: '', isOn: asked === '' },
    ...readyScreens.map((one) => ({ slug: one.slug, title: one.title, hash: screenHash(one), isOn: one === taken })),
  ]
  return (
    <section className="mt-6" aria-label={words.start.title}>
      <h2 className="text-lg">{words.start.title}</h2>
      <p className="mt-0.5 text-ink-2 text-sm">{words.start.note}</p>
      <ul className="no-print mt-3 flex flex-wrap gap-2">
        {links.map(({ slug, title, hash, isOn }) => (
          <li key={slug}>
            <Link
              to={{ hash: hash === '' ? '' : `#${hash}` }}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
              className={`button min-h-11 text-ink no-underline ${isOn ? 'border-green bg-green-tint font-semibold text-green-ink' : ''}`}
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
}
