import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { playWords as words } from './words.ts'

export interface ChoiceItem {
  readonly choice: string
  readonly label: ReactNode
  /** One line below: what it costs or brings. */
  readonly note?: ReactNode
}

/**
 * One question of a game and its answers as large buttons. The keys 1 to 9 choose while the focus is in the list, which it keeps from
 * question to question, so that a whole game can be played without leaving it.
 */
export function ChoiceList(props: {
  /** The question. A new one is read out when it comes up. */
  readonly ask: ReactNode
  readonly hint?: ReactNode
  readonly items: readonly ChoiceItem[]
  readonly onChoose: (choice: string) => void
  /** Changes with every question, also where two have the same words: 'year-3-car'. */
  readonly question: string
  /** Takes the focus as it comes up: the button that led here is gone. */
  readonly takesFocus?: boolean
  /** 56 px for children, 44 px otherwise. */
  readonly isLarge?: boolean
  /** Side by side from a tablet on. */
  readonly columns?: 1 | 2 | 3
}) {
  const { ask, hint, items, onChoose, question, takesFocus = false, isLarge = false, columns = 1 } = props
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const isIn = useRef(takesFocus)
  useEffect(() => {
    if (question !== '' && isIn.current) list.current?.focus({ preventScroll: true })
  }, [question])
  const choose = (choice: string) => {
    isIn.current = true
    onChoose(choice)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
    const item = items[Number(event.key) - 1]
    if (item === undefined) return
    event.preventDefault()
    choose(item.choice)
  }
  const sides = columns === 3 ? 'sm:grid-cols-3' : columns === 2 ? 'sm:grid-cols-2' : ''
  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      className="no-print min-w-0 rounded-md outline-offset-4"
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      onKeyDown={press}
      onBlur={(event) => {
        // Removed buttons lose the focus to nobody; only a move to somewhere else counts as leaving.
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) isIn.current = false
      }}
    >
      <legend className="font-semibold font-serif text-lg leading-snug">{ask}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 max-w-[68ch] text-ink-2 text-sm">
          {hint}
        </p>
      )}
      <ul className={`mt-3 grid gap-2 ${sides}`}>
        {items.map(({ choice, label, note }, i) => (
          <li key={choice} className="grid">
            <button
              type="button"
              className={`button w-full justify-start! rounded-md! text-left ${isLarge ? 'min-h-14!' : 'min-h-11!'}`}
              aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
              onClick={() => choose(choice)}
            >
              {i < 9 ? (
                <span
                  className="hidden size-6 flex-none place-items-center rounded-sm border border-line-strong font-sans text-ink-3 text-xs md:grid"
                  aria-hidden="true"
                >
                  {i + 1}
                </span>
              ) : null}
              <span className="min-w-0 flex-1">
                <span className="block">{label}</span>
                {note === undefined ? null : <span className="block font-normal text-ink-2 text-sm">{note}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 hidden text-ink-3 text-xs md:block">{words.keys(Math.min(9, items.length))}</p>
    </fieldset>
  )
}
