import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router'

/** What was asked last, and how to ask for something else before the address is sent there. */
export type Wanted<T> = readonly [wanted: RefObject<T>, ask: (next: T) => void]

/**
 * What was asked last. The address follows a choice a moment later, so the next one starts from here and not from an address still on its
 * way: one that says what was asked before the last choice is passed over, any other counts. Read before the boxes take what was chosen
 * while the page was still coming. `read` and `none` are the same at every call.
 */
export function useWanted<T extends object>(read: (address: Location) => T, none: T, alive: boolean): Wanted<T> {
  const address = useLocation()
  const wanted = useRef(alive ? read(address) : none)
  const underway = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    if (!alive) return
    const came = read(address)
    const left = afterArrival(underway.current, textOf(came))
    underway.current = left ?? []
    if (left === null || left.length === 0) wanted.current = came
  }, [alive, address, read])
  const ask = (next: T) => {
    wanted.current = next
    underway.current = [...underway.current, textOf(next)]
  }
  return [wanted, ask]
}

/**
 * The same with what to show meanwhile: what was asked last until the address says it too, so that a box stays as it was ticked.
 */
export function useShown<T extends object>(
  read: (address: Location) => T,
  none: T,
  alive: boolean,
): readonly [shown: T, ...Wanted<T>] {
  const address = useLocation()
  const [wanted, ask] = useWanted(read, none, alive)
  const [ahead, setAhead] = useState<T | null>(null)
  const said = alive ? read(address) : none
  const arrived = textOf(said)
  useEffect(() => {
    if (textOf(wanted.current) === arrived) setAhead(null)
  }, [arrived, wanted])
  const show = (next: T) => {
    ask(next)
    setAhead(next)
  }
  return [ahead ?? said, wanted, show]
}

/** Two askings are the same whatever the order of their parts. */
const textOf = (asked: object): string => JSON.stringify(asked, Object.keys(asked).sort())

/** What is still on its way once `came` has arrived; null where nobody here asked for it. */
export function afterArrival(underway: readonly string[], came: string): readonly string[] | null {
  const at = underway.indexOf(came)
  return at === -1 ? null : underway.slice(at + 1)
}
