/** What the study finds: the plan in past and random markets. Plain data. */

/** A start of the record: its month, the first year it could not pay for, what it left, and its balances. */
export interface PastStart {
  readonly month: string
  readonly troubleYear: number | null
  readonly left: number
  readonly liquid: readonly number[]
}
/** What markets made of the plan, so far. Today's dollars. */
export interface MarketsFound {
  /** Calendar years of the plan. */
  readonly years: readonly number[]
  readonly history: {
    readonly lasted: number
    readonly of: number
    /** Starts too recent for the whole plan. */
    readonly incomplete: number
    /** The worst three, the worst first. */
    readonly worst: readonly PastStart[]
  }
  readonly random: {
    readonly lasted: number
    readonly of: number
    /** How many there will be. */
    readonly whole: number
    /** Liquid money by year at these shares of the paths from below: 0.1, 0.25, 0.5, 0.75, 0.9. */
    readonly bands: readonly (readonly number[])[]
    /** By year: paths in which the money had run out. */
    readonly outBy: readonly number[]
  }
}
