/** What the page and its worker say to each other. Both ends are ours and of one build, so the types are the check. */
import type { InputValues } from '#calculators/kit/field.ts'

export type ToWorker =
  | { readonly kind: 'run'; readonly id: number; readonly slug: string; readonly inputs: InputValues }
  /** Stop whatever runs. A new `run` does the same. */
  | { readonly kind: 'stop' }

export type FromWorker =
  | { readonly kind: 'step'; readonly id: number; readonly share: number; readonly soFar: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly found: unknown }
  /** The work could not be fetched. */
  | { readonly kind: 'lost'; readonly id: number }
