/** The limits of a change per year, which may be a fall. */
export const yearlyGrowth = { per: 'year', min: -10, max: 20, step: 0.25 } as const
