/**
 * How people ask for a calculator, and where the numbers in their question go. Plain data beside each calculator; it ships with the
 * search, never with the calculator. Limits are not repeated here: they are read from the fields while building.
 */

/** What a piece of a question can be. `dollars` may be said per hour, month or year; `time` is months; `age` is years. */
export type HeardKind = 'dollars' | 'percent' | 'time' | 'age' | 'count' | 'state'
export type SaidPer = 'hour' | 'week' | 'month' | 'year'

/** An input that takes one number. Of several, the one whose `near` words stand closest wins; then the first that is free. */
export interface HearsNumber {
  readonly field: string
  readonly is: HeardKind
  /** Its name after "Opens with"; the field's label where left out. */
  readonly as?: string
  /** Words beside the number that make it this one. */
  readonly near?: readonly string[]
  /** Taken only with such a word beside it; 'per': only where it is said per that period. */
  readonly only?: true | 'per'
  /** The period of a dollar amount. One said per month fits a yearly input times twelve. */
  readonly per?: SaidPer
  /** Outside these the number is something else. */
  readonly least?: number
  readonly most?: number
  /** Other inputs that must stand like this for the number to count. */
  readonly with?: Readonly<Record<string, string>>
  /** Other inputs that follow it unless the question says them: a down payment in dollars belongs to the price it was given for. */
  readonly also?: Readonly<Record<string, string>>
}

/** An input set by words: 'FHA' chooses the loan type. */
export interface HearsWords {
  readonly field: string
  readonly is: 'words'
  readonly words: readonly string[]
  readonly value: string
  /** What the result line says of it. */
  readonly as: string
}

/** A list: "three cards, $14k" makes three rows that share the amount evenly. */
export interface HearsRows {
  readonly field: string
  readonly is: 'rows'
  /** Nouns after a count that give the number of rows. */
  readonly counted: readonly string[]
  /** One of them and several, for the result line. */
  readonly noun: readonly [one: string, many: string]
  readonly amount: string
  readonly percent?: string
  /** The column that names a row. */
  readonly name?: string
  readonly most: number
  /** Words right before an amount that is something else. */
  readonly not?: readonly string[]
}

export type Hears = HearsNumber | HearsWords | HearsRows

export interface Asks {
  /** Words and short phrases people use for it, beyond its title and keywords. Not whole questions. */
  readonly says: readonly string[]
  readonly hears?: readonly Hears[]
}
