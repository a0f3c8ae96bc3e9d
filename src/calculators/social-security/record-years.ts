/** Earnings of earlier years do not count. */
export const FIRST_RECORD_YEAR = 1951
