import { codeOf, firstSeed, SEEDS, seedOfCode } from '#teaching/games/kit/code.ts'
import { type Level, levels, type Size, sizes } from '#teaching/word-search/grid.ts'
import { topics } from '#teaching/word-search/topics.ts'

/** Which letters: the same four give the same grid to everybody. */
export interface SearchSetup {
  readonly topic: string
  readonly size: Size
  readonly level: Level
  readonly seed: number
}
export const firstSetup: SearchSetup = { topic: 'budget', size: 10, level: 'easy', seed: firstSeed }

/** '#topic=budget&size=12&level=hard&code=B7KM' */
export const setupLink = ({ topic, size, level, seed }: SearchSetup): string =>
  `#topic=${topic}&size=${size}&level=${level}&code=${codeOf(seed)}`

/** The setup of a link; what is missing or unknown in it is as at first. Null without any. */
export function readSetupLink(hash: string): SearchSetup | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  if (!said.has('topic')) return null
  return {
    topic: topics.find(({ slug }) => slug === said.get('topic'))?.slug ?? firstSetup.topic,
    size: sizes.find((size) => String(size) === said.get('size')) ?? firstSetup.size,
    level: levels.find((level) => level === said.get('level')) ?? firstSetup.level,
    seed: seedOfCode(said.get('code') ?? '') ?? firstSeed,
  }
}

/** Letters nobody has seen yet. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS
