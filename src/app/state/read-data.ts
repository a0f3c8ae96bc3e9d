/** Small readers for data that comes from storage or a backup: each gives the value or refuses it. */

import { type IsoDate, type Month, parseIsoDate, parseMonth } from '#engine/month.ts'

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** Largest amount of dollars any stored value may have. */
const most = 1e12
export const isAmount = (data: unknown): data is number =>
  typeof data === 'number' && Number.isFinite(data) && Math.abs(data) <= most
export const isText = (data: unknown, longest = 200): data is string =>
  typeof data === 'string' && data.length <= longest
export const isDay = (data: unknown): data is IsoDate => typeof data === 'string' && parseIsoDate(data) !== null
export const isMonth = (data: unknown): data is Month => typeof data === 'string' && parseMonth(data) !== null
