/**
 * Finds the tool for a question. The index and the matching by words are MiniSearch's; around it stand our own spelling of money
 * words, whole phrases, which count more than their words apart, and the numbers a tool can take.
 */

import MiniSearch, { type Options } from 'minisearch'
import { drained, type Turns } from '#calculators/kit/turns.ts'
import { inSlices } from '../calculator/worker/slices.ts'
import { type Filled, fill } from './fill.ts'
import { type Heard, hear } from './heard.ts'
import { corrected } from './spelling.ts'
import { termAsked } from './term-asked.ts'
import { GUIDE, KIDS, LESSON, type Tool } from './tool.ts'
import { tools } from './tools.precomputed.ts'
import { termsOf, wordsOf } from './words.ts'

export interface Found extends Filled {
  readonly tool: Tool
  /** The path with the numbers behind the '#'. */
  readonly to: string
}

type Column = 'title' | 'says' | 'keywords' | 'line' | 'category'
const weights: Readonly<Record<Column, number>> = { title: 3, says: 3, keywords: 2, line: 0.8, category: 0.6 }

const isTaught = ({ category }: Tool): boolean => category === LESSON || category === GUIDE
const isForKids = ({ category }: Tool): boolean => category === KIDS
/**
 * Tools and pages in one index, lessons and guides in another, children's games in a third: how rare a word is, and so how much it counts, is asked of its own kind, and
 * a lesson more or less changes nothing about which tool comes first.
 */
type Index = MiniSearch<Tool & { readonly id: string }>
function* indexOf(held: readonly Tool[]): Turns<Index> {
  const index: Index = new MiniSearch(settings)
  for (const tool of held) {
    index.add({ ...tool, id: tool.slug })
    yield
  }
  return index
}
const settings: Options<Tool & { readonly id: string }> = {
  fields: Object.keys(weights),
  extractField: (tool, column) =>
    column === 'id'
      ? tool.slug
      : [tool[column as Column]]
          .flat()
          .map((text) => termsOf(wordsOf(text)).join(' '))
          .join(' '),
  tokenize: (text) => text.split(' ').filter((term) => term !== ''),
  processTerm: (term) => term,
  searchOptions: { boost: weights, combineWith: 'OR' },
}
const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
interface Phrase {
  readonly terms: string
  readonly words: string
  readonly isTitle: boolean
}
const phrasesOf = ({ title, says, keywords }: Tool): readonly Phrase[] =>
  [title, ...says, ...keywords].map((text) => ({
    terms: termsOf(wordsOf(text)).join(' '),
    words: wordsOf(text)
      .filter((word) => !word.startsWith('calc'))
      .join(' '),
    isTitle: text === title,
  }))

interface Held {
  readonly index: Index
  readonly all: readonly Index[]
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly vocabulary: readonly string[]
  readonly known: ReadonlySet<string>
}
function* holding(): Turns<Held> {
  const index = yield* indexOf(tools.filter((tool) => !isTaught(tool) && !isForKids(tool)))
  const all = [index, yield* indexOf(tools.filter(isTaught)), yield* indexOf(tools.filter(isForKids))]
  const phrases = new Map<string, readonly Phrase[]>()
  const known = new Set<string>()
  for (const tool of tools) {
    phrases.set(tool.slug, phrasesOf(tool))
    for (const text of [tool.title, tool.line, ...tool.says, ...tool.keywords])
      for (const term of termsOf(wordsOf(text))) known.add(term)
    yield
  }
  return { index, all, phrases, known, vocabulary: [...known] }
}

let held: Held | null = null
/** All that is held, in one go where nobody prepared it. */
function heldNow(): Held {
  held ??= drained(holding())
  return held
}
/** What finds, once all it holds is made: in slices, since somebody is typing meanwhile. */
export async function prepared(): Promise<typeof find> {
  held ??= (await inSlices(holding(), () => held !== null)) ?? held
  return find
}

const periods = new Set(termsOf(['hour', 'week', 'month', 'year']))

/** The best first. Nothing where neither a word nor a number says anything. */
export function find(question: string): readonly Found[] {
  const heard = hear(question)
  const filled = (tool: Tool): Found => {
    const taken = fill(tool, heard)
    return { tool, to: tool.path + taken.hash, ...taken }
  }
  const rated = rate(heard)
    .map(({ tool, points }) => {
      const found = filled(tool)
      return { found, points: points * weightOf(tool, found.taken) }
    })
    .sort((a, b) => b.points - a.points)
  const least = (rated[0]?.points ?? 0) * 0.22
  const found = rated.filter(({ points }) => points >= least).map((one) => one.found)
  const word = termAsked(question)
  return word ? found.toSpliced(word.isAsked ? 0 : 1, 0, filled(word.tool)) : found
}

/** What takes the numbers of the question comes sooner; a lesson, guide or game about it comes after the tool that answers it. */
const weightOf = (tool: Tool, taken: number): number =>
  (1 + 0.08 * Math.min(5, taken)) * (tool.ready ? 1.2 : 1) * (isTaught(tool) ? 0.6 : isForKids(tool) ? 0.5 : 1)

function rate(heard: Heard): readonly { readonly tool: Tool; readonly points: number }[] {
  const { index, all, phrases, vocabulary, known } = heldNow()
  const typed = termsOf(heard.words)
  const terms = typed.map((term) => (known.has(term) ? term : (corrected(term, vocabulary, index) ?? term)))
  const perSaid = heard.numbers.filter((number) => number.per !== null).length
  if (heard.numbers.length > 0 && typed.length <= perSaid && typed.every((term) => periods.has(term)))
    return byNumbers(heard)
  const last = terms.at(-1)
  const results = all.flatMap((one) =>
    one.search(terms.join(' '), { prefix: (term) => term === last && term.length > 1 && !known.has(term) }),
  )
  const [said, spoken] = [
    ` ${terms.join(' ')} `,
    ` ${heard.words.filter((word) => !word.startsWith('calc')).join(' ')} `,
  ]
  return results.flatMap((result) => {
    const tool = bySlug.get(String(result.id))
    if (!tool) return []
    const covered = new Set(result.queryTerms).size / Math.max(1, new Set(terms.filter((term) => known.has(term))).size)
    return {
      tool,
      points: result.score * (0.4 + 0.6 * covered) + phrasePoints(said, spoken, phrases.get(tool.slug) ?? []),
    }
  })
}

/** Longer phrases that stand in the question word for word, and a phrase that is the whole of it. */
function phrasePoints(terms: string, words: string, own: readonly Phrase[]): number {
  let best = 0
  for (const phrase of own) {
    if (!terms.includes(` ${phrase.terms} `)) continue
    const length = phrase.terms.split(' ').length
    const spoken = phrase.words.split(' ').length
    const inOrder = words.includes(` ${phrase.words} `)
    const whole = terms.trim() === phrase.terms ? 12 : 0
    const wordForWord = words.trim() === phrase.words ? (phrase.isTitle ? 60 : 50) : 0
    const exact = spoken > 1 && inOrder ? 3 * spoken : 0
    best = Math.max(best, (length > 1 ? 8 * length : 2) + whole + exact + wordForWord)
  }
  return best
}

/** "6.5% 30 years 400k": the tools that can take most of it, in the order of the catalogue. */
const byNumbers = (heard: Heard) =>
  tools.map((tool) => ({ tool, points: fill(tool, heard).taken })).filter(({ points }) => points > 0)
