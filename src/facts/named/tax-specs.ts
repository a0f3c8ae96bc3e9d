import type { Cited } from '../cited.ts'
import type { TaxYearFacts } from '../tax-years/schema.ts'
import type { Spec } from './named-fact.ts'

export type Block = Exclude<keyof TaxYearFacts, 'year'>
type ValueOf<K extends Block> = TaxYearFacts[K] extends Cited<infer V> ? V : never
/** Names for some blocks of a tax year. */
export type BlockSpecs<K extends Block> = {
  readonly [N in K]: { readonly name: string; readonly spec: Spec<ValueOf<N>> }
}
