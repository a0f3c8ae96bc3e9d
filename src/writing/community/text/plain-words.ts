import { parseMarkdown } from '../../markdown/markdown.ts'
import { forVisitors, type Line, type TextBlock, wordsOf } from '../../markdown/tree.ts'

/** A text without its marks, on one line and at most so long, for lists and descriptions. */
export function plainWords(source: string, most: number): string {
  const text = parseMarkdown(source, forVisitors).flatMap(linesOf).map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim()
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}

/** The lines of a block that visitors can write. */
export function linesOf(block: TextBlock): readonly Line[] {
  if (block.kind === 'list') return block.items
  return block.kind === 'text' || block.kind === 'quote' ? [block.line] : []
}
