import type { ByStatus } from '../tax-years/schema.ts'
import type { IncomeMeasure, IncomeRow, IncomeTable } from './schema-taper.ts'

/** What a credit for the cost of a home counts for owners or for renters. Dollars per year. */
export interface HomeCostTerms {
  /** Part of the rent that counts as property tax; 1 for owners. */
  readonly costShare: number
  /** Cost above this is not counted. */
  readonly costCap?: ByStatus<number>
  /** No credit at all above this income. */
  readonly incomeUpTo?: ByStatus<number>
  /** Taken off the income first. */
  readonly incomeLess?: ByStatus<number>
  readonly cap: number
}

/** The part of the income a household is expected to pay for its home. */
export type HomeCostShare =
  /** By the size of the income, from each row up. */
  | { readonly kind: 'rows'; readonly rows: readonly IncomeRow[] }
  /** `each` for each `per` dollars, or part of them, over a start; at most `most`. */
  | {
      readonly kind: 'steps'
      readonly over: number
      readonly per: number
      readonly each: number
      readonly most: number
    }

interface HomeCostRules {
  readonly owner: HomeCostTerms
  readonly renter: HomeCostTerms
  readonly share: HomeCostShare
}

/** Property tax, or a part of the rent, above a share of income. */
export interface HomeCostCredit extends HomeCostRules {
  readonly kind: 'home-cost'
  readonly by: IncomeMeasure
  /** Only with a filer of this age. */
  readonly fromAge?: number
  /** Other figures with a filer of an age. */
  readonly aged?: HomeCostRules & { readonly from: number }
}

/** A credit for care of children with the state's own rates: a rate on expenses up to a cap for one, or for two and more. */
export interface OwnCareCredit {
  readonly kind: 'own-care'
  readonly rates: IncomeTable
  readonly expenseCap: readonly [one: number, more: number]
  /** Loses this rate of federal AGI over a start. */
  readonly lessRate?: number
  readonly over?: number
}

/** Minnesota: an amount per child and a rate on earnings, together losing a rate of income over a start. */
export interface ChildAndWorkingCredit {
  readonly kind: 'child-and-working'
  readonly perChild: number
  readonly childUnder: number
  readonly rate: number
  readonly earnedCap: number
  /** By number of qualifying children of `childUnder` or more; the last serves more. */
  readonly olderChildren: readonly number[]
  readonly over: ByStatus<number>
  readonly lossRate: number
  readonly lossRateOnlyOlder: number
}

/** Arkansas: an amount for each filer, falling per step of that filer's net income (of the joint one in one column). */
export interface LowNetIncomeCredit {
  readonly kind: 'low-net-income'
  readonly each: number
  readonly over: number
  readonly per: number
  readonly lose: number
}

/** Maryland: a rate on earned income while it and federal AGI are under the poverty line; localities add their own rate. */
export interface PovertyLevelCredit {
  readonly kind: 'poverty-level'
  readonly rate: number
  readonly firstPerson: number
  readonly morePerson: number
}

export type FurtherCredit =
  | HomeCostCredit
  | OwnCareCredit
  | ChildAndWorkingCredit
  | LowNetIncomeCredit
  | PovertyLevelCredit
