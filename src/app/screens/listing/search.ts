/** Finding a tool by the words people use for it. No index, no typo magic: what matched can be seen on the card. */
import { type CatalogueEntry, catalogue } from '#calculators/catalogue.ts'
import { isListed, pages } from '../../pages.ts'

/** Something a search can lead to. */
export interface Findable {
  readonly path: string
  readonly title: string
  /** One line: what it answers or holds. */
  readonly line: string
  readonly category: string
  readonly keywords: readonly string[]
  /** False for what is named but not built yet. */
  readonly ready: boolean
}

const fromCalculator = (entry: CatalogueEntry): Findable => ({
  path: entry.path,
  title: entry.title,
  line: entry.question,
  category: entry.category,
  keywords: [...entry.keywords, entry.slug.replaceAll('-', ' ')],
  ready: entry.isImplemented,
})

/** All calculators and every listed page but the front one. */
export const findables: readonly Findable[] = [
  ...catalogue.map(fromCalculator),
  ...pages
    .filter((page) => isListed(page) && page.path !== '/')
    .map((page) => ({
      path: page.path,
      title: page.title,
      line: page.description,
      category: 'Page',
      keywords: [],
      ready: true,
    })),
]

/** Words that say nothing about the subject. */
const fillers = new Set(
  'a an and are at be by can do does for from get how i if in is it me my of off on or our should the to up we what when where which will with would you your'.split(
    ' ',
  ),
)

/** Lower case, no marks, no fillers; a query of fillers alone keeps them. */
export function wordsOf(text: string): readonly string[] {
  const all = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9%]+/)
    .filter((word) => word !== '')
  const telling = all.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : all
}

/** Cuts the commonest endings, so that "loans" finds "loan" and "paying" finds "pay". */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ies|es|s)$/, '') || word : word.length === 4 ? word.replace(/s$/, '') : word

/** How well one word fits a text: 3 whole, 2 as the start of a word where that may count, 0 not at all. */
function closeness(word: string, starts: boolean, texts: readonly string[]): number {
  const root = stem(word)
  let best = 0
  for (const text of texts)
    for (const other of wordsOf(text)) {
      if (other === word || stem(other) === root) return 3
      if (starts && other.startsWith(root)) best = 2
    }
  return best
}

/** A longer query than this is cut: nobody types it, and matching stays instant. */
const mostWords = 12

/**
 * The best matches first; built tools before others of the same rank. Each word counts in the title most, then in the
 * keywords, the question and the category; a keyword said word for word counts as much again as a word of the title. All words
 * of a short query must be found, most of a longer one; if nothing has them, half will do. An empty query matches everything.
 */
export function search<T extends Findable>(query: string, among: readonly T[]): readonly T[] {
  const words = wordsOf(query.slice(0, 200)).slice(0, mostWords)
  if (words.length === 0) return [...among].sort(builtFirst)
  const rated = among.map((item) => ({ item, ...rate(words, item) }))
  const having = (least: number) => rated.filter(({ found }) => found > 0 && found >= least)
  const strict = having(words.length <= 2 ? words.length : 0.6 * words.length)
  return (strict.length > 0 ? strict : having(words.length / 2))
    .sort((a, b) => b.points - a.points || builtFirst(a.item, b.item))
    .map(({ item }) => item)
}

function rate(words: readonly string[], item: Findable): { found: number; points: number } {
  let found = 0
  let points = (item.ready ? 1 : 0) + (isSaidWhole(words, item) ? 12 : 0)
  for (const [i, word] of words.entries()) {
    // A short word counts as the start of another only while it is being typed: "car" is not "card".
    const starts = word.length > 3 || (i === words.length - 1 && word.length > 1)
    const own =
      4 * closeness(word, starts, [item.title]) +
      3 * closeness(word, starts, item.keywords) +
      2 * closeness(word, starts, [item.line]) +
      closeness(word, starts, [item.category])
    if (own > 0) found += 1
    points += own
  }
  return { found, points }
}

/** Whether a query of several words is a name or a keyword of the item, word for word. */
const isSaidWhole = (words: readonly string[], item: Findable): boolean =>
  words.length > 1 && [item.title, ...item.keywords].some((text) => wordsOf(text).join(' ') === words.join(' '))

const builtFirst = (a: Findable, b: Findable): number => Number(b.ready) - Number(a.ready)
