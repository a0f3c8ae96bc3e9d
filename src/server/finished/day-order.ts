import type { SmallFiles } from './finish-html.ts'

/** What the thread is asked to draw. */
export interface DayOrder {
  readonly buildDir: string
  readonly day: string
  /** Addresses, each with the scripts the page fetches at once. */
  readonly pages: readonly (readonly [address: string, preloads: readonly string[]])[]
  readonly publicOrigins: readonly string[]
  /** Scripts that stand in every page. */
  readonly small?: SmallFiles
}
