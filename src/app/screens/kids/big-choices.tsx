import { type ReactNode, useEffect, useRef } from 'react'

export interface BigChoice {
  readonly choice: string
  readonly label: string
  readonly note?: string | null
  readonly picture?: ReactNode
}

/** One question and its answers as large buttons. The focus stays among them from question to question. */
export function BigChoices(props: {
  readonly ask: string
  readonly items: readonly BigChoice[]
  readonly onChoose: (choice: string) => void
  /** Changes with every choice made. */
  readonly turn: number
  readonly columns: 1 | 2 | 3
}) {
  const { ask, items, onChoose, turn, columns } = props
  const list = useRef<HTMLFieldSetElement>(null)
  const isIn = useRef(false)
  useEffect(() => {
    // A button that is gone has left the focus to nobody.
    if (turn > 0 && isIn.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
  }, [turn])
  const sides = columns === 1 ? '' : columns === 2 ? 'grid-cols-2' : 'grid-cols-2 sm:grid-cols-3'
  return (
    <fieldset ref={list} tabIndex={-1} className="mt-5 min-w-0 rounded-md outline-offset-4">
      <legend className="mb-3 font-semibold font-serif text-xl leading-snug">{ask}</legend>
      <ul className={`grid gap-3 ${sides}`}>
        {items.map(({ choice, label, note, picture }) => (
          <li key={choice} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <button
              type="button"
              className={`flex min-h-16 w-full items-center gap-3 ${columns > 1 && picture ? 'max-sm:flex-col max-sm:justify-center max-sm:gap-2 max-sm:px-2 max-sm:text-center' : ''} rounded-lg border-2 border-line-strong bg-surface px-4 py-3 text-left text-lg leading-tight hover:border-green hover:bg-green-tint active:bg-green-tint`}
              onClick={() => {
                isIn.current = true
                onChoose(choice)
              }}
            >
              {picture}
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                {note ? <span className="mt-0.5 block text-base text-ink-2">{note}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
