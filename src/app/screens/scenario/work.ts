/** The heavy part of the screen, fetched when it is first needed: the engine, the law, the words of the answer. */
import { american } from '#calculators/kit/say.ts'
import { scenarioNeeds } from '#calculators/planning/scenario/needs.ts'
import { runningScenario } from '#calculators/planning/scenario/run.ts'
import { startingEvent } from '#calculators/planning/scenario/starting-event.ts'
import { type ToldScenario, tellScenario } from '#calculators/planning/scenario/tell.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import type { EventKind, LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { readEvents } from '#engine/planning/scenario/event-text.ts'
import type { ScenarioSettings } from '#engine/planning/scenario/model.ts'
import { defaultYear } from '#facts/default-year.ts'
import { inSlices } from '../../calculator/worker/slices.ts'
import type { Preset } from './presets.ts'

export interface Asked {
  readonly household: Household
  readonly today: IsoDate
  readonly events: readonly LifeEvent[]
  readonly settings: ScenarioSettings
}

/** Works a scenario out in short slices; undefined when it was stopped on the way. */
export async function workOut(asked: Asked, isStopped: () => boolean = () => false): Promise<ToldScenario | undefined> {
  const needs = scenarioNeeds(asked.household, asked.events, defaultYear)
  const [tax, states, past] = await Promise.all([needs.tax.load(), needs.states.load(), needs.past.load()])
  if (isStopped()) return undefined
  const result = await inSlices(runningScenario(asked, { tax, states, past }), isStopped)
  return result && tellScenario(result, american)
}

type Place = Pick<Asked, 'household' | 'today'>

export const newEvent = (kind: EventKind, at: number, { household, today }: Place): LifeEvent =>
  startingEvent(kind, at, household, today)

export const presetEvents = (preset: Preset, place: Place): readonly LifeEvent[] =>
  preset.events.map(([kind, at]) => newEvent(kind, at, place))

export const eventsOfText = (text: string, place: Place): readonly LifeEvent[] | null =>
  readEvents(text, (kind, at) => newEvent(kind, at, place))
