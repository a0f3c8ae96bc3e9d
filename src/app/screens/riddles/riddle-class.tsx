import { riddleCards } from '#teaching/riddles/riddles.precomputed.ts'
import { ClassPart } from '../puzzles/class-part.tsx'
import { riddleSets } from '../puzzles/class-sets.ts'
import { riddleWords, classWords as words } from '../puzzles/words.ts'

const sets = riddleSets(riddleCards)

export const RiddleClass = () => <ClassPart of={riddleWords.title} onPaper={words.riddlesNote} sets={sets} />
