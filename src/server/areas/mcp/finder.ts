import MiniSearch from 'minisearch'
import { isFiller } from './filler.ts'

/** What can be worked out, under its name in the API. */
export interface Findable {
  readonly name: string
  /** A calculator asks for numbers, a plan for a whole household; a question is a calculator without a page. */
  readonly kind: 'calculator' | 'plan' | 'question'
  readonly title: string
  readonly question: string
  /** Its page on the site; null for a question. */
  readonly page: string | null
  /** What else people call it. */
  readonly says: readonly string[]
}

export interface Finder {
  readonly all: readonly Findable[]
  /** The best first; empty where nothing fits. */
  find(question: string, most: number): readonly Findable[]
  byName(name: string): Findable | undefined
}

/** An amount is no name of anything, nor part of one; a plan's number is, as it stands: 529. */
const isWord = (term: string): boolean => !/^\d/.test(term)

/** Finds by the words of a question, with slips of the finger forgiven. */
export function finder(all: readonly Findable[]): Finder {
  const index = new MiniSearch<{ id: number; title: string; question: string; says: string }>({
    fields: ['title', 'question', 'says'],
    processTerm: (term) => {
      const word = term.toLowerCase()
      return isFiller(word) ? null : word.replace(/(?<=[a-z]{3})s$/, '')
    },
    searchOptions: {
      boost: { title: 3, says: 2 },
      fuzzy: (term) => (isWord(term) && term.length > 4 ? 0.2 : false),
      prefix: isWord,
    },
  })
  index.addAll(
    all.map(({ title, question, says }, id) => ({
      id,
      title: title.replace(/ Calculator$/, ''),
      question,
      says: says.join(' · '),
    })),
  )
  const named = new Map(all.map((one) => [one.name, one]))
  return {
    all,
    find: (question, most) =>
      index
        .search(question)
        .slice(0, most)
        .flatMap(({ id }) => all[id as number] ?? []),
    byName: (name) => named.get(name),
  }
}
