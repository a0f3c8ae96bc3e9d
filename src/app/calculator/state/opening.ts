/** What a calculator opens with: the numbers of its address, else the last ones asked here in this visit, else its starting values. */
import type { Answering } from '#calculators/kit/definition.ts'
import type { Clock } from '#calculators/kit/field.ts'
import { type ReadLink, readLink } from '#calculators/kit/read-link.ts'
import { forgetNumbers, hasNumbers, openingHash } from '../../state/last-numbers.ts'

export interface Opening {
  readonly from: 'link' | 'earlier' | 'start'
  /** What the numbers are, or why the link cannot be read; null for the starting values. */
  readonly read: ReadLink | null
}

/** Numbers kept by an older edition of the calculator that cannot be read any more are forgotten, not reported. */
export function openingNumbers(calculator: Answering, addressHash: string, clock: Clock): Opening {
  const read = readLink(calculator, openingHash(calculator.slug, addressHash), clock)
  if (hasNumbers(addressHash)) return { from: 'link', read }
  if (read?.ok) return { from: 'earlier', read }
  if (read) forgetNumbers(calculator.slug)
  return { from: 'start', read: null }
}
