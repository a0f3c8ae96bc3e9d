/** Riddles in sets that fit one sheet of paper. */
import { hintsOf, type Riddle } from '#teaching/riddles/riddle.ts'
import type { SheetSet } from '../puzzles/class-part.tsx'
import { inTens, ON_A_PAGE } from '../puzzles/in-tens.ts'
import { classWords } from '../puzzles/words.ts'

const riddleQuestion = (riddle: Riddle) => ({
  ask: riddle.ask,
  answer: riddle.answer,
  help: hintsOf(riddle)[0],
  way: riddle.lesson.join(' '),
})

/** In their order, ten on each sheet, and those for children on one of their own. */
export const riddleSets = (riddles: readonly Riddle[]): readonly SheetSet[] => [
  ...inTens(riddles).map((ten) => ({
    title: classWords.riddles(ten[0]?.number ?? 0, ten.at(-1)?.number ?? 0),
    questions: ten.map(riddleQuestion),
  })),
  {
    title: classWords.children,
    questions: riddles
      .filter(({ isForKids }) => isForKids)
      .slice(0, ON_A_PAGE)
      .map(riddleQuestion),
  },
]
