/** The trip through past years a visitor is on: where it began and what was chosen each year. */
import { choiceKeys } from '#engine/portfolio/travel.ts'
import { maybe, one, or, record } from './shape.ts'
import { choice, flag, whole } from './shape-basics.ts'
import { stored } from './stored.ts'

export const travelLengths = [5, 10, 20, 30] as const
export type TravelLength = (typeof travelLengths)[number]

export interface Trip {
  /** The first year. */
  readonly from: number
  readonly length: TravelLength
  /** The names of the years are kept back until the end. */
  readonly hidden: boolean
  /** One for each year that is over: its place among the engine's choices. */
  readonly picks: readonly number[]
}

/** Each place is a year: with one that cannot be read the others mean something else, and the trip is gone. */
const picks = one(
  (data: unknown): data is readonly number[] =>
    Array.isArray(data) &&
    data.length <= Math.max(...travelLengths) &&
    data.every((pick: unknown) => choiceKeys.some((_, place) => place === pick)),
)
const trip = record<Trip>({ from: whole(1800, 9999), length: choice(travelLengths), hidden: or(flag, true), picks })
export const travelShape = record<{ readonly trip: Trip | null }>({ trip: or(maybe(trip), null) })

export const timeTravel = stored<{ readonly trip: Trip | null }>('time-travel', {
  version: 1,
  area: 'session',
  initial: { trip: null },
  shape: travelShape,
})
export const setTrip = (next: Trip | null): boolean => timeTravel.set({ trip: next })
