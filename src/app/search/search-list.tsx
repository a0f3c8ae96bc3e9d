import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Found, find } from './finder.ts'
import { ResultLine } from './result-line.tsx'
import { countOf } from './result-words.ts'

export interface SearchListProps {
  readonly box: RefObject<HTMLInputElement | null>
}

const mostShown = 6

/** The results under a search box, which it listens to: arrow keys walk through them, Enter opens one, Escape closes. */
export function SearchList({ box }: SearchListProps) {
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState(() => box.current?.value ?? '')
  const [open, setOpen] = useState(() => document.activeElement === box.current)
  const [active, setActive] = useState(-1)
  const asked = query.trim() !== ''
  const results = asked ? find(query).slice(0, mostShown) : []
  const shown = open && results.length > 0
  const chosen = shown ? results[active] : undefined

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const follow = ({ to, tool }: Found) => {
    close()
    setQuery('')
    if (box.current) {
      box.current.value = ''
      box.current.blur()
    }
    // On its own page the form listens to a changed '#', not to a navigation.
    if (window.location.pathname === tool.path && to !== tool.path) window.location.hash = to.slice(tool.path.length)
    else void navigate(to)
  }
  const type = useEffectEvent(() => {
    setQuery(box.current?.value ?? '')
    setOpen(true)
    setActive(-1)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      if (open) event.preventDefault()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && results.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setActive((now) => {
        if (!shown) return step > 0 ? 0 : results.length - 1
        const next = now + step
        return next < -1 ? results.length - 1 : next >= results.length ? -1 : next
      })
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        follow(chosen)
      } else close()
    }
  })
  const leave = useEffectEvent(close)
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.addEventListener('input', type)
    element.addEventListener('keydown', press)
    element.addEventListener('blur', leave)
    return () => {
      element.removeEventListener('input', type)
      element.removeEventListener('keydown', press)
      element.removeEventListener('blur', leave)
    }
  }, [box])
  // The box was there before this list, so what it says of the list is said from here.
  useEffect(() => {
    const element = box.current
    element?.setAttribute('aria-expanded', String(shown))
    if (shown) element?.setAttribute('aria-controls', `${id}-list`)
    if (chosen) element?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else element?.removeAttribute('aria-activedescendant')
  }, [box, id, shown, chosen, active])

  const click = (event: MouseEvent, found: Found) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(found)
  }
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Matching tools"
        hidden={!shown}
        className="card absolute top-full right-0 left-0 z-20 mt-2 max-h-[min(70vh,34rem)] overflow-auto p-1.5 shadow-lg md:min-w-[26rem]"
      >
        {(shown ? results : []).map((found, i) => (
          <a
            key={found.tool.path}
            id={`${id}-${i}`}
            href={found.to}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => click(event, found)}
            className="block rounded-sm px-3 py-2 text-base text-ink no-underline hover:bg-sunk aria-selected:bg-green-tint"
          >
            <ResultLine found={found} />
          </a>
        ))}
      </div>
      <p className="sr-only" role="status">
        {asked ? countOf(results.length) : ''}
      </p>
      {asked && open && results.length === 0 ? (
        <p
          className="card absolute top-full right-0 left-0 z-20 mt-2 p-3 text-base text-ink-2 shadow-lg"
          aria-hidden="true"
        >
          No results. Try fewer or different words.
        </p>
      ) : null}
    </>
  )
}
