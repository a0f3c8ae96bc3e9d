import { useCallback, useState } from 'react'

export type Asked<T> = { readonly at: 'rest' | 'loading' | 'lost' } | { readonly at: 'here'; readonly items: T }

/** Something fetched when it is asked for, with a second try. */
export function useQuestions<T>(load: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [state, setState] = useState<Asked<T>>({ at: 'rest' })
  const ask = useCallback(() => {
    setState({ at: 'loading' })
    load().then(
      (items) => setState({ at: 'here', items }),
      () => setState({ at: 'lost' }),
    )
  }, [load])
  return [state, ask]
}
