/** Pieces of sentences about the past that several parts use. */
import type { Say } from '../../kit/say.ts'

interface Kind {
  readonly fee: number
  readonly account: string
}

/** What figures of the past are net of: "after your 0.2% fee, before tax". */
export function netOf({ fee, account }: Kind, say: Say): string {
  const after = fee > 0 ? `after your ${say.percent(fee)} fee` : 'with no fee'
  return account === 'free' ? after : `${after}, before tax`
}
/** The same at the beginning of a sentence. */
export const netOfStart = (kind: Kind, say: Say): string =>
  netOf(kind, say).replace(/^./, (letter) => letter.toUpperCase())

/** What the dollars of the past are. */
export const dollarNames = { today: 'today’s dollars', future: 'dollars of the time' }
/** "20-year". */
export const lengthText = (months: number, say: Say): string => `${say.number(months / 12, 1)}-year`
/** "1 point", "19 points". */
export const pointsText = (points: number, say: Say): string =>
  `${say.number(points)} ${points === 1 ? 'point' : 'points'}`
