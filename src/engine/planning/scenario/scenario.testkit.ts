/** A bare law without a state and plain settings, for tests of the engine. */

import type { EntryOf, Fields } from '#engine/household/field.ts'
import { readEntry } from '#engine/household/field.ts'
import type { Household } from '#engine/household/household.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import {
  accountFields,
  debtFields,
  expectedFields,
  incomeFields,
  personFields,
  policyFields,
  propertyFields,
} from '#engine/household/lists.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { premiumByAge, premiumShares } from '#facts/insurance/marketplace.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { WorkRules } from './apply/work-events.ts'
import type { EventRules } from './changes.ts'
import { changesFor } from './changes.ts'
import type { Course } from './course.ts'
import type { EventKind, EventOf, LifeEvent, Terms } from './event-fields.ts'
import type { ScenarioLaw } from './law.ts'
import type { Model, ScenarioSettings } from './model.ts'
import { modelOf } from './picture-model.ts'
import { project } from './project.ts'

export const TODAY = '2026-11-23'

export const bareLaw: ScenarioLaw = {
  tax: taxYear2026,
  states: {},
  marketplace: () => ({
    shares: premiumShares.in(2026).value,
    poverty: { first: 15_650, eachMore: 5_500 },
    medicaidUpTo: 138,
  }),
  benchmarkAt40: 625,
  ages: premiumByAge.value,
  pmi: { requestLtv: 0.8, automaticLtv: 0.78, finalShareOfTerm: 0.5 },
  unemploymentWithheld: 0.1,
  seniorDeductionThrough: 2028,
  homeExclusion: { single: 250_000, joint: 500_000, afterMonths: 24 },
  cardMinimum: { floor: 35, shareOfBalance: 0.01 },
  sellingCosts: { home: 0.08, car: 0 },
  freeFrom: 59.5,
  medicareAge: 65,
}
export const bareRules: WorkRules = {
  unpaidWeeks: 1,
  cobraMonths: 18,
  disabilityWaitMonths: 5,
  disabilityLeastMonths: 12,
  partB: 202.9,
}
export const rules: EventRules = { law: bareLaw, work: bareRules, past: null }

/** Nothing grows, nothing is sold. */
export const still: ScenarioSettings = {
  years: 3,
  selling: 'nothing',
  assumptions: { prices: 0, pay: 0, stocks: 0, bonds: 0, homes: 0, carLoss: 0, dividends: 0, stockShare: 0.7 },
}

const entries = <S extends Fields>(fields: S, known: readonly object[], prefix: string): readonly EntryOf<S>[] =>
  known.map((one, at) => {
    const entry = readEntry(fields, { id: `${prefix}-${at + 1}`, name: prefix, ...one })
    if (entry === null) throw new Error(`not a ${prefix}: ${JSON.stringify(one)}`)
    return entry
  })

interface Known {
  readonly people?: readonly object[]
  readonly incomes?: readonly object[]
  readonly accounts?: readonly object[]
  readonly properties?: readonly object[]
  readonly debts?: readonly object[]
  readonly policies?: readonly object[]
  readonly expected?: readonly object[]
}

/** A household from what a test names. */
export const householdOf = (known: Known, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: entries(personFields, known.people ?? [{ role: 'you', born: '1986-04' }], 'person'),
  incomes: entries(
    incomeFields,
    (known.incomes ?? []).map((one) => ({
      kind: 'wages',
      every: 'month',
      isTakeHome: false,
      reliability: 9,
      isGuaranteed: true,
      ...one,
    })),
    'income',
  ),
  accounts: entries(accountFields, known.accounts ?? [], 'account'),
  properties: entries(propertyFields, known.properties ?? [], 'thing'),
  debts: entries(debtFields, known.debts ?? [], 'debt'),
  policies: entries(policyFields, known.policies ?? [], 'policy'),
  expected: entries(expectedFields, known.expected ?? [], 'expected'),
  ...more,
})

export const modelFor = (household: Household, settings = still): Model =>
  modelOf(household, TODAY, settings, (picture) => settleTaxes(picture, taxYear2026, null).total)

export const event = <K extends EventKind>(kind: K, at: number, terms: Terms<K>): EventOf<K> =>
  ({ kind, at, terms }) as unknown as EventOf<K>

export function courseOf(
  household: Household,
  events: readonly LifeEvent[] = [],
  settings = still,
  by = rules,
): Course {
  const model = modelFor(household, settings)
  return project(model, changesFor(model, events, by), settings, by.law)
}

/** A line's dollars by month; zeros where there is none. */
export const lineOf = (course: Course, key: string): readonly number[] => {
  const line = course.lines.find((one) => one.key === key)
  return Array.from({ length: course.cash.length }, (_, month) => (line?.cents[month] ?? 0) / 100)
}
