/** The currencies on offer, by code. */
import { type CurrencyFact, currencyFacts } from './form-facts.precomputed.ts'

const known = new Map(currencyFacts.map((one) => [one.code, one]))

export const isPegged = (code: string): boolean => known.get(code)?.kind === 'pegged'
/** What the euro replaced; undefined for what is money still. */
export function formerOf(code: string): (CurrencyFact & { readonly euroSince: number }) | undefined {
  const found = known.get(code)
  return found?.euroSince === undefined ? undefined : { ...found, euroSince: found.euroSince }
}
/** A currency that is no longer money cannot be paid with, sent or changed: no way and no fee apply. */
export const isMoneyStill = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  formerOf(from) === undefined && formerOf(to) === undefined

/** As it stands in a list. */
export const titleOf = (code: string): string => known.get(code)?.name ?? code
/** As it stands in a sentence: 'euro', 'Swiss franc'. */
export const nameOf = (code: string): string =>
  code === 'EUR' || code === 'GBP' ? titleOf(code).toLowerCase() : titleOf(code)
export const minorUnitsOf = (code: string): number => known.get(code)?.minorUnits ?? 2

/** Every currency that can be chosen. */
export const codes: readonly string[] = currencyFacts.map(({ code }) => code)
/** Currencies of the bank's own table, the base apart: those a fresher table may name. */
export const tableCodes: readonly string[] = currencyFacts
  .filter(({ code, kind }) => kind === 'quoted' && code !== 'EUR')
  .map(({ code }) => code)
