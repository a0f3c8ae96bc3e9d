/**
 * One door to the browser's storage: read, validate, migrate by version, else start clean and set the bad blob aside.
 * Every value lives in an envelope {v, savedAt, data}. A failed write leaves the value in memory. On the server and while
 * hydrating there is only `initial`, so that pre-rendered HTML and the first client render agree.
 */
import { browserDoors } from './browser-doors.ts'
import { openVault } from './vault.ts'

/** The one vault of this page. Tests open their own with `openVault`. */
export const vault = openVault(browserDoors)

/** A value of this name, kept under `truepenny:{name}`. One per name. */
export const stored = vault.stored
