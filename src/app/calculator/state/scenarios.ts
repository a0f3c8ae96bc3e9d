/** Sets of inputs a visitor chose to keep, by calculator. Kept in this browser until deleted; never sent anywhere. */
import { checked, record, type Shape } from '../../state/shape.ts'
import { text } from '../../state/shape-basics.ts'
import { list, map } from '../../state/shape-lists.ts'
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

/** The longest link a set is kept as. */
const LONGEST = 8000
const scenario = record<Scenario>({ name: text(200), hash: text(LONGEST), savedOn: text(40) })
/** More than there are calculators. */
const MOST_SHELVES = 200

/** Of one name, the last. */
export const shelfShape: Shape<ScenarioShelf> = map(
  { of: 'calculators', most: MOST_SHELVES },
  (slug) => slug.length <= 80,
  checked(list({ of: 'scenarios', most: mostScenarios }, scenario), (all) => [
    ...new Map(all.map((one) => [one.name, one])).values(),
  ]),
)

export const scenarioShelf = stored<ScenarioShelf>('scenarios', {
  version: 1,
  area: 'local',
  initial: {},
  shape: shelfShape,
})

/** Adds or, under the same name, replaces. False when the shelf is full. */
export function keepScenario(slug: string, scenario: Scenario): boolean {
  return scenarioShelf.set((shelf) => ({
    ...shelf,
    [slug]: [...(shelf[slug] ?? []).filter((one) => one.name !== scenario.name), scenario],
  }))
}
export function dropScenario(slug: string, name: string): void {
  scenarioShelf.set((shelf) => ({ ...shelf, [slug]: (shelf[slug] ?? []).filter((one) => one.name !== name) }))
}
