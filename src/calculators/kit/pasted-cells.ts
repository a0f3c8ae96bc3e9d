/** Pasted text as lines, and lines as cells: from spreadsheets, files with commas, statements, or typed. */
import { DATE_MARK } from './pasted-dates.ts'

/** Lines with something in them; a hard space inside a number is a thousands mark. */
export const pastedLines = (text: string): readonly string[] =>
  text
    .replaceAll(DATE_MARK, ' ')
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')

/** "1 line was left out.", "2 lines without a weight were left out."; nothing for none. */
export const leftOutText = (count: number, which = ''): string =>
  count === 0
    ? ''
    : `${count} ${count === 1 ? 'line' : 'lines'} ${which}${which && ' '}${count === 1 ? 'was' : 'were'} left out.`

export type Separator = '\t' | '|' | ';' | ',' | ' '
/** A comma between digits alone parts no cells: it stands in a number. */
export const separatorOf = (line: string): Separator =>
  line.includes('\t')
    ? '\t'
    : line.includes('|')
      ? '|'
      : line.includes(';')
        ? ';'
        : /(?:^|\D),|,(?:\D|$)/.test(line)
          ? ','
          : ' '

/** Cells of a line, empty ones kept, quotes taken off; what is quoted is one cell. Where nothing else parts them, two spaces do. */
function split(line: string, separator: Separator): readonly string[] {
  if (separator === ' ') return line.trim().split(/\s{2,}/)
  const cells = ['']
  // An odd one is no quote but an inch.
  const hasQuotes = line.split('"').length % 2 === 1
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"' && hasQuotes) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells.push((cells.pop() ?? '') + sign)
  }
  return cells.map((cell) => cell.trim())
}

/** Three digits behind a comma that begin with 0, or a dollar mark or brackets around the whole, make a comma one of thousands. */
const SURE = /\b\d{1,3},0\d\d\b|\$ ?\d{1,3}(?:,\d{3})+(?!\d)|\(\$? ?\d{1,3}(?:,\d{3})+(?:\.\d+)?\)/g
const GROUPS = /(?<![\d.])\d{1,3}(?:,\d{3})+(?!\d)/g
const join = (text: string, groups: RegExp): string => text.replaceAll(groups, (group) => group.replaceAll(',', ''))
/** The same outside quotes. */
const joined = (line: string, groups: RegExp): string =>
  line.replaceAll(/"[^"]*"|[^"]+/g, (part) => (part.startsWith('"') ? part : join(part, groups)))
/** Typed with a space behind each comma, so that a comma alone stands in a number. */
const isTyped = (line: string): boolean => !/(?:^|\D),\S|,(?!\s)(?:\D|$)/.test(line)

/**
 * The cells of each line. In a file with commas "500,125" may be two cells or one number: it is what gives the line as many cells as lines without such a
 * group have. Where that says nothing, the line is read as `unsure` says: apart, or as null.
 */
export function pastedCells(lines: readonly string[], unsure: 'apart' | 'null'): readonly (readonly string[] | null)[] {
  const prepared = lines.map((line) => {
    const separator = separatorOf(line)
    if (separator !== ',') return { apart: split(line, separator), whole: null }
    const sure = joined(line, isTyped(line) ? GROUPS : SURE)
    const whole = joined(sure, GROUPS)
    return { apart: split(sure, ','), whole: whole === sure ? null : split(whole, ',') }
  })
  const counts = new Set(
    prepared.flatMap(({ apart, whole }, i) =>
      whole === null && separatorOf(lines[i] ?? '') === ',' ? [apart.length] : [],
    ),
  )
  return prepared.map(({ apart, whole }) => {
    if (whole === null) return apart
    const [isApart, isWhole] = [counts.has(apart.length), counts.has(whole.length)]
    return isApart === isWhole ? (unsure === 'apart' ? apart : null) : isApart ? apart : whole
  })
}
