import type { IsoDate } from '#engine/month.ts'
import type { DebitRhythm } from './rhythm.ts'

export interface Draw {
  readonly time: number
  readonly amount: number
}

/** What is asked of one financing. Shares and rates are decimals, `rate` a nominal one per year. */
export interface Ask {
  /** Null for the visitor's own offer; empty where the visitor gave none. */
  readonly name: string | null
  /** 1 for the visitor's own offer. */
  readonly number: number
  readonly kind: 'advance' | 'term' | 'line'
  readonly rhythm: DebitRhythm
  readonly fundedOn: IsoDate
  /** What the contract says, dollars. */
  readonly financed: number
  /** Every fee kept back from the first money. */
  readonly keptBack: number
  /** Kept back from later draws. */
  readonly drawFeeShare: number
  readonly price:
    | { readonly factor: number; readonly until: { readonly months: number } | { readonly debit: number } }
    | {
        readonly rate: number
        readonly months: number
        readonly shape: 'level' | 'interest-only' | { readonly setFor: number }
      }
  readonly laterDraws: readonly Draw[]
  readonly annualFee: number
}
