import type { TermsIn } from './cut.ts'

/** The terms of each of several texts read one after the other: each where its phrase first stands. */
export function shared(texts: readonly string[], terms: TermsIn): readonly TermsIn[] {
  const left = new Set(terms)
  return texts.map((text) => {
    const own = [...left]
      .filter(([phrase]) => text.includes(phrase))
      .toSorted(([one], [other]) => text.indexOf(one) - text.indexOf(other))
    for (const term of own) left.delete(term)
    return own
  })
}
