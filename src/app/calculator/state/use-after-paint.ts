import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value one painted frame later: what hangs on it is redrawn only once the answer above it can be seen. While someone types
 * on, only the last value follows.
 */
export function useAfterPaint<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (painted === value) return
    return afterPaint(() => startTransition(() => setPainted(value)))
  }, [value, painted])
  return painted
}
