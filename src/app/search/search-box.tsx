import { type ComponentType, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { resultsPath } from './results-path.ts'
import type { SearchListProps } from './search-list.tsx'

interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  /** `large` has a button beside it and stands in the page; `small` stands in the header. */
  readonly size: 'large' | 'small'
  readonly box?: RefObject<HTMLInputElement | null>
}

/**
 * One box over every tool. It is a plain form that opens the list of calculators; the matching and its index are fetched when it is
 * first entered, and then show results while typing. What is typed stands behind a '#', which browsers never send.
 */
export function SearchBox({ label, placeholder, size, box: given }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const box = given ?? own
  const navigate = useNavigate()
  const [List, setList] = useState<ComponentType<SearchListProps> | null>(null)
  const wake = () => {
    // Lost on the way, the box stays the plain form it is.
    if (!List)
      Promise.all([import('./search-list.tsx'), import('./finder.ts').then(({ prepared }) => prepared())]).then(
        ([module]) => setList(() => module.SearchList),
        () => {},
      )
  }
  // Somebody may have been typing before the scripts were here.
  const wakeIfTyped = useEffectEvent(() => {
    if (box.current?.value || document.activeElement === box.current) wake()
  })
  useEffect(() => wakeIfTyped(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(resultsPath(box.current?.value ?? ''))
  }
  const large = size === 'large'
  return (
    <search aria-label={large ? undefined : label} className={`no-print relative block ${large ? '' : 'text-sm'}`}>
      <form action="/financial-calculators" onSubmit={submit}>
        <div
          className={`flex items-center border bg-surface focus-within:outline-2 focus-within:outline-green focus-within:outline-offset-2 ${large ? 'rounded-md border-ink p-1.5' : 'rounded-sm border-(--edge)'}`}
        >
          <input
            ref={box}
            name="q"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            maxLength={200}
            aria-label={label}
            placeholder={placeholder}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="false"
            onFocus={wake}
            onInput={wake}
            className={`w-full min-w-0 bg-transparent px-3 outline-none placeholder:text-ink-3 ${large ? 'min-h-[44px] text-lg' : 'min-h-10 text-base md:text-sm'}`}
          />
          {large ? (
            <button
              type="submit"
              className="min-h-[44px] shrink-0 rounded-sm bg-green px-5 font-semibold text-on-green hover:bg-green-ink"
            >
              Find
            </button>
          ) : null}
        </div>
      </form>
      {List ? <List box={box} /> : null}
    </search>
  )
}
