import type { UpsideDown } from '#engine/lending/car-value.ts'

/** 'On the first day', 'Until month 24' or 'From month 5 to month 24'; null when the loan is never above the value. */
export function monthsUnder({ first, last }: UpsideDown): string | null {
  if (first === null || last === null) return null
  if (first === last) return last === 0 ? 'On the first day' : `In month ${last}`
  return first === 0 ? `Until month ${last}` : `From month ${first} to month ${last}`
}
