import { useEffect, useEffectEvent, useReducer } from 'react'
import { onceAsync } from '#calculators/kit/once-async.ts'
import type { PageForm } from './use-calculator.ts'

const bringRehearsal = onceAsync(() => import('./rehearsal.ts'))

/** Gets the page ready for its first key between the first touch and that key, in small pieces; the key ends it. */
export function useRehearsal(form: PageForm, isMeant: boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isDue = isMeant && form.awake !== null && form.lastTyped === null
  const begin = useEffectEvent(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const run = async () => {
      const { rehearsal } = await bringRehearsal()
      if (isOver || !form.awake) return
      const turns = rehearsal(form.awake)
      const next = () => {
        if (turns.next().done) return
        redraw()
        timer = setTimeout(next)
      }
      timer = setTimeout(next)
    }
    // Nothing is missed without it.
    run().catch(() => {})
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  })
  useEffect(() => (isDue ? begin() : undefined), [isDue])
}
