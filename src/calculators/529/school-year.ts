/** A school year by the fall it begins in: 2025 is "2025-26". */
export const schoolYear = (fall: number): string => `${fall}-${String(fall + 1).slice(2)}`
