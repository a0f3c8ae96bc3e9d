import { choiceKeys, type TravelChoice } from '#engine/portfolio/travel.ts'
import type { Trip } from '../../state/time-travel.ts'

/** A trip with its choices by name. */
export interface LivedTrip extends Omit<Trip, 'picks'> {
  readonly choices: readonly TravelChoice[]
}

/** Null for none, and for one with a choice there is no more. */
export function tripOf(trip: Trip | null): LivedTrip | null {
  if (trip === null) return null
  const { picks, ...rest } = trip
  const choices = picks.flatMap((pick) => choiceKeys[pick] ?? [])
  return choices.length === picks.length ? { ...rest, choices: choices.slice(0, trip.length) } : null
}
