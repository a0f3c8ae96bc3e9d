import { memo, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type CatalogueEntry, catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kit/definition.ts'
import type { Found } from '../search/finder.ts'
import { countOf } from '../search/result-words.ts'
import { useFind } from '../search/use-find.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { useAddressBox } from './listing/address-box.ts'
import { AddressSelect } from './listing/address-select.tsx'
import { type AskedList, addressOf, askedIn, nothingAsked } from './listing/asked-list.ts'
import { favorites, toggled } from './listing/favorites.ts'
import { useRevealed } from './listing/revealed.ts'
import { ToolCard } from './listing/tool-card.tsx'
import { UsedTogether } from './listing/used-together.tsx'
import { useWanted } from './listing/wanted.ts'

export const meta = () => pageMeta('/financial-calculators')

const readyCount = catalogue.filter((entry) => entry.isImplemented).length

interface Card {
  readonly entry: CatalogueEntry
  readonly found?: Found
}
const bySlug = new Map(catalogue.map((entry) => [entry.slug, entry]))

/** Every calculator, findable by words and by type. The address says what is shown; words stand behind the '#', so they are never sent. */
export default function Calculators() {
  const id = useId()
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const [stars] = useStored(favorites)
  // Pre-rendered HTML knows no query, so the first client render must not either.
  const asked = hydrated ? askedIn(location) : nothingAsked
  const query = asked.q.trim()
  const category = categories.find((name) => name === asked.category)
  const onlyStars = asked.favorites
  const { find, lost } = useFind(query !== '')
  const searching = query !== '' && find === null
  const isFound = find !== null && query !== ''
  const chosen = useMemo(
    () =>
      new Set(
        catalogue.filter(
          (entry) =>
            (category === undefined || entry.category === category) && (!onlyStars || stars.includes(entry.slug)),
        ),
      ),
    [category, onlyStars, stars],
  )
  const results = useMemo(
    () => (find && query !== '' ? find(query).flatMap(cardOf) : []).filter(({ entry }) => chosen.has(entry)),
    [find, query, chosen],
  )
  const all = useMemo(() => byCategory([...chosen].map((entry) => ({ entry }))), [chosen])
  const filtered = query !== '' || category !== undefined || onlyStars
  const revealed = useRevealed(!isFound, all.length)
  const count = isFound ? results.length : chosen.size

  const [wanted, ask] = useWanted(askedIn, nothingAsked, hydrated)
  const put = (part: Partial<AskedList>) => {
    ask({ ...wanted.current, ...part })
    void navigate(addressOf(wanted.current, location.search), { replace: true, preventScrollReset: true })
  }
  const sent = hydrated && new URLSearchParams(location.search).has('q')
  const keepHere = useEffectEvent(() => put({}))
  // A form sent before the scripts were here has the words in the query; from now on they stay behind the '#'.
  useEffect(() => {
    if (sent) keepHere()
  }, [sent])
  // Not held by React: the address follows a moment after the press, and the box must not jump back until then.
  const starBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (starBox.current) starBox.current.checked = onlyStars
  }, [onlyStars])
  const words = useAddressBox<HTMLInputElement>(asked.q, hydrated, (q) => put({ q }))

  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">Financial Calculators</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">
          Each one answers a money question and shows how it got there. {readyCount} are ready to use.
        </p>
      </header>
      <search aria-label="Calculators">
        <form
          onSubmit={(event) => event.preventDefault()}
          className="no-print grid gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] md:items-end"
        >
          <div className="grid gap-1">
            <label htmlFor={`${id}-q`} className="text-sm">
              Search
            </label>
            <input
              id={`${id}-q`}
              ref={words.ref}
              name="q"
              type="search"
              autoComplete="off"
              placeholder="Pay off a card, save for a home…"
              defaultValue=""
              onChange={(event) => words.typed(event.target.value)}
              onBlur={words.onBlur}
              className="min-h-11 rounded-sm border border-(--edge) bg-surface px-3"
            />
          </div>
          <AddressSelect
            name="category"
            label="Type"
            any="All types"
            value={category ?? ''}
            options={categories.map((name) => [name, name])}
            alive={hydrated}
            put={(_, value) => put({ category: value })}
            className="min-h-11"
          />
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              ref={starBox}
              defaultChecked={false}
              onChange={(event) => put({ favorites: event.target.checked })}
              className="size-5 accent-green"
            />
            Favorites only
          </label>
          <button type="submit" className="button min-h-11">
            Find
          </button>
        </form>
      </search>
      <p role="status" className="text-ink-2">
        {searching
          ? lost
            ? 'Search didn’t load. Here are all the calculators.'
            : 'Searching…'
          : countText(count, filtered)}
        {filtered ? (
          <>
            {' '}
            <Link
              to="/financial-calculators"
              replace
              preventScrollReset
              onClick={() => {
                ask(nothingAsked)
              }}
            >
              Show all
            </Link>
          </>
        ) : null}
      </p>
      {isFound ? <Cards title="Results" cards={results} stars={stars} isNamed /> : null}
      {/* All of them stay, out of sight, while something is looked for: a key draws none of them anew. */}
      {all.map(({ title, cards }, at) => (
        <Cards key={title} title={title} cards={cards} stars={stars} isHidden={at >= revealed} />
      ))}
      {filtered ? null : <UsedTogether />}
    </div>
  )
}

const star = (slug: string) => favorites.set((now) => toggled(now, slug))

/** A heading and its cards; `isNamed`: the heading is for readers that cannot see what stands under it. */
const Cards = memo(function Cards(props: {
  readonly title: string
  readonly cards: readonly Card[]
  readonly stars: readonly string[]
  readonly isNamed?: boolean
  readonly isHidden?: boolean
}) {
  const { title, cards, stars, isNamed = false, isHidden = false } = props
  return (
    <section className={isHidden ? 'hidden' : 'grid gap-4'} aria-label={title}>
      <h2 className={isNamed ? 'sr-only' : 'pt-2 text-xl'}>{title}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {cards.map(({ entry, found }) => (
          <li key={entry.slug}>
            <ToolCard
              entry={entry}
              {...(found ? { to: found.to, opens: found.said } : {})}
              starred={stars.includes(entry.slug)}
              onStar={() => star(entry.slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})

const cardOf = (found: Found): readonly Card[] => {
  const entry = bySlug.get(found.tool.slug)
  return entry ? [{ entry, found }] : []
}

/** A group for each category that has any, the finished tools first in each. */
function byCategory(cards: readonly Card[]) {
  const finishedFirst = [...cards].sort((a, b) => Number(b.entry.isImplemented) - Number(a.entry.isImplemented))
  return categories
    .map((title) => ({ title, cards: finishedFirst.filter(({ entry }) => entry.category === title) }))
    .filter((group) => group.cards.length > 0)
}

function countText(count: number, filtered: boolean): string {
  if (!filtered) return `${count} calculators. Use the star to save favorites on this device.`
  return count === 0 ? 'No results. Try fewer or different words.' : `${countOf(count)}.`
}
