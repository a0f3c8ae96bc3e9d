import { ClassPart } from '../puzzles/class-part.tsx'
import { riddleWords, classWords as words } from '../puzzles/words.ts'
import { riddleSets } from './class-sets.ts'

export const RiddleClass = ({ riddles }: { readonly riddles: Parameters<typeof riddleSets>[0] }) => (
  <ClassPart of={riddleWords.title} onPaper={words.riddlesNote} sets={riddleSets(riddles)} />
)
