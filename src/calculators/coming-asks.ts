/** How people ask for the calculators that are not built yet. They can be found; no number is put into them. */
import type { Asks } from './kit/asks.ts'

export const comingAsks: Readonly<Record<string, Asks>> = {}
