import { useEffect, useRef, useState } from 'react'
import type { Calculator } from '#calculators/kit/definition.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { defaultYear } from '#facts/default-year.ts'
import { openingNumbers } from './opening.ts'
import type { CalculatorForm } from './use-calculator.ts'

/**
 * Keeps the inputs behind the '#' of the address, so that reload, Back and copying the address all keep the numbers. Browsers
 * never send that part to a server. Without any there, the last numbers asked here come back. `problem`: why a link could not be read.
 */
export function useHash(form: CalculatorForm): { readonly problem: string | null; readonly isEarlier: boolean } {
  const { calculator, env, askedInputs, year, touched, fill, setYear } = form
  const [problem, setProblem] = useState<string | null>(null)
  const [isEarlier, setIsEarlier] = useState(false)
  const own = useRef<string | null>(null)

  useEffect(() => {
    const take = () => {
      if (location.hash === own.current) return
      const { from, read } = openingNumbers(calculator, location.hash, env)
      if (!read) return
      own.current = location.hash
      setIsEarlier(from === 'earlier')
      if (read.ok) {
        setProblem(null)
        fill(read.inputs)
        if (read.year !== null) setYear(read.year)
      } else setProblem(Object.values(read.errors)[0] ?? 'The link is damaged.')
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [calculator, env, fill, setYear])

  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    waiting.current = null
    if (!touched && year === defaultYear) return
    const write = () => {
      waiting.current = null
      const hash = writeLink(calculator, askedInputs, year)
      own.current = hash
      if (location.hash !== hash) history.replaceState(history.state, '', hash)
    }
    waiting.current = write
    // Browsers allow a hundred changes of the address in half a minute, so it follows when typing pauses.
    const timer = setTimeout(write, 700)
    return () => clearTimeout(timer)
  }, [calculator, askedInputs, year, touched])

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

/** Puts the numbers into the address now, behind the '#'. */
export function keepInAddress(calculator: Calculator, inputs: InputValues, year: number): void {
  history.replaceState(history.state, '', writeLink(calculator, inputs, year))
}

/** Takes the numbers out of the address again. */
export function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
