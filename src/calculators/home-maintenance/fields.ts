import { defaultYear } from '#facts/default-year.ts'
import { upkeepRules } from '#facts/household/home-systems.ts'
import { medianExistingHome } from '#facts/household/housing.ts'
import { highYieldSavings } from '#facts/lending/rates.ts'
import { choice, count, type Inputs, money, month, percent, points, rows, text, toggle } from '../kit/field.ts'
import { dollars, monthText, percentText } from '../kit/format.ts'
import { startingHomePrice, startingLandShare } from '../kit/starting-home.ts'
import { startingCostGrowth, startingSafeReturn } from '../kit/starting-values.ts'
import { type SystemKey, systemKinds } from './system-kinds.ts'

const keys = Object.keys(systemKinds) as readonly SystemKey[]
const line = (system: SystemKey, age: number | null = null) => ({ system, age })
const part = choice({
  label: 'Part',
  initial: 'roof',
  options: keys.map((value) => ({ value, label: systemKinds[value].label })),
})

const theHome = {
  homeValue: money({
    label: 'Home value',
    hint: `The middle US price of an existing home was ${dollars(medianExistingHome.value)} in ${monthText(medianExistingHome.asOf ?? '')} (National Association of Realtors).`,
    initial: startingHomePrice.value,
    min: 10_000,
    max: 50_000_000,
    step: 5000,
    slider: { from: 100_000, to: 1_200_000 },
    profile: 'homeValue',
    nudge: 50_000,
  }),
  squareFeet: count({
    label: 'Living space',
    unit: 'square feet',
    initial: 1900,
    min: 200,
    max: 20_000,
    step: 50,
    slider: { from: 600, to: 4500 },
    nudge: 300,
  }),
  yearBuilt: count({
    label: 'Year built',
    hint: 'Stands in for every age you leave blank below.',
    unit: 'year',
    grouped: false,
    initial: 1985,
    min: 1700,
    max: 2100,
    nudge: 5,
  }),
  saved: money({
    label: 'Saved for repairs so far',
    initial: 3000,
    max: 10_000_000,
    step: 250,
    slider: { from: 0, to: 40_000 },
    nudge: 1000,
  }),
}

const wear = {
  systems: rows({
    label: 'What wears out',
    hint: 'Type the ages you know. A blank is worked out from the year built.',
    noun: 'part',
    look: 'lines',
    columns: {
      system: part,
      age: count({ label: 'Age', unit: 'years', initial: null, max: 150, optional: true }),
    },
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
  quotes: rows({
    label: 'Your own prices and years',
    hint: 'A quote you have, or how long a part lasts with you. Blanks stay our guess of the price and the study’s years.',
    noun: 'part',
    columns: {
      system: part,
      cost: money({ label: 'New one costs today', initial: null, max: 5_000_000, optional: true }),
      life: count({ label: 'Lasts', unit: 'years', initial: null, min: 1, max: 150, optional: true }),
    },
    blank: { system: 'roof', cost: null, life: null },
    initial: [],
    maxRows: 25,
  }),
  projects: rows({
    label: 'Jobs you already know of',
    hint: 'Costs in today’s dollars.',
    noun: 'job',
    columns: {
      name: text({ label: 'Job', initial: '', maxLength: 40 }),
      month: month({ label: 'Month', initial: `${defaultYear + 2}-05` }),
      cost: money({ label: 'Cost today', initial: 2500, max: 5_000_000 }),
    },
    blank: { name: '', month: `${defaultYear + 2}-05`, cost: 2500 },
    initial: [],
    maxRows: 15,
  }),
  climate: choice({
    label: 'Weather',
    hint: 'Harsh: hail, salt air, hard freezes or strong sun. Our guess: outside parts last 20% less long there, 10% longer where it is mild.',
    initial: 'usual',
    options: [
      { value: 'mild', label: 'Mild' },
      { value: 'usual', label: 'Usual' },
      { value: 'harsh', label: 'Harsh' },
    ],
  }),
  hoaOutside: toggle({
    label: 'An HOA pays for the outside',
    hint: 'Roof, outside paint, gutters and driveway are then left out. Your HOA’s papers say what it covers.',
    initial: false,
  }),
}

const plan = {
  years: count({ label: 'Plan for', unit: 'years', initial: 20, min: 3, max: 40, slider: { from: 5, to: 40 } }),
  routine: money({
    label: 'Small upkeep',
    hint: 'Filters, service visits, pests, caulk, small repairs. Our guess.',
    per: 'year',
    initial: 1200,
    max: 1_000_000,
    step: 50,
    nudge: 300,
  }),
  costGrowth: percent({
    label: 'Repair prices rise',
    hint: 'Our guess.',
    per: 'year',
    initial: points(startingCostGrowth.value),
    min: -5,
    max: 15,
    step: 0.25,
    nudge: 1,
  }),
  interest: percent({
    label: 'Repair savings earn, after tax',
    hint: `A typical online account paid ${percentText(points(highYieldSavings.value))} before tax in ${monthText(highYieldSavings.asOf ?? '')}.`,
    per: 'year',
    initial: points(startingSafeReturn.value),
    max: 15,
    step: 0.25,
    nudge: 1,
  }),
  rising: toggle({
    label: 'Save more each year, as prices rise',
    hint: 'The amount then stays the same in today’s money.',
    initial: true,
  }),
}

const rules = {
  valueRule: percent({
    label: 'Value rule',
    hint: 'Share of the home’s value a year. Often 1% to 4%.',
    per: 'year',
    initial: upkeepRules.value.ofValue * 100,
    max: 10,
    step: 0.25,
  }),
  land: percent({
    label: 'Land’s share of the value',
    hint: 'Land does not wear out. Your property tax bill often splits the two.',
    initial: points(startingLandShare.value),
    max: 95,
    step: 5,
  }),
  footRule: money({
    label: 'Square-foot rule',
    hint: 'A year, for each square foot of living space.',
    initial: upkeepRules.value.perSquareFoot,
    max: 50,
    step: 0.25,
  }),
}

export const fields = { ...theHome, ...wear, ...plan, ...rules }
export type HomeMaintenanceInputs = Inputs<typeof fields>
