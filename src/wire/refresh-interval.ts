/** How often a page asks for market updates when it does not say (milliseconds). */
export const DEFAULT_REFRESH_MS = 30_000
/** The shortest interval the server keeps; a shorter wish is raised to this (milliseconds). */
export const MIN_REFRESH_MS = 5_000
/** The longest interval the server keeps; a longer wish is lowered to this (milliseconds). */
export const MAX_REFRESH_MS = 3_600_000

/**
 * Brings a wished interval (milliseconds) into the range the server keeps, as a whole number.
 * Takes finite numbers only: the message schema has already refused everything else.
 */
export function clampRefreshInterval(milliseconds: number): number {
  return Math.min(MAX_REFRESH_MS, Math.max(MIN_REFRESH_MS, Math.round(milliseconds)))
}
