import { useEffect, useEffectEvent, useReducer } from 'react'
import { rehearsal } from './rehearsal.ts'
import type { PageForm } from './use-calculator.ts'

/** Gets the page ready for its first key between the first touch and that key, in small pieces; the key ends it. */
export function useRehearsal(form: PageForm, isMeant: boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isDue = isMeant && form.awake !== null && form.lastTyped === null
  const begin = useEffectEvent(() => {
    if (!form.awake) return () => {}
    const turns = rehearsal(form.awake)
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      if (turns.next().done) return
      redraw()
      timer = setTimeout(next)
    }
    timer = setTimeout(next)
    return () => clearTimeout(timer)
  })
  useEffect(() => (isDue ? begin() : undefined), [isDue])
}
