/**
 * Games kept on this device: of each game the run that is being played and the best one finished. A run is a seed, a setup and choices;
 * only its game can tell whether they make sense, so they are read here as bounded texts and by the game when it opens.
 */
import { isSeed } from '#teaching/games/kit/code.ts'
import { one, open, or, readShape, record, type Shape } from './shape.ts'
import { number, text } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

/** A run as kept: `setup` is read by its game. */
export interface KeptRun {
  readonly game: string
  readonly version: number
  readonly seed: number
  readonly setup: unknown
  readonly choices: readonly string[]
  /** The page it is played on: opened again, that page waits for it before it shows a first state. */
  readonly page?: string
}
export interface Best {
  readonly score: number
  readonly seed: number
}
export interface GameRuns {
  readonly runs: Readonly<Record<string, KeptRun>>
  readonly best: Readonly<Record<string, Best>>
}

const MOST_GAMES = 60
const MOST_CHOICES = 2000
const LONGEST_CHOICE = 80
const LONGEST_SETUP = 4000

const isShort = (setup: unknown): boolean => JSON.stringify(setup).length <= LONGEST_SETUP
const seed = one(isSeed)
const keptRun = record<KeptRun>({
  game: text(60),
  version: number,
  seed,
  setup: one((data: unknown): data is unknown => data !== undefined && isShort(data)),
  choices: list({ of: 'moves', most: MOST_CHOICES }, text(LONGEST_CHOICE)),
  page: open(text(120)),
})
const isGame = (name: string): boolean => name.length <= 60

/** A run of which a move cannot be read is no run: the game would go another way. */
const wholeRun: Shape<KeptRun> = {
  read: (data) => {
    const read = readShape(keptRun, data)
    return read?.lost.length === 0 ? read.value : undefined
  },
}
export const gameRunsShape = record<GameRuns>({
  runs: or(map({ of: 'games', most: MOST_GAMES }, isGame, wholeRun), {}),
  best: or(map({ of: 'games', most: MOST_GAMES }, isGame, record<Best>({ score: number, seed })), {}),
})

export const gameRuns = stored<GameRuns>('games', {
  version: 1,
  area: 'local',
  initial: { runs: {}, best: {} },
  shape: gameRunsShape,
})

/** Keeps a run as the one being played; one without choices is none to come back to. */
export function keepRun(run: KeptRun): void {
  gameRuns.set((now) => {
    const { [run.game]: _earlier, ...runs } = now.runs
    return { ...now, runs: run.choices.length > 0 ? { ...runs, [run.game]: run } : runs }
  })
}
/** Keeps a finished run's score where none was better. */
export function keepBest(game: string, best: Best): void {
  const now = gameRuns.get()
  if ((now.best[game]?.score ?? Number.NEGATIVE_INFINITY) < best.score)
    gameRuns.set({ ...now, best: { ...now.best, [game]: best } })
}
