/**
 * True when an Origin header (or the origin of a Referer) is this site: the host the request was sent to, or one of the
 * configured public origins. "null" and anything that is not an http(s) origin is not.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicOrigins: readonly string[]): boolean {
  const url = URL.parse(origin)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  if (publicOrigins.includes(url.origin)) return true
  return host !== undefined && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}

interface RequestSigns {
  readonly secFetchSite: string | undefined
  readonly origin: string | undefined
  readonly referer: string | undefined
  readonly host: string | undefined
}

/**
 * Whether a request that changes something may come from a page of another site. Browsers say so in Sec-Fetch-Site; older ones
 * are judged by Origin or Referer. A request with none of the three comes from a program, which carries nobody's cookies.
 */
export function isCrossSite(signs: RequestSigns, publicOrigins: readonly string[]): boolean {
  if (signs.secFetchSite !== undefined) return signs.secFetchSite !== 'same-origin' && signs.secFetchSite !== 'none'
  const from = signs.origin ?? signs.referer
  return from !== undefined && !isOwnOrigin(from, signs.host, publicOrigins)
}
