import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useEarly } from '../../ui/use-early.ts'
import { words } from './words.ts'

/** Lower case and without accents, so that "tasa" and "período" are found as people type them. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()

const texts = new WeakMap<Element, string>()
/** The text of a term's line, made plain once: there are hundreds. */
function plainText(line: Element): string {
  const known = texts.get(line) ?? plain(line.textContent)
  texts.set(line, known)
  return known
}

/** Shows the terms that hold every word typed, and how many there are. The list is the page's own HTML; nothing of it is drawn again. */
function showFound(query: string): number {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  let found = 0
  for (const section of document.querySelectorAll<HTMLElement>('#terms > section')) {
    let here = 0
    for (const line of section.querySelectorAll<HTMLElement>('li')) {
      const text = plainText(line)
      const isHidden = !asked.every((word) => text.includes(word))
      if (line.hidden !== isHidden) line.hidden = isHidden
      if (!isHidden) here += 1
    }
    section.hidden = here === 0
    found += here
  }
  return found
}

/** A box that finds a term, and the letters. */
export function TermSearch({ letters }: { readonly letters: readonly string[] }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const box = useEarly<HTMLInputElement>((element) => setQuery(element.value))
  // The box first, what it finds after it.
  const asked = useDeferredValue(query)
  useEffect(() => {
    if (asked.trim() === '') showFound('')
    setFound(asked.trim() === '' ? null : showFound(asked))
  }, [asked])
  return (
    <div className="no-print grid gap-3">
      <div className="grid max-w-[420px] gap-1">
        <label htmlFor={id} className="text-sm">
          {words.search}
        </label>
        <input
          id={id}
          ref={box}
          type="search"
          autoComplete="off"
          className="select w-full px-3"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="min-h-6 text-ink-2 text-sm">
          {found === null ? '' : found === 0 ? words.none : words.found(found)}
        </p>
      </div>
      <nav aria-label={words.letters} hidden={found !== null}>
        <ul className="flex flex-wrap gap-1">
          {letters.map((letter) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="grid size-11 place-items-center rounded-sm text-ink no-underline hover:bg-sunk"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
