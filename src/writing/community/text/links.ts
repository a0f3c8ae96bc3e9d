/** Addresses a text of the community may lead to: this site's own pages, and pages over HTTP. Nothing else is an address. */

/** Our own pages ('/budget') and the web. Never a script, a file, mail, or another host dressed as a path ('//', '/\'). */
export function isOpenAddress(to: string): boolean {
  if (/[\s\p{Cc}]/u.test(to)) return false
  if (/^\/(?![/\\])/.test(to)) return true
  return hostOf(to) !== null
}

/** The host of an address of the web, in small letters, without its port. One with a user before it, or with an odd name, has none. */
const hostOf = (to: string): string | null =>
  /^https?:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i
    .exec(to)?.[1]
    ?.toLowerCase() ?? null

export interface FoundLink {
  readonly to: string
  /** Lower case; null for a page of ours. */
  readonly host: string | null
}

/** Every address in a text, marked up or bare. */
export function linksIn(source: string): readonly FoundLink[] {
  const marked = [...source.matchAll(/\]\(([^()\s]+)\)/g)].map(([, to]) => to ?? '').filter(isOpenAddress)
  const bare = [...source.matchAll(bareAddress)].map(([to]) => trimmedAddress(to)).filter(isOpenAddress)
  return [...new Set([...marked, ...bare])].map((to) => ({ to, host: hostOf(to) }))
}

export const bareAddress = /\bhttps?:\/\/[^\s<>"'`)\]]+/gi
/** A full stop or comma at the end belongs to the sentence. */
export const trimmedAddress = (to: string): string => to.replace(/[.,;:!?*_]+$/, '')
