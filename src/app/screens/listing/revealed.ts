import { useEffect, useState } from 'react'
import { afterPaint } from '../../calculator/state/after-paint.ts'

/**
 * How many parts of a long list are seen: all of them at first. Where it comes back after a search, one more after each frame, since laying
 * out hundreds of cards in one takes longer than a key may wait.
 */
export function useRevealed(isShown: boolean, parts: number): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  const [was, setWas] = useState(isShown)
  if (was !== isShown) {
    setWas(isShown)
    setCount(isShown ? 1 : 0)
  }
  const isWhole = count >= parts
  useEffect(() => (isShown && !isWhole ? afterPaint(() => setCount(count + 1)) : undefined), [isShown, isWhole, count])
  return isShown ? count : 0
}
