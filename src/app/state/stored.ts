/**
 * One door to the browser's storage. Every value lives in an envelope {v, savedAt, data} and has a shape, by which it is read entry by entry
 * and by which a change that could not be read back is refused, in words. What cannot be read is set aside; what a newer version wrote is
 * left alone; a failed write leaves the value in memory. Each of these is said on every page (`shell/kept-notice.tsx`). On the server and
 * while hydrating there is only `initial`, so that pre-rendered HTML and the first client render agree.
 */
import { toast } from '../ui/toast.ts'
import { browserDoors } from './browser-doors.ts'
import { refusalWords } from './refusal-words.ts'
import type { Refusal } from './storage-contract.ts'
import { openVault } from './vault.ts'

/** The one vault of this page. Tests open their own with `openVault`. */
export const vault = openVault(browserDoors)

/** Says that a list is full, or that something can't be kept: after anything that its caller says in good faith. */
export function sayRefused(refusal: Pick<Refusal, 'full'>): void {
  setTimeout(() => toast({ ...refusalWords(refusal), tone: 'destructive' }), 0)
}
vault.onRefusal(sayRefused)

/** A value of this name, kept under `truepenny:{name}`. One per name. */
export const stored = vault.stored
