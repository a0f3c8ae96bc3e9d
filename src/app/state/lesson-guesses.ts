/** What a visitor guessed at the start of each lesson, kept for the visit: the amount, or which option from 0. */
import { isAmount, isRecord } from './read-data.ts'
import { stored } from './stored.ts'

export type Guesses = Readonly<Record<string, number>>
const MOST = 200
export const isLessonName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(name)

export const lessonGuesses = stored<Guesses>('lesson-guesses', {
  version: 1,
  area: 'session',
  initial: {},
  read: (data) =>
    isRecord(data)
      ? Object.fromEntries(
          Object.entries(data)
            .filter((one): one is [string, number] => isLessonName(one[0]) && isAmount(one[1]))
            .slice(0, MOST),
        )
      : null,
})
export const setGuess = (lesson: string, guess: number | null): void =>
  lessonGuesses.set(({ [lesson]: _before, ...rest }) => (guess === null ? rest : { ...rest, [lesson]: guess }))
