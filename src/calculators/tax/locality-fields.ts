/** Where in the state: one question for each state whose cities or counties tax income. */
import type { StateCode } from '#facts/states/codes.ts'
import { places, taxedEverywhere } from '#facts/states/places.precomputed.ts'
import { type ChoiceField, choice } from '../kit/field.ts'

export type LocalityKey = `locality${StateCode}`
export const NOWHERE = 'none'

export const localityKey = (code: string): LocalityKey => `locality${code}` as LocalityKey

/** Places of the newest year; a place without a tax in an earlier year counts as nowhere there. */
const entries = Object.entries(places).map(
  ([code, list]) =>
    [
      localityKey(code),
      choice({
        label: 'City or county',
        initial: NOWHERE,
        options: [
          { value: NOWHERE, label: taxedEverywhere.includes(code) ? 'Not chosen yet' : 'None of these' },
          ...list.map((place) => ({ value: place.key, label: place.name })),
        ],
      }),
    ] as const,
)

/** Only states with a local income tax have their question; the type is wider than that. */
export const localityFields: { readonly [K in LocalityKey]?: ChoiceField<string> } = Object.fromEntries(entries)
export const localityKeys = entries.map(([key]) => key)

/** Whether the state taxes every resident locally and no place is named, so that the tax shown is too low. */
export const lacksPlace = (state: string, place: unknown): boolean =>
  taxedEverywhere.includes(state) && (place === undefined || place === NOWHERE)
