/**
 * Text as data. Inline marks inside a text: **bold**, *emphasis*, `code` and [words](address). Nothing else is markup, and
 * nothing is ever HTML.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export const heading = (text: string): Block => ({ kind: 'heading', level: 2, id: anchorOf(text), text })
export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: readonly string[]): Block => ({ kind: 'list', ordered: false, items })

/** 'What we keep' → 'what-we-keep'. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'section'
