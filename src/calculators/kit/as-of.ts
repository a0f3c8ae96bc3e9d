import type { Cited } from '#facts/cited.ts'
import { dateText, monthText } from './format.ts'

/** What a figure describes, as a sentence says it: "2025", "August 2026", "September 16, 2026"; empty for standing law. */
export function asOfText({ asOf = '' }: Pick<Cited<unknown>, 'asOf'>): string {
  if (asOf.length === 'YYYY-MM-DD'.length) return dateText(asOf)
  return asOf.length === 'YYYY-MM'.length ? monthText(asOf) : asOf
}
