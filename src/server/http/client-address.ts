import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Answers whether an address belongs to a proxy we run. */
export type TrustedProxies = (address: string) => boolean

/** Reads a list of addresses and CIDR ranges. Throws a plain sentence about the first one that is neither. */
export function trustedProxies(ranges: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits, ...rest] = range.split('/')
    const family = isIP(address)
    const longest = family === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : Number(bits)
    if (family === 0 || rest.length > 0 || bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
      throw new TypeError(`"${range}" is neither an address nor a range such as 10.0.0.0/8`)
    list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
  }
  if (ranges.length === 0) return () => false
  return (address) => {
    const plain = withoutMapping(address)
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * The address a request comes from: the peer, or, behind proxies we run, the right-most entry of X-Forwarded-For that is not
 * one of them. The left-most entry is whatever the visitor typed and is never taken on trust.
 */
export function clientAddress(request: IncomingMessage, trusts: TrustedProxies): string {
  let address = withoutMapping(request.socket.remoteAddress ?? '')
  const forwarded = request.headers['x-forwarded-for']
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').slice(-20)
  while (trusts(address)) {
    const next = withoutMapping(hops.pop()?.trim() ?? '')
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/** The unit that is counted: one IPv4 address, or one /64 network of IPv6, which is what one visitor commands. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}
