import { useSyncExternalStore } from 'react'
import type { Stored } from './storage-contract.ts'
import { vault } from './stored.ts'

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

/** The switch "keep my numbers on this device". Setting it answers false when the browser refused. */
export function useKeep(): readonly [boolean, (on: boolean) => boolean] {
  return [useSyncExternalStore(vault.keep.subscribe, vault.keep.get, () => false), vault.keep.set]
}
