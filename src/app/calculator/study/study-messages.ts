/** What the page, its worker and that one's helpers say to each other. All ends are ours and of one build, so the types are the check. */
import type { InputValues } from '#calculators/kit/field.ts'

/** One study of one calculator. */
export interface StudyAsked {
  readonly id: number
  readonly slug: string
  readonly inputs: InputValues
  readonly year: number
  readonly today: string
}

export type ToWorker =
  /** Fetch the work of a calculator: somebody is about to ask. */
  | { readonly kind: 'ready'; readonly slug: string }
  | ({ readonly kind: 'run' } & StudyAsked)
  /** Of a study that several workers share: get ready, then work out the piece at a place. */
  | ({ readonly kind: 'share' } & StudyAsked)
  | { readonly kind: 'piece'; readonly id: number; readonly at: number }
  /** Stop whatever runs. A new `run` or `share` does the same. */
  | { readonly kind: 'stop' }

export type FromWorker =
  | { readonly kind: 'step'; readonly id: number; readonly share: number; readonly soFar: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly found: unknown }
  | { readonly kind: 'piece'; readonly id: number; readonly at: number; readonly found: unknown }
  /** The work could not be fetched. */
  | { readonly kind: 'lost'; readonly id: number }
