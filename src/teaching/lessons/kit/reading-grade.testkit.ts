import { syllable } from 'syllable'

/**
 * The Flesch-Kincaid grade (Kincaid and others, 1975): 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Numbers count as one
 * word of one syllable: the formula was made for words, and "$524,963" is read at a glance.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:][”’")]?)\s+/)).filter((one) => /[A-Za-z]/.test(one))
  const words = sentences.flatMap((one) => one.match(/[A-Za-z$0-9][\w$,.%’'()-]*/g) ?? [])
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 1 : Math.max(1, syllable(word))), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
