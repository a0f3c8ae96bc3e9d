import { collegePrices } from '#facts/household/college.ts'
import { medianIncome } from '#facts/household/income.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { asOfText, asOfYear } from '../kit/as-of.ts'
import { type Clock, choice, count, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { dollars, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingHouseholdIncome, startingReturn } from '../kit/starting-values.ts'
import { childrenField } from './child-fields.ts'
import { schoolYear } from './school-year.ts'

const prices = collegePrices.value
const pricedYear = schoolYear(Number(asOfYear(collegePrices)))

export const fields = {
  children: childrenField,
  monthly: money({
    label: 'You save, all children together',
    hint: 'Each month. It is shared out by what each child still needs.',
    per: 'month',
    initial: 600,
    max: 100_000,
    step: 25,
    slider: { from: 0, to: 4000 },
    nudge: 100,
  }),
  counts: choice({
    label: 'Count as cost',
    hint: `Published for ${pricedYear} (College Board); most students pay less after grants.`,
    initial: 'living',
    options: [
      {
        value: 'living',
        label: 'Tuition, housing and food',
        hint: `${dollars(prices.publicInState.tuition + prices.publicInState.housingAndFood)} in-state`,
      },
      { value: 'tuition', label: 'Tuition and fees only' },
      { value: 'budget', label: 'The whole student budget', hint: 'A 529 plan does not pay travel or personal costs' },
    ],
  }),
  costGrowth: percent({
    label: 'School costs rise',
    hint: `Our guess. In ${pricedYear} tuition rose ${percentText(points(prices.publicInState.tuitionGrowth))} at public in-state colleges and ${percentText(points(prices.privateNonprofit.tuitionGrowth))} at private ones.`,
    per: 'year',
    initial: 4,
    min: -5,
    max: 15,
    step: 0.25,
    slider: { from: 0, to: 8 },
    nudge: 1,
  }),
  annualReturn: percent({
    label: 'Return while school is far away',
    hint: `After the plan’s fees. Our guess; 60% US stocks and 40% bonds grew ${percentText(points(longRunGrowth.value.mix), 1)} a year from ${longRunGrowth.value.from} to ${longRunGrowth.value.to}, before fees.`,
    per: 'year',
    initial: points(startingReturn.value),
    min: -10,
    max: 15,
    step: 0.25,
    slider: { from: 0, to: 10 },
    nudge: 1,
  }),
  nearReturn: percent({
    label: 'Return in school',
    hint: 'Plans hold more cash and bonds by then. Our guess.',
    per: 'year',
    initial: 3.5,
    min: -10,
    max: 15,
    step: 0.25,
    nudge: 1,
  }),
  glideYears: count({
    label: 'Moves to safer over the last',
    hint: '0: all at once when school starts.',
    unit: 'years',
    initial: 8,
    max: 20,
    nudge: 2,
  }),
  raise: percent({ label: 'Save more each year', per: 'year', initial: 0, max: 20, step: 0.5, nudge: 3 }),
  until: choice({
    label: 'Deposits for a child go on until',
    initial: 'graduation',
    options: [
      { value: 'graduation', label: 'The last school bill' },
      { value: 'start', label: 'The first school bill' },
    ],
  }),
  inflation: inflationRate({
    hint: 'Turns future dollars into today’s. Our assumption.',
    max: 15,
  }),
  state: stateOrFederal,
  ownPlan: toggle({ label: 'It is our own state’s plan', initial: true }),
  income: yearlyIncome({
    label: 'Income before tax',
    hint: `Of the household that saves. Half of US households had more than ${dollars(medianIncome.value)} in ${asOfText(medianIncome)} (Census).`,
    initial: startingHouseholdIncome.value,
  }),
  status: filingStatus('joint'),
  credit: toggle({
    label: 'Keep $4,000 a year out for the college tax credit',
    initial: false,
  }),
  owner: choice({
    label: 'Who owns the plan',
    initial: 'parent',
    options: [
      { value: 'parent', label: 'A parent' },
      { value: 'grandparent', label: 'A grandparent or other person' },
      { value: 'student', label: 'The student' },
    ],
  }),
  givers: choice({
    label: 'Deposits come from',
    initial: '2',
    options: [
      { value: '1', label: 'One person' },
      { value: '2', label: 'Two people, such as a couple' },
    ],
  }),
  cap: money({
    label: 'Your plan’s limit per child',
    hint: 'In the plan’s own booklet. Blank: not checked.',
    initial: null,
    min: 1000,
    max: 5_000_000,
    step: 1000,
    optional: true,
  }),
  opened: count({
    label: 'Accounts opened in',
    hint: 'For the 15 years a Roth rollover asks for.',
    unit: 'year',
    grouped: false,
    initial: (clock: Clock) => Number(clock.today.slice(0, 4)),
    min: 1996,
    max: 2050,
  }),
  growthShare: percent({ label: 'Part of today’s savings that is growth', initial: 20, max: 100, step: 5 }),
  left: money({
    label: 'Try an amount left over',
    hint: 'Blank: what the plan leaves, or $10,000 as an example.',
    initial: null,
    max: 5_000_000,
    step: 1000,
    optional: true,
  }),
}
export type PlanInputs = Inputs<typeof fields>
export type Child = PlanInputs['children'][number]
