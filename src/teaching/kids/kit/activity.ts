/**
 * An activity for children: a game of `games/kit` and everything it says. What a state says is a pure function of the state, so that a
 * test can read every sentence a child can meet, and the page can read it aloud.
 */
import type { Choice, Game } from '../../games/kit/game.ts'
import type { Badge } from './badge.ts'
import type { Card } from './card.ts'

export interface Activity<State> {
  readonly about: Card
  readonly game: Game<Kids, State>
  /** What just happened and what there is to see; one thought each. */
  readonly told: (state: State) => readonly string[]
  /** The question of a state that offers choices. */
  readonly ask: (state: State) => string
  readonly label: (choice: Choice, state: State) => string
  /** One short line below a choice: what it costs or brings. */
  readonly note?: (choice: Choice, state: State) => string | null
  /** What a finished game earned: things done, never a total. */
  readonly badges: (state: State) => readonly Badge[]
  /** Every rule and every chance, for whoever opens them. */
  readonly rules: readonly string[]
  /** One line for the grown-up beside the child. */
  readonly forGrownUps: string
}

/** The setup of every activity: there is nothing to set. */
export type Kids = 'kids'
export const readKidsSetup = (value: unknown): Kids | null => (value === 'kids' ? value : null)

/** The game of an activity. Its steps refuse a choice that is not on offer. */
export function kidsGame<State>(
  parts: Omit<Game<Kids, State>, 'version' | 'score'> & { version?: number },
): Game<Kids, State> {
  return {
    version: 1,
    ...parts,
    step: (state, choice) => {
      if (!parts.offers(state).includes(choice)) throw new RangeError(`${parts.name}: ${choice} is not on offer`)
      return parts.step(state, choice)
    },
    score: () => 0,
  }
}

/** 'buy:ball' → ['buy', 'ball']. */
export function partsOf(choice: Choice): readonly [string, string] {
  const at = choice.indexOf(':')
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)]
}
/** '1 token', '5 tokens'. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
