import type { Bracket, ByStatus, FilingStatus } from '../tax-years/schema.ts'
import type { IncomeMeasure, IncomeRow, IncomeTable, Taper } from './schema-taper.ts'

/**
 * What happens to the tax after the brackets and before credits. Rules are applied in order; each gives the new tax. `name` is what
 * the page calls it.
 */
export type TaxRule =
  /** A rate on taxable income over an amount. */
  | { readonly kind: 'surtax'; readonly name: string; readonly rate: number; readonly over: ByStatus<number> }
  /** A rate on net capital gain when federal AGI is over a limit. */
  | { readonly kind: 'gains-surtax'; readonly name: string; readonly rate: number; readonly agiOver: ByStatus<number> }
  /** A rate on net investment income over an amount. */
  | {
      readonly kind: 'investment-surtax'
      readonly name: string
      readonly rate: number
      readonly over: ByStatus<number>
    }
  /** Dollars added once a return must be filed (any taxable income). */
  | { readonly kind: 'flat'; readonly name: string; readonly amount: number }
  /** Dollars added per step of income over a start, up to a cap: takes back lower brackets. */
  | {
      readonly kind: 'recapture-steps'
      readonly name: string
      readonly by: IncomeMeasure
      readonly over: ByStatus<number>
      readonly per: ByStatus<number>
      readonly amount: ByStatus<number>
      readonly cap: ByStatus<number>
    }
  /**
   * New York: above `minAgi` add `base + benefit x min(1, (AGI - max(row's over, minAgi)) / width)`, row by taxable income; above
   * `flatOver` AGI the top rate applies to all taxable income.
   */
  | {
      readonly kind: 'supplemental'
      readonly name: string
      readonly minAgi: number
      readonly width: number
      readonly flatOver: number
      readonly rows: ByStatus<readonly { readonly over: number; readonly base: number; readonly benefit: number }[]>
    }
  /** Net short-term gain and long-term collectibles taxed at rates of their own instead of the flat rate. */
  | {
      readonly kind: 'short-term-rate'
      readonly name: string
      readonly flatRate: number
      readonly shortTermRate: number
      readonly collectiblesRate: number
    }
  /** Net long-term gain stacked on other income and taxed at rates of its own. */
  | {
      readonly kind: 'gains-own-rates'
      readonly name: string
      readonly rates: ByStatus<readonly Bracket[]>
    }
  /** The tax is at most the tax on the rest plus a rate on the net long-term gain. */
  | { readonly kind: 'gains-rate-cap'; readonly name: string; readonly rate: number }
  /** A separate tax on long-term gain over a deduction. */
  | {
      readonly kind: 'gains-excise'
      readonly name: string
      readonly deduction: number
      readonly rates: readonly Bracket[]
    }
  /** No tax at an income at or under (or under) the limit. `perDependent` raises the limit. */
  | {
      readonly kind: 'no-tax-up-to'
      readonly name: string
      readonly by: IncomeMeasure
      readonly limit: ByStatus<number>
      /** Instead, with a filer of 65 or more. */
      readonly agedLimit?: ByStatus<number>
      readonly perDependent?: ByStatus<number>
      readonly at: 'exempt' | 'taxed'
      /** Statuses the relief is not for. */
      readonly notFor?: readonly 'separate'[]
    }
  /** Near the no-tax limit the tax is at most a rate of income above it. */
  | {
      readonly kind: 'limited-income'
      readonly name: string
      readonly by: IncomeMeasure
      readonly limit: ByStatus<number>
      readonly perDependent: ByStatus<number>
      readonly upToMultiple: number
      readonly rate: number
    }
  /** Pennsylvania: all tax forgiven up to a base, then a share less per step. */
  | {
      readonly kind: 'forgiveness'
      readonly name: string
      readonly base: ByStatus<number>
      readonly perDependent: number
      readonly step: number
      readonly sharePerStep: number
    }
  /** The tax is at least a rate of federal AGI once that is over a limit. */
  | { readonly kind: 'minimum-of-agi'; readonly name: string; readonly agiOver: number; readonly rate: number }
  /** The tax is at most a rate on income over a deduction. */
  | {
      readonly kind: 'alternate-maximum'
      readonly name: string
      readonly by: IncomeMeasure
      readonly rate: number
      readonly over: ByStatus<number>
      /** Instead, with a filer of 65 or more. */
      readonly agedOver?: ByStatus<number>
      readonly notFor: readonly FilingStatus[]
    }
  /** A tax with base amounts as printed instead of the schedule, not always continuous. */
  | {
      readonly kind: 'base-table'
      readonly name: string
      readonly rows: readonly { readonly over: number; readonly base: number; readonly rate: number }[]
    }
  /**
   * The tax is at least a rate on state AGI above an exemption that shrinks as income rises; gifts and medical costs of itemizers come
   * off first (Minnesota).
   */
  | {
      readonly kind: 'alternative-minimum'
      readonly name: string
      readonly rate: number
      readonly exemption: ByStatus<number>
      readonly over: ByStatus<number>
      readonly lossRate: number
    }

/**
 * At a high income one rate on everything less an amount that falls by `lose` for each `per` dollars, not continuous with the brackets
 * (Arkansas).
 */
export interface TopTable {
  readonly from: number
  readonly rate: number
  readonly less: number
  readonly per: number
  readonly lose: number
  readonly floor: number
}

/** How a couple that files together may split its income into two columns. The smaller tax is taken. */
export type Columns =
  /** Each spouse's own income and own deduction; shared items half and half. */
  | { readonly kind: 'own-income'; readonly ownCredits: boolean }
  /** The joint taxable income is split by each spouse's share of state AGI. */
  | {
      readonly kind: 'share-of-taxable'
      /** Shares count Social Security and retirement money that is let out later. */
      readonly beforeRetirement?: boolean
    }
  /** Each spouse's own income; deductions and exemptions go where they help most. */
  | { readonly kind: 'deductions-free' }

/** Federal income tax deducted from state income. */
export interface FederalTaxDeduction {
  readonly share?: number
  readonly shareTable?: IncomeTable
  readonly cap?: ByStatus<number>
  readonly capTable?: IncomeTable
  /**
   * Which federal tax: after nonrefundable credits without self-employment tax, then less these refundable credits.
   */
  /** The net investment income tax counts too. */
  readonly investmentTax?: boolean
  readonly lessRefundable: readonly ('childAndDependent' | 'earnedIncome' | 'education')[]
}

/** Amounts per head, for exemptions and personal credits. Dollars. */
export interface PerHead {
  readonly filer: ByStatus<number>
  readonly dependent?: number
  readonly dependentTable?: IncomeTable
  /** For each filer of 65 or more. */
  readonly aged?: number
  readonly agedFrom?: number
  readonly agedIfAgiUpTo?: ByStatus<number>
  /** More for each filer of 65 or more under this federal AGI. */
  readonly agedLowIncome?: { readonly amount: number; readonly agiUnder: ByStatus<number> }
  readonly blind?: number
  /** More for each dependent child (son, daughter and the like) under `childUnder`. */
  readonly childExtra?: number
  readonly childUnder?: number
  /** More for each child under 6. */
  readonly youngChildExtra?: number
  /** More for a dependent student under 22. */
  readonly studentExtra?: number
  /** More for a dependent of 65 or more. */
  readonly agedDependent?: number
  /** Dependents before this number are not counted (1: the first one is not). */
  readonly dependentsSkipped?: ByStatus<number>
  /** More by the number of dependents, each row from that many on. */
  readonly byDependents?: ByStatus<readonly IncomeRow[]>
  /** A deduction by income for each child under 17, as a table. */
  readonly childTable?: IncomeTable
  /** Replaces the amount per person (filers and dependents alike) by a table. */
  readonly personTable?: IncomeTable
  readonly taper?: Taper
}

export type StandardDeduction =
  | { readonly kind: 'none' }
  /** The federal standard deduction of this return, with its additions for age and blindness. */
  | { readonly kind: 'federal' }
  | {
      readonly kind: 'own'
      readonly amount: ByStatus<number>
      readonly agedOrBlindEach?: ByStatus<number>
      /** A share of gifts raises it, up to a cap. */
      readonly gifts?: { readonly share: number; readonly cap?: ByStatus<number> }
      readonly taper?: Taper
    }

/** What can be deducted instead of the standard deduction. */
export interface ItemizedRule {
  /**
   * - `none`: nobody itemizes. `built-in`: the federal choice is already in the starting amount.
   * - `greater`: free choice. `as-federal`: the same choice as on the federal return. `if-federal`: free choice for those who itemize
   *   federally, standard for the others. `for-credit`: never deducted, but a credit is worked out from it.
   */
  readonly choice: 'none' | 'built-in' | 'greater' | 'as-federal' | 'if-federal' | 'for-credit'
  /** `uncapped`: what was paid, whatever the federal limit left of it; `real-estate`: the same without tax on cars and the like. */
  readonly propertyTax?: 'federal-cap' | 'uncapped' | 'real-estate' | 'none'
  /** A cap of the state's own on property tax. */
  readonly propertyTaxCap?: ByStatus<number>
  /** This share of the rent counts as property tax. */
  readonly rentShare?: number
  /** A cap of the state's own on what the federal cap left of all state and local taxes. */
  readonly stateAndLocalCap?: number
  /** State income tax stays deducted, inside the federal cap. */
  readonly incomeTax?: boolean
  readonly medical?: 'federal' | 'none' | { readonly overShareOfAgi: number }
  readonly mortgageInterest?: boolean
  readonly charity?: boolean
  readonly investmentInterest?: boolean
  readonly other?: boolean
  /** Social Security, Medicare and self-employment tax paid. */
  readonly payrollTax?: boolean
  /** Cap on property tax and mortgage interest together. */
  readonly homeCap?: number
  /** Cap on everything but charity and medical. */
  readonly capBesideCharityAndMedical?: number
  /** Cap on everything but medical. */
  readonly capBesideMedical?: number
  /** Cut by a rate of income over a limit, at most a share of the deductions. */
  readonly cut?: {
    readonly by: IncomeMeasure
    readonly over: ByStatus<number>
    readonly rate: number
    readonly mostShare: number
    /** Medical costs and investment interest are not cut. */
    readonly sparesMedical?: boolean
  }
  /** The taper of the standard deduction also cuts itemized deductions. */
  readonly sameTaper?: boolean
  /** Medical expenses allowed federally may be taken beside the standard deduction. */
  readonly medicalBesideStandard?: boolean
}
