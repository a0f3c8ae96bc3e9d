/** A figure of law or of the record by the name an editor wrote, with its source. */
import type { Citation } from '#calculators/kit/presentation.ts'
import type { Cited } from '#facts/cited.ts'
import type { FactUnit, NamedFact } from '#facts/named/named-fact.ts'
import { namedFact, yearsOf } from '#facts/named/registry.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import { type Amount, factAmount } from './amount.ts'
import { nameAndYear, nearestName } from './known-names.ts'
import { recordFigure } from './record.ts'

export interface BoundFact {
  readonly amount: Amount
  /** Without its year. */
  readonly name: string
  /** The year whose figure this is; null for what is the same in every year. */
  readonly year: number | null
  readonly citation: Citation
}
export interface Refused {
  readonly refused: string
}

export const isRefused = <T extends object>(found: T | Refused): found is Refused => 'refused' in found

const citationOf = (what: string, { source, where, asOf, status, confidence }: Cited<unknown>): Citation => ({
  id: source,
  source: sources[source],
  what,
  status,
  ...(where ? { where } : {}),
  ...(asOf ? { asOf } : {}),
  ...(confidence ? { confidence } : {}),
})

export async function boundFact(said: string): Promise<BoundFact | Refused> {
  const { name, year, isNamed } = nameAndYear(said)
  const record = recordFigure(name)
  if (record) {
    const amount = factAmount(record.value, record.unit)
    const id: SourceId = record.source
    const citation: Citation = {
      id,
      source: sources[id],
      what: record.what,
      where: `${record.span}; our arithmetic`,
      status: 'enacted',
    }
    return amount ? { amount, name, year: null, citation } : notPrinted(said)
  }
  const found = await factAndRest(name)
  if (!found) return { refused: `Nothing is called “${said}”. The nearest name is ${nearestName(said)}.` }
  const { fact, rest } = found
  const held = yearsOf(fact)
  if (isNamed && fact.years.length > 0 && !held.includes(year))
    return { refused: `${fact.name} isn’t held for ${year}. Held: ${held.join(', ')}.` }
  const { value, fact: cited } = fact.in(usualYear(held, year))
  const part = partOf(value, fact, rest)
  if (!part) return { refused: `${fact.name} has no part “${rest.join('.')}”.` }
  const amount = factAmount(part.value, part.unit)
  if (!amount) return notPrinted(said)
  return {
    amount,
    name,
    year: fact.years.length > 0 ? usualYear(held, year) : null,
    citation: citationOf(fact.what, cited),
  }
}

const notPrinted = (said: string): Refused => ({
  refused: `“${said}” is a table or a yes-or-no, not a number for a sentence. Name one of its parts.`,
})

/** The year asked for, else the last before it, else the first. */
const usualYear = (years: readonly number[], year: number): number =>
  years.includes(year) ? year : (years.findLast((one) => one <= year) ?? years[0] ?? year)

/** The figure whose name the words begin with, and the way into it: `medicare.irmaa.1.single` is in the table `medicare.irmaa`. */
async function factAndRest(
  name: string,
): Promise<{ readonly fact: NamedFact; readonly rest: readonly string[] } | null> {
  const parts = name.split('.')
  for (let length = parts.length; length >= Math.max(1, parts.length - 3); length--) {
    const fact = await namedFact(parts.slice(0, length).join('.'))
    if (fact) return { fact, rest: parts.slice(length) }
  }
  return null
}

function partOf(
  value: unknown,
  fact: NamedFact,
  rest: readonly string[],
): { readonly value: unknown; readonly unit: FactUnit } | null {
  let at: unknown = value
  for (const key of rest) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return null
    at = (at as Readonly<Record<string, unknown>>)[key]
  }
  const field = rest.at(-1)
  return { value: at, unit: (field === undefined ? undefined : fact.fields?.[field]) ?? fact.unit }
}
