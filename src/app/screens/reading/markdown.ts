/**
 * The Markdown our articles use, read into blocks on the server: ## and ### headings, paragraphs, lists, > quotes, tables, and a
 * paragraph that is only a link to a calculator, which becomes a door to it. HTML is text like any other.
 */

import { calculatorPaths } from '#calculators/catalogue.ts'
import { anchorOf, type Block } from '#content/blocks.ts'
import { parseInline } from './inline.ts'

export function parseMarkdown(source: string): readonly Block[] {
  const used = new Map<string, number>()
  return source
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) => blocksOf(chunk, used))
}

function blocksOf(chunk: string, used: Map<string, number>): readonly Block[] {
  const lines = chunk.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const title = /^(#{1,6})\s+(\S.*)$/.exec(first)
  if (title) {
    const text = title[2] ?? ''
    const own: Block = {
      kind: 'heading',
      level: (title[1] ?? '').length > 2 ? 3 : 2,
      id: uniqueAnchor(text, used),
      text,
    }
    const rest = lines.slice(1).join('\n')
    return rest === '' ? [own] : [own, ...blocksOf(rest, used)]
  }
  if (lines.every((line) => /^[-*]\s/.test(line)))
    return [{ kind: 'list', ordered: false, items: lines.map((line) => line.slice(2).trim()) }]
  if (lines.every((line) => /^\d{1,3}[.)]\s/.test(line)))
    return [{ kind: 'list', ordered: true, items: lines.map((line) => line.replace(/^\d+[.)]\s+/, '')) }]
  if (lines.every((line) => line.startsWith('>')))
    return [{ kind: 'quote', text: lines.map((line) => line.replace(/^>\s?/, '')).join(' ') }]
  if (lines.length > 2 && lines.every((line) => line.startsWith('|')) && /^\|[\s:|-]+$/.test(lines[1] ?? ''))
    return [{ kind: 'table', head: cellsOf(first), rows: lines.slice(2).map(cellsOf) }]
  const text = lines.join(' ')
  const [only, ...others] = parseInline(text)
  if (only?.kind === 'link' && others.length === 0 && calculatorPaths.includes(only.to.split('#')[0] ?? ''))
    return [{ kind: 'tool', path: only.to, text: only.text }]
  return [{ kind: 'text', text }]
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())

function uniqueAnchor(title: string, used: Map<string, number>): string {
  const anchor = anchorOf(title)
  const before = used.get(anchor) ?? 0
  used.set(anchor, before + 1)
  return before === 0 ? anchor : `${anchor}-${before + 1}`
}

/** Whole minutes at 220 words a minute, at least one. */
export const readingMinutes = (source: string): number =>
  Math.max(1, Math.round(source.split(/\s+/).filter((word) => word !== '').length / 220))
