/**
 * Which addresses a text may lead to: our own pages, a place on this page, the web over TLS, and mail where that is allowed. Everything
 * else (javascript:, data:, //host, an address with a name and password, letters that look like others) is not an address to us.
 */

/** Controls, signs without a shape, spaces, quotes and backslashes: a browser drops some of them and turns others. */
const odd = /[\p{Cc}\p{Cf}\p{Z}\\"'`<>]/u
const web =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9](?::\d{1,5})?(?:[/?#]|$)/i
const mailbox = /^mailto:[a-z0-9._+-]{1,64}@[a-z0-9.-]{1,190}$/i
const LONGEST = 2_000

export function isSafeAddress(to: string, mail = true): boolean {
  if (to.length > LONGEST || odd.test(to)) return false
  return isOwnAddress(to) || web.test(to) || (mail && mailbox.test(to))
}

/** Leads to one of our own pages, or to a place on this one. */
export const isOwnAddress = (to: string): boolean => /^(?:\/(?!\/)|#)/.test(to)
