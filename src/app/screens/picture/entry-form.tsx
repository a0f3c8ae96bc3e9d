import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import type { ListName } from '#engine/household/lists.ts'
import { ownPicture } from '../../state/records.ts'
import { holdsUnreadable } from '../device/unreadable.ts'
import { type Drafts, entryFacts, fieldsOf, isAsked, mistake, newDraft } from './entry-draft.ts'
import { type Draft, FieldInput } from './field-input.tsx'
import { entryWords } from './words/entry-words.ts'

interface EntryFormProps {
  readonly list: ListName
  /** The fields asked at first; the others wait under "More details". */
  readonly fields: readonly string[]
  /** What is edited; null adds a new one. */
  readonly entry: Drafts | null
  /** What a new one starts with besides. */
  readonly start?: Drafts | undefined
  /** Words of the button that saves. */
  readonly save: string
  readonly onDone: (facts: Drafts) => void
  readonly onCancel: () => void
}

/** The form of one entry, drawn from the list's description and its words. */
export function EntryForm({ list, fields, entry, start, save, onDone, onCancel }: EntryFormProps) {
  const [draft, setDraft] = useState<Drafts>(() => entry ?? { ...newDraft(list), ...start })
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  const asked = Object.keys(fieldsOf(list)).filter((key) => isAsked(list, key, draft) && hasChoice(list, key))
  const isNeeded = (key: string) => fieldsOf(list)[key]?.needed === true
  const first = asked.filter((key) => fields.includes(key) || (isNeeded(key) && !hasStart(list, key)))
  const more = asked.filter((key) => !first.includes(key))
  const set = (key: string) => (value: Draft) => setDraft((now) => ({ ...now, [key]: value }))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = asked.filter((key) => mistake(list, key, draft) !== undefined)
    if (wrong.some((key) => more.includes(key))) event.currentTarget.querySelector('details')?.setAttribute('open', '')
    if (holdsUnreadable(event.currentTarget) || wrong.length > 0) {
      // The mistakes are drawn by then.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    onDone(entryFacts(list, draft, entry))
  }
  // A number's box leaves its number on Enter; here that key also sends the form, as in any other box.
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const input = (key: string) => {
    const field = fieldsOf(list)[key]
    const words = entryWords[list][key]
    return field && words ? (
      <div key={key} className={`min-w-0 ${isWide(list, key) ? 'max-sm:col-span-2' : ''}`}>
        <FieldInput
          field={key === 'budgetKey' ? { kind: 'entry', needed: false } : field}
          words={words}
          value={(draft[key] ?? null) as Draft}
          onChange={set(key)}
          error={tried ? mistake(list, key, draft) : undefined}
          entries={entriesFor(key, draft[key])}
        />
      </div>
    ) : null
  }
  return (
    <form ref={form} onSubmit={submit} onKeyDown={keys} className="grid gap-4" noValidate aria-label={save}>
      <div className={grid}>{first.map(input)}</div>
      {more.length > 0 ? (
        <details>
          <summary className="min-h-10 cursor-pointer py-2 font-semibold text-green text-sm" id={`${id}-more`}>
            More details
          </summary>
          <div className={`mt-2 ${grid}`}>{more.map(input)}</div>
        </details>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main">
          {save}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  )
}

/** Two boxes side by side on a phone; texts and months take the whole line there. */
const grid = 'grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:gap-x-5 lg:grid-cols-3'
const isWide = (list: ListName, key: string): boolean =>
  ['text', 'month', 'day'].includes(fieldsOf(list)[key]?.kind ?? '') || key === 'kind'

const hasStart = (list: ListName, key: string): boolean => newDraft(list)[key] !== null && key !== 'name'

/** The items of the budget, and one of the visitor's own where it is the one chosen. */
function budgetItems(chosen: unknown): readonly (readonly [string, string])[] {
  const items = DEFAULT_CATEGORIES.flatMap(({ name, items: own }) =>
    own.map((item) => [item.expenseKey, `${name}: ${item.name}`] as const),
  )
  const isOwn = typeof chosen === 'string' && !items.some(([key]) => key === chosen)
  return isOwn ? [...items, [chosen, 'Your own item']] : items
}
/** The entries a field may name. */
function entriesFor(key: string, chosen?: unknown): readonly (readonly [string, string])[] {
  if (key === 'budgetKey') return budgetItems(chosen)
  const { people, properties } = ownPicture().household
  const entries = key === 'owner' ? people : key === 'securedBy' ? properties : []
  return entries.map(({ id, name }) => [id, name || 'You'] as const)
}
/** A field that names an entry is asked only where there is one to name. */
const hasChoice = (list: ListName, key: string): boolean =>
  fieldsOf(list)[key]?.kind !== 'entry' || entriesFor(key).length > 0
