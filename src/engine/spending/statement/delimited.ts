/** RFC 4180 rows: quotes around fields, doubled quotes inside, line breaks of any kind; commas, semicolons, tabs or bars between. */

const separators = [',', ';', '\t', '|'] as const

/** The mark that stands most evenly in the first lines, outside quotes. */
export function separatorOf(text: string): string {
  const head = text
    .slice(0, 8000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const score = (mark: string) =>
    head.filter((line) => line.includes(mark)).length * 1000 + head.join(mark).split(mark).length
  return [...separators].sort((a, b) => score(b) - score(a))[0] ?? ','
}

/** One row after the other, empty ones left out; `at` is how far in the text it ends. */
export function* delimitedRows(
  text: string,
  separator: string,
): Generator<{ readonly cells: readonly string[]; readonly at: number }> {
  const length = text.length
  let at = 0
  while (at < length) {
    const cells: string[] = []
    let isFilled = false
    for (;;) {
      const { cell, next } = cellAt(text, at, separator)
      cells.push(cell)
      isFilled ||= cell.trim() !== ''
      at = next
      if (at < length && text[at] === separator) {
        at += 1
        continue
      }
      break
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (isFilled) yield { cells, at }
  }
}

/** The cell that begins here, and where its separator, line break or the end is. */
function cellAt(text: string, from: number, separator: string): { readonly cell: string; readonly next: number } {
  let start = from
  while (text[start] === ' ') start += 1
  if (text[start] !== '"') {
    const next = endOf(text, from, separator)
    return { cell: text.slice(from, next), next }
  }
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { cell: cell + text.slice(at), next: text.length }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      // What follows a closing quote up to the separator belongs to the cell.
      const next = endOf(text, quote + 1, separator)
      return { cell: cell + text.slice(quote + 1, next).trimEnd(), next }
    }
    cell += '"'
    at = quote + 2
  }
}

function endOf(text: string, from: number, separator: string): number {
  let at = from
  for (; at < text.length; at++) {
    const char = text[at]
    if (char === separator || char === '\n' || char === '\r') break
  }
  return at
}
