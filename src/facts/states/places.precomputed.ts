import { stateTaxes } from './all.ts'
import { newestStateYear } from './year-of.ts'

/** A city or county with an income tax of its own, as a form names it. */
export interface Place {
  readonly key: string
  readonly name: string
}

/**
 * Places with a local income tax in the newest year, by state; a state without any is not listed. Worked out while building, so
 * that a form can ask where somebody lives before that state's law has been fetched.
 */
export const places: Readonly<Record<string, readonly Place[]>> = Object.fromEntries(
  Object.values(stateTaxes).flatMap((facts) => {
    const found = newestStateYear(facts).local.value.map(({ key, name }) => ({ key, name }))
    return found.length === 0 ? [] : [[facts.code, found]]
  }),
)

/** States in which every resident pays a local income tax. */
export const taxedEverywhere: readonly string[] = Object.values(stateTaxes).flatMap(({ code, localEverywhere }) =>
  localEverywhere ? [code] : [],
)
