/** The riddles as plain data, each with what its tool is called. */
import { toolTitle } from '../puzzles/tool-title.ts'
import type { Riddle } from './riddle.ts'
import { riddles } from './riddles.ts'

export const riddleCards: readonly (Riddle & { readonly toolTitle: string })[] = riddles.map((riddle) => ({
  ...riddle,
  toolTitle: toolTitle(riddle.tool),
}))
