import { memo, useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { reasonsByPage, relevantFor } from '#engine/planning/explore/relevance.ts'
import type { Found } from '../../search/finder.ts'
import { useFind } from '../../search/use-find.ts'
import { lastNumbers } from '../../state/last-numbers.ts'
import { usePicture } from '../../state/picture.ts'
import { useHydrated, useStored } from '../../state/use-stored.ts'
import { ScreenHead } from '../device/screen-head.tsx'
import { favorites, toggled } from '../listing/favorites.ts'
import { useRevealed } from '../listing/revealed.ts'
import { useWanted } from '../listing/wanted.ts'
import { SampleBar } from '../picture/sample-bar.tsx'
import { TroubleFirst } from '../picture/trouble-first.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Filters, filtersIn, hashOf, isFiltered, noFilters, passes } from './filters.ts'
import { articlesFor, inOrder, type Reasons } from './order.ts'
import { usePublished } from './published.ts'
import { noteOpened, recentThings } from './recent.ts'
import { kinds, type Thing } from './thing.ts'
import { ThingCard } from './thing-card.tsx'
import { things as listed } from './things.precomputed.ts'
import { kindWords, reasonText, words } from './words.ts'

const calculatorCount = listed.filter(({ kind }) => kind === 'calculator').length
const byPath = new Map(listed.map((thing) => [thing.path, thing]))
const noReasons: Reasons = new Map()
/** How many the numbers suggest at once. */
const SUGGESTED = 6
/** Results at first and with each press; of each kind in the whole list, the rest folded. */
const RESULTS = 12
const OF_KIND = 4

interface Shown {
  readonly thing: Thing
  readonly found?: Found | undefined
}

/** Everything in one list: by words, life event, time, kind and category, ranked by what the numbers make relevant. */
export function ExploreScreen() {
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const picture = usePicture()
  const [stars, setStars] = useStored(favorites)
  const [opened] = useStored(recentThings)
  const [numbers] = useStored(lastNumbers)
  // Pre-rendered HTML knows no question, so the first client render must not either.
  const filters = hydrated ? filtersIn(location) : noFilters
  const query = filters.q.trim()
  const { find, lost } = useFind(query !== '')
  const searching = query !== '' && find === null && !lost

  const relevant = useMemo(() => relevantFor(picture.household, picture.today), [picture])
  const reasons = useMemo(() => reasonsByPage(relevant), [relevant])
  const recent = useMemo(() => [...new Set([...opened, ...Object.keys(numbers).reverse()])], [opened, numbers])
  const filtered = isFiltered(filters)
  const things = usePublished(listed, filtered)
  const ids = filters.view === 'favorites' ? stars : filters.view === 'recent' ? recent : null

  const matched: readonly Shown[] =
    query !== '' && find !== null ? byWords(query, find(query), things) : things.map((thing) => ({ thing }))
  const passed = matched.filter(({ thing }) => passes(thing, filters, ids === null ? null : new Set(ids)))
  const foundFor = new Map(passed.map(({ thing, found }) => [thing, found]))
  const list =
    filters.view === 'recent' && query === ''
      ? recent.flatMap((id) => passed.find(({ thing }) => thing.id === id)?.thing ?? [])
      : inOrder(
          passed.map(({ thing }) => thing),
          filters,
          filtered && picture.isSample ? noReasons : reasons,
        )
  const asked = hashOf(filters)
  const [pressed, setPressed] = useState({ asked, count: RESULTS })
  const count = pressed.asked === asked ? pressed.count : RESULTS
  const suggested = filtered ? [] : list.filter(({ id, ready }) => ready && reasons.has(id)).slice(0, SUGGESTED)

  const [wanted, ask] = useWanted(filtersIn, noFilters, hydrated)
  const go = (next: Filters) => {
    ask(next)
    const hash = hashOf(next)
    void navigate({ search: '', hash: hash === '' ? '' : `#${hash}` }, { replace: true, preventScrollReset: true })
  }
  const put = (name: keyof Filters, value: string) =>
    go(filtersIn({ search: '', hash: `#${new URLSearchParams({ ...asParams(wanted.current), [name]: value })}` }))

  const card = (thing: Thing, isSuggested = false) => {
    const found = foundFor.get(thing)
    return (
      <li key={thing.path}>
        <ThingCard
          thing={thing}
          // The sample's numbers are no reason of the visitor's own.
          reason={reasonOf(isSuggested || !picture.isSample ? reasons : noReasons, thing)}
          to={found?.to}
          opens={found?.said}
          starred={stars.includes(thing.id)}
          onStar={() => setStars((now) => toggled(now, thing.id))}
          onOpen={() => noteOpened(thing.id)}
        />
      </li>
    )
  }
  const plainCard = useCallback(
    (thing: Thing) => (
      <li key={thing.path}>
        <ThingCard
          thing={thing}
          reason={reasonOf(picture.isSample ? noReasons : reasons, thing)}
          starred={stars.includes(thing.id)}
          onStar={() => setStars((now) => toggled(now, thing.id))}
          onOpen={() => noteOpened(thing.id)}
        />
      </li>
    ),
    [picture.isSample, reasons, stars, setStars],
  )
  const cards = (of: readonly Thing[], isSuggested = false) => (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">{of.map((thing) => card(thing, isSuggested))}</ul>
  )
  const view = (name: Filters['view'], label: string) => (
    <button
      type="button"
      aria-pressed={filters.view === name}
      className={`button min-h-10 ${filters.view === name ? 'button-main' : ''}`}
      onClick={() => go({ ...wanted.current, view: name })}
    >
      {label}
    </button>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="-mb-5">
        <ScreenHead kind={words.kind} title={words.title} lead={words.lead}>
          <p className="mt-1 text-ink-2 text-sm">{words.count(calculatorCount, listed.length - calculatorCount)}</p>
        </ScreenHead>
      </div>
      <FilterForm filters={filters} alive={hydrated} put={put} />
      <div className="no-print flex flex-wrap items-center gap-2">
        {view('all', words.all)}
        {view('favorites', words.favorites)}
        {view('recent', words.recent)}
        <p role="status" className="ml-auto text-ink-2 text-sm">
          {searching ? words.searching : lost && query !== '' ? words.lost : filtered ? words.results(list.length) : ''}{' '}
          {filtered ? (
            <Link
              to="/explore"
              replace
              preventScrollReset
              onClick={() => {
                ask(noFilters)
              }}
            >
              {words.clear}
            </Link>
          ) : null}
        </p>
      </div>
      {filtered ? (
        list.length > 0 ? (
          <section aria-label={words.results(list.length)} className="grid gap-4">
            {cards(list.slice(0, count))}
            {list.length > count ? (
              <p className="no-print">
                <button type="button" className="button" onClick={() => setPressed({ asked, count: count + RESULTS })}>
                  {words.more(Math.min(RESULTS, list.length - count))}
                </button>
              </p>
            ) : null}
          </section>
        ) : (
          <p className="card p-5 text-ink-2">
            {filters.view === 'favorites' && stars.length === 0
              ? words.noFavorites
              : filters.view === 'recent' && recent.length === 0
                ? words.noRecent
                : words.results(0)}
          </p>
        )
      ) : (
        <section
          className="picture grid grid-cols-1 gap-4"
          aria-label={picture.isSample ? words.forSample : words.forYou}
        >
          <div className="-mb-4">
            <SampleBar picture={picture} />
          </div>
          <TroubleFirst household={picture.household} />
          {suggested.length > 0 ? (
            <>
              <div>
                <h2 className="text-xl">{picture.isSample ? words.forSample : words.forYou}</h2>
                <p className="mt-1 text-ink-2 text-sm">{picture.isSample ? words.forSampleNote : words.forYouNote}</p>
              </div>
              {cards(suggested, true)}
            </>
          ) : null}
        </section>
      )}
      {/* Hundreds of cards: they stay, out of sight, while something is looked for, and a key draws none of them anew. */}
      <Everything list={things} card={plainCard} isHidden={filtered} />
      <p className="text-ink-3 text-xs">
        {words.minutesNote} {words.levelNote}
      </p>
    </div>
  )
}

const asParams = (filters: Filters): Record<string, string> => Object.fromEntries(new URLSearchParams(hashOf(filters)))

function reasonOf(reasons: Reasons, { id }: Thing): string | undefined {
  const reason = reasons.get(id)?.reason
  return reason ? reasonText(reason) : undefined
}

/** The whole list by kind, each with its place on the page: it reads and works without scripts. */
function Everything(props: { list: readonly Thing[]; card: DrawCard; isHidden: boolean }) {
  const { list, card, isHidden } = props
  const ofKinds = useMemo(
    () =>
      kinds
        .map((kind) => ({ kind, list: list.filter((thing) => thing.kind === kind) }))
        .filter((section) => section.list.length > 0),
    [list],
  )
  const revealed = useRevealed(!isHidden, ofKinds.length)
  return (
    <>
      <nav
        aria-label={words.jump}
        className={`no-print flex-wrap gap-x-4 gap-y-1 text-sm ${isHidden ? 'hidden' : 'flex'}`}
      >
        {ofKinds.map(({ kind, list: { length } }) => (
          <a key={kind} href={`#${kind}s`}>
            {kindWords[kind]} ({length})
          </a>
        ))}
      </nav>
      {ofKinds.map((section, at) => (
        <OfKind key={section.kind} {...section} card={card} isHidden={at >= revealed} />
      ))}
    </>
  )
}

type DrawCard = (thing: Thing) => React.ReactNode
interface KindProps {
  readonly kind: Thing['kind']
  readonly list: readonly Thing[]
  readonly card: DrawCard
  readonly isHidden: boolean
}
const OfKind = memo(function OfKind({ kind, list, card, isHidden }: KindProps) {
  return (
    <section
      id={`${kind}s`}
      className={`grid-cols-1 gap-4 ${isHidden ? 'hidden' : 'grid'}`}
      aria-label={kindWords[kind]}
    >
      <h2 className="pt-2 text-xl">{kindWords[kind]}</h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">{list.slice(0, OF_KIND).map((thing) => card(thing))}</ul>
      {list.length > OF_KIND ? (
        <details className="group grid gap-4">
          <summary className="button no-print w-fit list-none group-open:mb-4">
            <span className="group-open:hidden">
              {words.more(list.length - OF_KIND)}
              <span className="sr-only">: {kindWords[kind].toLowerCase()}</span>
            </span>
            <span className="hidden group-open:inline">{words.fewer}</span>
          </summary>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">{list.slice(OF_KIND).map((thing) => card(thing))}</ul>
        </details>
      ) : null}
    </section>
  )
})

/** Tools and pages as the search ranks them, articles after the first few. */
function byWords(query: string, found: readonly Found[], things: readonly Thing[]): readonly Shown[] {
  const tools = found.flatMap((one): Shown[] => {
    const thing = byPath.get(one.tool.path)
    return thing ? [{ thing, found: one }] : []
  })
  const articles = articlesFor(
    query,
    things.filter(({ kind }) => kind === 'article'),
  ).filter((thing) => !tools.some((one) => one.thing === thing))
  return [...tools.slice(0, 3), ...articles.map((thing) => ({ thing })), ...tools.slice(3)]
}
