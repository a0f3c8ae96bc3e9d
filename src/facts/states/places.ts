import { type Place, placesIn } from './place-text.ts'
import { placeTexts } from './places.precomputed.ts'

/** Places with a local income tax in the newest year, by state; a state without any is not listed. */
export const places: Readonly<Record<string, readonly Place[]>> = Object.fromEntries(
  Object.entries(placeTexts).map(([code, text]) => [code, placesIn(text)]),
)
