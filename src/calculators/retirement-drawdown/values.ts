/** Values that sentences share. */
import type { PastContext } from './context.ts'

export interface AnswerValues {
  readonly first: number
  readonly years: number
  readonly failed: number
  readonly starts: number
  readonly cut: number
  readonly lowest: number
  readonly stockShare: number
  /** First year of the starts tested. */
  readonly since: number
}
export const answerValues = ({ inputs, result }: PastContext): AnswerValues => ({
  first: result.rate * result.wealth,
  years: inputs.years,
  failed: result.failed,
  starts: result.starts.length,
  cut: inputs.largestCut,
  lowest: Math.min(...result.starts.map(({ outcome }) => outcome.lowest)),
  stockShare: inputs.stockShare,
  since: inputs.since,
})
