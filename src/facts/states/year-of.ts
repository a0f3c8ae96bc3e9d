import { yearInForce } from '../by-year.ts'
import type { Cited } from '../cited.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

/** The year whose figures answer for `year`: its own, else the newest held before it; before the first, the first. */
export function stateYearInForce({ years }: Pick<StateTaxFacts, 'years'>, year: number): number {
  const held = yearsHeld.get(years) ?? Object.keys(years).map(Number)
  yearsHeld.set(years, held)
  return yearInForce(held, year)
}
/** Asked for at every return of every year of a plan. */
const yearsHeld = new WeakMap<StateTaxFacts['years'], readonly number[]>()

/** The state's figures that answer for a year. */
export function stateYearOf(facts: StateTaxFacts, year: number): StateYear {
  const held = facts.years[stateYearInForce(facts, year)]
  if (held === undefined) throw new Error(`${facts.code} holds no year.`)
  return held
}

/** The newest figures held. */
export const newestStateYear = (facts: StateTaxFacts): StateYear => stateYearOf(facts, Number.POSITIVE_INFINITY)

const isCited = (value: unknown): value is Cited<unknown> =>
  typeof value === 'object' && value !== null && 'value' in value && 'source' in value && 'status' in value

/** The same with the marks a page prints: the figures of an earlier year are carried over, and say which year they are from. */
export function citedYearOf(facts: StateTaxFacts, year: number): StateYear {
  const held = stateYearOf(facts, year)
  const from = stateYearInForce(facts, year)
  if (from >= year) return held
  const carried = (fact: Cited<unknown>): Cited<unknown> => ({
    ...fact,
    status: 'carried-over',
    asOf: fact.asOf ?? String(from),
  })
  const marked = (part: unknown): unknown =>
    isCited(part) ? carried(part) : Array.isArray(part) ? part.map(marked) : part
  return Object.fromEntries(Object.entries(held).map(([key, part]) => [key, marked(part)])) as unknown as StateYear
}
