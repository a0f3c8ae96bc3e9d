import type { Paper } from './use-paper.ts'

/** What the parts of an open practice portfolio are given. */
export interface PaperProps {
  readonly paper: Paper
  readonly portfolio: NonNullable<Paper['portfolio']>
  readonly known: NonNullable<Paper['known']>
}
/** What people call a symbol. */
export type NameOf = (symbol: string) => string
