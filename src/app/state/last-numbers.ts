/**
 * The last numbers asked in each calculator, so that coming back finds them. Kept as the text of a link's '#' part, so that reading them
 * goes through the same door as a link. For this visit, or on the device while the visitor keeps numbers there.
 */
import { isText } from './read-data.ts'
import { one, type Shape } from './shape.ts'
import { map } from './shape-lists.ts'
import { stored } from './stored.ts'

export type LastNumbers = Readonly<Record<string, string>>

/** As long as a link may be. */
const longest = 8000
const isHash = (value: unknown): value is string => isText(value, longest) && /^#v\d+(&|$)/.test(value)

/** More than there are calculators. */
const MOST = 200

export const numbersShape: Shape<LastNumbers> = map(
  { of: 'calculators', most: MOST },
  (slug) => slug.length <= 80,
  one(isHash),
)

export const lastNumbers = stored<LastNumbers>('last-numbers', {
  version: 1,
  area: 'session',
  initial: {},
  shape: numbersShape,
})

/** Whether an address carries numbers of its own. */
export const hasNumbers = (hash: string): boolean => /^#v\d+(&|$)/.test(hash)

/** The numbers a calculator opens with, as a link's '#' part: the address's own, else the last ones asked here, else none (''). */
export function openingHash(slug: string, addressHash: string): string {
  return hasNumbers(addressHash) ? addressHash : (lastNumbers.get()[slug] ?? '')
}

/** `hash` as `writeLink` gives it; longer ones are not kept. */
export function rememberNumbers(slug: string, hash: string): void {
  if (!isHash(hash)) forgetNumbers(slug)
  else if (lastNumbers.get()[slug] !== hash) lastNumbers.set((now) => ({ ...now, [slug]: hash }))
}

export function forgetNumbers(slug: string): void {
  if (lastNumbers.get()[slug] === undefined) return
  lastNumbers.set(({ [slug]: _gone, ...others }) => others)
}
