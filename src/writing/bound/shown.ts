/** A text with its numbers looked up: plain data, ready to be drawn on any page. */
import type { Chart, Citation } from '#calculators/kit/presentation.ts'
import type { Inline, Line, TextBlock } from '../markdown/tree.ts'

export type ShownInline =
  | Extract<Inline, { readonly kind: 'plain' | 'code' | 'break' }>
  | { readonly kind: 'bold' | 'emphasis'; readonly parts: readonly ShownInline[] }
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly ShownInline[] }
  /** `source` is its place in `sources`, from 1; null for plain arithmetic of literals. */
  | { readonly kind: 'figure'; readonly text: string; readonly source: number | null }
  /** A number nobody could look up, and why. */
  | { readonly kind: 'refused'; readonly says: string; readonly sentence: string }
export type ShownLine = readonly ShownInline[]

export type ShownBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'text' | 'quote'; readonly line: ShownLine }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ShownLine[] }
  | { readonly kind: 'table'; readonly head: readonly ShownLine[]; readonly rows: readonly (readonly ShownLine[])[] }
  | {
      readonly kind: 'door'
      readonly title: string
      readonly icon: string
      readonly href: string
      /** The answer to these numbers in one sentence, or the question the calculator answers. */
      readonly headline: string
      readonly words: string
    }
  | { readonly kind: 'chart'; readonly chart: Chart }
  | Extract<TextBlock, { readonly kind: 'picture' }>
  | { readonly kind: 'refused'; readonly says: string; readonly sentence: string }

export type ShownSource =
  | { readonly kind: 'fact'; readonly citation: Citation; readonly year: number | null }
  | {
      readonly kind: 'calculator'
      readonly title: string
      readonly href: string
      /** The inputs the text names, in words: 'Home price: $400,000'. */
      readonly asked: readonly string[]
    }

export interface Shown {
  readonly blocks: readonly ShownBlock[]
  /** Each once, in the order of their first number. */
  readonly sources: readonly ShownSource[]
  /** What could not be looked up. A text with any is not published. */
  readonly refused: readonly { readonly says: string; readonly sentence: string }[]
}

/** A line as a reader hears it, for feeds, search and descriptions. */
export function shownWords(line: ShownLine): string {
  return line
    .map((part) => {
      if ('parts' in part) return shownWords(part.parts)
      if (part.kind === 'break') return ' '
      return part.kind === 'refused' ? '' : part.text
    })
    .join('')
}

/** A line without numbers to look up: what stands between braces stays as typed. */
export const shownAsTyped = (line: Line): ShownLine =>
  line.map((part): ShownInline => {
    if (part.kind === 'number') return { kind: 'plain', text: `{{${part.says}}}` }
    if (part.kind === 'link') return { ...part, parts: shownAsTyped(part.parts) }
    return 'parts' in part ? { ...part, parts: shownAsTyped(part.parts) } : part
  })
