/**
 * A word search from a topic, a size and a seed: the same three give the same grid everywhere. Each word stands in it once and only once,
 * and no line of it reads as a bad word by accident.
 */
import { oneOf, share, shuffled } from '../games/kit/chance.ts'
import { badWordsBeside } from './bad-words.ts'
import { readIn } from './lines.ts'

export const sizes = [8, 10, 12, 14, 16] as const
export type Size = (typeof sizes)[number]
/** Easy: right and down. Medium: diagonals too. Hard: all eight, so words may run backward. */
export const levels = ['easy', 'medium', 'hard'] as const
export type Level = (typeof levels)[number]

export interface Cell {
  readonly row: number
  readonly column: number
}
export interface Placed {
  readonly word: string
  readonly cells: readonly Cell[]
}
export interface Grid {
  readonly size: Size
  /** Capital letters, row by row. */
  readonly rows: readonly string[]
  readonly placed: readonly Placed[]
}

type Step = readonly [down: number, right: number]
const right: Step = [0, 1]
const down: Step = [1, 0]
const diagonals: readonly Step[] = [
  [1, 1],
  [-1, 1],
]
const eight: readonly Step[] = [-1, 0, 1]
  .flatMap((r) => [-1, 0, 1].map((c): Step => [r, c]))
  .filter(([r, c]) => r !== 0 || c !== 0)
const stepsOf: Readonly<Record<Level, readonly Step[]>> = {
  easy: [right, down],
  medium: [right, down, ...diagonals],
  hard: eight,
}
/** Letters about as often as in English text, so that fillers do not stand out. */
const filler = 'EEEEEEEEEEEETTTTTTTTTAAAAAAAAOOOOOOOIIIIIIINNNNNNNSSSSSSHHHHHHRRRRRRDDDDLLLLCCCUUUMMMWWFFGGYYPPBBVKJXQZ'

type Letters = (string | null)[][]

function cellsFrom(size: number, word: string, at: Cell, [dr, dc]: Step): readonly Cell[] | null {
  const last = { row: at.row + dr * (word.length - 1), column: at.column + dc * (word.length - 1) }
  if (last.row < 0 || last.column < 0 || last.row >= size || last.column >= size) return null
  return Array.from(word, (_, i) => ({ row: at.row + dr * i, column: at.column + dc * i }))
}
const fits = (letters: Letters, word: string, cells: readonly Cell[]): boolean =>
  cells.every(({ row, column }, i) => {
    const there = letters[row]?.[column]
    return there === null || there === word[i]
  })

/** How many times a word can be read in the grid, in any of the eight directions; a palindrome's two ways count once. */
export function readings(rows: readonly string[], word: string): number {
  const count = readIn([...rows.join('')], rows.length, [word]).length
  return word === [...word].reverse().join('') ? count / 2 : count
}

const TRIES = 60

/**
 * The words that fit are those of at most `size` letters; of them as many as a grid of this size takes (about one letter in two), the
 * choice by the seed. Refuses a topic without a word that fits.
 */
export function wordSearch(words: readonly string[], size: Size, level: Level, seed: number): Grid {
  const short = words.filter((word) => word.length <= size)
  if (short.length === 0) throw new RangeError(`no word of at most ${size} letters`)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = tryGrid(short, size, level, seed, attempt)
    if (made) return made
  }
  throw new RangeError(`no grid of ${size} for seed ${seed}`)
}

/** 'LATE' can be read inside 'COLLATERAL': only one of the two may stand. */
const isInside = (a: string, b: string): boolean => {
  const backward = [...a].reverse().join('')
  return [a, backward].some((one) => b.includes(one)) || a.includes(b) || backward.includes(b)
}

function tryGrid(words: readonly string[], size: Size, level: Level, seed: number, attempt: number): Grid | null {
  const letters: Letters = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const order = shuffled(seed, `words:${attempt}`, words)
  const placed: Placed[] = []
  let room = Math.floor((size * size) / 2)
  for (const word of order) {
    if (word.length > room || placed.some((other) => isInside(word, other.word))) continue
    const cells = placeFor(letters, word, size, level, seed, `${attempt}:${word}`)
    if (!cells) continue
    for (const [i, { row, column }] of cells.entries()) (letters[row] as (string | null)[])[column] = word[i] ?? null
    placed.push({ word, cells })
    room -= word.length
  }
  if (placed.length === 0) return null
  const rows = filledAround(letters, placed, seed, attempt)
  if (!rows || !placed.every(({ word }) => readings(rows, word) === 1)) return null
  return { size, rows, placed: placed.toSorted((a, b) => a.word.localeCompare(b.word)) }
}

const MOST_REDRAWS = 400

/** The empty cells filled with letters, drawn again wherever a line would read as a bad word. */
function filledAround(
  letters: Letters,
  placed: readonly Placed[],
  seed: number,
  attempt: number,
): readonly string[] | null {
  const size = letters.length
  const bad = badWordsBeside(placed.map(({ word }) => word))
  const fixed = letters.flat()
  const filled = fixed.map((letter, place) => letter ?? draw(seed, `${attempt}:${place}:0`))
  for (let again = 1; again <= MOST_REDRAWS; again++) {
    const [spot] = readIn(filled, size, bad, true)
    if (!spot) return letters.map((_, row) => filled.slice(row * size, (row + 1) * size).join(''))
    const free = spot.filter((place) => fixed[place] === null)
    const place = free[again % Math.max(1, free.length)]
    if (place === undefined) return null
    filled[place] = draw(seed, `${attempt}:${place}:${again}`)
  }
  return null
}
const draw = (seed: number, name: string): string => oneOf(seed, `fill:${name}`, [...filler])

function placeFor(
  letters: Letters,
  word: string,
  size: number,
  level: Level,
  seed: number,
  name: string,
): readonly Cell[] | null {
  const spots = stepsOf[level].flatMap((step) =>
    Array.from({ length: size * size }, (_, at) =>
      cellsFrom(size, word, { row: Math.floor(at / size), column: at % size }, step),
    ),
  )
  const open = spots.filter((cells): cells is readonly Cell[] => cells !== null && fits(letters, word, cells))
  return open.length === 0 ? null : (open[Math.floor(share(seed, `place:${name}`) * open.length)] ?? null)
}

/** The word that lies between two cells, read from either end; null where none does. */
export function wordBetween({ placed }: Grid, from: Cell, to: Cell): Placed | null {
  const is = (a: Cell | undefined, b: Cell) => a?.row === b.row && a.column === b.column
  return (
    placed.find(({ cells }) => {
      const [first, last] = [cells[0], cells.at(-1)]
      return (is(first, from) && is(last, to)) || (is(first, to) && is(last, from))
    }) ?? null
  )
}

/** The cells in a straight line from one to the other; null where they do not lie in one of the eight directions. */
export function lineBetween(from: Cell, to: Cell): readonly Cell[] | null {
  const [dr, dc] = [to.row - from.row, to.column - from.column]
  const length = Math.max(Math.abs(dr), Math.abs(dc))
  if (length > 0 && dr !== 0 && dc !== 0 && Math.abs(dr) !== Math.abs(dc)) return null
  return Array.from({ length: length + 1 }, (_, i) => ({
    row: from.row + Math.sign(dr) * i,
    column: from.column + Math.sign(dc) * i,
  }))
}
