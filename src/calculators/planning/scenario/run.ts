/** A scenario worked out: the picture as it is, and with its events. */
import type { Household } from '#engine/household/household.ts'
import { type IsoDate, monthOf, yearOf } from '#engine/month.ts'
import type { PastMonths } from '#engine/planning/scenario/apply/money-events.ts'
import type { Change } from '#engine/planning/scenario/change.ts'
import { changesFor } from '#engine/planning/scenario/changes.ts'
import type { Course } from '#engine/planning/scenario/course.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import type { ScenarioLaw } from '#engine/planning/scenario/law.ts'
import type { Model, ScenarioSettings } from '#engine/planning/scenario/model.ts'
import { type ChangedLine, changedLines, type Outcome, outcomeOf } from '#engine/planning/scenario/outcome.ts'
import { modelOf } from '#engine/planning/scenario/picture-model.ts'
import { projecting } from '#engine/planning/scenario/project.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { scenarioLaw, workRules } from './law.ts'

export interface ScenarioGiven {
  readonly household: Household
  readonly events: readonly LifeEvent[]
  readonly settings: ScenarioSettings
  readonly today: IsoDate
}
export interface ScenarioStands {
  readonly tax: TaxYearFacts
  readonly states: Readonly<Record<string, LoadedStateLaw>>
  readonly past: PastMonths | null
}
export interface ScenarioResult {
  readonly given: ScenarioGiven
  readonly law: ScenarioLaw
  readonly model: Model
  readonly changes: readonly Change[]
  readonly before: Course
  readonly after: Course
  /** Index of the first month an event touches; 0 without events. */
  readonly from: number
  readonly outcomes: { readonly before: Outcome; readonly after: Outcome }
  readonly lines: readonly ChangedLine[]
}

/** Both courses; pauses after each of their years. Events that begin after the end change nothing. */
export function* runningScenario(
  given: ScenarioGiven,
  { tax, states, past }: ScenarioStands,
): Generator<undefined, ScenarioResult> {
  const { household, events, settings, today } = given
  const law = scenarioLaw(tax, states)
  const state = household.state === null ? 'none' : (states[household.state] ?? 'none')
  const year = yearOf(monthOf(today))
  const model = modelOf(
    household,
    today,
    settings,
    (picture) =>
      settleTaxes(picture, tax, state === 'none' ? null : (federal) => state.returnOf(picture, federal, year)).total,
  )
  const changes = changesFor(model, events, { law, work: workRules(tax), past })
  yield undefined
  const before = yield* quietly(projecting(model, [], settings, law))
  const after = events.length === 0 ? before : yield* quietly(projecting(model, changes, settings, law))
  const first = events.length === 0 ? 0 : Math.min(...events.map(({ at }) => at)) - 1
  const from = Math.min(first, model.months - 1)
  return {
    given,
    law,
    model,
    changes,
    before,
    after,
    from,
    outcomes: { before: outcomeOf(before, from), after: outcomeOf(after, from) },
    lines: changedLines(before, after, from),
  }
}

function* quietly<T>(steps: Generator<unknown, T>): Generator<undefined, T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield undefined
  }
}

export function runScenario(given: ScenarioGiven, stands: ScenarioStands): ScenarioResult {
  const steps = runningScenario(given, stands)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
