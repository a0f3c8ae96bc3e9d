import MiniSearch from 'minisearch'
import type { FactList } from '#wire/facts.ts'
import { isFiller } from './filler.ts'

export type ListedFact = FactList['facts'][number]

export interface FactFinder {
  /** The best first; empty where nothing fits. */
  find(words: string, most: number): readonly ListedFact[]
  /** Names that begin alike, for one that does not exist. */
  near(name: string): readonly string[]
  /** Areas of law with how many figures each has. */
  readonly areas: readonly { readonly area: string; readonly count: number }[]
}

/** `tax.standardDeduction.headOfHousehold` in words. */
const spoken = (name: string): string => name.replaceAll('.', ' ').replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')

/** Finds figures of law by words: over a thousand names are too many to read. */
export function factFinder(facts: readonly ListedFact[]): FactFinder {
  const index = new MiniSearch<{ id: number; name: string; what: string }>({
    fields: ['name', 'what'],
    processTerm: (term) => {
      const word = term.toLowerCase()
      return isFiller(word) ? null : word.replace(/(?<=[a-z]{3})s$/, '')
    },
    searchOptions: {
      boost: { what: 2 },
      prefix: (term) => term.length > 2 && !/^\d/.test(term),
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      combineWith: 'OR',
    },
  })
  index.addAll(facts.map(({ name, what }, id) => ({ id, name: spoken(name), what })))
  const counts = new Map<string, number>()
  for (const { name } of facts) {
    const [area = ''] = name.split('.')
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  const find = (words: string, most: number) =>
    index
      .search(words)
      .slice(0, most)
      .flatMap(({ id }) => facts[id as number] ?? [])
  return {
    find,
    near: (name) => find(spoken(name), 5).map((fact) => fact.name),
    areas: [...counts].map(([area, count]) => ({ area, count })),
  }
}
