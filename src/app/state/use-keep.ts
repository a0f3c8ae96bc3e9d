import { useSyncExternalStore } from 'react'
import { vault } from './stored.ts'
import { setKeep } from './vault-moves.ts'

const turn = (on: boolean): boolean => setKeep(vault, on)

/** The switch "keep my numbers on this device". Setting it answers false when the browser refused. */
export function useKeep(): readonly [boolean, (on: boolean) => boolean] {
  return [useSyncExternalStore(vault.keep.subscribe, vault.keep.get, () => false), turn]
}
