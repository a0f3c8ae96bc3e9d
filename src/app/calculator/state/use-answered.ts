import { useRef } from 'react'

/**
 * The value of before while an answer is being sought: what stands beside the answer is drawn once for a key, with the answer, not twice. A page
 * seeks for a moment only (see `useStudy`), then the newest value comes, answered or not.
 */
export function useAnswered<T>(now: T, isSought: boolean): T {
  const last = useRef(now)
  if (!isSought) last.current = now
  return last.current
}
