import { useEffect, useState } from 'react'
import type { Found } from './finder.ts'

interface Search {
  /** Null until it is here. */
  readonly find: ((question: string) => readonly Found[]) | null
  /** Whether its file could not be fetched. */
  readonly lost: boolean
}

/** The search, fetched once it is wanted. */
export function useFind(wanted: boolean): Search {
  const [search, setSearch] = useState<Search>({ find: null, lost: false })
  const fetching = wanted && search.find === null
  useEffect(() => {
    let gone = false
    if (fetching)
      import('./finder.ts')
        .then(({ prepared }) => prepared())
        .then(
          (find) => gone || setSearch({ find, lost: false }),
          () => gone || setSearch({ find: null, lost: true }),
        )
    return () => {
      gone = true
    }
  }, [fetching])
  return search
}
