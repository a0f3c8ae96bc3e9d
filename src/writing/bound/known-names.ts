/** Names an editor may bind to, and the one probably meant by a name nobody has. */
import { nearName } from '#calculators/api/near-name.ts'
import { once } from '#calculators/kit/definition.ts'
import { defaultYear } from '#facts/default-year.ts'
import { type FactListing, factListings } from '#facts/named/registry.ts'
import { recordFigures } from './record.ts'

/** A figure of law or of the record: what a list offers while somebody types. */
export type Listed = Pick<FactListing, 'name' | 'what' | 'unit' | 'years'>
export const listedNames = once((): readonly Listed[] => [
  ...factListings.filter(({ unit }) => unit !== 'yes-no'),
  ...recordFigures().map(({ name, what, unit }) => ({ name, what, unit, years: [] })),
])

/** `tax.2026.standardDeduction.single` → the name without its year, and the year; the default year where none is named. */
export function nameAndYear(said: string): { readonly name: string; readonly year: number; readonly isNamed: boolean } {
  const parts = said.split('.')
  const at = parts.findIndex((part) => /^(?:19|20)\d\d$/.test(part))
  if (at < 0) return { name: said, year: defaultYear, isNamed: false }
  return { name: parts.filter((_, place) => place !== at).join('.'), year: Number(parts[at]), isNamed: true }
}

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** By letters first, then by the words the names share. There is always one. */
export function nearestName(said: string): string {
  const { name } = nameAndYear(said)
  const names = listedNames().map((one) => one.name)
  const near = nearName(name, names)
  if (near !== undefined) return near
  const wanted = new Set(wordsOf(name))
  let best = { name: names[0] ?? '', score: -1 }
  for (const one of names) {
    const has = wordsOf(one)
    const score = has.filter((word) => wanted.has(word)).length - has.length / 100
    if (score > best.score) best = { name: one, score }
  }
  return best.name
}
