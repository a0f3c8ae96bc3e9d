/** How an answer may be packed on its way; 'identity' is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

type Wishes = ReadonlyMap<string, number>

/** Headers remembered as read, so that those of the usual browsers are read once. Past this many, others are read each time. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, Wishes>()

/** A weight as RFC 9110 (12.4.2) writes it: from 0 to 1 with at most three decimals. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/
/** Where identity is not spoken of, it is taken, after everything that is wished for. */
const LAST = 0.000_1

/**
 * The encoding an answer is sent in, of those it can be had in (`available`, ours first), as the Accept-Encoding header allows
 * (RFC 9110, 12.5.3): the highest weight, then our own order. Weight 0 refuses, `*` speaks for all that are not named, a weight that
 * is none refuses too. Null when nothing available is wanted.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  if (header === undefined) return available.includes('identity') ? 'identity' : (available[0] ?? null)
  const wishes = wishesIn(header)
  let best: Encoding | null = null
  let bestWeight = 0
  for (const encoding of available) {
    const weight = wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? LAST : 0)
    if (weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}

function wishesIn(header: string): Wishes {
  const known = remembered.get(header)
  if (known) return known
  const wishes = new Map<string, number>()
  for (const part of header.toLowerCase().slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name === '') continue
    const weight = parameters.find((piece) => /^q\s*=/.test(piece))?.replace(/^q\s*=\s*/, '') ?? '1'
    wishes.set(name === 'x-gzip' ? 'gzip' : name, WEIGHT.test(weight) ? Number(weight) : 0)
  }
  if (remembered.size < MOST_REMEMBERED && header.length <= 200) remembered.set(header, wishes)
  return wishes
}
