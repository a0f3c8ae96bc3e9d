import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Resting, resting } from './resting.ts'

interface AddressBox<T> {
  readonly ref: RefObject<T | null>
  /** Puts words there once typing rests: every link of a page is drawn anew with its address. */
  readonly typed: (value: string) => void
  /** Puts there at once what waits. */
  readonly onBlur: () => void
}

/**
 * A box whose value also stands in the address. The box itself holds what is typed, so nothing is lost when fingers are faster than
 * the address, or when they began before the page came alive. Whenever the box is left, it shows the address again.
 */
export function useAddressBox<T extends HTMLInputElement | HTMLSelectElement>(
  inAddress: string,
  alive: boolean,
  put: (value: string) => void,
): AddressBox<T> {
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
  const latest = useRef(put)
  useLayoutEffect(() => {
    latest.current = put
  })
  const [words] = useState<Resting>(() => resting((value) => latest.current(value)))
  useEffect(() => words.drop, [words])
  return { ref: box, typed: words.typed, onBlur: words.flush }
}
