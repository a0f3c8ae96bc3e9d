import { useEffect, useMemo, useRef, useState } from 'react'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { carry } from '../../state/carried.ts'
import { forgetNumbers, rememberNumbers } from '../../state/last-numbers.ts'
import type { PageForm } from '../state/use-calculator.ts'
import { typedFacts } from './from-profile.ts'

/** Milliseconds without a key press after which the numbers are kept. */
const PAUSE = 400

/**
 * Keeps what the visitor types: the whole question for coming back to this calculator, and the facts other tools may ask. What a link or
 * a scenario filled in is not typed; `hasFilled` says that the visitor took an offer. Gives back the inputs as they were before typing.
 */
export function useTravel(form: PageForm, from: string, hasFilled: boolean): InputValues {
  const { tool: calculator, askedInputs, brought, env, touched, year } = form
  const initial = useMemo(() => initialInputs(calculator.fields, { today: env.today }), [calculator, env.today])
  // This wakes up after the form: without a link or scenario, whatever differs from the starting values by then was typed.
  const [opened, setOpened] = useState({ brought, year, inputs: brought.size === 0 ? initial : askedInputs })
  if (opened.brought !== brought) setOpened({ brought, year, inputs: askedInputs })
  const wasTouched = useRef(touched)
  const waiting = useRef<(() => void) | null>(null)
  const before = useRef(opened)

  useEffect(() => {
    // What was typed up to a fill (a repair, an offer, an undo) is kept at once: after it, it would pass for filled in.
    if (touched && before.current !== opened) waiting.current?.()
    before.current = opened
    if (wasTouched.current && !touched) forgetNumbers(calculator.slug)
    wasTouched.current = touched
    waiting.current = null
    if (!touched) return
    const keep = () => {
      waiting.current = null
      const isOwn = hasFilled || year !== opened.year || JSON.stringify(askedInputs) !== JSON.stringify(opened.inputs)
      if (!isOwn) return
      rememberNumbers(calculator.slug, writeLink(calculator, askedInputs, year))
      carry(typedFacts(calculator, askedInputs, opened.inputs, initial), from)
    }
    waiting.current = keep
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [calculator, askedInputs, year, touched, opened, initial, from, hasFilled])

  useEffect(() => {
    const now = () => waiting.current?.()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return opened.inputs
}
