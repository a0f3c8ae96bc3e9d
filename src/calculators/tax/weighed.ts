import type { Finding } from '../kit/presentation.ts'

/** A finding and how many dollars hang on it. */
export interface Weighed {
  readonly size: number
  readonly finding: Finding
}
export type Found = Weighed | null
export const weighed = (size: number, tone: Finding['tone'], text: string): Weighed => ({
  size,
  finding: { tone, text },
})
