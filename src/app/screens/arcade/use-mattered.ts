import type { Game, Mattered } from '#teaching/games/kit/game.ts'
import { matteredTurns } from '#teaching/games/kit/game.ts'
import type { GameRun } from '../play/use-run.ts'
import { useTurns } from '../play/use-turns.ts'

/**
 * The choice of a finished game that mattered most, worked out beside the page by playing it again with each choice changed. Undefined
 * while it is being worked out, `counts` leaves out choices nobody would name; null where no choice would have changed the score by half a point.
 */
export function useMattered<Setup, State>(
  game: Game<Setup, State>,
  play: GameRun<Setup, State>,
  counts: (one: Mattered) => boolean = () => true,
): Mattered | null | undefined {
  const { run } = play
  const key = `${run.seed}/${JSON.stringify(run.setup)}/${run.choices.join()}`
  const { result } = useTurns<number, readonly Mattered[]>(key, () => matteredTurns(game, run))
  if (result === null) return undefined
  const first = result.find(counts)
  return first && Math.abs(first.worth) >= 0.5 ? first : null
}
