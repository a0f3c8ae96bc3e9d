import { BlockList, isIP } from 'node:net'
import { ipv6Groups } from '../http/ipv6.ts'

/** IPv4 addresses that are nobody's on the open internet (IANA IPv4 Special-Purpose Address Registry, and multicast). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, bits, 'ipv4')

/**
 * Whether an address is one of the open internet: not this machine, not a network of ours, not one kept for a purpose. Of IPv6 that is
 * global unicast (2000::/3) without the networks kept for protocols, examples and tunnels; an address that carries an IPv4 one
 * (mapped, or translated by 64:ff9b::/96) is judged by that. What is no address is none.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return !address.includes('%') && isPublicIpv6(ipv6Groups(address))
    default:
      return false
  }
}

function isPublicIpv6(groups: readonly number[]): boolean {
  const [first = 0, second = 0] = groups
  const carried = carriedIpv4(groups)
  if (carried !== null) return isPublicAddress(carried)
  if (first < 0x2000 || first > 0x3fff) return false
  // 2001::/23 protocols and Teredo, 2001:db8::/32 and 3fff::/20 examples, 2002::/16 6to4.
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

function carriedIpv4(groups: readonly number[]): string | null {
  const head = groups.slice(0, 6).join()
  if (head !== '0,0,0,0,0,65535' && head !== `${0x64},${0xff9b},0,0,0,0`) return null
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
