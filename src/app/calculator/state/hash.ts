import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { writeLink } from '#calculators/kit/share-link.ts'
import { defaultYear } from '#facts/default-year.ts'
import { showNumbers } from '../../shell/own-numbers.ts'
import { openingHash } from '../../state/last-numbers.ts'
import type { PageForm } from './use-calculator.ts'

/**
 * Keeps the inputs behind the '#' of the address, so that reload, Back and copying the address all keep the numbers. Browsers
 * never send that part to a server. Without any there, the last numbers asked here come back. `problem`: why a link could not be read.
 */
export function useHash(form: PageForm): { readonly problem: string | null; readonly isEarlier: boolean } {
  const { tool, ground, keptInputs, year, touched, isCurrent, fill, setYear } = form
  const [problem, setProblem] = useState<string | null>(null)
  /** A link is being read, or was and its answer is not drawn yet. */
  const [isReading, setReading] = useState(false)
  const [isEarlier, setEarlier] = useState(false)
  const own = useRef<string | null>(null)
  /** The page's own path: while the next page is on its way in, the address is already that page's. */
  const path = useRef<string | null>(null)

  useLayoutEffect(() => {
    let left = false
    path.current ??= location.pathname
    const take = async () => {
      const { hash } = location
      if (hash === own.current) return
      if (openingHash(tool.slug, hash) === '') return showNumbers()
      setReading(true)
      try {
        const [calculator, { openingNumbers }] = await Promise.all([tool.answering(), import('./opening.ts')])
        if (left) return
        // The address was written anew meanwhile: by this page, or by a change that is read on its own.
        if (location.hash !== hash) {
          setReading(false)
          return showNumbers()
        }
        const { from, read } = openingNumbers(calculator, hash, ground)
        own.current = hash
        setEarlier(from === 'earlier')
        if (!read) showNumbers()
        else if (read.ok) {
          setProblem(null)
          fill(read.inputs)
          if (read.year !== null) setYear(read.year)
        } else setProblem(Object.values(read.errors)[0] ?? 'Part of it is missing or damaged.')
      } catch {
        setProblem('Check your connection and reload the page.')
      }
      setReading(false)
    }
    void take()
    window.addEventListener('hashchange', take)
    return () => {
      left = true
      window.removeEventListener('hashchange', take)
    }
  }, [tool, ground, fill, setYear])

  const isDrawn = !isReading && (isCurrent || problem !== null)
  useLayoutEffect(() => {
    if (isDrawn) showNumbers()
  }, [isDrawn])

  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    waiting.current = null
    if (!touched && year === defaultYear) return
    const write = () => {
      waiting.current = null
      if (location.pathname !== path.current) return
      const hash = writeLink(tool, keptInputs, year)
      own.current = hash
      if (location.hash !== hash) history.replaceState(history.state, '', hash)
    }
    waiting.current = write
    // Browsers allow a hundred changes of the address in half a minute, so it follows when typing pauses.
    const timer = setTimeout(write, 700)
    return () => clearTimeout(timer)
  }, [tool, keptInputs, year, touched])

  useEffect(() => beforeLeaving(() => waiting.current?.()), [])
  return { problem, isEarlier }
}

/** Calls at each sign that a visitor may be about to leave or reload: a press, a shortcut, another window. Returns how to stop. */
function beforeLeaving(act: () => void): () => void {
  const shortcut = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'F5' || event.key === 'Enter') act()
  }
  const signs = ['pointerdown', 'blur', 'pagehide'] as const
  for (const sign of signs) window.addEventListener(sign, act, true)
  window.addEventListener('keydown', shortcut, true)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, act, true)
    window.removeEventListener('keydown', shortcut, true)
  }
}
