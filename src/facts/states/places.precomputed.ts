import { stateTaxes } from './all.ts'
import { placeText } from './place-text.ts'
import { newestStateYear } from './year-of.ts'

/** The places of `places.ts`, told short. Worked out while building, so that a form can ask where somebody lives before that state's law has been fetched. */
export const placeTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(stateTaxes).flatMap((facts) => {
    const found = newestStateYear(facts).local.value.map(({ key, name }) => ({ key, name }))
    return found.length === 0 ? [] : [[facts.code, placeText(found)]]
  }),
)

/** States in which every resident pays a local income tax. */
export const taxedEverywhere: readonly string[] = Object.values(stateTaxes).flatMap(({ code, localEverywhere }) =>
  localEverywhere ? [code] : [],
)
