/** Reads "5, 4, 3, 3, 2, 1" as a deferred sales charge by year of sale. */

const LONGEST = 10
const MOST = 10

export type Charges = { readonly rates: readonly number[] } | { readonly problem: string }

/** Percent points for the first year, the second, and so on, as decimals. Empty text is no charge. Refuses other words. */
export function readCharges(text: string): Charges {
  const parts = text
    .replaceAll('%', ' ')
    .split(/[\s,;/]+/)
    .filter((part) => part !== '')
  if (parts.length > LONGEST) return { problem: `Give at most ${LONGEST} years.` }
  const rates = parts.map(Number)
  if (rates.some((rate) => !Number.isFinite(rate) || rate < 0 || rate > MOST))
    return { problem: 'Give a percentage for each year, like 5, 4, 3, 2, 1. Leave it empty for none.' }
  return { rates: rates.map((rate) => rate / 100) }
}

/** What can be read, else no charge: the form has said what is wrong. */
export function chargesOf(text: string): readonly number[] {
  const read = readCharges(text)
  return 'rates' in read ? read.rates : []
}
