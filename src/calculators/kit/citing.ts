/** Citations from the facts themselves: a figure names its document, and the tables of the areas hold it. */
import type { Cited } from '#facts/cited.ts'
import type { Source } from '#facts/sources/source.ts'
import { type Citation, citation, citationOf } from './presentation.ts'

type Documents = Readonly<Record<string, Source>>

/** `fact` cites a figure, `document` a document no figure was taken from; `what` says what the calculator took from it. */
export function citing<T extends Documents>(areas: T) {
  return {
    fact: (figure: Cited<unknown>, what: string): Citation | null => citationOf(areas, figure, what)[0] ?? null,
    document: (id: Extract<keyof T, Citation['id']>, what: string): Citation => citation(areas, id, what),
  }
}
