import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { ask, wordsOf } from './ask.ts'

export interface Asked<Shape> {
  readonly answer: Shape | null
  readonly trouble: string | null
  readonly again: () => void
}

/** Asks once it is shown, and again when the path changes or somebody says so. An answer that comes too late for its path is dropped. */
export function useAsked<Shape>(path: string, schema: z.ZodMiniType<Shape>): Asked<Shape> {
  const [state, setState] = useState<{ readonly answer: Shape | null; readonly trouble: string | null }>({
    answer: null,
    trouble: null,
  })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isWanted = turn >= 0
    ask('GET', path, schema).then(
      (answer) => isWanted && setState({ answer, trouble: null }),
      (error: unknown) => isWanted && setState((now) => ({ ...now, trouble: wordsOf(error) })),
    )
    return () => {
      isWanted = false
    }
  }, [path, schema, turn])
  return { ...state, again: useCallback(() => setTurn((now) => now + 1), []) }
}
