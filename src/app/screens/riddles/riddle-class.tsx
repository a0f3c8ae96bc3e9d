import { memo } from 'react'
import { ClassPart } from '../puzzles/class-part.tsx'
import { riddleWords, classWords as words } from '../puzzles/words.ts'
import { riddleSets } from './class-sets.ts'

/** Drawn once: a page that hears of each guess would sort all riddles anew. */
export const RiddleClass = memo(({ riddles }: { readonly riddles: Parameters<typeof riddleSets>[0] }) => (
  <ClassPart of={riddleWords.title} onPaper={words.riddlesNote} sets={riddleSets(riddles)} />
))
