/** The record of the past, month by month: only a plan since some month stands on it at once. The other questions study it beside the page. */
import type { Need } from '../kit/law.ts'
import type { DcaInputs } from './sections.ts'
import { lawWords } from './words/law.en.ts'

/** Total-return indexes and consumer prices by month. */
export interface PastRecord {
  readonly firstMonth: string
  readonly stocks: readonly number[]
  readonly bonds: readonly number[]
  readonly prices: readonly number[]
}
/** 'none' where the question needs no record. */
export type LoadedPast = PastRecord | 'none'
export interface DcaLaw {
  readonly past: LoadedPast
}

const pastRecord: Need<LoadedPast> = {
  key: 'past-months',
  what: lawWords.past,
  load: async () => (await (await import('#facts/series/stocks-and-prices-on-demand.ts')).fetchStockRecord()).monthly,
}
const noRecord: Need<LoadedPast> = { key: 'past-none', what: lawWords.past, load: async () => 'none' }

export const pastLaw = ({ question }: DcaInputs) => ({ past: question === 'since' ? pastRecord : noRecord })
