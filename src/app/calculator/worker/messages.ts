/** What the page and the worker say to each other. Both ends are ours and of one build, so the types are the check. */
import type { Kind, Payloads } from './work.ts'

export type Question = {
  [K in Kind]: { readonly id: number; readonly slug: string; readonly kind: K; readonly payload: Payloads[K] }
}[Kind]

export type ToWorker = Question | { readonly kind: 'take-back'; readonly id: number }

export type Answer =
  | { readonly id: number; readonly found: unknown }
  /** Its code or its law could not be fetched, or the work failed. */
  | { readonly id: number; readonly problem: string }
