import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * What somebody typed or chose in the finished page before this code had come counts like anything typed or chosen: once the code is
 * here, `adopt` is called with the element as it stands.
 */
export function useEarly<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const place = useRef<E>(null)
  const look = useEffectEvent(() => {
    if (place.current) adopt(place.current)
  })
  useEffect(() => look(), [])
  return place
}
