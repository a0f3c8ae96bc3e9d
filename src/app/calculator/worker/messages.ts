/** What the page and the worker say to each other. Both ends are ours and of one build, so the types are the check. */
import type { Kind, Payloads } from './work.ts'

export type Question = {
  [K in Kind]: {
    readonly id: number
    readonly slug: string
    readonly kind: K
    readonly payload: Payloads[K]
    /** What the payload's study has found, where it was handed over before. */
    readonly held?: number
  }
}[Kind]

/** What a study found is large, and every part of one answer stands on it: it is handed over once. Only the last is held. */
export interface Hold {
  readonly kind: 'hold'
  readonly key: number
  readonly found: unknown
}
export type ToWorker = Question | Hold | { readonly kind: 'take-back'; readonly id: number }

export type Answer =
  | { readonly id: number; readonly found: unknown }
  /** Its code or its law could not be fetched, or the work failed. */
  | { readonly id: number; readonly problem: string }
