/** The word that was meant where one is misspelled. */
import type MiniSearch from 'minisearch'
import { distance } from './distance.ts'

/** The nearest word of the index, by single-letter changes; of equals the one that begins alike. Null where none is near. */
export function corrected(term: string, vocabulary: readonly string[], index: MiniSearch): string | null {
  if (term.length < 4 || /\d/.test(term)) return null
  // While a word is being typed its beginning is no mistake.
  if (vocabulary.some((word) => word.startsWith(term))) return null
  const most = term.length > 6 ? 2 : 1
  const near = new Set(index.search(term, { fuzzy: 2 }).flatMap((result) => result.terms))
  let best: string | null = null
  let least = most + 1
  for (const word of near) {
    if (word.length < 4) continue
    const changes = (sameLetters(term, word) ? 1 : distance(term, word)) + (word[0] === term[0] ? 0 : 0.5)
    if (changes < least) [best, least] = [word, changes]
  }
  return best
}

/** Two letters in each other's place, "cerdit", are one slip. */
const sameLetters = (a: string, b: string): boolean =>
  distance(a, b) === 2 && [...a].sort().join('') === [...b].sort().join('')
