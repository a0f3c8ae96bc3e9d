import { lazy, memo, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { type ListName, mostEntries } from '#engine/household/lists.ts'
import { listNouns } from '../../state/list-nouns.ts'
import type { EntryIn } from '../../state/own-lists.ts'
import type { Picture } from '../../state/picture.ts'
import { isOwnPicture } from '../../state/whose-picture.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Drafts } from './entry-draft.ts'
import { entryLine } from './entry-lines.ts'

/** What changes a list comes with the first change: looking at it needs none of it. */
const changes = () => import('../../state/household.ts')
const EntryForm = lazy(() => import('./entry-form.tsx').then((module) => ({ default: module.EntryForm })))

/** Rows drawn before the visitor asks for all. */
const FIRST_ROWS = 30
type AnyEntry = EntryIn<ListName> & { readonly id: string; readonly name: string }

interface EntryListProps {
  readonly list: ListName
  readonly picture: Picture
  /** The fields the form asks at first. */
  readonly fields: readonly string[]
  /** What a new entry starts with, where this screen knows better than the list. */
  readonly start?: Drafts
  /** Only entries like this are shown here. */
  readonly only?: (entry: AnyEntry) => boolean
  /** Whether the visitor can change the order. */
  readonly isOrdered?: boolean
  /** 'Add a card' instead of 'Add a debt'. */
  readonly add?: string
  /** Said where there is none: 'No cards yet.' */
  readonly none?: string
  /** Something at the end of a row: a button of this screen's. */
  readonly extra?: (entry: AnyEntry) => ReactNode
}

/** The editor of one list of the household: its entries, one form at a time. The sample's and a link's entries are shown and can't be changed. */
export function EntryList(props: EntryListProps) {
  const { list, picture, fields, start, only, isOrdered = false, none, extra } = props
  const { one, many } = listNouns[list]
  const add = props.add ?? `Add ${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`
  const [open, setOpen] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const entries = (picture.household[list] as unknown as readonly AnyEntry[]).map((entry, position) => ({
    entry,
    position,
  }))
  const shown = only ? entries.filter(({ entry }) => only(entry)) : entries
  const isOwn = isOwnPicture(picture)
  const isFull = isOwn && entries.length >= mostEntries[list]

  /** Closes the form and gives the focus back to the button that opened it, or to the one that adds. */
  const close = useCallback((id: string | null) => {
    setOpen(null)
    requestAnimationFrame(() => {
      const opener = id === null ? null : box.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)
      const target = opener ?? box.current?.querySelector<HTMLElement>('[data-add]')
      target?.focus()
    })
  }, [])
  const edit = useCallback((id: string) => setOpen(id), [])

  return (
    <div ref={box}>
      {shown.length > 0 ? (
        <ul className="card divide-y divide-line">
          {(all ? shown : shown.slice(0, FIRST_ROWS)).map(({ entry, position }) =>
            open === entry.id && isOwn ? (
              <li key={entry.id} className="p-4 md:p-5">
                <Suspense fallback={<p className="min-h-40 text-ink-2">Loading…</p>}>
                  <EntryForm
                    list={list}
                    fields={fields}
                    entry={entry as unknown as Drafts}
                    save="Save changes"
                    onDone={(facts) => {
                      void changes().then(({ editEntry }) => {
                        if (editEntry(list, position, facts as never)) close(entry.id)
                      })
                    }}
                    onCancel={() => close(entry.id)}
                  />
                </Suspense>
              </li>
            ) : (
              <EntryRow
                key={entry.id}
                {...{ list, entry, position, isOrdered, edit }}
                isFixed={!isOwn}
                isLast={position === entries.length - 1}
                extra={extra?.(entry)}
              />
            ),
          )}
        </ul>
      ) : (
        <p className="card p-5 text-ink-2">{none ?? `No ${many} yet.`}</p>
      )}
      {shown.length > FIRST_ROWS && !all ? (
        <button type="button" className="button mt-3" onClick={() => setAll(true)}>
          Show all {shown.length} {many}
        </button>
      ) : null}
      {open === NEW ? (
        <div className="card mt-3 p-4 md:p-5">
          <Suspense fallback={<p className="min-h-40 text-ink-2">Loading…</p>}>
            <EntryForm
              list={list}
              fields={fields}
              entry={null}
              start={start}
              save={add}
              onDone={(facts) => {
                void changes().then(({ addEntry }) => {
                  if (addEntry(list, facts as never)) close(null)
                })
              }}
              onCancel={() => close(null)}
            />
          </Suspense>
        </div>
      ) : isFull ? (
        <p className="mt-3 text-ink-2 text-sm">
          This list holds up to {mostEntries[list]} {many}. Delete one to add another.
        </p>
      ) : (
        <button type="button" className="button mt-3" data-add onClick={() => setOpen(NEW)}>
          <Icon name="plus" className="size-[17px]" /> {isOwn ? add : add.replace(/^Add an? /, 'Add your own ')}
        </button>
      )}
    </div>
  )
}
/** No id of an entry. */
const NEW = ' new'

const round = 'grid size-10 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunk disabled:text-ink-3'

const EntryRow = memo(function EntryRow(props: {
  readonly list: ListName
  readonly entry: AnyEntry
  readonly position: number
  readonly isOrdered: boolean
  readonly isFixed: boolean
  readonly isLast: boolean
  readonly edit: (id: string) => void
  readonly extra: ReactNode
}) {
  const { list, entry, position, isOrdered, isFixed, isLast, edit, extra } = props
  const { amount, parts } = entryLine(list, entry as never)
  const name = entry.name || (list === 'people' ? 'You' : listNouns[list].one)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 [overflow-wrap:anywhere] md:px-5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-sm">{parts.join(' · ')}</p>
      </div>
      <p className="font-semibold font-serif text-lg">{amount}</p>
      {extra}
      {isFixed ? null : (
        <p className="-mr-2 flex">
          {isOrdered ? (
            <>
              <button
                type="button"
                className={round}
                disabled={position === 0}
                aria-label={`Move ${name} up`}
                onClick={() => void changes().then(({ moveEntry }) => moveEntry(list, position, -1))}
              >
                <Icon name="arrow-up" className="size-[18px]" />
              </button>
              <button
                type="button"
                className={round}
                disabled={isLast}
                aria-label={`Move ${name} down`}
                onClick={() => void changes().then(({ moveEntry }) => moveEntry(list, position, 1))}
              >
                <Icon name="arrow-down" className="size-[18px]" />
              </button>
            </>
          ) : null}
          <button
            type="button"
            className={round}
            data-edit={entry.id}
            aria-label={`Edit ${name}`}
            onClick={() => edit(entry.id)}
          >
            <Icon name="pencil" className="size-[18px]" />
          </button>
          <button
            type="button"
            className={`${round} hover:text-bad`}
            aria-label={`Delete ${name}`}
            onClick={() => void changes().then(({ deleteEntry }) => deleteEntry(list, position))}
          >
            <Icon name="trash" className="size-[18px]" />
          </button>
        </p>
      )}
    </li>
  )
})
