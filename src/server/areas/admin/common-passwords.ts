/** Passwords that were found again and again in leaks: 49,000 of them, most common first, as `@zxcvbn-ts/language-common` holds them (MIT). */
import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((one) => one.toLowerCase()))
const LONGEST = Math.max(...[...common].map((one) => one.length))
/** Shorter ones are in every text. */
const SHORTEST = 3
/** One common password, or two put together, are tried first by whoever guesses. Three words that don’t belong together are a good password. */
const MOST_PIECES = 2

/**
 * Whether a password is one or two of the common ones, whatever digits or signs stand around or between them, and with letters written as
 * digits (`P@ssw0rd…`). `password` is in lower case.
 */
export function isCommon(password: string): boolean {
  const bare = password.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return [password, bare, ...leet.map((letters) => bare.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign))]
    .flatMap((one) => [
      one,
      one.replaceAll(/[^\p{L}\p{N}]/gu, ''),
      trimmed(one),
      trimmed(one).replaceAll(/[^\p{L}]/gu, ''),
    ])
    .some((one) => one !== '' && piecesOf(one) <= MOST_PIECES)
}

const letters = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const leet: readonly Readonly<Record<string, string>>[] = [
  { ...letters, '1': 'i', '!': 'i' },
  { ...letters, '1': 'l', '!': 'l' },
]

/** Without the digits and signs at both ends. */
const trimmed = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** The fewest common passwords a text is made of; infinite where it is not made of them. */
function piecesOf(text: string): number {
  const fewest = [0]
  for (let end = 1; end <= text.length; end++) {
    let best = Number.POSITIVE_INFINITY
    for (let from = Math.max(0, end - LONGEST); from <= end - SHORTEST; from++) {
      const before = fewest[from] ?? Number.POSITIVE_INFINITY
      if (before + 1 < best && common.has(text.slice(from, end))) best = before + 1
    }
    fewest.push(best)
  }
  return fewest[text.length] ?? Number.POSITIVE_INFINITY
}
