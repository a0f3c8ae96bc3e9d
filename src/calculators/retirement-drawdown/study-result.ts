/** What the study finds: plain lists, small enough to cross to the page. Real dollars. */

/** `[share][year]`, at the shares of `bandShares`. */
export type Bands = readonly (readonly number[])[]
export const bandShares: readonly number[] = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95]

/** Every starting month of the record, not only Januaries. */
export interface MonthStarts {
  readonly starts: number
  readonly failed: number
  /** The month whose retirement went worst. */
  readonly worst: string
  /** The most that could have been spent in the first year with as large a share failing; null for a rule with a formula. */
  readonly most: number | null
}
/** Every January start after taxes. */
export interface AfterTax {
  readonly starts: number
  readonly of: number
  /** Left to spend by year. */
  readonly kept: Bands
  /** First year: the same in every start. */
  readonly firstKept: number
  readonly firstTaxes: number
  /** Of them; the rest is Medicare's surcharge. */
  readonly firstFederal: number
  readonly firstState: number
  readonly firstRequired: number
  /** Shares of all years: with a surcharge, and with more required than spent. */
  readonly surchargeYears: number
  readonly movedYears: number
  /** All taxes over what was spent before them, median of the starts. */
  readonly share: number
}
export interface DrawdownStudy {
  readonly paths: number
  readonly of: number
  readonly failed: number
  readonly ranShort: number
  readonly spent: Bands
  readonly left: Bands
  /** By the shares of `bandShares`. */
  readonly cuts: readonly number[]
  readonly ends: readonly number[]
  readonly averages: readonly number[]
  readonly months: MonthStarts | null
  readonly tax: AfterTax | null
}
