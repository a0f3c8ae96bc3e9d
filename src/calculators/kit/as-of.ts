import type { Cited } from '#facts/cited.ts'
import { dateText, monthText } from './format.ts'

type Dated = Pick<Cited<unknown>, 'asOf'>

/** What a figure describes, as a sentence says it: "2025", "August 2026", "September 16, 2026"; empty for standing law. `short`: "Aug 2026". */
export function asOfText({ asOf = '' }: Dated, short = false): string {
  if (asOf.length === 'YYYY-MM-DD'.length) return dateText(asOf, short)
  return asOf.length === 'YYYY-MM'.length ? monthText(asOf, short) : asOf
}

/** The month of it, where the day says nothing: "September 2026". */
export const asOfMonth = ({ asOf = '' }: Dated): string => asOfText({ asOf: asOf.slice(0, 'YYYY-MM'.length) })

/** The year of it: "2026". */
export const asOfYear = ({ asOf = '' }: Dated): string => asOf.slice(0, 'YYYY'.length)
