import { useRef } from 'react'

/** The object of before while all its entries are the same: what hangs on it need not be told or drawn anew. */
export function useSame<T extends object>(now: T): T {
  const last = useRef(now)
  if (!isSame(last.current, now)) last.current = now
  return last.current
}

export function isSame<T extends object>(one: T, other: T): boolean {
  const names = Object.keys(one) as (keyof T)[]
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && Object.is(one[name], other[name]))
  )
}
