/** Where in the state: one question for each state whose cities or counties tax income. */
import type { StateCode } from '#facts/states/codes.ts'
import { taxedEverywhere } from '#facts/states/places.precomputed.ts'
import { places } from '#facts/states/places.ts'
import { type ChoiceField, choice } from './field.ts'
import { when } from './section.ts'
import { placeWords as words } from './words/place.en.ts'

const NOWHERE = 'none'
type Places<P extends string> = { readonly [K in `${P}${StateCode}`]: ChoiceField<string> }

/**
 * The questions under the state asked as `state`; their names begin with `prefix`. Places of the newest year; a place without a tax in an
 * earlier year counts as nowhere there. Only states with a local income tax have their question; the type is wider than that, so `placeOf`
 * reads the answers.
 */
export const localitiesUnder = <const P extends string, const S extends string>(prefix: P, state: S): Places<P> =>
  Object.fromEntries(
    Object.entries(places).map(([code, list]) => [
      `${prefix}${code}`,
      when(
        (inputs: { readonly [K in S]: string }) => inputs[state] === code,
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
  ) as unknown as Places<P>

export const localityFields = localitiesUnder('locality', 'state')

/** The place chosen under a state; a place picked for another state does not count. */
export function placeUnder(inputs: Readonly<Record<string, unknown>>, prefix: string, state: string): string | null {
  const place = inputs[`${prefix}${state}`]
  return typeof place !== 'string' || place === NOWHERE ? null : place
}

type Located = { readonly state: string } & { readonly [K in `locality${StateCode}`]?: string }
/** The place chosen in the state chosen. */
export const placeOf = (inputs: Located): string | null => placeUnder(inputs, 'locality', inputs.state)

/** Whether the state taxes every resident locally and no place is named, so that the tax shown is too low. */
export const lacksPlace = (inputs: Located): boolean =>
  taxedEverywhere.includes(inputs.state) && placeOf(inputs) === null
