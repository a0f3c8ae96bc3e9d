/** So many findings stand open; the rest wait. */
export const OPEN_FINDINGS = 3
