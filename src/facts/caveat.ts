import type { Said } from './said.ts'

type PlainCaveat = 'depends-on-revenue' | 'business-deduction-unconfirmed'

/** What makes a figure less than certain, by its key, with the values that are said. Rates and shares are decimals. */
export interface CaveatValues {
  /** The figure of an earlier year. */
  'from-year': { readonly year: number }
  /** Only the income limit is of an earlier year. */
  'income-limit-from-year': { readonly year: number }
  /** An earlier year's figure raised for prices. */
  'raised-from-year': { readonly year: number; readonly rate: number }
  /** Read from the state's withholding tables, before its tax forms were out. */
  'from-withholding': { readonly year: number }
  'head-projected': { readonly year: number }
  'one-source': { readonly year: number }
  /** The state takes a share of an older federal credit than today's. */
  'older-federal-credit': { readonly share: number }
  'county-rates-of': { readonly from: number; readonly usedFor: number }
  'county-may-raise': { readonly year: number; readonly most: number }
}

/** Why a figure is not certain, for whoever reads a page: the sentence stands in a words file. */
export type Caveat = PlainCaveat | Said<CaveatValues>
export type { PlainCaveat }
