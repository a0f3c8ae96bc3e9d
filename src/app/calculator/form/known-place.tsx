import { type ComponentProps, type ComponentType, memo, useDeferredValue, useEffect, useState } from 'react'
import { afterPaint } from '../state/after-paint.ts'
import type { KnownNumbers } from './known-numbers.tsx'

type Props = ComponentProps<typeof KnownNumbers>

/** Where the visitor's known numbers are offered. Comes after the page is painted; it lies over the form's first heading. */
export function KnownPlace(props: Props) {
  const [Line, setLine] = useState<ComponentType<Props> | null>(null)
  // The answer first: the line may follow it.
  const form = useDeferredValue(props.form)
  useEffect(() => {
    let left = false
    const bring = async () => {
      const found = await import('./known-numbers.tsx').catch(() => null)
      if (found && !left) setLine(() => memo(found.KnownNumbers))
    }
    const callOff = afterPaint(bring)
    return () => {
      left = true
      callOff()
    }
  }, [])
  return Line ? <Line {...props} form={form} /> : null
}
