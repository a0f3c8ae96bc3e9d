import { memo } from 'react'
import { ClassPart } from './class-part.tsx'
import { puzzleSets } from './class-sets.ts'
import { puzzleWords, classWords as words } from './words.ts'

/** Drawn once: a page that hears of each guess would sort all puzzles anew. */
export const PuzzleClass = memo(({ cards }: { readonly cards: Parameters<typeof puzzleSets>[0] }) => (
  <ClassPart of={puzzleWords.title} onPaper={words.puzzlesNote} sets={puzzleSets(cards)} />
))
