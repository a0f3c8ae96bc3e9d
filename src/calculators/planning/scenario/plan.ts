import type { Household } from '#engine/household/household.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import { dateIn, formatMonth, type IsoDate } from '#engine/month.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { readEvents } from '#engine/planning/scenario/event-text.ts'
import type { ScenarioSettings } from '#engine/planning/scenario/model.ts'
import { sellings } from '#engine/planning/scenario/model.ts'
import { defaultYear } from '#facts/default-year.ts'
import { choice, count, percent, points, text } from '../../kit/field.ts'
import { definePlan } from '../plan.ts'
import { scenarioSchema } from './answer-schema.ts'
import { startingSettings } from './assumptions.ts'
import { meta } from './meta.ts'
import { scenarioNeeds } from './needs.ts'
import { runScenario } from './run.ts'
import { startingEvent } from './starting-event.ts'
import { tellScenario } from './tell.ts'
import { inputWords as words } from './words/needs.en.ts'

const { assumptions } = startingSettings
const growth = (label: string, decimal: number) =>
  percent({ label, initial: points(decimal), min: -20, max: 30, per: 'year' })

const fields = {
  events: text({ label: words.events.label, hint: words.events.hint, initial: '', maxLength: 6000 }),
  years: count({ label: words.years.label, unit: words.years.unit, initial: startingSettings.years, min: 1, max: 30 }),
  selling: choice({
    label: words.selling.label,
    initial: startingSettings.selling,
    options: sellings.map((value) => ({ value, label: words.selling.options[value] })),
  }),
  prices: growth(words.prices, assumptions.prices),
  pay: growth(words.pay, assumptions.pay),
  stocks: growth(words.stocks, assumptions.stocks),
  bonds: growth(words.bonds, assumptions.bonds),
  homes: growth(words.homes, assumptions.homes),
}

/** A day of a year, where only whether a text of events reads matters. */
const someDay = (year: number): IsoDate => dateIn(formatMonth(year, 1), 1)

const eventsOf = (household: Household, written: string, today: IsoDate): readonly LifeEvent[] | null =>
  readEvents(written, (kind, at) => startingEvent(kind, at, household, today))

export const scenarioPlan = definePlan({
  ...meta,
  fields,
  check: ({ events }) =>
    eventsOf(emptyHousehold, events, someDay(defaultYear)) === null ? { events: words.events.bad } : {},
  law: ({ household, inputs, year }) =>
    scenarioNeeds(household, eventsOf(household, inputs.events, someDay(year)) ?? [], year),
  run: ({ household, inputs, law, today, say }) => {
    const events = eventsOf(household, inputs.events, today) ?? []
    const rates = (['prices', 'pay', 'stocks', 'bonds', 'homes'] as const).map((key) => [key, (inputs[key] ?? 0) / 100])
    const settings: ScenarioSettings = {
      years: inputs.years,
      selling: inputs.selling,
      assumptions: { ...assumptions, ...Object.fromEntries(rates) },
    }
    return tellScenario(runScenario({ household, events, settings, today }, law), say)
  },
  answer: scenarioSchema,
})
