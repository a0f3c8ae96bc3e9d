import type { Said } from '../said.ts'

export type PlainAssumption =
  | 'all-year-resident'
  | 'own-state-bonds'
  | 'half-years-of-age'
  | 'federal-credit-after-limits'
  | 'permanent-fund-entered'
  | 'pensions-defined-benefit'
  | 'pension-contributory'
  | 'pension-not-early'
  | 'pension-without-social-security'
  | 'plan-money-from-ira'
  | 'employer-money-taxed'
  | 'hsa-paid-yourself'
  | 'employer-not-small'
  | 'surviving-as-head'
  | 'own-income-only'
  | 'nothing-that-ends-relief'
  | 'city-tax-without-exemptions'
  | 'minimum-tax-in-outline'
  | 'credit-by-rule-not-table'
  | 'whole-credit-on-separate-return'
  | 'all-gains-taxed'
  | 'all-unemployment-taxed'

/** What a state's model takes for granted, by its key, with the values that are said. Dollars; rates and shares are decimals. */
export interface AssumedValues {
  /** Overtime of the first half of `year`, which is not taxed, is not in the pay. */
  'no-untaxed-overtime': { readonly year: number }
  /** What is bought after `year` has the share of its gain left untaxed. */
  'gains-bought-after': { readonly year: number; readonly share: number }
  'rented-for': { readonly months: number }
  'lived-there': { readonly years: number; readonly age: number; readonly since: number }
  'military-pension-with-job': { readonly under: number }
  'military-service': { readonly years: number }
  /** Government pensions of people born before `year` have no limit in law. */
  'pension-limit-whenever-born': { readonly year: number }
  /** The state lets a loss reduce interest and dividends alone. */
  'capital-loss-as-federal': { readonly limit: number }
  /** What the surtax on gains does not reach. */
  'no-spared-gains': { readonly homeUnder: number; readonly rate: number }
  'business-at-usual-rate': { readonly over: number; readonly rate: number }
  'later-wage-tax': { readonly year: number; readonly earlier: number }
  /** People born in the first months of `born` reach full retirement age in `year`. */
  'full-age-by-birth-year': { readonly born: number; readonly year: number }
}

/** Something the model takes for granted about a resident: the sentence stands in a words file. */
export type Assumption = PlainAssumption | Said<AssumedValues>

/** What every state's model takes for granted. Shown with the state's own list. */
export const assumedEverywhere: readonly Assumption[] = [
  'all-year-resident',
  'own-state-bonds',
  'half-years-of-age',
  'federal-credit-after-limits',
]
