import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import type { FurtherCredit } from './schema-credits-more.ts'
import type { OneStateCredit } from './schema-own-credits.ts'
import type { IncomeTable, Taper } from './schema-taper.ts'
import type { PerHead } from './schema-tax.ts'

interface Named {
  /** What the page calls it. */
  readonly name: string
  /** Can be paid out beyond the tax. */
  readonly refundable: boolean
  /** In two columns: only against the tax of the spouse with the lower or the higher taxable income. */
  readonly column?: 'lower-income' | 'higher-income'
}

/** A condition on the household. */
export type Need = 'pays-rent' | 'itemizes' | 'owns-home' | 'has-child'

/**
 * A credit of a state's return. Taken in the order listed; refundable ones after all others. One-state mechanisms stand at the end:
 * their numbers are here, their arithmetic in the engine.
 */
export type StateCredit =
  | (Named & FurtherCredit)
  | (Named & OneStateCredit)
  /** A share of the federal earned income credit. */
  | (Named & {
      readonly kind: 'earned-income'
      readonly share: number
      /** By number of qualifying children (the last serves more). */
      readonly shareByChildren?: readonly number[]
      /** The share with a child under this age. */
      readonly youngChild?: { readonly under: number; readonly share: number }
      /** The share for an unmarried filer without children, or for anybody without children. */
      readonly childlessShare?: number
      readonly childlessSingleOnly?: boolean
      /** Another share that only reduces tax, when that is worth more. */
      readonly nonrefundableShare?: number
      readonly extraWithChild?: number
      readonly cap?: number
      readonly investmentIncomeUpTo?: number
      /** Reduced by the credits of this name already used. */
      readonly lessCredit?: string
    })
  /** An earned income credit by figures of the state's own, then a share of it. */
  | (Named & {
      readonly kind: 'own-earned-income'
      readonly share: number
      readonly rows: readonly {
        readonly phaseInRate: number
        readonly max: number
        readonly phaseOutRate: number
        readonly over: number
        readonly overJoint: number
      }[]
      readonly investmentIncomeUpTo?: number
      /** The federal credit must be above zero. */
      readonly needsFederal: boolean
      /** Only without qualifying children, and with a filer of these ages. */
      readonly childlessAges?: readonly [from: number, to: number]
    })
  /** An amount per child by age band. */
  | (Named & {
      readonly kind: 'child'
      readonly bands: readonly { readonly from: number; readonly to: number; readonly amount: number }[]
      /** Children beyond this number do not count. */
      readonly most?: number
      /** Instead of the band's amount: a table by income for each child in the bands. */
      readonly table?: IncomeTable
      /** Counts other dependents too, not only children. */
      readonly anyDependent?: boolean
      /** On the sum, or on each child's amount. */
      readonly taper?: Taper
      readonly taperPer?: 'sum' | 'child'
      readonly notForSeparate?: boolean
      /** No credit above this federal AGI. */
      readonly goneOver?: number
    })
  /** An amount per head. */
  | (Named & { readonly kind: 'personal'; readonly heads: PerHead })
  /** An amount from a table by income. */
  | (Named & {
      readonly kind: 'by-income'
      readonly table: IncomeTable
      /** `extra`: for each person after the first. `exemption`: people, and once more for each filer of 65 or more. */
      readonly per: 'return' | 'filer' | 'person' | 'exemption' | 'extra' | 'aged-filer'
      readonly notFor?: readonly ('single' | 'separate')[]
      readonly notClaimedByAnother?: boolean
      readonly cap?: number
      /** Only with more rent than this. */
      readonly rentOver?: number
    })
  /** A flat amount under a condition. */
  | (Named & {
      readonly kind: 'flat'
      readonly amount: ByStatus<number>
      readonly need?: Need
      readonly agedFrom?: number
      /** Instead of `amount`, when both spouses have that age. */
      readonly amountIfBoth?: number
      readonly taper?: Taper
    })
  /** A share of the federal credit for care of children and dependents. */
  | (Named & {
      readonly kind: 'care'
      readonly share: number
      readonly table?: IncomeTable
      readonly cap?: number
      /** A cap above a federal AGI only. */
      readonly capAbove?: { readonly agiOver: number; readonly cap: number }
      readonly taper?: Taper
      /** Refundable only up to this federal AGI; above it, it only reduces tax. */
      readonly refundableUpTo?: ByStatus<number>
      /** Only what is above this many dollars (the part under it is another row). */
      readonly over?: number
      /** No credit above this federal AGI. */
      readonly agiUpTo?: ByStatus<number>
      /** The state counts more expenses than the federal credit does: its caps for one person cared for and for more. */
      readonly expenseCap?: readonly [one: number, more: number]
      readonly federalExpenseCap?: readonly [one: number, more: number]
    })
  /** A share of something paid. */
  | (Named & {
      readonly kind: 'share-of-payment'
      readonly of: 'property-tax' | 'rent' | 'property-tax-or-rent' | 'charity' | 'medical'
      readonly share: number
      readonly rentShare?: number
      /** Property tax on cars counts too. */
      readonly personalProperty?: boolean
      readonly paymentCap?: number
      readonly cap?: ByStatus<number>
      readonly taper?: Taper
    })
  /** A share of another credit of this state, by its name. */
  | (Named & {
      readonly kind: 'share-of-credit'
      readonly of: string
      readonly share: number
      /** Only with a dependent child under this age. */
      readonly childUnder?: number
    })
  /** A rate on the smaller earned income of a couple. */
  | (Named & {
      readonly kind: 'two-earners'
      readonly rate: number
      readonly cap: number
      readonly earnedCap?: number
    })
  /** A rate on the deductions that would be itemized above the standard deduction (Wisconsin). */
  | (Named & { readonly kind: 'itemized-excess'; readonly rate: number })
  /** A share of the tax left, from a table. */
  | (Named & {
      readonly kind: 'share-of-tax'
      readonly table: IncomeTable
      readonly cap?: number
      /** Only for a couple of whom each has this much in pay, business income, pensions and IRA money. */
      readonly eachSpouseIncome?: number
    })
  /** Kentucky: a share of the tax by income as a multiple of the poverty line. */
  | (Named & {
      readonly kind: 'poverty-share'
      readonly povertyLines: readonly number[]
      readonly shares: readonly { readonly over: number; readonly value: number }[]
      readonly mostPeople: number
    })
  /** Utah: a rate on the federal deduction and an amount per dependent, less a rate of income over a start. */
  | (Named & {
      readonly kind: 'taxpayer'
      readonly rate: number
      readonly perDependent: number
      readonly lessRate: number
      readonly over: ByStatus<number>
    })
  /** Utah: the flat rate on taxed Social Security, or an amount per older person, each less a rate of income over a start. */
  | (Named & {
      readonly kind: 'benefits-or-retirement'
      readonly flatRate: number
      readonly lessRate: number
      readonly benefitsOver: ByStatus<number>
      readonly perPerson: number
      readonly bornBy: number
      readonly retirementOver: ByStatus<number>
    })
  /** California: an earned income credit of its own, and for a child under 6 a second one. */
  | (Named & {
      readonly kind: 'cal-earned-income'
      readonly factor: number
      readonly phaseIn: readonly number[]
      readonly earnedCap: readonly number[]
      /** The credit (not the income) at which the last, slower decline begins. */
      readonly finalStart: readonly number[]
      readonly end: number
      readonly investmentIncomeUpTo: number
      readonly youngChild: {
        readonly amount: number
        readonly under: number
        readonly earnedOver: number
        readonly lessPer100: number
      }
    })
  /** California: credits per head, each head's amount losing dollars per step of income. */
  | (Named & {
      readonly kind: 'cal-exemptions'
      readonly personal: number
      readonly dependent: number
      readonly over: ByStatus<number>
      readonly per: ByStatus<number>
      readonly lose: number
    })
  /** Arizona: an amount per person under an income limit that depends on the number of dependents. */
  | (Named & {
      readonly kind: 'per-person-by-dependents'
      readonly perPerson: number
      readonly cap: ByStatus<number>
      /** By number of dependents: each row from that many on. */
      readonly limit: ByStatus<readonly { readonly over: number; readonly value: number }[]>
    })
  /** Indiana: an amount for one or two filers of an age, by federal AGI under a limit. */
  | (Named & {
      readonly kind: 'elderly-low-income'
      readonly fromAge: number
      readonly agiUnder: number
      readonly one: readonly { readonly over: number; readonly value: number }[]
      readonly two: readonly { readonly over: number; readonly value: number }[]
    })
  /** Tax by a schedule on the pair's smaller income apart from the rest saves this much at most. */
  | (Named & {
      readonly kind: 'marriage'
      readonly max: number
      readonly taxableOver: number
      readonly lowerEarnerOver: number
      readonly lowerEarnerLess: number
      readonly single: readonly Bracket[]
    })

/** A locality's income tax. `key` is what the household names. */
export interface LocalTax {
  readonly key: string
  readonly name: string
  readonly tax: /** On wages and business profit. */
    | { readonly kind: 'wages'; readonly rate: number }
    /** On the state's taxable income. */
    | { readonly kind: 'taxable'; readonly rate: number }
    | { readonly kind: 'brackets'; readonly brackets: ByStatus<readonly Bracket[]> }
    /** One rate on all of the taxable income, chosen by its size. */
    | { readonly kind: 'band'; readonly bands: ByStatus<readonly Bracket[]> }
    /** A share of the state's tax after credits. */
    | { readonly kind: 'share-of-state-tax'; readonly share: number }
  /** A flat credit up to a federal AGI. */
  readonly flatCredit?: { readonly amount: ByStatus<number>; readonly agiUpTo: number }
  /** A credit by a schedule on taxable income, up to a taxable income. */
  readonly scheduleCredit?: { readonly brackets: ByStatus<readonly Bracket[]>; readonly taxableUpTo: number }
  /** Share of the federal earned income credit that reduces this tax, at most to zero. */
  readonly earnedIncomeShare?: number
  /** Share of earned income that reduces this tax for those the state's poverty level credit is for. */
  readonly povertyShare?: number
}

/** Taken from pay by the state's programs. */
export interface EmployeePayroll {
  readonly name: string
  readonly rate: number
  /** Dollars of pay in the year; null: none. */
  readonly wageCap: number | null
  readonly annualMax?: number
}
