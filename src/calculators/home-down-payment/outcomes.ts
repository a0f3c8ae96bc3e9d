import { savedByMonth } from '#engine/housing/saving-race.ts'
import type { Result } from './compute.ts'

/** Each place's result if all the money waited there until the goal. */
export const placeOutcomes = (result: Result) =>
  result.places.map((place) => {
    const saved = savedByMonth({ ...result.saver, monthlyRate: place.monthlyRate }, result.cashMonth)
    return { place, saved: saved[result.cashMonth] ?? 0 }
  })
