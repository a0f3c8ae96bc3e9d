import { useState } from 'react'
import { type Failure, failureOf, OddError } from '#app/live/failure.ts'
import { requireSuccess } from '#app/live/require-success.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { type SymbolSearchAnswer, symbolSearch } from '#wire/market-search.ts'

interface State {
  /** Who can be asked: an empty list where nobody can, null while that is not known. */
  readonly sources: readonly string[] | null
  readonly isAsking: boolean
  readonly answer: SymbolSearchAnswer | null
  readonly failure: Failure | null
}
const start: State = { sources: null, isAsking: false, answer: null, failure: null }

/** Asks our server who can be asked, with no word of what was typed; and, on a press, passes the words on. */
export function useElsewhere() {
  const [state, setState] = useState(start)
  const put = (part: Partial<State>) => setState((was) => ({ ...was, ...part }))
  const look = () => {
    if (state.sources !== null || state.isAsking) return
    // Without an answer the box goes on finding what is in our list.
    load('').then(
      ({ elsewhere }) => put({ sources: elsewhere?.sources ?? [] }),
      () => {},
    )
  }
  const ask = (words: string) => {
    put({ isAsking: true, failure: null, answer: null })
    load(`?${new URLSearchParams({ q: words, elsewhere: '1' })}`).then(
      (answer) => put({ isAsking: false, answer, sources: answer.elsewhere?.sources ?? [] }),
      (error: unknown) => put({ isAsking: false, failure: failureOf(error, navigator.onLine) }),
    )
  }
  return { ...state, look, ask }
}

async function load(query: string): Promise<SymbolSearchAnswer> {
  const answer = await fetch(`${apiPaths.market}/search${query}`, { credentials: 'include' })
  await requireSuccess(answer)
  const read = symbolSearch.safeParse(await answer.json())
  if (!read.success) throw new OddError('The answer could not be read.')
  return read.data
}
