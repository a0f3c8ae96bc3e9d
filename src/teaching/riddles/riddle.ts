import type { Tool } from '../puzzles/tool.ts'

/** A riddle about money: one answer, with other words that mean it, a clue, and two lines to take away. */
export interface Riddle {
  readonly number: number
  readonly ask: string
  readonly answer: string
  /** Other words for the same thing. */
  readonly also: readonly string[]
  /** The last hint before the answer: a picture in words. */
  readonly clue: string
  readonly lesson: readonly [string, string]
  /** A lesson's name. */
  readonly lessonSlug: string
  /** Where its answer is put to use. */
  readonly tool: Tool
  /** Suits a child of 8 and up. */
  readonly isForKids: boolean
}

const small = new Set(['a', 'an', 'the', 'your', 'my'])
/** 'The Emergency-Funds!' and 'emergency fund' are the same answer: case, small words, punctuation and plural do not count. */
export const plainAnswer = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9 -]+/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ')

export const isRightAnswer = ({ answer, also }: Riddle, guess: string): boolean => {
  const said = plainAnswer(guess)
  return said !== '' && [answer, ...also].some((one) => plainAnswer(one) === said)
}

/** The hints in order: how long, how it begins, the clue. */
export function hintsOf({ answer, clue }: Riddle): readonly [string, string, string] {
  const words = answer.split(/[\s-]+/)
  const letters = words.map((word) => word.replaceAll(/[^\p{L}\d]/gu, '').length)
  return [
    letters.length === 1
      ? `One word of ${letters[0]} letters`
      : `${letters.length} words, of ${letters.join(' and ')} letters`,
    `It begins with ${(words[0]?.[0] ?? '').toUpperCase()}`,
    clue,
  ]
}
