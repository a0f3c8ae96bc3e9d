/** A page of rows stays quick; the largest weights are kept. */
export const MOST_HOLDINGS = 100
