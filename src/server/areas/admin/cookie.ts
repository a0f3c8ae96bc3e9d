import type { IncomingHttpHeaders } from 'node:http'

/** Where a browser keeps its key. A name with this prefix is refused by browsers unless it came over https, for this host alone. */
const SAFE_NAME = '__Host-admin'
/** On plain http on this machine, where the prefix cannot be had. */
const LOCAL_NAME = 'admin-on-this-machine'

/** Whether a request came to this machine by a name only its own browser can use, over plain http as far as anybody knows. */
export function isOnThisMachine(host: string | undefined, publicOrigins: readonly string[]): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname
  const isLocal = name === 'localhost' || name === '127.0.0.1' || name === '[::1]'
  return isLocal && !publicOrigins.some((origin) => origin === `https://${host}`)
}

const nameFor = (isLocal: boolean): string => (isLocal ? LOCAL_NAME : SAFE_NAME)

/** The key a request shows; undefined where it shows none, or two. */
export function keyIn({ cookie, host }: IncomingHttpHeaders, publicOrigins: readonly string[]): string | undefined {
  const name = nameFor(isOnThisMachine(host, publicOrigins))
  const found = (cookie ?? '').split(';').flatMap((pair) => {
    const [given, ...rest] = pair.trim().split('=')
    return given === name ? [rest.join('=')] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Gives a browser its key; it has no end of its own: the server knows when it is over, and the browser forgets it when it closes. */
export const cookieWith = (key: string, isLocal: boolean): string =>
  `${nameFor(isLocal)}=${key}; Path=/; HttpOnly; SameSite=Strict${isLocal ? '' : '; Secure'}`

/** Has a browser forget its key. */
export const cookieGone = (isLocal: boolean): string => `${cookieWith('', isLocal)}; Max-Age=0`
