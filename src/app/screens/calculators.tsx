import { useId } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kit/definition.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { useAddressBox } from './listing/address-box.ts'
import { chains } from './listing/chains.ts'
import { favorites, toggled } from './listing/favorites.ts'
import { search } from './listing/search.ts'
import { ToolCard } from './listing/tool-card.tsx'

export const meta = () => pageMeta('/financial-calculators')

const cards = catalogue.map((entry) => ({ ...entry, line: entry.question, ready: entry.isImplemented }))
const readyCount = catalogue.filter((entry) => entry.isImplemented).length

/** Every calculator, findable by words and by kind. The address says what is shown, so a view can be shared. */
export default function Calculators() {
  const id = useId()
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const [stars, setStars] = useStored(favorites)
  // Pre-rendered HTML knows no query, so the first client render must not either.
  const query = hydrated ? (params.get('q') ?? '') : ''
  const asked = hydrated ? (params.get('category') ?? '') : ''
  const category = categories.find((name) => name === asked)
  const onlyStars = hydrated && params.has('favorites')
  const found = search(query, cards).filter(
    (entry) => (category === undefined || entry.category === category) && (!onlyStars || stars.includes(entry.slug)),
  )
  const filtered = query !== '' || category !== undefined || onlyStars

  const put = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const words = useAddressBox<HTMLInputElement>(query, hydrated, (value) => put('q', value))
  const kind = useAddressBox<HTMLSelectElement>(category ?? '', hydrated, (value) => put('category', value))

  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">Financial Calculators</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">
          Each answers one question and shows its working. {readyCount} work today; the others are marked.
        </p>
      </header>
      <Form role="search" className="no-print grid gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] md:items-end">
        <div className="grid gap-1">
          <label htmlFor={`${id}-q`} className="text-sm">
            Search
          </label>
          <input
            id={`${id}-q`}
            ref={words}
            name="q"
            type="search"
            autoComplete="off"
            placeholder="Pay off a card, save for a home…"
            defaultValue=""
            onChange={(event) => put('q', event.target.value)}
            className="min-h-11 rounded-sm border border-(--edge) bg-surface px-3"
          />
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-category`} className="text-sm">
            Kind
          </label>
          <select
            id={`${id}-category`}
            ref={kind}
            name="category"
            defaultValue=""
            onChange={(event) => put('category', event.target.value)}
            className="min-h-11 rounded-sm border border-(--edge) bg-surface px-3"
          >
            <option value="">All kinds</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={onlyStars}
            onChange={(event) => put('favorites', event.target.checked ? '1' : '')}
            className="size-5 accent-green"
          />
          Favorites only
        </label>
        <button type="submit" className="button min-h-11">
          Find
        </button>
      </Form>
      <p role="status" className="text-ink-2">
        {countText(found.length, filtered)}
        {filtered ? (
          <>
            {' '}
            <Link to="/financial-calculators" replace preventScrollReset>
              Show all
            </Link>
          </>
        ) : null}
      </p>
      <h2 className="sr-only">{filtered ? 'Found' : 'All calculators'}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {found.map((entry) => (
          <li key={entry.slug}>
            <ToolCard
              entry={entry}
              starred={stars.includes(entry.slug)}
              onStar={() => setStars((now) => toggled(now, entry.slug))}
            />
          </li>
        ))}
      </ul>
      {filtered ? null : <UsedTogether />}
    </div>
  )
}

function countText(count: number, filtered: boolean): string {
  if (!filtered) return `${count} calculators. The star keeps a favorite in this browser.`
  if (count === 0) return 'No calculator fits. Try fewer or other words.'
  return count === 1 ? '1 calculator fits.' : `${count} calculators fit.`
}

function UsedTogether() {
  return (
    <section aria-labelledby="together" className="grid gap-4 pt-6">
      <h2 id="together" className="text-2xl">
        Used together
      </h2>
      <ul className="card divide-y divide-line">
        {chains.map((chain) => (
          <li key={chain.title} className="grid gap-2 p-5">
            <h3 className="text-lg">{chain.title}</h3>
            <p className="text-ink-2 text-sm">{chain.why}</p>
            <ol className="flex flex-wrap gap-x-5 gap-y-1">
              {chain.entries.map((entry, i) => (
                <li key={entry.slug}>
                  <span className="text-ink-3">{i + 1}.</span> <Link to={entry.path}>{shortTitle(entry.title)}</Link>
                  {entry.isImplemented ? null : <span className="text-ink-3 text-sm"> (soon)</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shortTitle = (title: string): string => title.replace(/ Calculator\b/, '')
