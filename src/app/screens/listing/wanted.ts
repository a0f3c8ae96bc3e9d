import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'

/**
 * What was asked last. The address follows a choice a moment later, so the next one starts from here and not from an address still on its
 * way; once it has come, what it says counts. Who asks writes `current` first. `read` and `none` are the same at every call.
 */
export function useWanted<T>(read: (address: Location) => T, none: T, alive: boolean): RefObject<T> {
  const address = useLocation()
  const wanted = useRef(alive ? read(address) : none)
  useEffect(() => {
    if (alive) wanted.current = read(address)
  }, [alive, address, read])
  return wanted
}
