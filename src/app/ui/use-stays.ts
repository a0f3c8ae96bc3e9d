import { useState } from 'react'

/**
 * A form that is only wanted while something is missing must not go with the first key that gives it: once somebody has been in it, it stays
 * where it is for as long as the page stands. Put `hold` on it.
 */
export function useStays(isWanted: boolean): { readonly isShown: boolean; readonly hold: { onFocus: () => void } } {
  const [isUsed, setUsed] = useState(false)
  return { isShown: isWanted || isUsed, hold: { onFocus: () => setUsed(true) } }
}
