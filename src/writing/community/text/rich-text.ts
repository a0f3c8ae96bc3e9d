/**
 * The little Markdown that people write here, read into plain data: paragraphs, lists, > quotes, ``` code, **bold**, *emphasis*, `code`,
 * [words](address) and bare addresses. Nothing is ever HTML; pictures, headings, tables and whatever does not close stay as typed.
 */
import { bareAddress, isOpenAddress, trimmedAddress } from './links.ts'

export type Inline =
  | { readonly kind: 'plain' | 'bold' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

export type RichBlock =
  | { readonly kind: 'text' | 'quote'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const marks = /!?\[([^\][\n]{1,300})\]\(([^()\s]{1,2000})\)|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|`([^`\n]+)`/g

/** The marks of one line. */
export function inlineOf(line: string): readonly Inline[] {
  const parts: Inline[] = []
  const say = (text: string) => parts.push(...withAddresses(text))
  let from = 0
  for (const match of line.matchAll(marks)) {
    const [whole, words, to, bold, emphasis, code] = match
    const isLink = words !== undefined && to !== undefined
    if (isLink && (whole.startsWith('!') || !isOpenAddress(to))) continue
    if (match.index > from) say(line.slice(from, match.index))
    if (isLink) parts.push({ kind: 'link', text: words, to })
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    from = match.index + whole.length
  }
  if (from < line.length) say(line.slice(from))
  return parts
}

/** A plain text with its bare addresses as links. */
function withAddresses(text: string): readonly Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(bareAddress)) {
    const to = trimmedAddress(match[0])
    if (!isOpenAddress(to)) continue
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) })
    parts.push({ kind: 'link', text: to, to })
    from = match.index + to.length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) })
  return parts
}

const bullet = /^\s{0,3}[-*]\s+(?=\S)/
const number = /^\s{0,3}\d{1,3}[.)]\s+(?=\S)/
const quote = /^\s{0,3}>\s?/

/** A whole text as blocks. Every sign of it, but the marks, stands in one of them. */
export function richText(source: string): readonly RichBlock[] {
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n')
  const blocks: RichBlock[] = []
  let at = 0
  /** Takes lines as long as they are of one kind. */
  const take = (is: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && is(lines[at] ?? '')) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at += 1
    else if (line.startsWith('```')) {
      at += 1
      blocks.push({ kind: 'code', text: take((one) => !one.startsWith('```')).join('\n') })
      at += 1
    } else if (quote.test(line))
      blocks.push({
        kind: 'quote',
        lines: take((one) => quote.test(one)).map((one) => inlineOf(one.replace(quote, ''))),
      })
    else if (bullet.test(line) || number.test(line)) {
      const mark = bullet.test(line) ? bullet : number
      const items = take((one) => mark.test(one)).map((one) => inlineOf(one.replace(mark, '')))
      blocks.push({ kind: 'list', ordered: mark === number, items })
    } else
      blocks.push({
        kind: 'text',
        lines: take(
          (one) =>
            one.trim() !== '' && !one.startsWith('```') && ![quote, bullet, number].some((mark) => mark.test(one)),
        ).map(inlineOf),
      })
  }
  return blocks
}

const wordsOf = (parts: readonly Inline[]): string => parts.map(({ text }) => text).join('')

/** The text without its marks, on one line, for lists and descriptions. */
export function plainWords(source: string, most: number): string {
  const text = richText(source)
    .map((block) => {
      if (block.kind === 'code') return block.text
      return (block.kind === 'list' ? block.items : block.lines).map(wordsOf).join(' ')
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}
