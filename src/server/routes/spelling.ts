import type { ServerBuild } from 'react-router'

/** What a sentence or a mail program leaves at the end of an address. */
const LEFT_OVER = /[\s.,;:!)\]}>'"’”]+$/u

/** The address as we would have written it: small letters, nothing left over at the end. Null when that is what it is, or nothing is left. */
export function usualSpelling(path: string): string | null {
  let read: string
  try {
    read = decodeURIComponent(path)
  } catch {
    return null
  }
  const usual = read.toLowerCase().replace(LEFT_OVER, '').replace(/\/$/, '')
  return usual !== path && /^(?:\/[a-z0-9_-]+)+$/.test(usual) ? usual : null
}

/** Addresses of the app's own pages that are one address each: those with a part that varies are finished files, or the store's. */
export function drawnAddresses(build: Pick<ServerBuild, 'routes'>): ReadonlySet<string> {
  const paths = Object.values(build.routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []))
  return new Set(paths.filter((path) => !/[:*]/.test(path)))
}
