/** What people invest in, each by the same points. No product is named, and nothing is sold. */
import type { SourceId } from '#facts/sources.ts'

/** The assets with a yearly record since 1928. */
export type RecordedAsset = 'bills' | 'bonds10' | 'corporateBaa' | 'stocks' | 'smallStocks' | 'homes' | 'gold'
/** How far its dollar value can fall. */
export type Swing = 'none' | 'small' | 'medium' | 'large' | 'total'

export interface Asset {
  readonly slug: string
  readonly name: string
  /** What it is, in one sentence. */
  readonly what: string
  /** The column of the record that stands for it, if any. */
  readonly record?: RecordedAsset
  /** What the record is of, where that differs from the asset. */
  readonly recordNote?: string
  readonly swing: Swing
  /** The fewest years before the money is needed for which the kind is commonly considered; 0 for any time. */
  readonly years: number
  readonly access: string
  /** Days until the money can be in a checking account, in normal times. */
  readonly days: number
  readonly tax: string
  readonly protection: string
  readonly minimum: string
  readonly costs: string
  readonly where: string
  /** What people trip over. */
  readonly watch: string
  readonly calculator: string
  readonly lesson: string
  readonly sources: readonly { readonly source: SourceId; readonly what: string }[]
}
