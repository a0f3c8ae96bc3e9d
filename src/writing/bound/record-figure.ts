import type { FactUnit } from '#facts/named/named-fact.ts'
import type { SourceId } from '#facts/sources.ts'

/** A figure of the long record, worked out here. Fractions are decimals. */
export interface RecordFigure {
  readonly name: string
  readonly what: string
  readonly unit: FactUnit
  readonly value: number
  readonly source: SourceId
  /** The years it was worked out from: '1928 to 2025'. */
  readonly span: string
}
