/** Dollars a trip begins with: ours, as its words say. */
export const BEGIN = 10_000
