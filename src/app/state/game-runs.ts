/**
 * Games kept on this device: of each game the run that is being played and the best one finished. A run is a seed, a setup and choices;
 * only its game can tell whether they make sense, so they are read here as bounded texts and by the game when it opens.
 */
import { isSeed } from '#teaching/games/kit/code.ts'
import { isAmount, isRecord, isText } from './read-data.ts'
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

function readKept(data: unknown): KeptRun | null {
  if (!isRecord(data)) return null
  const { game, version, seed, setup, choices, page } = data
  if (!isText(game, 60) || !isAmount(version) || !isSeed(seed) || setup === undefined) return null
  if (!Array.isArray(choices) || choices.length > MOST_CHOICES) return null
  if (!choices.every((choice) => isText(choice, LONGEST_CHOICE))) return null
  if (JSON.stringify(setup).length > LONGEST_SETUP) return null
  return { game, version, seed, setup, choices, ...(isText(page, 120) ? { page } : {}) }
}
function readBest(data: unknown): Best | null {
  return isRecord(data) && isAmount(data['score']) && isSeed(data['seed'])
    ? { score: data['score'], seed: data['seed'] }
    : null
}
/** What cannot be read is left out; the rest stays. */
function readMap<T>(data: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  if (!isRecord(data)) return {}
  const entries = Object.entries(data).slice(-MOST_GAMES)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const one = isText(name, 60) ? read(value) : null
      return one === null ? [] : [[name, one] as const]
    }),
  )
}
export const readGameRuns = (data: unknown): GameRuns | null =>
  isRecord(data) ? { runs: readMap(data['runs'], readKept), best: readMap(data['best'], readBest) } : null

export const gameRuns = stored<GameRuns>('games', {
  version: 1,
  area: 'local',
  initial: { runs: {}, best: {} },
  read: readGameRuns,
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
