/** Plays any game at random to its end, for the property that every state it can reach is valid and that it ends. */
import { oneOf } from './chance.ts'
import { chosen, type Game, newRun, type Run } from './game.ts'

export interface RandomPlay<Setup, State> {
  readonly run: Run<Setup>
  readonly states: readonly State[]
}
/** Throws where a game has not ended after `most` choices. `luck` decides the choices; the game's own dice have its seed. */
export function randomPlay<Setup, State>(
  game: Game<Setup, State>,
  seed: number,
  setup: Setup,
  luck: number,
  most: number,
): RandomPlay<Setup, State> {
  let run = newRun(game, seed, setup)
  const states = [game.begin(seed, setup)]
  for (;;) {
    const state = states.at(-1) as State
    const offers = game.offers(state)
    if (offers.length === 0) return { run, states }
    if (run.choices.length >= most) throw new Error(`${game.name} goes on after ${most} choices`)
    if (new Set(offers).size !== offers.length) throw new Error(`${game.name} offers a choice twice: ${offers}`)
    const choice = oneOf(luck, `choice:${run.choices.length}`, offers)
    run = chosen(run, choice)
    states.push(game.step(state, choice))
  }
}
