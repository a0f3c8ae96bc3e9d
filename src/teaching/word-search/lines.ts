/** Every line of a square of cells, each way: rows, columns and both kinds of diagonals, as places counted row by row. */
const known = new Map<number, readonly (readonly number[])[]>()

export function linesOf(size: number): readonly (readonly number[])[] {
  const kept = known.get(size)
  if (kept) return kept
  const lines: number[][] = []
  const walk = (row: number, column: number, down: number, right: number) => {
    const line: number[] = []
    for (let r = row, c = column; r >= 0 && c >= 0 && r < size && c < size; r += down, c += right)
      line.push(r * size + c)
    lines.push(line, line.toReversed())
  }
  for (let i = 0; i < size; i++) {
    walk(i, 0, 0, 1)
    walk(0, i, 1, 0)
    walk(0, i, 1, 1)
    walk(size - 1, i, -1, 1)
    if (i > 0) {
      walk(i, 0, 1, 1)
      walk(size - 1 - i, 0, -1, 1)
    }
  }
  known.set(size, lines)
  return lines
}

/** Where any of the words can be read in the letters, each time as places; the first found in each line only when `isFirst`. */
export function readIn(
  letters: readonly string[],
  size: number,
  words: readonly string[],
  isFirst = false,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = []
  if (words.length === 0) return found
  // Looking ahead, so that a word is also found where it overlaps another.
  const pattern = new RegExp(`(?=(${words.toSorted((a, b) => b.length - a.length).join('|')}))`, 'g')
  for (const line of linesOf(size)) {
    const text = line.map((place) => letters[place]).join('')
    for (const match of text.matchAll(pattern)) {
      const at = match.index
      found.push(line.slice(at, at + (match[1] ?? '').length))
      if (isFirst) return found
    }
  }
  return found
}
