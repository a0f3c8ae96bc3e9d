/** Phrases and the terms they are, in the order in which the server found them on a finished page. */
export type TermsIn = readonly (readonly [phrase: string, slug: string])[]
/** By the id of the text: a question's label, its hint, the findings. */
export type PageTerms = Readonly<Record<string, TermsIn>>

/** A text cut where its terms stand, read from left to right. A phrase that is no longer there is left out. */
export function cut(text: string, terms: TermsIn): readonly (string | TermsIn[number])[] {
  const pieces: (string | TermsIn[number])[] = []
  let rest = text
  for (const term of terms) {
    const at = rest.indexOf(term[0])
    if (at < 0) continue
    pieces.push(rest.slice(0, at), term)
    rest = rest.slice(at + term[0].length)
  }
  return [...pieces, rest]
}
