import type { ReactNode } from 'react'

/** What a part of the ui shows of itself: a file `<part>.examples.tsx` beside it. Development only; no page imports it. */
export interface Examples {
  /** The part's name. */
  readonly part: string
  readonly shows: readonly { readonly name: string; readonly draw: ReactNode }[]
}
