/** Puzzles in sets that fit one sheet of paper. */
import type { puzzleCards } from '#teaching/puzzles/puzzles.precomputed.ts'
import { answerText } from './answer-text.ts'
import type { SheetSet } from './class-part.tsx'
import { inTens } from './in-tens.ts'
import { classWords, puzzleWords } from './words.ts'

type Card = (typeof puzzleCards)[number]
/** By level, ten on each sheet. */
export const puzzleSets = (cards: readonly Card[]): readonly SheetSet[] =>
  ([1, 2, 3] as const).flatMap((level) => {
    const tens = inTens(cards.filter((card) => card.level === level))
    return tens.map((ten, at) => ({
      title: classWords.level(puzzleWords.level[level - 1] ?? '', at + 1, tens.length),
      questions: ten.map(({ ask, asked, steps }) => ({
        ask,
        answer: answerText(asked),
        way: steps.join(' · '),
        ...(asked.kind === 'choice' ? { help: asked.options.join(', ') } : {}),
      })),
    }))
  })
