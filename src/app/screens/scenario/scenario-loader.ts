/** What the page shows at once: the sample household and the first case, worked out while the page is drawn. */
import type { RouterContextProvider } from 'react-router'
import { startingSettings } from '#calculators/planning/scenario/assumptions.ts'
import type { ToldScenario } from '#calculators/planning/scenario/tell.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { renderDay } from '../../shell/render-day.ts'
import type { PlanningDay } from '../../state/picture.ts'
import { firstPreset } from './presets.ts'
import { presetEvents, workOut } from './work.ts'

export interface ScenarioOpening extends PlanningDay {
  readonly events: readonly LifeEvent[]
  readonly told: ToldScenario
}

export async function openingOn(context: Readonly<RouterContextProvider>): Promise<ScenarioOpening> {
  const today = renderDay(context)
  const household = sampleHousehold(today)
  const events = presetEvents(firstPreset, { household, today })
  const told = await workOut({ household, today, events, settings: startingSettings })
  if (told === undefined) throw new Error('The sample was not worked out.')
  return { today, events, told }
}
