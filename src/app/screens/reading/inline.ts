/** Reads the inline marks of a text: **bold**, *emphasis*, `code`, [words](address). Whatever does not close stays as typed. */
export type Inline =
  | { readonly kind: 'plain' | 'bold' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

const marks = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\[([^\][]+)\]\(([^()\s]+)\)/g

/** Our own pages, this page, the web over TLS, and mail. Anything else (javascript:, data:, //host) is not an address to us. */
export const isSafeAddress = (to: string): boolean => /^(\/(?![/\\])|#|https:\/\/|mailto:)/.test(to)

export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(marks)) {
    const [whole, bold, emphasis, code, words, to] = match
    if (words !== undefined && (to === undefined || !isSafeAddress(to))) continue
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) })
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (words !== undefined && to !== undefined) parts.push({ kind: 'link', text: words, to })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) })
  return parts
}
