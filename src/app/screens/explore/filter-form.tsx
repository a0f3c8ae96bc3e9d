import { useId, useState } from 'react'
import { categories } from '#calculators/kit/definition.ts'
import { levels as levelWords } from '../lesson/level-words.ts'
import { useAddressBox } from '../listing/address-box.ts'
import { AddressSelect } from '../listing/address-select.tsx'
import type { Filters } from './filters.ts'
import { kinds, levels, lifeEvents, minuteSteps } from './thing.ts'
import { eventWords, kindWords, words } from './words.ts'

type Put = (name: keyof Filters, value: string) => void

/** Words and five choices, which a phone shows on a press. The boxes hold what is typed; the address follows. */
export function FilterForm(props: { readonly filters: Filters; readonly alive: boolean; readonly put: Put }) {
  const { filters, alive, put } = props
  const id = useId()
  const box = useAddressBox<HTMLInputElement>(filters.q, alive, (next) => put('q', next))
  const shared = { alive, put }
  const set = [filters.event, filters.minutes, filters.kind, filters.category, filters.level].filter(
    (one) => one !== null,
  ).length
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // On a phone the choices wait behind a press, so that what fits comes first; those in use are never out of sight.
  const open = isOpen ?? set > 0
  return (
    <search aria-label={words.title}>
      <form
        action="/explore"
        onSubmit={(event) => event.preventDefault()}
        className="no-print grid items-end gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
      >
        <div className="grid gap-1">
          <label htmlFor={`${id}-q`} className="text-sm">
            {words.search}
          </label>
          <input
            id={`${id}-q`}
            ref={box.ref}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={200}
            placeholder={words.placeholder}
            defaultValue=""
            onChange={(event) => box.typed(event.target.value)}
            onBlur={box.onBlur}
            className="h-10 w-full rounded-sm border border-(--edge) bg-surface px-3"
          />
        </div>
        <button
          type="button"
          className="button w-fit lg:hidden"
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!open)}
        >
          {words.filters(set)}
        </button>
        <div
          id={`${id}-filters`}
          className={`grid-cols-2 items-end gap-3 lg:grid lg:grid-cols-5 ${open ? 'grid' : 'hidden'}`}
        >
          <AddressSelect
            name="event"
            label={words.event}
            any={words.anyEvent}
            value={filters.event ?? ''}
            options={lifeEvents.map((event) => [event, eventWords[event]])}
            {...shared}
          />
          <AddressSelect
            name="minutes"
            label={words.minutes}
            any={words.anyMinutes}
            value={String(filters.minutes ?? '')}
            options={minuteSteps.map((step) => [String(step), words.upTo(step)])}
            {...shared}
          />
          <AddressSelect
            name="kind"
            label={words.type}
            any={words.anyType}
            value={filters.kind ?? ''}
            options={kinds.map((kind) => [kind, kindWords[kind]])}
            {...shared}
          />
          <AddressSelect
            name="category"
            label={words.category}
            any={words.anyCategory}
            value={filters.category ?? ''}
            options={categories.map((name) => [name, name])}
            {...shared}
          />
          <AddressSelect
            name="level"
            label={words.level}
            any={words.anyLevel}
            value={filters.level ?? ''}
            options={levels.map((level) => [level, levelWords[level]])}
            {...shared}
          />
        </div>
      </form>
    </search>
  )
}
