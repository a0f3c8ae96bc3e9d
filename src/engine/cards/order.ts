import { owed, type RunningCard, topApr } from './cycle.ts'

/**
 * Which card gets the money above the minimums. 'avalanche': highest APR first; with unchanging rates and a fixed total it
 * costs the least interest. 'snowball': smallest balance first. 'custom': the keys as listed, unlisted cards after them.
 * Looked at anew each month, by what is owed and billed that month: none looks
 * ahead to the end of an offer. Ties keep the order in which the cards were given.
 */
export type PayoffOrder = { kind: 'avalanche' } | { kind: 'snowball' } | { kind: 'custom'; keys: readonly string[] }

export const inOrder = (cards: readonly RunningCard[], order: PayoffOrder): readonly RunningCard[] => {
  switch (order.kind) {
    case 'avalanche':
      return [...cards].sort((a, b) => topApr(b) - topApr(a))
    case 'snowball':
      return [...cards].sort((a, b) => owed(a) - owed(b))
    case 'custom': {
      const place = (r: RunningCard): number => {
        const at = order.keys.indexOf(r.card.key)
        return at === -1 ? order.keys.length : at
      }
      return [...cards].sort((a, b) => place(a) - place(b))
    }
  }
}
