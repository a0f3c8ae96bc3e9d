import { startTransition, useEffect, useState } from 'react'

/**
 * A value one painted frame later: what hangs on it is redrawn only once the answer above it can be seen. While someone types
 * on, only the last value follows.
 */
export function useAfterPaint<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (painted === value) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)), 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, painted])
  return painted
}
