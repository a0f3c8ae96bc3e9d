/** Below this the taxes of a year's interest are too small to tell a share from. Dollars. */
export const LEAST_SAMPLE = 100

/** The year's interest (dollars) on which returns with and without it are compared: the account's own, or enough to tell a share from. */
export const sampleOf = (yearInterest: number): number => Math.max(LEAST_SAMPLE, yearInterest)

/** Of that tax, the part that goes to the state and its towns, 0 to 1; the rest is federal. A tax of nothing has no part. */
export const stateShareOf = ({
  stateAndLocal,
  total,
}: {
  readonly stateAndLocal: number
  readonly total: number
}): number => (total > 0 ? Math.min(1, Math.max(0, stateAndLocal / total)) : 0)

/**
 * Share of a sample's interest that goes to tax, decimal. From 0 to 1: a credit that grows with interest is counted as no tax, and a step
 * of the rules that takes more than all of it as all. Expects sample > 0.
 */
export const taxShareOf = (tax: number, sample: number): number => Math.min(1, Math.max(0, tax / sample))
