import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SearchBox } from '../search/search-box.tsx'
import { Icon } from '../ui/icon.tsx'

/** The search in the header: a box where there is room; on a phone a button that opens it, and a link to all tools without scripts. */
export function HeaderSearch() {
  const box = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const toggle = () => {
    // Shown before this returns, so that the phone's keyboard comes with the same touch.
    flushSync(() => setOpen(!open))
    if (!open) box.current?.focus()
  }
  return (
    <>
      <a
        href="/financial-calculators"
        aria-label="Search"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
        className="no-print ml-auto grid h-11 w-10 place-items-center text-ink-2 md:hidden"
      >
        <Icon name="search" className="size-5" />
      </a>
      <div
        className={`${open ? 'block' : 'hidden'} order-last basis-full pb-3 md:order-none md:ml-auto md:block md:w-64 md:basis-auto md:pb-0 lg:w-80`}
      >
        <SearchBox box={box} size="small" label="Search all tools" placeholder="Try “refinance 7.1% to 6.2%”" />
      </div>
    </>
  )
}
