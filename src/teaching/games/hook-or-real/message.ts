/** A message of the game: what it says, whether it is real, and the signs that give it away. All of them are made up. */

export const tells = [
  'hurry',
  'secrecy',
  'payment',
  'link',
  'gain',
  'threat',
  'account',
  'remote',
  'overpaid',
  'code',
  'romance',
  'guarantee',
] as const
export type Tell = (typeof tells)[number]

export type By = 'text' | 'email' | 'call' | 'letter' | 'ad'

/** Kinds of fraud as the Federal Trade Commission groups its reports. */
export type FraudKind =
  | 'government'
  | 'business'
  | 'tech'
  | 'family'
  | 'romance'
  | 'prize'
  | 'investment'
  | 'job'
  | 'shopping'
  | 'check'
  | 'credit'
  | 'charity'
  | 'rental'

export interface Message {
  readonly id: string
  readonly by: By
  readonly from: string
  readonly says: string
  /** What you know already, before it comes. */
  readonly know?: string
  /** Why it is what it is: shown after your answer. */
  readonly why: string
}
export interface Hook extends Message {
  readonly kind: FraudKind
  readonly tells: readonly Tell[]
  /** What doing as it says would cost in this game, dollars: what it asks for, or our own figure where it is after data. */
  readonly loses: number
}
