import { useMemo } from 'react'
import { doorOf } from '#teaching/word-search/doors.ts'
import { type Grid, type Placed, wordSearch } from '#teaching/word-search/grid.ts'
import { topics } from '#teaching/word-search/topics.ts'
import { brainGames } from '../../state/brain-games.ts'
import { useStored } from '../../state/use-stored.ts'
import { type SearchSetup, setupLink } from './search-setup.ts'

export interface Search {
  readonly grid: Grid
  /** The letters as a link. */
  readonly asked: string
  readonly found: ReadonlySet<string>
  readonly isOver: boolean
  /** How often this topic was finished on this device. */
  readonly finished: number
  readonly meaning: (word: string) => string
  /** Where a found word leads. */
  readonly door: (word: string) => string
  readonly find: (placed: Placed) => void
  /** A word not found yet; undefined when all are. */
  readonly next: Placed | undefined
}

/** The letters of a setup and what was found in them, which stays on the device until another search is begun. */
export function useSearch(setup: SearchSetup): Search {
  const [games, setGames] = useStored(brainGames)
  const topic = topics.find(({ slug }) => slug === setup.topic) ?? topics[0]
  const grid = useMemo(
    () => wordSearch(topic?.words.map(({ word }) => word) ?? [], setup.size, setup.level, setup.seed),
    [topic, setup],
  )
  const asked = setupLink(setup)
  const words = games.search?.asked === asked ? games.search.found : []
  const found = new Set(words)
  return {
    grid,
    asked,
    found,
    isOver: grid.placed.every(({ word }) => found.has(word)),
    finished: games.searches[setup.topic] ?? 0,
    meaning: (word) => topic?.words.find((one) => one.word === word)?.says ?? '',
    door: (word) => doorOf(setup.topic, word),
    find: ({ word }) => {
      const next = [...words, word]
      const isLast = grid.placed.every((one) => next.includes(one.word))
      setGames((now) => ({
        ...now,
        search: { asked, found: next },
        ...(isLast ? { searches: { ...now.searches, [setup.topic]: (now.searches[setup.topic] ?? 0) + 1 } } : {}),
      }))
    },
    next: grid.placed.find(({ word }) => !found.has(word)),
  }
}
