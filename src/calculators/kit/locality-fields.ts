/** Where in the state: one question for each state whose cities or counties tax income. */
import type { StateCode } from '#facts/states/codes.ts'
import { places, taxedEverywhere } from '#facts/states/places.precomputed.ts'
import { type ChoiceField, choice } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { aboutWords } from './words/form.en.ts'

type LocalityKey = `locality${StateCode}`
const NOWHERE = 'none'
const localityKey = (code: string): LocalityKey => `locality${code}` as LocalityKey
const words = aboutWords.place

/**
 * Places of the newest year; a place without a tax in an earlier year counts as nowhere there. Only states with a local income tax have
 * their question; the type is wider than that, so `placeOf` reads the answers.
 */
export const localityFields = Object.fromEntries(
  Object.entries(places).map(([code, list]) => [
    localityKey(code),
    when(
      ({ state }: { readonly state: string }) => state === code,
      choice({
        label: words.label,
        initial: NOWHERE,
        options: [
          { value: NOWHERE, label: taxedEverywhere.includes(code) ? words.everyone : words.some },
          ...list.map((place) => ({ value: place.key, label: place.name })),
        ],
      }),
    ),
  ]),
) as unknown as { readonly [K in LocalityKey]: ChoiceField<string> }

/** The place chosen in the state chosen; a place picked for another state does not count. */
export function placeOf(inputs: { readonly state: string } & { readonly [K in LocalityKey]?: string }): string | null {
  const place = inputs[localityKey(inputs.state)]
  return place === undefined || place === NOWHERE ? null : place
}

/** Whether the state taxes every resident locally and no place is named, so that the tax shown is too low. */
export const lacksPlace = (inputs: Parameters<typeof placeOf>[0]): boolean =>
  taxedEverywhere.includes(inputs.state) && placeOf(inputs) === null
