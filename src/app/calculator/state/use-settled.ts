import { startTransition, useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, in milliseconds: for work worth doing only when someone has stopped typing. */
export function useSettled<T>(value: T, wait: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return
    const timer = setTimeout(() => startTransition(() => setSettled(value)), wait)
    return () => clearTimeout(timer)
  }, [value, settled, wait])
  return settled
}
