/** The eight groups of an IPv6 address (RFC 4291, section 2.2), however it is spelled: shortened, in capitals, with a dotted end. */
export function ipv6Groups(address: string): readonly number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail] = plain.split('::')
  const left = groupsOf(head)
  if (tail === undefined) return left
  const right = groupsOf(tail)
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => 0), ...right]
}

/** Whether these groups carry an IPv4 address (::ffff:0:0/96, RFC 4291, section 2.5.5.2). */
export function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
}

const groupsOf = (text: string): number[] =>
  text
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16))
