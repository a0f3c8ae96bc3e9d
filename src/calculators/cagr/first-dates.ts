import type { IsoDate } from '#engine/month.ts'

/** The dates the page starts with; their comparison is worked out while building, so that the first page needs nothing fetched. */
export const firstDates = { from: '2015-12-31' as IsoDate, to: '2025-12-31' as IsoDate }
/** Points of the curve. */
export const CURVE_POINTS = 41
