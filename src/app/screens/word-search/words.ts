import type { Level } from '#teaching/word-search/grid.ts'

export const searchWords = {
  kind: 'Games',
  title: 'Word search',
  lead: 'Find money words. Each one you find says what it means and leads to more about it.',
  topic: 'Topic',
  size: 'Size',
  sizeOf: (size: number) => `${size} by ${size}`,
  level: 'Directions',
  levels: {
    easy: 'Easy: across and down',
    medium: 'Medium: diagonals too',
    hard: 'Hard: all eight, backward too',
  } satisfies Record<Level, string>,
  found: (found: number, all: number) => `${found} of ${all} found`,
  all: 'You found them all.',
  how: 'Drag over a word, or press its first and last letter. With a keyboard: arrow keys to move, Enter at both ends.',
  grid: 'Letters',
  list: 'Words to find',
  asList: 'Play as a list',
  asGrid: 'Play with the letters',
  listHow: 'Read what a word means and type it. The letters aren’t needed.',
  type: (length: number) => `A word of ${length} letters`,
  check: 'Check',
  wrong: 'Not that word.',
  start: (letter: string, row: number, column: number) =>
    `${letter}, row ${row}, column ${column}: start. Go to the other end.`,
  none: 'No word there.',
  foundWord: (word: string, says: string) => `${word}: ${says}.`,
  hint: 'Show one word',
  newGame: 'New letters',
  code: 'Code',
  print: 'Print with answers',
  key: 'Answers',
  done: (count: number) =>
    count === 1 ? 'You’ve finished 1 on this topic.' : `You’ve finished ${count} on this topic.`,
  guide: (word: string) => `${word}, found: more about it`,
} as const
