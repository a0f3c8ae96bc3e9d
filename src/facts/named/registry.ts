/** Every named figure of law, and how one is found. */
import { heldYears } from '../held-years.precomputed.ts'
import { stateFacts } from './by-state.ts'
import { householdFacts } from './households.ts'
import { lendingFacts } from './lending.ts'
import { marketFacts } from './market.ts'
import type { NamedFact } from './named-fact.ts'
import { protectionFacts } from './protection.ts'
import { retirementFacts } from './retirement.ts'
import { socialSecurityFacts } from './social-security.ts'
import { type NamedLater, stateIncomeTax } from './state-income-tax.ts'
import { studentFacts } from './student.ts'
import { surveyFacts } from './surveys.ts'
import { taxFacts } from './tax.ts'

const atHand: readonly NamedFact[] = [
  ...taxFacts,
  ...householdFacts,
  ...retirementFacts,
  ...socialSecurityFacts,
  ...lendingFacts,
  ...marketFacts,
  ...surveyFacts,
  ...studentFacts,
  ...protectionFacts,
  ...stateFacts,
]
const byName = new Map<string, NamedFact>(atHand.map((fact) => [fact.name, fact]))
const later = new Map<string, NamedLater>(stateIncomeTax.map((fact) => [fact.name, fact]))

/** What a list says of a figure. */
export type FactListing = Omit<NamedFact, 'in'>
const listing = ({ name, what, unit, per, fields, years }: FactListing): FactListing => ({
  name,
  what,
  unit,
  ...(per ? { per } : {}),
  ...(fields ? { fields } : {}),
  years,
})

/** All names, in the order of the areas. */
export const factListings: readonly FactListing[] = [...atHand, ...stateIncomeTax].map(listing)
export const factNames: readonly string[] = factListings.map(({ name }) => name)

/** A figure by its name; null for a name nobody has. Waits for a state's law alone. */
export async function namedFact(name: string): Promise<NamedFact | null> {
  return byName.get(name) ?? (await later.get(name)?.load()) ?? null
}

/** The same for figures that are at hand: all but the states' income taxes. */
export const factAtHand = (name: string): NamedFact | null => byName.get(name) ?? null

/** The years a figure may be asked for: its own; of standing law the years held. */
export const yearsOf = ({ years }: Pick<NamedFact, 'years'>): readonly number[] =>
  years.length > 0 ? years : heldYears
