/** Ages as questions ask them, in months. */
export const AGE = { first: 62 * 12, full: 67 * 12, last: 70 * 12 } as const

/** A claim: from 62 to 70, to the month. */
export const claimAge = {
  unit: 'years',
  step: 1,
  initial: AGE.full,
  min: AGE.first,
  max: AGE.last,
  slider: { from: AGE.first, to: AGE.last },
  nudge: 12,
} as const
/** When somebody began to work, and until when they do. */
export const workAge = {
  since: { unit: 'years', initial: 22 * 12, min: 14 * 12, max: 70 * 12 },
  until: { unit: 'years', initial: 65 * 12, min: 18 * 12, max: 90 * 12 },
} as const
/** A chosen age at death. */
export const deathAge = { unit: 'years', min: 63 * 12, max: 119 * 12, nudge: 60 } as const
