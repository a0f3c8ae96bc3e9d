import { taxReturnsOf } from '#engine/household/tax-returns.ts'
import { addMonths, dateIn, formatMonth, yearOf } from '#engine/month.ts'
import type { Dependent, Household as TaxHousehold } from '#engine/tax/household.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Change, changesOf } from './change.ts'
import type { ScenarioLaw } from './law.ts'
import type { Model } from './model.ts'
import { type FilingYear, lawOfYear, type YearTax, yearTax } from './taxes.ts'
import { sumsKey, type YearSums } from './year-sums.ts'

const CARE_UNDER = 13
const newborn = (age: number): Dependent => ({ age, child: true, student: false, disabled: false, hasNumber: true })

/** Who files in a year, with the children born and the divorce that events have brought by month `asOf`. */
function returnsIn(model: Model, all: readonly Change[], year: number, asOf: number): readonly TaxHousehold[] {
  const changes = all.filter((one) => (one.kind === 'child' || one.kind === 'split') && one.at <= asOf)
  const base = taxReturnsOf(model.household, dateIn(formatMonth(year, 12), 31))
  const born = changesOf(changes, 'child')
    .map(({ at }) => year - yearOf(addMonths(model.first, at)))
    .filter((age) => age >= 0)
    .map(newborn)
  const split = changesOf(changes, 'split').find(({ at }) => yearOf(addMonths(model.first, at)) <= year)
  return base.flatMap((one, index): readonly TaxHousehold[] => {
    const dependents = index === 0 ? [...one.dependents, ...born] : one.dependents
    if (split === undefined) return [{ ...one, dependents }]
    if (index > 0) return []
    const kept = split.children ? dependents : dependents.filter(({ child }) => !child)
    return [{ ...one, dependents: kept, status: kept.length > 0 ? 'head' : 'single', people: [one.people[0]] }]
  })
}

/** Taxes of the years of one projection, each worked out once for the same amounts. */
export interface TaxDesk {
  /** `asOf`: the household of this month files. */
  readonly tax: (sums: YearSums, year: number, state: string | null, asOf: number) => YearTax
}

export function taxDesk(
  model: Model,
  changes: readonly Change[],
  law: ScenarioLaw,
  priceIn: (year: number) => number,
): TaxDesk {
  const years = new Map<string, { readonly filing: FilingYear; readonly law: TaxYearFacts }>()
  const done = new Map<string, YearTax>()
  const turns = changes.flatMap((one) => (one.kind === 'child' || one.kind === 'split' ? [one.at] : []))
  const keyOf = (year: number, asOf: number): string => `${year}-${turns.filter((at) => at <= asOf).length}`
  const yearOfDesk = (year: number, asOf: number) => {
    const known = years.get(keyOf(year, asOf))
    if (known) return known
    const returns = returnsIn(model, changes, year, asOf)
    const careChildren = returns[0]?.dependents.filter(({ age, child }) => child && age < CARE_UNDER).length ?? 0
    const price = priceIn(year)
    const made = { filing: { year, price, returns, careChildren }, law: lawOfYear(law, year, price) }
    years.set(keyOf(year, asOf), made)
    return made
  }
  return {
    tax: (sums, year, state, asOf) => {
      const key = `${keyOf(year, asOf)}${state ?? ''}|${sumsKey(sums)}`
      const known = done.get(key)
      if (known) return known
      const at = yearOfDesk(year, asOf)
      const code: LoadedStateLaw = state === null ? 'none' : (law.states[state] ?? 'none')
      const made = yearTax(sums, at.filing, code, at.law)
      done.set(key, made)
      return made
    },
  }
}
