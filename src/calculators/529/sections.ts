import { choices } from '../kit/choices.ts'
import { type Clock, choice, count, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingHouseholdIncome, startingReturn } from '../kit/starting-values.ts'
import { childrenField } from './child-fields.ts'
import { inStateLiving, pastReturn, pricedYear, tuitionGrowth, usualInflation } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const saving = section(sectionWords.saving, {
  monthly: money({
    ...words.monthly,
    per: 'month',
    initial: 600,
    max: 100_000,
    step: 25,
    slider: { from: 0, to: 4000 },
    nudge: 100,
  }),
  costGrowth: percent({
    label: words.costGrowth.label,
    hint: words.costGrowth.hint({ year: pricedYear, ...tuitionGrowth }, say),
    per: 'year',
    initial: 4,
    min: -5,
    max: 15,
    step: 0.25,
    slider: { from: 0, to: 8 },
    nudge: 1,
  }),
  annualReturn: percent({
    label: words.annualReturn.label,
    hint: words.annualReturn.hint(pastReturn, say),
    per: 'year',
    initial: points(startingReturn.value),
    min: -10,
    max: 15,
    step: 0.25,
    slider: { from: 0, to: 10 },
    nudge: 1,
  }),
})

const costHints = { living: words.counts.living({ price: inStateLiving }, say), budget: words.counts.budget }
const costs = section(
  sectionWords.costs.title,
  {
    counts: choice({
      label: words.counts.label,
      hint: words.counts.hint({ year: pricedYear }),
      initial: 'living',
      options: choices(words.counts.options).map((option) =>
        option.value === 'tuition' ? option : { ...option, hint: costHints[option.value] },
      ),
    }),
    nearReturn: percent({ ...words.nearReturn, per: 'year', initial: 3.5, min: -10, max: 15, step: 0.25, nudge: 1 }),
    glideYears: count({ ...words.glideYears, initial: 8, max: 20, nudge: 2 }),
    raise: percent({ ...words.raise, per: 'year', initial: 0, max: 20, step: 0.5, nudge: 3 }),
    until: choice({ ...words.until, initial: 'graduation', options: choices(words.until.options) }),
    inflation: percent({ ...words.inflation, per: 'year', initial: usualInflation, max: 15, step: 0.25 }),
  },
  { more: sectionWords.costs.more },
)

const tax = section(
  sectionWords.tax.title,
  {
    state: stateOrFederal,
    ownPlan: when(({ state }: { state: string }) => state !== 'US', toggle({ ...words.ownPlan, initial: true })),
    income: yearlyIncome({ ...words.income, initial: startingHouseholdIncome.value }),
    status: filingStatus('joint'),
    credit: toggle({ ...words.credit, initial: false }),
  },
  { more: sectionWords.tax.more },
)

const gifts = section(
  sectionWords.gifts.title,
  {
    owner: choice({ ...words.owner, initial: 'parent', options: choices(words.owner.options) }),
    givers: choice({ ...words.givers, initial: '2', options: choices(words.givers.options) }),
    cap: money({ ...words.cap, initial: null, min: 1000, max: 5_000_000, step: 1000, optional: true }),
  },
  { more: sectionWords.gifts.more },
)

const left = section(
  sectionWords.left.title,
  {
    opened: count({
      ...words.opened,
      grouped: false,
      initial: (clock: Clock) => Number(clock.today.slice(0, 4)),
      min: 1996,
      max: 2050,
    }),
    growthShare: percent({ ...words.growthShare, initial: 20, max: 100, step: 5 }),
    left: money({ ...words.left, initial: null, max: 5_000_000, step: 1000, optional: true }),
  },
  { more: sectionWords.left.more },
)

export const sections = [
  section(sectionWords.children, { children: childrenField }),
  saving,
  costs,
  tax,
  gifts,
  left,
] as const
export type PlanInputs = Inputs<FieldsOf<typeof sections>>
export type Child = PlanInputs['children'][number]
