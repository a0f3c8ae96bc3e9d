import { useCallback } from 'react'
import { type Attempt, type BrainGames, brainGames, noAttempt } from '../../state/brain-games.ts'
import { useStored } from '../../state/use-stored.ts'

/** How far the visitor is with one puzzle or riddle, and how to go on. */
export function useAttempt(
  kind: 'puzzles' | 'riddles',
  key: string,
): readonly [Attempt, (part: Partial<Attempt>) => void, BrainGames] {
  const [games, setGames] = useStored(brainGames)
  const attempt = games[kind][key] ?? noAttempt
  const change = useCallback(
    (part: Partial<Attempt>) =>
      setGames((now) => ({ ...now, [kind]: { ...now[kind], [key]: { ...(now[kind][key] ?? noAttempt), ...part } } })),
    [kind, key, setGames],
  )
  return [attempt, change, games]
}
