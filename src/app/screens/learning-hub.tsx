import { useId } from 'react'
import { Link, type Location, useLocation, useNavigate } from 'react-router'
import { coursePath } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { lessonProgress } from '../state/lesson-progress.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { type FilterName, filtersIn, hashOf, matches, noFilters, timeSteps } from './learn/hub-filters.ts'
import { LessonList, stateOf } from './learn/lesson-list.tsx'
import { words } from './learn/words.ts'
import { levels, standards } from './lesson/level-words.ts'
import { useAddressBox } from './listing/address-box.ts'
import { AddressSelect } from './listing/address-select.tsx'
import { useWanted } from './listing/wanted.ts'

export const meta = () => pageMeta('/learning-hub')

const say = words.hub
const asked = ({ hash }: Location) => filtersIn(hash)
const entries = (record: Readonly<Record<string, string>>) => Object.entries(record)

/** Every lesson in one list, found by words, topic, level, time, standard and progress. */
export default function LearningHub() {
  const id = useId()
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const [progress] = useStored(lessonProgress)
  // Pre-rendered HTML knows no filter, so the first client render must not either.
  const filters = hydrated ? filtersIn(location.hash) : noFilters
  const [wanted, ask] = useWanted(asked, noFilters, hydrated)
  const put = (name: FilterName, value: string) => {
    ask({ ...wanted.current, [name]: value })
    void navigate({ hash: hashOf(wanted.current) }, { replace: true, preventScrollReset: true })
  }
  const box = useAddressBox<HTMLInputElement>(filters.q, hydrated, (next) => put('q', next))
  const shown = lessonCards.filter((card) => matches(card, filters, stateOf(progress, card.slug)))
  const isFiltered = hashOf(filters) !== ''
  const shared = (name: FilterName) => ({ name, value: filters[name], alive: hydrated, put })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="mt-2 grid gap-2 md:mt-4">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{say.lead(lessonCards.length)}</p>
      </header>
      <search aria-label={say.search}>
        <form
          className="no-print grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(5,minmax(0,1fr))]"
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="col-span-2 grid gap-1 lg:col-span-1">
            <label htmlFor={id} className="text-sm">
              {say.search}
            </label>
            <input
              id={id}
              ref={box.ref}
              type="search"
              autoComplete="off"
              maxLength={80}
              placeholder={say.placeholder}
              defaultValue=""
              onChange={(event) => box.typed(event.target.value)}
              onBlur={box.onBlur}
              className="h-10 w-full rounded-sm border border-(--edge) bg-surface px-3"
            />
          </div>
          <AddressSelect
            label={say.topic}
            any={say.anyTopic}
            options={unitCards.map(({ slug, title }) => [slug, title])}
            {...shared('topic')}
          />
          <AddressSelect label={say.level} any={say.anyLevel} options={entries(levels)} {...shared('level')} />
          <AddressSelect
            label={say.time}
            any={say.anyTime}
            options={timeSteps.map((step) => [String(step), say.upTo(step)])}
            {...shared('time')}
          />
          <AddressSelect label={say.skill} any={say.anySkill} options={entries(standards)} {...shared('skill')} />
          <AddressSelect label={say.state} any={say.anyState} options={entries(words.states)} {...shared('state')} />
        </form>
      </search>
      <p role="status" className="min-h-6 text-ink-2 text-sm">
        {isFiltered ? (
          <>
            {say.results(shown.length)}{' '}
            <Link
              to="/learning-hub"
              replace
              preventScrollReset
              onClick={() => {
                ask(noFilters)
              }}
            >
              {say.clear}
            </Link>
          </>
        ) : null}
      </p>
      {unitCards.map((unit) => {
        const cards = shown.filter((card) => card.unit === unit.slug)
        return cards.length > 0 ? (
          <section key={unit.slug} aria-labelledby={`topic-${unit.slug}`} className="grid gap-3">
            <h2 id={`topic-${unit.slug}`} className="text-xl">
              <Link to={coursePath(unit.slug)} className="no-underline hover:underline">
                {unit.title}
              </Link>
            </h2>
            <LessonList cards={cards} progress={progress} hasStandards />
          </section>
        ) : null
      })}
      <p className="max-w-[68ch] text-ink-3 text-xs">{say.note}</p>
    </div>
  )
}
