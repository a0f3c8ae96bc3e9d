/** The puzzles as plain data, with the law's figures put in: their page loads neither law nor engine. */
import { catalogue } from '#calculators/catalogue.ts'
import type { Puzzle } from './puzzle.ts'
import { puzzles } from './puzzles.ts'

const toolTitle = ({ tool }: Puzzle): string =>
  'calculator' in tool ? (catalogue.find(({ slug }) => slug === tool.calculator)?.title ?? '') : tool.label

export const puzzleCards: readonly (Puzzle & { readonly toolTitle: string })[] = puzzles.map((puzzle) => ({
  ...puzzle,
  toolTitle: toolTitle(puzzle),
}))
