/**
 * Law as an argument: a calculator declares what it stands on, a shelf holds what has been fetched, and only a whole set of law
 * becomes an answer's argument. A rule that has not come cannot be mistaken for a rule that does not exist.
 */
import type { LawShelf } from './law-shelf.ts'
import type { Missing } from './missing.ts'

/** One thing an answer stands on: the tax law of a year, a state's rules. */
export interface Need<T> {
  /** The same key, the same thing: 'tax-2026', 'state-CA'. */
  readonly key: string
  /** In words, to stand in "Fetching …": 'California’s rules'. */
  readonly what: string
  readonly load: () => Promise<T>
}
export type Needs = Readonly<Record<string, Need<unknown>>>
/** The things themselves, each under the name it was declared with. */
export type Law<N extends Needs> = { readonly [K in keyof N]: N[K] extends Need<infer T> ? T : never }

/** What is to be fetched before these needs can be met, all of it at once; null when all are on the shelf. */
export function missingLaw(needs: Needs, shelf: LawShelf | undefined): Missing | null {
  const open = Object.values(needs).filter((need) => !shelf?.has(need.key))
  const [first] = open
  if (!first) return null
  return {
    what: first.what,
    fetch: () => Promise.all(open.map(async ({ key, load }) => shelf?.set(key, await load()))),
  }
}

/** All that was declared, from the shelf; null while anything is missing. */
export function lawFrom<N extends Needs>(needs: N, shelf: LawShelf | undefined): Law<N> | null {
  if (missingLaw(needs, shelf)) return null
  return Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, shelf?.get(need.key)])) as Law<N>
}
