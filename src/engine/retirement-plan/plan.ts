import type { IsoDate } from '../month.ts'

/*
 * A household's retirement plan: what is known on January 1 of its first year. Dollars of that year ("today's dollars") and rates a year as
 * decimals unless a name says otherwise; ages in months, counted as Social Security counts them.
 */

/** Money that goes into accounts for each year of work, beside what stays of the pay. It grows with the pay. Dollars a year. */
export interface PlanSavings {
  /** Pre-tax money into a plan at work. */
  readonly preTax: number
  /** Roth money into a plan at work. */
  readonly roth: number
  /** The employer's money, pre-tax. */
  readonly match: number
  /** Through payroll into a health savings account. */
  readonly hsa: number
}

/** Balances of one person. */
export interface PlanBalances {
  /** Traditional 401(k), 403(b), IRA and the like. */
  readonly preTax: number
  readonly roth: number
  /** Contributions and old conversions inside `roth`: they come out first, free of tax and penalty. */
  readonly rothBasis: number
  readonly hsa: number
}

export interface PlanPerson {
  readonly born: IsoDate
  /** Alive through December 31 of the year in which this age, in years, is reached. */
  readonly livesTo: number
  readonly pay: number
  /** Raises above inflation. */
  readonly raises: number
  /** Age, in months, of the first month without pay. */
  readonly retires: number
  readonly savings: PlanSavings
  /** Social Security at full retirement age, dollars a month, and the age of the claim. */
  readonly pia: number
  readonly claims: number
  readonly balances: PlanBalances
  /** The plan at work pays out from the year of 55 without the 10% tax, once the job has ended in or after it (IRC 72(t)(2)(A)(v)). */
  readonly separationRule: boolean
}

export interface PlanPension {
  readonly owner: 0 | 1
  /** Dollars of the year it starts, a year. */
  readonly yearly: number
  /** Age of the owner, in months, of the first payment. */
  readonly from: number
  /** Yearly increase of the payment itself: 0 for most private pensions. Null: it keeps up with prices. */
  readonly increase: number | null
  /** Share that goes on to the spouse after the owner's death. */
  readonly survivorShare: number
  readonly government: boolean
}

/** Money that comes or goes in some years. `pay` and `taxed` are income taxed as wages and as other income; `free` is not income. */
export type EventKind = 'cost' | 'pay' | 'taxed' | 'free'
export interface PlanEvent {
  readonly kind: EventKind
  /** A year. */
  readonly amount: number
  /** First and last calendar year. */
  readonly from: number
  readonly to: number
}

export interface PlanSpending {
  /** A year, once nobody's pay carries the household: without income tax, mortgage and health premiums. */
  readonly retired: number
  /** A year while everybody with pay still works; null: what is left of the pay. */
  readonly working: number | null
  /** Share of it that a survivor spends. */
  readonly survivorShare: number
  /** From the year the first person reaches this age, in years, spending changes by this much a year above inflation. */
  readonly changeFrom: number
  readonly change: number
}

export interface PlanHome {
  readonly value: number
  /** Price paid and improvements, in the dollars they were paid in. */
  readonly basis: number
  /** Growth of its price, nominal. */
  readonly growth: number
  readonly mortgage: number
  readonly mortgageRate: number
  /** Principal and interest, nominal dollars a month. */
  readonly payment: number
  /** The calendar year of a sale; null: kept. */
  readonly soldIn: number | null
  /** Share of the price. */
  readonly sellingCosts: number
  /** Price of the next home, bought without a loan; 0 for none. */
  readonly nextHome: number
  /** Rent a year where there is none. */
  readonly rentAfter: number
}

export interface PlanHealth {
  /** Before Medicare, once nobody works: bought on the marketplace, or paid for some other way and part of spending. */
  readonly before65: 'marketplace' | 'included'
  /** Benchmark premium of each at the age of the first year, dollars a month, full price. */
  readonly benchmark: readonly number[]
  /** Medigap or Medicare Advantage and drugs beyond the basic premium, each, dollars a month. */
  readonly supplement: number
  /** Growth of premiums above inflation. */
  readonly growth: number
  /** Doctor bills and the like, each, dollars a year: an HSA pays them first. Part of `spending`. */
  readonly bills: number
}

/** Up to where ordinary income is filled: the top of a bracket, or an edge of total income. */
export type FillLevel =
  | { readonly kind: 'deduction' }
  | { readonly kind: 'bracket'; readonly rate: number }
  | { readonly kind: 'surcharge'; readonly step: number }
  | { readonly kind: 'premium-credit' }

export interface PlanConversion {
  readonly fill: FillLevel
  /** First and last calendar year. */
  readonly from: number
  readonly to: number
}

/**
 * `taxable-first`: cash, taxable, pre-tax, Roth. `proportional`: each in proportion to its balance. `fill`: pre-tax up to a level of income,
 * then taxable, Roth, and the rest of the pre-tax money.
 */
export type WithdrawalOrder =
  | { readonly kind: 'taxable-first' }
  | { readonly kind: 'proportional' }
  | { readonly kind: 'fill'; readonly fill: FillLevel }

export interface PlanMarket {
  /** Share of stocks in every account but cash; the rest is bonds. */
  readonly stockShare: number
  /** Nominal, before fees. */
  readonly stocks: number
  readonly bonds: number
  readonly cash: number
  readonly fee: number
  readonly inflation: number
  /** Paid out of stocks each year and taxed as qualified dividends in the taxable account. */
  readonly dividends: number
}

export interface RetirementPlan {
  readonly firstYear: number
  /** One person, or a married couple. */
  readonly people: readonly [PlanPerson] | readonly [PlanPerson, PlanPerson]
  readonly taxable: { readonly balance: number; readonly basis: number }
  readonly cash: number
  readonly spending: PlanSpending
  readonly pensions: readonly PlanPension[]
  readonly events: readonly PlanEvent[]
  /** Set aside into the taxable account in each full year of work, on top of what goes into plans. */
  readonly extraSaving: number
  readonly home: PlanHome | null
  readonly health: PlanHealth
  readonly order: WithdrawalOrder
  readonly conversion: PlanConversion | null
  readonly market: PlanMarket
  /** The calendar year from which the second state's law applies; null: no move. */
  readonly movesIn: number | null
  /** Modified AGI of the two years before the first, older first: Medicare looks back at them. */
  readonly earlierIncome: readonly [number, number]
  /** Share of the taxable account's gain that a first death frees from tax: all in community property states, else half (IRC 1014(b)(6)). */
  readonly stepUp: number
}
