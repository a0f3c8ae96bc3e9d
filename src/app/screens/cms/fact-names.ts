/** Names of published figures, for whoever types '{{': fetched once from the API that everybody may ask. */
import { apiPaths } from '#wire/api-paths.ts'
import { factList } from '#wire/facts.ts'

export interface FactName {
  /** As it is written in a text; a year that was typed stays in it: `tax.2026.standardDeduction.single`. */
  readonly name: string
  readonly what: string
}

const MOST_SHOWN = 40
let known: Promise<readonly FactName[]> | undefined

async function fetched(): Promise<readonly FactName[]> {
  const answer = await fetch(apiPaths.facts)
  if (!answer.ok) throw new Error('The list of figures didn’t load.')
  const { facts } = factList.parse(await answer.json())
  return facts.map(({ name, what }) => ({ name, what }))
}

/** Those that hold every word typed so far, in any order, those that begin with it first. Empty while the list cannot be had. */
export async function namesLike(typed: string): Promise<readonly FactName[]> {
  known ??= fetched()
  const all = await known.catch(() => {
    known = undefined
    return []
  })
  // A year between the dots is the editor's: the name is found without it.
  const [year = ''] = /\.(?:19|20)\d\d(?=\.|$)/.exec(typed) ?? []
  const wanted = typed.replace(year, '').toLowerCase()
  const words = wanted.split('.').filter(Boolean)
  return all
    .filter(({ name, what }) => words.every((word) => `${name} ${what}`.toLowerCase().includes(word)))
    .toSorted(
      (a, b) => Number(b.name.toLowerCase().startsWith(wanted)) - Number(a.name.toLowerCase().startsWith(wanted)),
    )
    .slice(0, MOST_SHOWN)
    .map(({ name, what }) => ({ name: name.replace(/^[^.]+/, (area) => area + year), what }))
}
