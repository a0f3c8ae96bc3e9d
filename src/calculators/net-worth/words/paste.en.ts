/** What is said about a pasted list. */
import type { Say } from '../../kit/say.ts'

export const pasteWords = {
  nothing: () => 'We found no line with a name and an amount.',
  checkTypes: () => 'We guessed the types from the names, so check them.',
  skipped: ({ count }: { count: number }, say: Say) =>
    `We left out ${say.count(count, 'line', 'lines')} (headings, totals or no amount).`,
  belowZero: () => 'List amounts below zero under what you owe.',
}
