import { ClassPart } from './class-part.tsx'
import { puzzleSets } from './class-sets.ts'
import { puzzleWords, classWords as words } from './words.ts'

export const PuzzleClass = ({ cards }: { readonly cards: Parameters<typeof puzzleSets>[0] }) => (
  <ClassPart of={puzzleWords.title} onPaper={words.puzzlesNote} sets={puzzleSets(cards)} />
)
