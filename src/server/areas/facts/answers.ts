import { refused } from '#calculators/api/read-question.ts'
import { toldSource } from '#calculators/api/told-source.ts'
import { refusals } from '#calculators/api/words/refusals.en.ts'
import { american } from '#calculators/kit/say.ts'
import { caveatText } from '#calculators/tax/words/state-trust.en.ts'
import { defaultYear } from '#facts/default-year.ts'
import type { NamedFact } from '#facts/named/named-fact.ts'
import { factListings, namedFact, yearsOf } from '#facts/named/registry.ts'
import { sources } from '#facts/sources.ts'
import type { FactAnswer, FactList } from '#wire/facts.ts'

/** The same object every time. */
export const factList: FactList = {
  facts: factListings.map(({ years, ...listed }) => ({ ...listed, years: [...years] })),
}

/** The year of the law in force; of a figure that ends before, its last; of one that begins later, its first. */
const usualYear = (years: readonly number[]): number =>
  years.findLast((year) => year <= defaultYear) ?? years[0] ?? defaultYear

export type ToldFact =
  | { readonly status: 200; readonly body: FactAnswer }
  | { readonly status: 422; readonly body: unknown }

/** One figure of law; null for a name nobody has. */
export async function tellFact(name: string, year?: number): Promise<ToldFact | null> {
  const fact = await namedFact(name)
  if (!fact) return null
  const years = yearsOf(fact)
  if (year !== undefined && !years.includes(year)) {
    const sentence = refusals.years(years)
    return { status: 422, body: refused('bad_year', sentence, { year: sentence }).body }
  }
  return { status: 200, body: told(fact, year ?? usualYear(years)) }
}

function told(fact: NamedFact, year: number): FactAnswer {
  const { name, what, unit, per, fields, years } = fact
  const { value, fact: cited } = fact.in(year)
  const { source: id, where, asOf, status, confidence, caveat } = cited
  return {
    name,
    what,
    year: years.length > 0 ? year : null,
    value,
    unit,
    ...(per ? { per } : {}),
    ...(fields ? { fields } : {}),
    years: [...years],
    ...(caveat ? { caveat: caveatText(caveat, american) } : {}),
    source: toldSource({
      id,
      source: sources[id],
      what,
      status,
      ...(where ? { where } : {}),
      ...(asOf ? { asOf } : {}),
      ...(confidence ? { confidence } : {}),
    }),
  }
}
