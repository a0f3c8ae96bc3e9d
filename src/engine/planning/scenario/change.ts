import type { Growth, Holding, Owed, PersonIndex, TaxKind, Thing } from './model.ts'

interface Part {
  /** Place of the event in the scenario. */
  readonly event: number
}
/** From this month on, up to but not including `until`. */
interface Span extends Part {
  readonly from: number
  readonly until: number
}

/** What events do to a model. Each stands alone: leaving an event out leaves its changes out. */
export type Change =
  /** Wages (and what follows them) of an income times a factor. */
  | (Span & { readonly kind: 'pay'; readonly income: string; readonly factor: number; readonly endsPlan: boolean })
  /** Living costs times a factor: items that begin with one of `items`, or all but those that begin with one of `except`. */
  | (Span & {
      readonly kind: 'cost'
      readonly items: readonly string[]
      readonly except: readonly string[]
      readonly factor: number
    })
  /** Money each month; what goes out is negative. */
  | (Span & {
      readonly kind: 'flow'
      readonly line: string
      readonly monthly: number
      readonly growth: Growth
      readonly tax: TaxKind | 'care'
      readonly person: PersonIndex
      /** Paid only while this income is not stopped by another event: unemployment needs somebody able to work. */
      readonly whileAble: string | null
    })
  /** Once; what goes out is negative. */
  | (Part & {
      readonly kind: 'once'
      readonly line: string
      readonly at: number
      readonly amount: number
      readonly tax: TaxKind
      readonly person: PersonIndex
    })
  /** A marketplace plan for so many people of these ages. */
  | (Span & {
      readonly kind: 'marketplace'
      readonly line: string
      readonly ages: readonly number[]
      readonly size: number
    })
  | (Part & { readonly kind: 'borrow'; readonly debt: Owed })
  | (Part & { readonly kind: 'own'; readonly at: number; readonly thing: Thing })
  | (Part & { readonly kind: 'open'; readonly at: number; readonly holding: Holding })
  /** Sold with the loans on it paid from the proceeds. */
  | (Part & { readonly kind: 'sell'; readonly at: number; readonly thing: string })
  /** Debts paid early, the highest rate first, home loans last. */
  | (Part & { readonly kind: 'repay'; readonly at: number; readonly amount: number })
  /** Into an account beside what it gets anyway. */
  | (Part & { readonly kind: 'invest'; readonly at: number; readonly holding: string; readonly amount: number })
  | (Span & { readonly kind: 'rates'; readonly points: number; readonly savings: number })
  /** Stocks and bonds by month from `from` on; after its end the assumptions hold again. */
  | (Part & {
      readonly kind: 'market'
      readonly from: number
      readonly stocks: readonly number[]
      readonly bonds: readonly number[]
      readonly homes: number
    })
  | (Part & { readonly kind: 'state'; readonly from: number; readonly state: string })
  | (Part & { readonly kind: 'child'; readonly at: number })
  | (Span & { readonly kind: 'no-saving' })
  | (Part & {
      readonly kind: 'split'
      readonly at: number
      readonly assets: number
      readonly debts: number
      readonly home: 'keep' | 'leave' | 'sell'
      readonly children: boolean
    })

export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>
export const changesOf = <K extends Change['kind']>(changes: readonly Change[], kind: K): readonly ChangeOf<K>[] =>
  changes.filter((one): one is ChangeOf<K> => one.kind === kind)
export const holds = ({ from, until }: { readonly from: number; readonly until: number }, month: number): boolean =>
  month >= from && month < until
