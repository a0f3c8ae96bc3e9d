import type { ByStatus } from '../tax-years/schema.ts'
import type { IncomeTable, Taper } from './schema-taper.ts'

/** Federal deductions below AGI that a state may also allow. `business`: the QBI deduction; `charity`: gifts of those who do not itemize. */
export type BelowLine = 'senior' | 'tips' | 'overtime' | 'carLoan' | 'charity' | 'business'

/** Federal adjustments a gross-income state also allows. */
export type Adjustment =
  | 'halfSelfEmploymentTax'
  | 'selfEmployedHealth'
  | 'selfEmployedPlan'
  | 'ira'
  | 'hsa'
  | 'studentLoanInterest'
  | 'educator'
  | 'alimony'
  | 'other'

/** Where the state's computation starts. */
export type StateStart =
  /** No tax on ordinary income. */
  | { readonly from: 'nothing' }
  | { readonly from: 'federal-agi'; readonly alsoDeducts: readonly BelowLine[] }
  /** Federal AGI less the federal standard or itemized deduction and the listed deductions, never below zero. */
  | {
      readonly from: 'federal-taxable'
      readonly alsoDeducts: readonly BelowLine[]
      /** State income tax deducted federally is added back. */
      readonly addsBackIncomeTax: boolean
    }
  /** Wages, business, interest, dividends, gains, rent, pensions, IRA money and other income; no Social Security. */
  | {
      readonly from: 'gross'
      readonly adjustments: readonly Adjustment[]
      /** A loss in one class of income does not reduce another. */
      readonly classesApart: boolean
      /** 401(k)-type deferrals are taxed when earned. */
      readonly taxesDeferrals: boolean
      /** Premiums and other cafeteria money are taxed. */
      readonly taxesCafeteria: boolean
      readonly taxesUnemployment: boolean
    }

/** Added to the starting amount. */
export type StateAddition =
  | { readonly kind: 'adjustment'; readonly name: string; readonly adjustment: Adjustment }
  /** The federal standard or itemized deduction above `allowed`, at federal AGI of `agiFrom` or more. */
  | {
      readonly kind: 'deduction-over'
      readonly name: string
      readonly agiFrom: number
      readonly allowed: ByStatus<number>
    }
  /** A federal below-the-line deduction taken back above a federal AGI. */
  | { readonly kind: 'below-line'; readonly name: string; readonly of: BelowLine; readonly agiOver: ByStatus<number> }

/** How Social Security taxed by the federal return is treated. */
export type SocialSecurityRule =
  | { readonly kind: 'exempt' }
  | { readonly kind: 'as-federal' }
  /** Exempt up to a federal AGI limit; above it as said. */
  | {
      readonly kind: 'exempt-below'
      readonly limit: ByStatus<number>
      readonly at: 'exempt' | 'taxed'
      /** Only those born in this year or before. */
      readonly bornBy?: number
      readonly above:
        | { readonly kind: 'as-federal' }
        | { readonly kind: 'share-exempt'; readonly share: number }
        /** At most this share of the benefits (or of what combined income exceeds the federal base by) is taxed. */
        | { readonly kind: 'taxed-at-most'; readonly share: number; readonly base: ByStatus<number> }
    }
  /** The exempt share follows a taper. */
  | { readonly kind: 'taper'; readonly taper: Taper }
  /** The taper, or a flat subtraction losing a rate of provisional income over a start, whichever is more. */
  | {
      readonly kind: 'taper-or-flat'
      readonly taper: Taper
      readonly flat: ByStatus<number>
      readonly provisionalOver: ByStatus<number>
      readonly rate: number
    }
  /** By age: all, up to a cap (all under an AGI limit), or none. */
  | {
      readonly kind: 'by-age'
      readonly allFrom: number
      readonly capFrom: number
      readonly cap: number
      readonly allIfAgiUpTo: ByStatus<number>
    }

export type RetirementKind =
  | 'private-pension'
  | 'government-pension'
  | 'military-pension'
  /** IRA and 401(k)-type withdrawals. */
  | 'ira'
  | 'interest'
  | 'dividends'
  | 'gains'
  | 'rental'
  /** Everything the person has, wages too. */
  | 'any'

/** A subtraction for retirement income; several are taken in order, and no dollar twice. */
export type RetirementExclusion =
  | {
      readonly kind: 'plain'
      readonly name: string
      readonly of: readonly RetirementKind[]
      readonly fromAge?: number
      readonly toAge?: number
      readonly bornBy?: number
      /** `person`: the cap is for each person's own income; `return`: for all together. */
      readonly per: 'person' | 'return'
      /** With `return`: the cap counts once for each person who qualifies. */
      readonly capEach?: boolean
      /** With `return`: the cap limits each person's own income, and the taper then works on the sum. */
      readonly capOwn?: boolean
      /** Absent: no cap. */
      readonly cap?: ByStatus<number>
      readonly capTable?: IncomeTable
      /** Share of the income that is excluded; absent: all. */
      readonly share?: number
      /** Wages and business income that may fill this much of the cap. */
      readonly earnedPart?: number
      /** Only with wages and business income of the return up to this. */
      readonly earnedUpTo?: number
      /** The cap shrinks by Social Security: `subtracted` (the taxed part this state lets out) or `received` (all of it). */
      readonly lessSocialSecurity?: 'subtracted' | 'received'
      /** The cap shrinks by what earlier rows took out for the same person. */
      readonly lessEarlier?: boolean
      /** On the cap, or on the whole amount where there is no cap. */
      readonly taper?: Taper
    }
  /** Michigan: a pension limit by birth year for the return, or at 67 a deduction against any income, whichever is more. */
  | {
      readonly kind: 'michigan'
      readonly name: string
      readonly pensionCaps: readonly { readonly bornBy: number; readonly cap: ByStatus<number> }[]
      readonly standardFromAge: number
      /** From this birth year on there is a deduction against any income; after `standardWholeBornBy` it is reduced as said. */
      readonly standardBornFrom: number
      readonly standardWholeBornBy: number
      readonly standard: ByStatus<number>
      readonly standardLess: { readonly exemptionEach: number; readonly socialSecurity: boolean }
    }

/** Gains a state lets out. */
export interface GainsRule {
  /** Share of net long-term gain not taxed. */
  readonly longTermShareExcluded: number
  readonly shortTermShareExcluded?: number
  readonly qualifiedDividendShareExcluded?: number
  /** Dollars of net gain not taxed. */
  readonly flatExcluded?: number
  /** Only long-term gain counts for the flat amount, and it is not halved on separate returns. */
  readonly flatLongTerm?: boolean
  /** The flat amount is at most this share of federal taxable income. */
  readonly flatShareOfTaxable?: number
  /** Net long-term gain over this is not taxed at all. */
  readonly allExcludedOver?: number
}

/** Other subtractions from income. */
export type StateSubtraction =
  /** Dollars for each dependent after those skipped. */
  | {
      readonly kind: 'per-dependent'
      readonly name: string
      readonly each: ByStatus<number>
      readonly skipped: number
    }
  /** Net profit of a filer's own business, up to a cap for the return. */
  | { readonly kind: 'business'; readonly name: string; readonly cap: ByStatus<number> }
  /** An amount for each filer of an age against any income of the return, by a table or less a taper; whole for the oldest. */
  | {
      readonly kind: 'age'
      readonly name: string
      readonly fromAge: number
      readonly each: number
      readonly table?: IncomeTable
      /** On the sum of those not born by `wholeBornBy`. */
      readonly taper?: Taper
      readonly wholeBornBy?: number
    }
  | { readonly kind: 'unemployment'; readonly name: string }
  /** A share of the year's rent, up to a cap. */
  | { readonly kind: 'rent'; readonly name: string; readonly share: number; readonly cap: ByStatus<number> }
  | { readonly kind: 'property-tax'; readonly name: string; readonly cap: ByStatus<number> }
  /** Social Security and Medicare taken from each person's pay, up to a cap each. */
  | { readonly kind: 'payroll-tax'; readonly name: string; readonly capEach: number }
  /** Tips or overtime premium, up to a cap for the return; absent: what the federal deduction allowed. */
  | { readonly kind: 'tips' | 'overtime'; readonly name: string; readonly cap?: number }
  /** Gifts of people who take the standard deduction: over a floor, a share, at most a cap. */
  | {
      readonly kind: 'charity-with-standard'
      readonly name: string
      /** The standard deduction of the state's return is meant, not that of the federal one. */
      readonly byState?: boolean
      readonly over: number
      readonly share: number
      readonly cap?: ByStatus<number>
    }
  /** Half of self-employment tax, health premiums or another federal adjustment a state adds again. */
  | { readonly kind: 'adjustment'; readonly name: string; readonly adjustment: Adjustment }
  /** The smaller of the cap and the smaller income of a couple. */
  | { readonly kind: 'two-incomes'; readonly name: string; readonly cap: number }
  /**
   * Care of children and disabled dependents so that the grown-ups can work. By the expenses the federal credit counts, or with a cap of
   * the state's own, less what an employer paid and up to the lower earner's income.
   */
  | {
      readonly kind: 'care'
      readonly name: string
      readonly cap?: number
      /** Only what is over the federal credit. */
      readonly lessFederalCredit?: boolean
    }
  /** Earned income up to a cap, at a low federal AGI. */
  | {
      readonly kind: 'low-earner'
      readonly name: string
      readonly agiUpTo: ByStatus<number>
      readonly cap: ByStatus<number>
    }
  /** A low-income senior's flat amount. */
  | {
      readonly kind: 'low-income-senior'
      readonly name: string
      readonly fromAge: number
      readonly amount: ByStatus<number>
      readonly agiUpTo: ByStatus<number>
      readonly earnedUnder: ByStatus<number>
    }
  /** Base less half of AGI over an offset, less untaxed benefits, at an age. */
  | {
      readonly kind: 'elderly'
      readonly name: string
      readonly fromAge: number
      readonly base: ByStatus<number>
      readonly agiOffset: ByStatus<number>
    }
