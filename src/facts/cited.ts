import type { Caveat } from './caveat.ts'
import type { SourceId } from './sources.ts'

/**
 * How firm a figure is.
 * - `enacted`: in force, or published by the authority named (a law, a notice, a survey result).
 * - `projected`: worked out from a published rule before the authority printed it.
 * - `carried-over`: an earlier year's figure, used because the newer one is not confirmed.
 * - `assumption`: a sensible starting value of ours, not official; the visitor should edit it.
 */
export type Status = 'enacted' | 'projected' | 'carried-over' | 'assumption'

/** A figure, or a block of figures, with where it was published. Rates are decimals (0.22 is 22%), money is dollars. */
export interface Cited<T> {
  readonly value: T
  readonly source: SourceId
  /** Section, table or page inside the source. */
  readonly where?: string
  readonly status: Status
  /** Absent means well supported. `low` must be said on the page. */
  readonly confidence?: 'low' | 'medium'
  /** What the figure describes: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. Absent for standing law. */
  readonly asOf?: string
  /** What makes the figure less than certain, said to whoever reads a page that shows it. */
  readonly caveat?: Caveat
  /** One plain sentence for whoever checks the figures (`npm run facts:check`). No page shows it. */
  readonly note?: string
}

type Details = Partial<Omit<Cited<unknown>, 'value' | 'source'>>

/** A figure with its source. The status is `enacted` unless said otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function cited<T>(value: T, source: SourceId, details: Details = {}): Cited<T> {
  return { value, source, status: 'enacted', ...details }
}
