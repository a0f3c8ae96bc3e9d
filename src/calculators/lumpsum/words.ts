import { percentText, plain } from '../kit/format.ts'
import { worthText } from '../kit/past-words.ts'
import type { LumpInputs } from './fields.ts'
import type { LumpStudy, NamedPath, PastFan } from './study.ts'

/** Which of the two fans the visitor wants to see, and how its dollars are called. */
export const fanShown = (inputs: LumpInputs, found: LumpStudy): PastFan =>
  inputs.dollars === 'today' ? found.real : found.nominal
export const dollarsName = (inputs: LumpInputs): string =>
  inputs.dollars === 'today' ? 'today’s dollars' : 'dollars of each time'

/** An end in dollars for the visitor's amount. */
export const endText = (amount: number, { path }: NamedPath): string => worthText(amount, amount * (path.at(-1) ?? 0))

/** What the figures of the past are net of: "after your 0.2% fee, before tax". */
export function netOf({ fee, account }: LumpInputs): string {
  const after = fee > 0 ? `after your ${percentText(fee)} fee` : 'without a fee'
  return account === 'free' ? after : `${after}, before tax`
}

/** The same at the beginning of a sentence. */
export const netOfStart = (inputs: LumpInputs): string => netOf(inputs).replace(/^./, (letter) => letter.toUpperCase())

/** "19 points". */
export const pointsText = (points: number): string => `${plain(points)} ${points === 1 ? 'point' : 'points'}`

/** "20-year". */
export const lengthText = (months: number): string => `${plain(months / 12, 1)}-year`

/** A share of all starts: never "0%" for one that happened, never "100%" when one did not. */
export function shareText(count: number, of: number): string {
  if (of === 0 || count === 0) return 'none'
  if (count === of) return 'all'
  const share = (count / of) * 100
  return share < 1 ? 'fewer than 1%' : share > 99 ? 'more than 99%' : `${plain(share, 0)}%`
}
