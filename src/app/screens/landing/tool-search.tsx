import { type KeyboardEvent, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useTypedBefore } from '../device/typed-before.ts'
import { findables, search } from '../listing/search.ts'

const mostShown = 6

/**
 * One box over every tool. Without script it is a plain form that opens the list of calculators; with script the matches show
 * while typing, and the arrow keys walk through them.
 */
export function ToolSearch() {
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useTypedBefore(query, (text) => {
    setQuery(text)
    setOpen(document.activeElement === box.current)
  })
  const matches = query.trim() === '' ? [] : search(query, findables).slice(0, mostShown)
  const shown = open && matches.length > 0
  const chosen = shown ? matches[active] : undefined

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false)
      setActive(-1)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && matches.length > 0) {
      event.preventDefault()
      setOpen(true)
      const down = event.key === 'ArrowDown'
      setActive((now) => {
        if (!shown) return down ? 0 : matches.length - 1
        const next = now + (down ? 1 : -1)
        return next < -1 ? matches.length - 1 : next >= matches.length ? -1 : next
      })
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      void navigate(chosen.path)
    }
  }

  return (
    <Form action="/financial-calculators" role="search" className="relative">
      <div className="flex items-center rounded-md border border-ink bg-surface p-1.5 focus-within:outline-2 focus-within:outline-green focus-within:outline-offset-2">
        <input
          ref={box}
          name="q"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="What are you deciding?"
          placeholder="Buy or rent, pay off a card…"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
          className="min-h-[44px] w-full min-w-0 bg-transparent px-3 text-lg outline-none placeholder:text-ink-3"
        />
        <button
          type="submit"
          className="min-h-[44px] shrink-0 rounded-sm bg-green px-5 font-semibold text-on-green hover:bg-green-ink"
        >
          Find
        </button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Matching tools"
        hidden={!shown}
        className="card absolute inset-x-0 top-full z-10 mt-2 overflow-hidden p-1.5"
      >
        {(shown ? matches : []).map((item, i) => (
          <div
            key={item.path}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void navigate(item.path)}
            onKeyDown={press}
            className="cursor-pointer rounded-sm px-3 py-2 hover:bg-sunk aria-selected:bg-green-tint"
          >
            <span className="font-medium">{item.title}</span>
            {item.ready ? null : <span className="text-ink-3 text-sm"> · coming soon</span>}
            <span className="block text-ink-2 text-sm">{item.line}</span>
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {query.trim() === '' ? '' : matches.length === 0 ? 'No tool found' : `${matches.length} tools found`}
      </p>
    </Form>
  )
}
