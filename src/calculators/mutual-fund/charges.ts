/** Reads "5, 4, 3, 3, 2, 1" as a deferred sales charge by year of sale. */

export const LONGEST = 10
/** Percent. No fund sold in the United States may charge more than 8.5%; this leaves room for a typing error to be caught. */
export const MOST = 10

export type Charges = { readonly rates: readonly number[] } | { readonly problem: 'too-many-years' | 'too-high' }

/**
 * Percent points for the first year, the second, and so on, as decimals. Every number in the text counts, whatever stands between; text
 * without a number is no charge. Refuses more than ten years and more than 10%. The form says back what was read.
 */
export function readCharges(text: string): Charges {
  const rates = [...text.matchAll(/\d+(?:\.\d+)?|\.\d+/g)].map((found) => Number(found[0]))
  if (rates.length > LONGEST) return { problem: 'too-many-years' }
  if (rates.some((rate) => rate > MOST)) return { problem: 'too-high' }
  return { rates: rates.map((rate) => rate / 100) }
}

/** What was read, else no charge: then the form has said what is wrong. */
export function chargesOf(text: string): readonly number[] {
  const read = readCharges(text)
  return 'rates' in read ? read.rates : []
}
