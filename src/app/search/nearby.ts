/** Which words stand beside a number. */
import type { HeardNumber } from './heard.ts'

const reach = 4

/** 0 where none of the words is near; more the nearer one is. A word before counts a little more than one after. Another number ends the reach. */
export function closeness(
  tokens: readonly string[],
  { from, to }: Pick<HeardNumber, 'from' | 'to'>,
  words: readonly string[],
): number {
  let best = 0
  for (let step = 1; step <= reach; step++) {
    const word = tokens[from - step]
    if (word === undefined || isNumeral(word)) break
    if (words.includes(word)) {
      best = 10 - 2 * step + 1
      break
    }
  }
  // The period itself ("a month") belongs to the number and may be one of the words.
  const after = [...tokens.slice(from + 1, to), ...tokens.slice(to, to + reach)]
  for (const [i, word] of after.entries()) {
    if (isNumeral(word)) break
    if (words.includes(word)) return Math.max(best, 10 - 2 * Math.max(1, i + 1 - (to - from - 1)))
  }
  return best
}

const isNumeral = (word: string): boolean => /^[$.]?\d/.test(word)
