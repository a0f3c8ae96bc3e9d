import { useSyncExternalStore } from 'react'
import type { Stored } from './storage-contract.ts'

/** A stored value and its setter. While hydrating it is the initial value. */
export function useStored<T>(store: Stored<T>): readonly [T, Stored<T>['set']] {
  return [useSyncExternalStore(store.subscribe, store.get, () => store.initial), store.set]
}

const never = () => () => {}
/** False in pre-rendered HTML and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
