import { Problem } from './problems.ts'

/** Longer addresses are refused: no link of ours comes near. */
export const LONGEST_URL = 4_096

/** Segments of letters, digits and dashes between single slashes: what nearly every address is, with nothing to look into. */
const PLAIN = /^(?:\/[a-z0-9_-]+)+$/i

/** The path and, after the first question mark, the query. */
export function splitUrl(url: string): readonly [path: string, query: string | undefined] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, undefined] : [url.slice(0, mark), url.slice(mark + 1)]
}

/**
 * The one spelling of a path: no empty segments, no slash at the end. So a redirect made from it always stays on this host.
 * Refuses what no address of ours holds: backslashes and encoded slashes, dots that climb, zero bytes, broken escapes.
 */
export function tidyPath(path: string): string {
  if (PLAIN.test(path)) return path
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    throw badAddress()
  }
  const hasControl = [...decoded].some((character) => character < ' ' || character === '\u007f')
  if (!path.startsWith('/') || hasControl || decoded.includes('\\') || /%2f/i.test(path)) throw badAddress()
  if (decoded.split('/').some((segment) => segment === '..' || segment === '.')) throw badAddress()
  const tidy = path.replaceAll(/\/{2,}/g, '/')
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy
}

function badAddress(): Problem {
  return new Problem(400, 'bad_address', 'We couldn’t understand this address.')
}
