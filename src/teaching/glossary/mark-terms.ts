/**
 * Finds the first use of each term in a list of texts read one after the other. The longest phrase wins where two overlap; a phrase is whole
 * words; what stands between ** and ** is left alone, for it is marked already.
 */
import { glossary } from './glossary.ts'
import type { Term } from './term.ts'

export interface TermMark {
  readonly text: string
  readonly slug: string
}
/** A text in pieces: plain, or a term where it is first used. Put together they are the text again. */
export type MarkedText = readonly (string | TermMark)[]

interface Found {
  readonly from: number
  readonly to: number
  readonly slug: string
}
export interface MarkChoices {
  /** Mark words everybody knows as well: 'loan', 'income'. */
  readonly everyday?: boolean
  /** Terms not to mark: the page's own subject, those marked before. */
  readonly without?: ReadonlySet<string>
}

const spaced = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ \\u00a0]')
/** A phrase with a capital is a name or an abbreviation and is read as written ('ARM', 'will'); others in any case. */
const isExact = (phrase: string): boolean => /[A-Z]/.test(phrase)
const wordBefore = '(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][-‑/])'
const wordAfter = '(?![\\p{L}\\p{N}]|[-‑/][\\p{L}\\p{N}])'

interface Reader {
  readonly slugs: ReadonlyMap<string, string>
  readonly pattern: RegExp
}
function readerOf(terms: readonly Term[], exact: boolean): Reader {
  const slugs = new Map<string, string>()
  for (const { forms, slug } of terms)
    for (const form of forms) if (isExact(form) === exact) slugs.set(exact ? form : form.toLowerCase(), slug)
  const longestFirst = [...slugs.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `${wordBefore}(?=(${longestFirst.map(spaced).join('|')})${wordAfter})`,
    exact ? 'gu' : 'giu',
  )
  return { slugs, pattern }
}
let readers: readonly Reader[] | undefined
const readersOfAll = (): readonly Reader[] => {
  readers ??= [readerOf(glossary, true), readerOf(glossary, false)]
  return readers
}

/** Where ** opens and closes. */
const boldIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/\*\*.*?\*\*/g)].map((match) => [match.index, match.index + match[0].length])

function foundIn(text: string): readonly Found[] {
  const all = readersOfAll().flatMap(({ slugs, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const phrase = match[1] ?? ''
      const plain = phrase.replace(/\u00a0/g, ' ')
      const slug = slugs.get(plain) ?? slugs.get(plain.toLowerCase())
      return slug ? [{ from: match.index, to: match.index + phrase.length, slug }] : []
    }),
  )
  const taken: (readonly [number, number])[] = [...boldIn(text)]
  return all
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .filter(({ from, to }) => {
      const free = taken.every(([start, end]) => to <= start || from >= end)
      if (free) taken.push([from, to])
      return free
    })
    .toSorted((one, other) => one.from - other.from)
}

export function markTerms(texts: readonly string[], choices: MarkChoices = {}): readonly MarkedText[] {
  const seen = new Set(choices.without)
  const everyday = new Set(choices.everyday ? [] : glossary.filter((one) => one.everyday).map(({ slug }) => slug))
  return texts.map((text) => {
    const pieces: (string | TermMark)[] = []
    let at = 0
    for (const { from, to, slug } of foundIn(text)) {
      if (seen.has(slug) || everyday.has(slug)) continue
      seen.add(slug)
      if (from > at) pieces.push(text.slice(at, from))
      pieces.push({ text: text.slice(from, to), slug })
      at = to
    }
    if (at < text.length || pieces.length === 0) pieces.push(text.slice(at))
    return pieces
  })
}
