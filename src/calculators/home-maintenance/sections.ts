import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, month, percent, points, rows, text, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section } from '../kit/section.ts'
import { startingHomePrice, startingLandShare } from '../kit/starting-home.ts'
import { startingCostGrowth, startingSafeReturn } from '../kit/starting-values.ts'
import { medianHome, ofValue, onlineSavings, perSquareFoot } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'
import { partNames } from './words/parts.en.ts'

type Part = keyof typeof partNames
const line = (system: Part, age: number | null = null) => ({ system, age })
const part = choice({ label: words.systems.part, initial: 'roof', options: choices(partNames) })
/** In the spring after next. */
const someDay = `${defaultYear + 2}-05`

const home = section(sectionWords.home, {
  homeValue: money({
    label: words.homeValue.label,
    hint: words.homeValue.hint(medianHome, say),
    initial: startingHomePrice.value,
    min: 10_000,
    max: 50_000_000,
    step: 5000,
    slider: { from: 100_000, to: 1_200_000 },
    profile: 'homeValue',
    nudge: 50_000,
  }),
  squareFeet: count({
    ...words.squareFeet,
    initial: 1900,
    min: 200,
    max: 20_000,
    step: 50,
    slider: { from: 600, to: 4500 },
    nudge: 300,
  }),
  yearBuilt: count({ ...words.yearBuilt, grouped: false, initial: 1985, min: 1700, max: 2100, nudge: 5 }),
  saved: money({
    ...words.saved,
    initial: 3000,
    max: 10_000_000,
    step: 250,
    slider: { from: 0, to: 40_000 },
    nudge: 1000,
  }),
})

const wear = section(sectionWords.wear, {
  systems: rows({
    label: words.systems.label,
    hint: words.systems.hint,
    noun: words.systems.noun,
    look: 'lines',
    columns: { system: part, age: count({ ...words.systems.age, initial: null, max: 150, optional: true }) },
    blank: line('roof'),
    initial: [
      line('roof', 9),
      line('furnace', 8),
      line('cooling', 8),
      line('waterHeater', 6),
      line('windows'),
      line('paint'),
      line('gutters'),
      line('driveway'),
      line('refrigerator'),
      line('range'),
      line('dishwasher'),
      line('washer'),
      line('dryer'),
      line('carpet'),
      line('smokeAlarms'),
    ],
    maxRows: 30,
  }),
})

const details = section(
  sectionWords.details.title,
  {
    quotes: rows({
      label: words.quotes.label,
      hint: words.quotes.hint,
      noun: words.quotes.noun,
      columns: {
        system: part,
        cost: money({ label: words.quotes.cost, initial: null, max: 5_000_000, optional: true }),
        life: count({ ...words.quotes.life, initial: null, min: 1, max: 150, optional: true }),
      },
      blank: { system: 'roof', cost: null, life: null },
      initial: [],
      maxRows: 25,
    }),
    climate: choice({ ...words.climate, initial: 'usual', options: choices(words.climate.options) }),
    hoaOutside: toggle({ ...words.hoaOutside, initial: false }),
    projects: rows({
      label: words.projects.label,
      hint: words.projects.hint,
      noun: words.projects.noun,
      columns: {
        name: text({ label: words.projects.name, initial: '', maxLength: 40 }),
        month: month({ label: words.projects.month, initial: someDay }),
        cost: money({ label: words.projects.cost, initial: 2500, max: 5_000_000 }),
      },
      blank: { name: '', month: someDay, cost: 2500 },
      initial: [],
      maxRows: 15,
    }),
  },
  { more: sectionWords.details.more },
)

const plan = section(
  sectionWords.plan.title,
  {
    years: count({ ...words.years, initial: 20, min: 3, max: 40, slider: { from: 5, to: 40 } }),
    routine: money({ ...words.routine, per: 'year', initial: 1200, max: 1_000_000, step: 50, nudge: 300 }),
    costGrowth: percent({
      ...words.costGrowth,
      per: 'year',
      initial: points(startingCostGrowth.value),
      min: -5,
      max: 15,
      step: 0.25,
      nudge: 1,
    }),
    interest: percent({
      label: words.interest.label,
      hint: words.interest.hint(onlineSavings, say),
      per: 'year',
      initial: points(startingSafeReturn.value),
      max: 15,
      step: 0.25,
      nudge: 1,
    }),
    rising: toggle({ ...words.rising, initial: true }),
  },
  { more: sectionWords.plan.more },
)

const rules = section(
  sectionWords.rules.title,
  {
    valueRule: percent({ ...words.valueRule, per: 'year', initial: ofValue, max: 10, step: 0.25 }),
    land: percent({ ...words.land, initial: points(startingLandShare.value), max: 95, step: 5 }),
    footRule: money({ ...words.footRule, initial: perSquareFoot, max: 50, step: 0.25 }),
  },
  { more: sectionWords.rules.more },
)

export const sections = [home, wear, details, plan, rules] as const
export type HomeMaintenanceInputs = Inputs<FieldsOf<typeof sections>>
