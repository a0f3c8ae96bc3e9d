/** Sets of inputs a visitor chose to keep, by calculator. Kept in this browser until deleted; never sent anywhere. */
import { stored } from '../../state/stored.ts'

export interface Scenario {
  readonly name: string
  /** The inputs as a link's hash, so that reading them goes through the same door as a shared link. */
  readonly hash: string
  readonly savedOn: string
}
export type ScenarioShelf = Readonly<Record<string, readonly Scenario[]>>
/** At most this many per calculator; saving another lets the oldest go only if the visitor says so. */
export const mostScenarios = 12

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'savedOn' in value &&
  typeof value.savedOn === 'string'

/** What cannot be read is left out; the rest stays. Of one name, the last. */
export function readShelf(data: unknown): ScenarioShelf | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  return Object.fromEntries(
    Object.entries(data).flatMap(([slug, list]) => {
      if (!Array.isArray(list)) return []
      const byName = new Map(list.filter(isScenario).map((one) => [one.name, one]))
      return [[slug, [...byName.values()].slice(0, mostScenarios)]]
    }),
  )
}

export const scenarioShelf = stored<ScenarioShelf>('scenarios', {
  version: 1,
  area: 'local',
  initial: {},
  read: readShelf,
})

/** Adds or, under the same name, replaces. False when the shelf is full. */
export function keepScenario(slug: string, scenario: Scenario): boolean {
  const now = scenarioShelf.get()[slug] ?? []
  const others = now.filter((one) => one.name !== scenario.name)
  if (others.length >= mostScenarios) return false
  scenarioShelf.set((shelf) => ({ ...shelf, [slug]: [...others, scenario] }))
  return true
}
export function dropScenario(slug: string, name: string): void {
  scenarioShelf.set((shelf) => ({ ...shelf, [slug]: (shelf[slug] ?? []).filter((one) => one.name !== name) }))
}
