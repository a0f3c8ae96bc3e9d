import type { PictureLine } from './picture.ts'

/**
 * A text as a tree of plain data. Nothing in it is HTML: whoever draws it makes an element for each kind and text for the rest, so a
 * text can bring no script, no frame, no style and no picture but one from our own shelf.
 */
export type Inline =
  | { readonly kind: 'plain' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'emphasis'; readonly parts: readonly Inline[] }
  /** `to` has passed `isSafeAddress`. */
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly Inline[] }
  /** A number that is looked up when the text is shown: what stands between `{{` and `}}`. */
  | { readonly kind: 'number'; readonly says: string }
  | { readonly kind: 'break' }

export type Line = readonly Inline[]

export type TextBlock =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly id: string
      readonly text: string
      readonly line: Line
    }
  | { readonly kind: 'text'; readonly line: Line }
  | { readonly kind: 'quote'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  /** A door to a calculator, with inputs behind its '#'. */
  | { readonly kind: 'tool'; readonly path: string; readonly text: string }
  /** A picture on a line of its own, from our own shelf; nothing of another site is ever fetched. */
  | ({ readonly kind: 'picture' } & PictureLine)
  /** `{{...}}` on a line of its own: a calculation to be named, a door, a chart. */
  | { readonly kind: 'directive'; readonly says: string }

/** What a reader of a text may see of it. What is not allowed stays as it was typed. */
export interface Allowed {
  readonly headings: boolean
  readonly tables: boolean
  /** Pictures that editors have added. */
  readonly pictures: boolean
  /** Numbers and directives between `{{` and `}}`. */
  readonly numbers: boolean
  /** Addresses of mail. */
  readonly mail: boolean
  /** https:// addresses become links without marks. */
  readonly bareLinks: boolean
  /** A new line in the text is a new line on the page; else lines are joined. */
  readonly keepLines: boolean
  /** A paragraph that is only a link to one of these becomes a door. */
  readonly toolPaths: readonly string[]
}

export const forEditors: Allowed = {
  headings: true,
  tables: true,
  pictures: true,
  numbers: true,
  mail: true,
  bareLinks: false,
  keepLines: false,
  toolPaths: [],
}

/** What anybody may write: paragraphs, lists, quotes, bold, emphasis, code and links to the web over TLS. No pictures anywhere. */
export const forVisitors: Allowed = {
  headings: false,
  tables: false,
  pictures: false,
  numbers: false,
  mail: false,
  bareLinks: true,
  keepLines: true,
  toolPaths: [],
}

/** The words of a line without its marks; numbers that are looked up are left out. */
export function wordsOf(line: Line): string {
  return line
    .map((part) => {
      if ('parts' in part) return wordsOf(part.parts)
      if (part.kind === 'number') return ''
      return part.kind === 'break' ? ' ' : part.text
    })
    .join('')
}
