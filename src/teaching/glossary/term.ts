/** What a term of the glossary is. Definitions are ours: one sentence, no harder word than the term, no figure that changes with a year. */

export interface Spanish {
  readonly says: string
  /** Read on a Spanish page of the CFPB or the FDIC; else the usual wording of US agencies. */
  readonly seen: boolean
}
export interface Term {
  /** As it stands in a sentence: 'annual percentage rate'. */
  readonly name: string
  /** The abbreviation it is known by: 'APR'. */
  readonly short?: string
  /** The end of its address, and its anchor in the list. */
  readonly slug: string
  readonly says: string
  readonly spanish: readonly Spanish[]
  /** Other names, for the search. */
  readonly also: readonly string[]
  /** The phrases that are this term wherever they stand. A word that often means something else is found only within such a phrase. */
  readonly forms: readonly string[]
  /** So well known that it is marked only where asked for. */
  readonly everyday: boolean
  readonly lesson: string
  /** The calculator that works with it, by its name in the catalogue. */
  readonly calculator?: string
  /** Or the page, where no calculator does. */
  readonly page?: string
}

interface Rest {
  readonly short?: string
  readonly also?: readonly string[]
  readonly only?: readonly string[]
  readonly everyday?: true
  readonly es?: readonly string[]
  readonly seen?: readonly string[]
  readonly lesson: string
  readonly calculator?: string
  readonly page?: string
}

/** 'P/E ratio' → 'pe-ratio', '401(k)' → '401k', 'FICO score' → 'fico-score'. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[/()’.,]/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** The regular plural of a phrase's last word. An irregular one is given. */
function pluralOf(phrase: string): string {
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(phrase) ? `${phrase}es` : `${phrase}s`
}

export function term(name: string, says: string, { short, also = [], only, everyday, es, seen, ...rest }: Rest): Term {
  const phrases = only ?? [name, ...(short ? [short] : []), ...also]
  const spanish = [
    ...(seen ?? []).map((one) => ({ says: one, seen: true })),
    ...(es ?? []).map((one) => ({ says: one, seen: false })),
  ]
  return {
    name,
    ...(short ? { short } : {}),
    slug: slugOf(name),
    says,
    spanish,
    also,
    forms: [...new Set(phrases.flatMap((phrase) => [phrase, pluralOf(phrase)]))],
    everyday: everyday ?? false,
    ...rest,
  }
}
