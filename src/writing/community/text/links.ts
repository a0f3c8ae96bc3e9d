/** Where a text of the community leads: the links its reader finds, which are pages of ours and of the web over TLS. */
import { parseMarkdown } from '../../markdown/markdown.ts'
import { forVisitors, type Inline } from '../../markdown/tree.ts'
import { linesOf } from './plain-words.ts'

export interface FoundLink {
  readonly to: string
  /** In small letters, without its port; null for a page of ours. */
  readonly host: string | null
}

/** Every address a reader of the text could press, and addresses that only look like one: those count too. */
export function linksIn(source: string): readonly FoundLink[] {
  const pressed = parseMarkdown(source, forVisitors).flatMap(linesOf).flat().flatMap(linksOf)
  const typed = [...source.matchAll(/\bhttps?:\/\/[^\s<>()[\]"'`]+/gi)].map(([to]) => to.replace(/[.,;:!?*_]+$/, ''))
  return [...new Set([...pressed, ...typed])].map((to) => ({ to, host: hostOf(to) }))
}

const linksOf = (part: Inline): readonly string[] => {
  if (part.kind === 'link') return [part.to]
  return 'parts' in part ? part.parts.flatMap(linksOf) : []
}

const hostOf = (to: string): string | null =>
  /^https?:\/\/(?:[^/?#]*@)?([^/?#:@]+)/i.exec(to)?.[1]?.toLowerCase() ?? null
