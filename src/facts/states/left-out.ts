import type { Said } from '../said.ts'

type Relief =
  | 'breaks-for-causes'
  | 'college-costs'
  | 'commuting-costs'
  | 'donation-credits'
  | 'early-childhood-credit'
  | 'care-credit'
  | 'doubled-care-credit'
  | 'school-costs'
  | 'student-loan-credit'
  | 'larger-grocery-credit'
  | 'low-income-relief'
  | 'low-income-tables'
  | 'itin-earned-income'
  | 'city-credits'
  | 'medical-costs'
  | 'one-time-refunds'
  | 'parent-in-care'
  | 'property-tax-relief'
  | 'vehicle-property-tax-credit'

type OfPeople =
  | 'disability-exemption'
  | 'emergency-workers'
  | 'national-guard-credit'
  | 'surviving-spouse-exemption'
  | 'veterans'

type Retirement =
  | 'civil-service-pensions'
  | 'disability-retirement'
  | 'exclusion-without-social-security'
  | 'lump-sum-credits'
  | 'military-retirement-credit'
  | 'police-and-fire-pensions'
  | 'teachers-pensions'
  | 'plan-money-taxed'

type Income =
  | 'business-loss-deduction'
  | 'entity-credit'
  | 'farm-gains'
  | 'farmland-credits'
  | 'government-pay'
  | 'in-state-gains'
  | 'minimum-tax'
  | 'rate-cut-after-surplus'
  | 'state-tax-itemized'
  | 'city-tax-itemized'

type Local =
  | 'other-local-taxes'
  | 'other-occupational-taxes'
  | 'flat-occupational-taxes'
  | 'school-district-taxes'
  | 'county-of-work'
  | 'credit-for-city-of-work'
  | 'city-service-fees'
  | 'local-interest-taxes'

export type PlainLeftOut = Relief | OfPeople | Retirement | Income | Local

/** What a state's model leaves out, by its key, with the values that are said. Dollars, ages; shares are decimals. */
export interface LeftOutValues {
  'age-exemption': { readonly age: number }
  'disabled-dependent-credit': { readonly amount: number }
  /** The state pays it at ages at which the federal one is not paid. `over`: also above that age. */
  'childless-earned-income': { readonly from: number; readonly to: number; readonly over: number | null }
  'extra-child-exemptions': { readonly from: number; readonly to: number }
  'licensed-care-credit': { readonly amount: number; readonly upToAge: number }
  /** `programs`: names as the state prints them. */
  'property-tax-programs': { readonly programs: readonly string[] }
  'working-families-credit': { readonly amount: number; readonly year: number }
  'tabor-refund': { readonly year: number }
  'surplus-credit': { readonly year: number; readonly share: number }
  'arts-tax': { readonly amount: number }
  'military-survivor-annuity': { readonly amount: number }
  'military-pay-before': { readonly age: number }
  'military-pension-half': { readonly years: number }
  /** `before`: 'YYYY-MM'. */
  'pensions-earned-before': { readonly before: string }
  /** `by`: 'YYYY-MM-DD'. */
  'pensions-vested-by': { readonly by: string }
  'unused-exclusion': { readonly over: number }
  'business-gains-share': { readonly share: number; readonly instead: number }
  'business-flat-rate': { readonly rate: number }
  'itemized-cut': { readonly over: number }
  'interest-tax-ended': { readonly year: number }
  'tax-on-high-income': { readonly over: number; readonly from: number }
}

/** Something of a state's law that its model does not work out: the sentence stands in a words file. */
export type LeftOut = PlainLeftOut | Said<LeftOutValues>

/** What no state's model has. Shown with the state's own list. */
export const leftOutEverywhere: readonly LeftOut[] = ['breaks-for-causes']
