export interface NumberList {
  readonly numbers: ReadonlySet<number>
  /** Numbers named that lie outside 1 to `most`. */
  readonly outside: number
}

/** Reads places as people write them: '5, 12-14' or '5 12 to 14'. Anything else in the text is passed over; at most `most` numbers come of it. */
export function numberList(text: string, most: number): NumberList {
  const numbers = new Set<number>()
  let outside = 0
  for (const found of text.matchAll(/(\d{1,6})(?:\s*(?:[-–—−]|to)\s*(\d{1,6}))?/g)) {
    const a = Number(found[1])
    const b = Number(found[2] ?? found[1])
    const [from, to] = [Math.min(a, b), Math.max(a, b)]
    if (from < 1 || to > most) outside += 1
    for (let number = Math.max(1, from); number <= Math.min(most, to); number++) numbers.add(number)
  }
  return { numbers, outside }
}

/** Back into text: {5, 12, 13, 14} is '5, 12-14'. */
export function numberListText(numbers: Iterable<number>): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b)
  const parts: string[] = []
  for (let i = 0; i < sorted.length; ) {
    let end = i
    while (sorted[end + 1] === (sorted[end] ?? 0) + 1) end += 1
    parts.push(end > i ? `${sorted[i]}-${sorted[end]}` : `${sorted[i]}`)
    i = end + 1
  }
  return parts.join(', ')
}
