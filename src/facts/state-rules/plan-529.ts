import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import { everyStatus, singleAndSeparate } from '../states/by-status.ts'
import type { StateCode } from '../states/codes.ts'
import type { ByStatus } from '../tax-years/schema.ts'

interface Limits {
  readonly single: number
  readonly joint: number
  /** Where it differs from single. */
  readonly separate?: number
  /** Of a surviving spouse with a child, where it is known to differ from single. */
  readonly surviving?: number
}

export type PlainPlan529Note = 'federal-gift-amount'

/** What else a state's rule says, with its values: dollars a year, decimal rates, ages. */
export interface Plan529NoteValues {
  /** `couple`: on a joint or head of household return. */
  'income-up-to-by-status': { readonly one: number; readonly couple: number }
  'income-up-to': { readonly amount: number }
  'credit-instead': { readonly most: number }
  /** A share of contributions up to the limits of `year`. */
  'credit-share-of': { readonly rate: number; readonly single: number; readonly joint: number; readonly year: number }
  'carries-forward': { readonly noLimitFrom: number }
}
export type Plan529Note = PlainPlan529Note | Said<Plan529NoteValues>

/**
 * What a state gives for money put into a 529 plan. `anyPlan`: also for another state's plan. `incomeUpTo`: nothing above this income, dollars a
 * year. `perGiver`: each spouse has the limit. `carriesForward`: what is over the limit counts in later years.
 */
export type StatePlan529 = {
  readonly anyPlan: boolean
  readonly note?: Plan529Note
  readonly incomeUpTo?: ByStatus<number>
  readonly perGiver?: true
  readonly carriesForward?: true
} & (
  | {
      readonly kind: 'deduction'
      /** Dollars a year; null: no limit. */
      readonly limit: Limits | null
      readonly per: 'return' | 'account' | 'beneficiary'
    }
  | {
      readonly kind: 'credit'
      /** Share of the contribution; null: it depends on income. */
      readonly rate: number | null
      readonly maxCredit: Limits
      /** Where it was less before a year. */
      readonly maxCreditBefore?: Limits & { readonly year: number }
      readonly per: 'return' | 'beneficiary'
    }
)

/** A state that is absent gives nothing: it has no income tax, or no such benefit (CA, HI, KY, NC). */
export const statePlan529 = cited<Readonly<Partial<Record<StateCode, StatePlan529>>>>(
  {
    AL: { kind: 'deduction', limit: { single: 5000, joint: 10_000, surviving: 10_000 }, per: 'return', anyPlan: false },
    AZ: { kind: 'deduction', limit: { single: 2000, joint: 4000, separate: 4000 }, per: 'beneficiary', anyPlan: true },
    AR: { kind: 'deduction', limit: { single: 5000, joint: 10_000 }, per: 'return', anyPlan: true },
    CO: { kind: 'deduction', limit: { single: 25_400, joint: 38_100 }, per: 'beneficiary', anyPlan: false },
    CT: { kind: 'deduction', limit: { single: 5000, joint: 10_000 }, per: 'return', anyPlan: false },
    DE: { kind: 'deduction', limit: { single: 1000, joint: 2000, surviving: 2000 }, per: 'return', anyPlan: true },
    DC: { kind: 'deduction', limit: { single: 4000, joint: 8000 }, per: 'return', anyPlan: false },
    GA: { kind: 'deduction', limit: { single: 4000, joint: 8000 }, per: 'beneficiary', anyPlan: false },
    ID: { kind: 'deduction', limit: { single: 6000, joint: 12_000, surviving: 12_000 }, per: 'return', anyPlan: false },
    IL: {
      kind: 'deduction',
      limit: { single: 10_000, joint: 20_000, surviving: 20_000 },
      per: 'return',
      anyPlan: false,
    },
    IN: {
      kind: 'credit',
      rate: 0.2,
      maxCredit: { single: 1500, joint: 1500, separate: 750 },
      per: 'return',
      anyPlan: false,
    },
    IA: { kind: 'deduction', limit: { single: 6100, joint: 6100 }, per: 'account', anyPlan: false },
    KS: { kind: 'deduction', limit: { single: 3000, joint: 6000, surviving: 6000 }, per: 'beneficiary', anyPlan: true },
    LA: { kind: 'deduction', limit: { single: 2400, joint: 4800, surviving: 4800 }, per: 'account', anyPlan: false },
    ME: {
      kind: 'deduction',
      limit: { single: 1000, joint: 1000 },
      per: 'beneficiary',
      anyPlan: true,
      incomeUpTo: singleAndSeparate(100_000, 200_000),
      note: { key: 'income-up-to-by-status', values: { one: 100_000, couple: 200_000 } },
    },
    MD: {
      kind: 'deduction',
      limit: { single: 2500, joint: 5000, surviving: 5000 },
      per: 'beneficiary',
      anyPlan: false,
    },
    MA: { kind: 'deduction', limit: { single: 1000, joint: 2000, surviving: 2000 }, per: 'return', anyPlan: false },
    MI: { kind: 'deduction', limit: { single: 5000, joint: 10_000, surviving: 10_000 }, per: 'return', anyPlan: false },
    MN: {
      kind: 'deduction',
      limit: { single: 1500, joint: 3000, surviving: 3000 },
      per: 'return',
      anyPlan: true,
      note: { key: 'credit-instead', values: { most: 500 } },
    },
    MS: {
      kind: 'deduction',
      limit: { single: 10_000, joint: 20_000, surviving: 20_000 },
      per: 'return',
      anyPlan: false,
    },
    MO: { kind: 'deduction', limit: { single: 8000, joint: 16_000, surviving: 16_000 }, per: 'return', anyPlan: true },
    MT: { kind: 'deduction', limit: { single: 3000, joint: 6000 }, per: 'return', anyPlan: true },
    NE: { kind: 'deduction', limit: { single: 10_000, joint: 10_000, separate: 5000 }, per: 'return', anyPlan: false },
    NJ: {
      kind: 'deduction',
      limit: { single: 10_000, joint: 10_000 },
      per: 'return',
      anyPlan: false,
      incomeUpTo: everyStatus(200_000),
      note: { key: 'income-up-to', values: { amount: 200_000 } },
    },
    NM: { kind: 'deduction', limit: null, per: 'return', anyPlan: false },
    NY: { kind: 'deduction', limit: { single: 5000, joint: 10_000 }, per: 'return', anyPlan: false },
    ND: { kind: 'deduction', limit: { single: 5000, joint: 10_000, surviving: 10_000 }, per: 'return', anyPlan: false },
    OH: { kind: 'deduction', limit: { single: 4000, joint: 4000 }, per: 'beneficiary', anyPlan: false },
    OK: {
      kind: 'deduction',
      limit: { single: 10_000, joint: 20_000, surviving: 20_000 },
      per: 'return',
      anyPlan: false,
    },
    OR: {
      kind: 'credit',
      rate: null,
      maxCredit: { single: 190, joint: 380 },
      maxCreditBefore: { year: 2026, single: 180, joint: 360 },
      per: 'return',
      anyPlan: false,
    },
    PA: {
      kind: 'deduction',
      limit: { single: 19_000, joint: 19_000 },
      per: 'beneficiary',
      anyPlan: true,
      perGiver: true,
      note: 'federal-gift-amount',
    },
    RI: { kind: 'deduction', limit: { single: 500, joint: 1000 }, per: 'return', anyPlan: false },
    SC: { kind: 'deduction', limit: null, per: 'return', anyPlan: false },
    UT: {
      kind: 'credit',
      rate: 0.0445,
      maxCredit: { single: 110.81, joint: 221.61 },
      per: 'beneficiary',
      anyPlan: false,
      note: { key: 'credit-share-of', values: { rate: 0.0445, single: 2490, joint: 4980, year: 2025 } },
    },
    VT: { kind: 'credit', rate: 0.1, maxCredit: { single: 250, joint: 500 }, per: 'beneficiary', anyPlan: false },
    VA: {
      kind: 'deduction',
      limit: { single: 4000, joint: 4000 },
      per: 'account',
      anyPlan: false,
      carriesForward: true,
      note: { key: 'carries-forward', values: { noLimitFrom: 70 } },
    },
    WV: { kind: 'deduction', limit: null, per: 'return', anyPlan: false },
    WI: { kind: 'deduction', limit: { single: 5280, joint: 5280, separate: 2640 }, per: 'beneficiary', anyPlan: false },
  },
  'state-529',
  { asOf: '2026', confidence: 'medium' },
)
