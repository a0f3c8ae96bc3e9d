/** Puzzles and riddles in sets that fit one sheet of paper. */
import type { puzzleCards } from '#teaching/puzzles/puzzles.precomputed.ts'
import { hintsOf, type Riddle } from '#teaching/riddles/riddle.ts'
import { answerText } from './answer-text.ts'
import type { SheetSet } from './class-part.tsx'
import { classWords, puzzleWords } from './words.ts'

type Card = (typeof puzzleCards)[number]
/** Questions that fit one page with a line to write on below each. */
const ON_A_PAGE = 10

const inTens = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / ON_A_PAGE) }, (_, at) =>
    list.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  )

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
