import { MONTH_NAMES } from '#engine/month.ts'

/** "Dec 2056" is "2056-12", "November 22, 2026" is "2026-11-22", "2056" stays; null for words that are no date. */
export function isoDate(text: string): string | null {
  if (/^\d{4}$/.test(text)) return text
  const match = /^([A-Z][a-z]{2,8})(?: (\d{1,2}),)? (\d{4})$/.exec(text)
  const [, name = '', day, year] = match ?? []
  const month = MONTH_NAMES.findIndex((full) => full === name || full.slice(0, 3) === name) + 1
  if (!match || month === 0) return null
  return [year, String(month).padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-')
}
