/**
 * The one reader of what people and editors write: ## and ### headings, paragraphs, lists, > quotes, tables, numbers and directives
 * between {{ and }}, and a paragraph that is only a link to a calculator, which becomes a door to it. HTML is text like any other.
 */
import { anchorOf } from '#content/blocks.ts'
import { parseInline } from './inline.ts'
import { pictureIn } from './picture.ts'
import { type Allowed, forEditors, type Line, type TextBlock, wordsOf } from './tree.ts'

/** What is longer is cut off: the forms and stores before this refuse it. */
export const LONGEST_TEXT = 200_000

/** Signs that no keyboard makes and that hide or turn round what stands beside them. */
const unseen = /(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

export function parseMarkdown(source: string, allowed: Allowed = forEditors): readonly TextBlock[] {
  const used = new Map<string, number>()
  return source
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .split(/\n(?:[ \t]*\n)+/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) =>
      groupsOf(
        chunk.split('\n').map((line) => line.trim()),
        allowed,
      ),
    )
    .map(({ kind, lines }) => blockOf(kind, lines, allowed, used))
}

type Kind = 'picture' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'table' | 'directive' | 'text'
interface Group {
  readonly kind: Kind
  readonly lines: string[]
}

const isRule = (line: string): boolean => /^\|[\s:|-]+$/.test(line)

function kindOf(line: string, allowed: Allowed): Kind {
  if (allowed.headings && /^#{1,6}\s+\S/.test(line)) return 'heading'
  if (/^[-*]\s+\S/.test(line)) return 'bullets'
  if (/^\d{1,3}[.)]\s+\S/.test(line)) return 'numbers'
  if (line.startsWith('>')) return 'quote'
  if (allowed.tables && line.startsWith('|')) return 'table'
  if (allowed.numbers && /^\{\{[^{}]*\}\}$/.test(line)) return 'directive'
  if (allowed.pictures && pictureIn(line)) return 'picture'
  return 'text'
}

/** Lines that belong together. A line without a mark of its own goes on with the list or quote above it. */
function groupsOf(lines: readonly string[], allowed: Allowed): readonly Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const kind = kindOf(line, allowed)
    const open = groups.at(-1)
    if (!open || kind === 'heading' || kind === 'directive' || kind === 'picture') groups.push({ kind, lines: [line] })
    else if (kind === open.kind) open.lines.push(line)
    else if (kind === 'text' && ['bullets', 'numbers', 'quote'].includes(open.kind))
      open.lines.push(`${open.lines.pop() ?? ''} ${line}`)
    else groups.push({ kind, lines: [line] })
  }
  return groups
}

function blockOf(kind: Kind, lines: readonly string[], allowed: Allowed, used: Map<string, number>): TextBlock {
  const read = (text: string): Line => parseInline(text, allowed)
  const [first = ''] = lines
  switch (kind) {
    case 'heading': {
      const [, marks = '', title = ''] = /^(#{1,6})\s+(\S.*)$/.exec(first) ?? []
      const line = read(title)
      const text = wordsOf(line)
      return { kind: 'heading', level: marks.length > 2 ? 3 : 2, id: uniqueAnchor(text, used), text, line }
    }
    case 'bullets':
      return { kind: 'list', ordered: false, items: lines.map((line) => read(line.replace(/^[-*]\s+/, ''))) }
    case 'numbers':
      return { kind: 'list', ordered: true, items: lines.map((line) => read(line.replace(/^\d+[.)]\s+/, ''))) }
    case 'quote':
      return {
        kind: 'quote',
        line: read(
          joined(
            lines.map((line) => line.replace(/^>\s?/, '')),
            allowed,
          ),
        ),
      }
    case 'picture': {
      const picture = pictureIn(first)
      return picture ? { kind: 'picture', ...picture } : { kind: 'text', line: read(first) }
    }
    case 'directive':
      return { kind: 'directive', says: first.slice(2, -2).trim() }
    case 'table':
      if (lines.length > 2 && isRule(lines[1] ?? ''))
        return {
          kind: 'table',
          head: cellsOf(first).map(read),
          rows: lines.slice(2).map((row) => cellsOf(row).map(read)),
        }
      return { kind: 'text', line: read(joined(lines, allowed)) }
    case 'text': {
      const line = read(joined(lines, allowed))
      const [only, ...others] = line
      if (only?.kind === 'link' && others.length === 0 && allowed.toolPaths.includes(only.to.split('#')[0] ?? ''))
        return { kind: 'tool', path: only.to, text: wordsOf(only.parts) }
      return { kind: 'text', line }
    }
  }
}

const joined = (lines: readonly string[], { keepLines }: Allowed): string => lines.join(keepLines ? '\n' : ' ')

/** Cells of a row. A bar after a backslash belongs to its cell. */
const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

function uniqueAnchor(title: string, used: Map<string, number>): string {
  const anchor = anchorOf(title)
  let number = used.get(anchor) ?? 0
  let own: string
  do {
    number += 1
    own = number === 1 ? anchor : `${anchor}-${number}`
  } while (number > 1 && used.has(own))
  used.set(anchor, number)
  used.set(own, Math.max(1, used.get(own) ?? 0))
  return own
}

/** Whole minutes at 220 words a minute, at least one. */
export const readingMinutes = (source: string): number =>
  Math.max(1, Math.round(source.split(/\s+/).filter((word) => word !== '').length / 220))
