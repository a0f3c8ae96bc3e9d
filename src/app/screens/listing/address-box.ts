import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A box whose value also stands in the address. The box itself holds what is typed, so nothing is lost when fingers are faster than
 * the address, or when they began before the page came alive. Whenever the box is left, it shows the address again.
 */
export function useAddressBox<T extends HTMLInputElement | HTMLSelectElement>(
  inAddress: string,
  alive: boolean,
  put: (value: string) => void,
): RefObject<T | null> {
  const box = useRef<T>(null)
  const met = useRef(false)
  const adopt = useEffectEvent(put)
  useEffect(() => {
    const element = box.current
    if (!element || !alive) return
    const typedBefore = !met.current && element.value !== ''
    if (typedBefore) adopt(element.value)
    else if (!met.current || document.activeElement !== element) element.value = inAddress
    met.current = true
  }, [alive, inAddress])
  return box
}
