import { figureText } from '#calculators/kit/format.ts'
import type { Asked } from '#teaching/puzzles/puzzle.ts'

/** The answer as it is said: a number in its unit, or the words chosen. */
export const answerText = (asked: Asked): string =>
  asked.kind === 'choice' ? (asked.options[asked.answer] ?? '') : figureText(asked.answer, asked.unit)
