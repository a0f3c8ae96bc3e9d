import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { ipv6Groups, isMapped } from './ipv6.ts'

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
    const plain = plainAddress(address)
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * The address a request comes from: the peer, or, behind proxies we run, the right-most entry of X-Forwarded-For that is not
 * one of them. The left-most entry is whatever the visitor typed and is never taken on trust.
 */
export function clientAddress(request: IncomingMessage, trusts: TrustedProxies): string {
  let address = plainAddress(request.socket.remoteAddress ?? '')
  const forwarded = request.headers['x-forwarded-for']
  if (forwarded === undefined) return address
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',').slice(-20)
  while (trusts(address)) {
    const next = plainAddress(hops.pop()?.trim() ?? '')
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/** Whether somebody we do not trust speaks for others: a proxy nobody told us of, whose visitors then look like one. */
export function isForwardedByStranger(request: IncomingMessage, trusts: TrustedProxies): boolean {
  const { headers } = request
  const forwards = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip']
  return forwards !== undefined && !trusts(request.socket.remoteAddress ?? '')
}

/** The unit that is counted: one IPv4 address, or one /64 network of IPv6, which is what one visitor commands. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  return `${hex(ipv6Groups(address).slice(0, 4))}::/64`
}

/**
 * The /48 network around a counted /64: what one customer is commonly given, so whoever walks through its 65,536 networks is
 * counted there too. Undefined for IPv4, whose neighbours are strangers to each other.
 */
export function wideNetwork(counted: string): string | undefined {
  return counted.endsWith('::/64') ? `${counted.split(':', 3).join(':')}::/48` : undefined
}

/** An address as proxies write it, without port, brackets and zone; IPv4 that travels inside IPv6 is IPv4. */
function plainAddress(text: string): string {
  if (isIP(text) === 4) return text
  const [bare = ''] = (/^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')).split(
    '%',
  )
  if (isIP(bare) !== 6) return bare
  const groups = ipv6Groups(bare)
  if (!isMapped(groups)) return bare
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':')
