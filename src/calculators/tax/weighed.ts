import type { Found } from '../kit/finding.ts'

/** A finding and how many dollars hang on it. */
export interface Weighed {
  readonly size: number
  readonly found: Found
}
export type MaybeWeighed = Weighed | null
export const weighed = (size: number, found: Found): Weighed => ({ size, found })
