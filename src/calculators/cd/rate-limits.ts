/** Limits of a CD's rate, percent points. */
export const anyRate = { max: 25, step: 0.05 } as const
