import { puzzleCards } from '#teaching/puzzles/puzzles.precomputed.ts'
import { ClassPart } from './class-part.tsx'
import { puzzleSets } from './class-sets.ts'
import { puzzleWords, classWords as words } from './words.ts'

const sets = puzzleSets(puzzleCards)

export const PuzzleClass = () => <ClassPart of={puzzleWords.title} onPaper={words.puzzlesNote} sets={sets} />
