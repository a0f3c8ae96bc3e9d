import type { Bracket, ByStatus } from '../tax-years/schema.ts'

/**
 * The income a limit looks at.
 * - `total`: federal AGI plus untaxed Social Security and tax-exempt interest.
 * - `income`: the starting amount with additions, less Social Security, gains and retirement money let out, before other subtractions.
 * - `agi-or-earned`: the larger of state AGI and earned income.
 * - `agi-without-benefits`: federal AGI less the Social Security taxed in it.
 * - `agi-less-exemptions`: state AGI less exemptions. `income-less-exemptions`: `income` less exemptions.
 * - `before-retirement`: the starting amount with additions, less gains let out only; `-less-benefits`: also without taxed Social Security.
 * - `taxable-and-deductions`: state taxable income and the federal deductions inside it (Iowa's modified income).
 */
export type IncomeMeasure =
  | 'federal-agi'
  | 'state-agi'
  | 'state-taxable'
  | 'income'
  | 'earned'
  | 'total'
  | 'agi-or-earned'
  | 'agi-without-benefits'
  | 'agi-less-exemptions'
  | 'income-less-exemptions'
  | 'before-retirement'
  | 'before-retirement-less-benefits'
  | 'taxable-and-deductions'

/** What happens to the amount as income rises. Dollars per year; shares are decimals. */
export type Taper =
  /** Everything is lost over the limit. `at`: what happens to an income of exactly the limit. */
  | {
      readonly kind: 'gone'
      readonly by: IncomeMeasure
      readonly over: ByStatus<number>
      readonly at: 'keeps' | 'loses'
    }
  /** Lose `lose` dollars for each `per` dollars over the start. */
  | {
      readonly kind: 'steps'
      readonly by: IncomeMeasure
      readonly over: ByStatus<number>
      readonly per: ByStatus<number>
      readonly lose: ByStatus<number>
      readonly partial: 'counts-whole' | 'ignored'
      /** The amount never falls below this. */
      readonly floor?: ByStatus<number>
    }
  /** Lose `lose` (a share of the whole) for each `per` dollars over the start. */
  | {
      readonly kind: 'share-steps'
      readonly by: IncomeMeasure
      readonly over: ByStatus<number>
      readonly per: ByStatus<number>
      readonly lose: number
      readonly partial: 'counts-whole' | 'ignored'
    }
  /** A straight line from all to nothing over `width` dollars. */
  | {
      readonly kind: 'linear'
      readonly by: IncomeMeasure
      readonly over: ByStatus<number>
      readonly width: ByStatus<number>
      /** The share lost is rounded to this (0.01: whole percents). */
      readonly roundShareTo?: number
      /** The dollars lost are rounded down to a multiple of this. */
      readonly roundLossDownTo?: number
    }
  /** Lose dollars at a rate on each slice of income, as a tax schedule does. */
  | {
      readonly kind: 'rates'
      readonly by: IncomeMeasure
      readonly rates: ByStatus<readonly Bracket[]>
      /** Never lose more than this share of the whole. */
      readonly mostShare?: number
      /** Above this income always lose that share. */
      readonly mostShareOver?: number
    }
  /** Keep the share a table gives. */
  | { readonly kind: 'table'; readonly table: IncomeTable }

export interface IncomeRow {
  readonly over: number
  readonly value: number
}

/** A value that depends on income. `above`: a row starts strictly above its `over`; `from`: it starts at it. */
export interface IncomeTable {
  readonly by: IncomeMeasure
  readonly edge: 'above' | 'from'
  readonly rows: ByStatus<readonly IncomeRow[]>
}
