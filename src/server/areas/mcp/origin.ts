/**
 * Whether the Origin of a request may ask here. The protocol wants it judged by a list and not by the Host header: a page can bend its own
 * name to this machine, and both then say the same. No Origin comes from a program. Without a public origin in the settings the service
 * stands on somebody's own machine, and pages from there may ask.
 */
export function mayAsk(origin: string | undefined, publicOrigins: readonly string[]): boolean {
  if (origin === undefined) return true
  const url = URL.parse(origin)
  if (!url || url.origin === 'null') return false
  return publicOrigins.length > 0 ? publicOrigins.includes(url.origin) : isLoopback(url.hostname)
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
