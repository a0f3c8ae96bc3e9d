/** The puzzles as plain data, with the law's figures put in: their page loads neither law nor engine. */
import type { Puzzle } from './puzzle.ts'
import { puzzles } from './puzzles.ts'
import { toolTitle } from './tool-title.ts'

export const puzzleCards: readonly (Puzzle & { readonly toolTitle: string })[] = puzzles.map((puzzle) => ({
  ...puzzle,
  toolTitle: toolTitle(puzzle.tool),
}))
