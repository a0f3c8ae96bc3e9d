/** What reads a typed text: no page begins with it, and it is here before a hand has reached a box. */
import { onceAsync } from '#calculators/kit/once-async.ts'
import type { readText } from '#calculators/kit/read-field.ts'

export type Reader = typeof readText

let here: Reader | null = null
/** What reads; null before it has come. */
export const reader = (): Reader | null => here
/** Fetched once; a try that failed may be made again. */
export const bringReader: () => Promise<void> = onceAsync(async () => {
  here = (await import('#calculators/kit/read-field.ts')).readText
})
