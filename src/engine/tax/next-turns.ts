import type { Said } from '#facts/said.ts'

/** Credits and deductions of the federal return that bend the tax the usual way. */
export type CreditPart = 'earnedIncome' | 'children' | 'savers' | 'care' | 'education'
export type DeductionPart = 'studentLoan' | 'ira' | 'senior' | 'tips' | 'overtime' | 'carLoan' | 'business'

/** What a dollar changes, where it takes no values to say so: the part of the return and how it turns. */
export type PlainTurn =
  | `${CreditPart}.${'shrinks' | 'gone' | 'drop'}`
  | `${DeductionPart}.${'shrinks' | 'gone' | 'floor' | 'drop'}`
  | `earnedIncome.${'starts' | 'full'}`
  | `children.${'starts' | 'full'}`
  | `benefits.${'starts' | 'grows' | 'full'}`
  | `salt.${'shrinks' | 'floor'}`
  | 'topBracket.starts'
  | `rental.${'grows' | 'full'}`
  | 'gainsAtFifteen.starts'
  | 'gainsAtTwenty.starts'
  | 'investment.starts'
  | 'investment.full'
  | 'additionalMedicare.starts'
  | `minimumTax.${'starts' | 'gone'}`
  | 'selfEmploymentTax.starts'
  | 'socialSecurityTax.full'
  | `federal.${'up' | 'down'}`

interface OfState {
  readonly state: string
}
/** An amount of the state's return, by the name its law gives it or a common one. */
interface OfItem extends OfState {
  readonly item: string
}

/** What a dollar changes, with its values. Rates are decimals. */
export type TurnValues = {
  readonly [Key in `item.${'shrinks' | 'gone' | 'drop'}`]: OfItem
} & {
  /** A rule that adds tax. */
  readonly [Key in `rule.${'starts' | 'full' | 'gone'}`]: OfItem
} & {
  /** A rule that takes tax off. */
  readonly [Key in `relief.${'shrinks' | 'gone' | 'drop'}`]: OfItem
} & {
  readonly [Key in `rule.${'up' | 'down'}`]: OfItem
} & {
  readonly [Key in `${'stateDeduction' | 'stateExemptions'}.${'shrinks' | 'gone' | 'floor' | 'drop'}`]: OfState
} & {
  readonly [Key in 'statePayroll.full' | `state.${'up' | 'down'}`]: OfState
} & {
  readonly 'bracket.first': { readonly rate: number }
  readonly 'bracket.next': { readonly from: number; readonly to: number }
  readonly 'stateBracket.first': OfState & { readonly rate: number }
  readonly 'stateBracket.next': OfState & { readonly from: number; readonly to: number }
}

/** What changes from a dollar on. */
export type NextTurn = PlainTurn | Said<TurnValues>
