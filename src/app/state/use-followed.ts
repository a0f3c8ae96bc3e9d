import { startTransition, useLayoutEffect, useState } from 'react'
import { useHydrated } from './use-stored.ts'

/**
 * A value that is followed, not waited for: a whole screen drawn from what somebody types gives way to the next key, where
 * `useSyncExternalStore` would draw it in one piece before the key is seen. What it is when the screen is first seen is drawn at once. `get`
 * gives the same object until it is another; `initial` stands in pre-rendered HTML and while hydrating.
 */
export function useFollowed<T extends object>(
  subscribe: (listener: () => void) => () => void,
  get: () => T,
  initial: T,
): T {
  const isHydrated = useHydrated()
  const [value, setValue] = useState(() => (isHydrated ? get() : initial))
  useLayoutEffect(() => {
    setValue(get())
    return subscribe(() => startTransition(() => setValue(get())))
  }, [subscribe, get])
  return value
}
