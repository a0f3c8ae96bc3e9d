/** A shown text as plain words, for feeds and for programs. */
import { type Shown, type ShownBlock, shownWords } from './shown.ts'

export const shownText = ({ blocks }: Shown): string =>
  blocks
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n\n')

function textOf(block: ShownBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
    case 'quote':
      return shownWords(block.line)
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${shownWords(item)}`).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(shownWords).join(' | ')).join('\n')
    case 'door':
      return `${block.title}: ${block.headline}`
    case 'chart':
      return `${block.chart.title}: ${block.chart.summary}`
    case 'picture':
      return block.alt
    case 'refused':
      return ''
  }
}
