/** What differs between two texts, line by line. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new'
  readonly lines: readonly string[]
}

/** Past so many pairs of lines the middle of the texts is told as replaced whole: the wait would be longer than the answer is worth. */
const MOST_PAIRS = 4_000_000

export const linesOf = (text: string): readonly string[] => text.split('\n')

/** For each line of `a` the line of `b` it became; -1 for none. Rising, and as many as can be (longest common subsequence). */
export function matches(a: readonly string[], b: readonly string[]): readonly number[] {
  const found = new Array<number>(a.length).fill(-1)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) {
    found[start] = start
    start += 1
  }
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
    found[endA] = endB
  }
  const [rows, columns] = [endA - start, endB - start]
  if (rows === 0 || columns === 0 || rows * columns > MOST_PAIRS) return found
  // longest[i][j]: how many lines the ends of both have in common, from row i and column j on.
  const longest = new Uint16Array((rows + 1) * (columns + 1))
  const at = (i: number, j: number) => i * (columns + 1) + j
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      longest[at(i, j)] =
        a[start + i] === b[start + j]
          ? (longest[at(i + 1, j + 1)] ?? 0) + 1
          : Math.max(longest[at(i + 1, j)] ?? 0, longest[at(i, j + 1)] ?? 0)
  let [i, j] = [0, 0]
  while (i < rows && j < columns) {
    if (a[start + i] === b[start + j]) {
      found[start + i] = start + j
      i += 1
      j += 1
    } else if ((longest[at(i + 1, j)] ?? 0) >= (longest[at(i, j + 1)] ?? 0)) i += 1
    else j += 1
  }
  return found
}

/** The way from `before` to `after` as stretches of lines: what stayed, what went, what came. */
export function lineDiff(before: string, after: string): readonly Stretch[] {
  const [a, b] = [linesOf(before), linesOf(after)]
  const found = matches(a, b)
  const stretches: { kind: Stretch['kind']; lines: string[] }[] = []
  const say = (kind: Stretch['kind'], line: string) => {
    const last = stretches.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else stretches.push({ kind, lines: [line] })
  }
  let next = 0
  const come = (until: number) => {
    for (; next < until; next += 1) say('new', b[next] ?? '')
  }
  for (const [i, line] of a.entries()) {
    const became = found[i] ?? -1
    if (became < 0) say('gone', line)
    else {
      come(became)
      say('same', line)
      next = became + 1
    }
  }
  come(b.length)
  return stretches
}
