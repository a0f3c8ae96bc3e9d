/** What a visitor guessed at the start of each lesson, kept for the visit: the amount, or which option from 0. */
import { number } from './shape-basics.ts'
import { map } from './shape-lists.ts'
import { stored } from './stored.ts'

export type Guesses = Readonly<Record<string, number>>
const MOST = 300
export const isLessonName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(name)

export const lessonGuesses = stored<Guesses>('lesson-guesses', {
  version: 1,
  area: 'session',
  initial: {},
  shape: map({ of: 'guesses', most: MOST }, isLessonName, number),
})
export const setGuess = (lesson: string, guess: number | null): boolean =>
  lessonGuesses.set(({ [lesson]: _before, ...rest }) => (guess === null ? rest : { ...rest, [lesson]: guess }))
