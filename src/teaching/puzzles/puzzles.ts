/** The forty puzzles in the order of their numbers, and which one a day has. */
import { growthPuzzles } from './growth.ts'
import { marketPuzzles } from './markets.ts'
import type { Puzzle } from './puzzle.ts'
import { taxPuzzles } from './taxes.ts'

export const puzzles: readonly Puzzle[] = [...growthPuzzles, ...marketPuzzles, ...taxPuzzles].toSorted(
  (a, b) => a.number - b.number,
)
