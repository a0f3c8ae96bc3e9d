import type { UpsideDown } from '#engine/lending/car-value.ts'

/** When the loan is above the car's value; null when it never is. */
export function spanUnder({ first, last }: UpsideDown) {
  if (first === null || last === null) return null
  const span = { from: first, to: last }
  if (first === last) return { ...span, kind: last === 0 ? 'underFirstDay' : 'underInMonth' } as const
  return { ...span, kind: first === 0 ? 'underUntil' : 'underBetween' } as const
}
