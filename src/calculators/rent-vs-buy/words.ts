import { dollars, dollarsAndCents, percentText } from '../kit/format.ts'

/** Who leads and by how much; `amount` is the buyer's lead, dollars. */
export const leadText = (amount: number): string =>
  amount >= 0 ? `buying ahead by ${dollars(amount)}` : `renting ahead by ${dollars(-amount)}`

/** " − $5.00", or " + $5.00" for what is taken off though it is negative. */
export const takenOff = (amount: number): string =>
  amount < 0 ? ` + ${dollarsAndCents(-amount)}` : ` − ${dollarsAndCents(amount)}`
/** " + $5.00" or " − $5.00", so that a negative amount never follows a sign. */
export const signed = (amount: number): string =>
  amount < 0 ? ` − ${dollarsAndCents(-amount)}` : ` + ${dollarsAndCents(amount)}`
/** 3.5 → "(1 + 3.5%)", −5 → "(1 − 5%)". */
export const factorText = (points: number): string => `(1 ${points < 0 ? '−' : '+'} ${percentText(Math.abs(points))})`
