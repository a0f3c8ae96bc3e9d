/**
 * Luck against choice: your choices lived under other luck, and other choices lived under yours. Both say where you stand among them, by
 * how free everybody ends.
 */
import { between, oneOf, share } from '../kit/chance.ts'
import { SEEDS } from '../kit/code.ts'
import { answered, answersOf, type Run } from '../kit/game.ts'
import { GO } from './changes.ts'
import { offersOf, thirtyYears } from './game.ts'
import type { Life, Setup } from './life.ts'
import { freedomOf } from './meters.ts'

export interface LuckSoFar {
  /** How many of each were played. */
  readonly done: number
  /** Shares of them that ended less free than you: the same choices under other luck, and other choices under the same. */
  readonly otherLuck: number
  readonly otherChoices: number
}

/** Where to look for an answer to a card that never came in your years: to the same kind in another. */
function habitOf(questions: readonly string[]): (question: string) => string {
  const byKind = new Map<string, string>()
  for (const question of questions) {
    const kind = question.slice(question.indexOf(':') + 1)
    if (kind !== 'plan' && !byKind.has(kind)) byKind.set(kind, question)
  }
  return (question) => byKind.get(question.slice(question.indexOf(':') + 1)) ?? ''
}

/** Somebody else in your shoes: sets everything up by chance in the first year, changes a little later, answers cards by chance. */
function stranger(run: Run<Setup>, number: number): Life {
  let life = thirtyYears.begin(run.seed, run.setup)
  for (let at = 0, offers = offersOf(life); offers.length > 0; at++, offers = offersOf(life)) {
    const die = `stranger:${number}:${at}`
    const goes = life.phase.kind === 'plan' && share(number, `${die}:go`) < (life.year === 0 ? 0.1 : 0.7)
    life = thirtyYears.step(life, goes ? GO : oneOf(number, die, offers))
  }
  return life
}

/** Plays `count` of each, a few at a time, saying how far it is. The run must be over. */
export function* luckTurns(run: Run<Setup>, end: Life, count: number): Generator<LuckSoFar, LuckSoFar> {
  const mine = freedomOf(end).share
  const answers = answersOf(thirtyYears, run)
  const habit = habitOf([...answers.keys()])
  let otherLuck = 0
  let otherChoices = 0
  const so = (done: number): LuckSoFar => ({ done, otherLuck: otherLuck / done, otherChoices: otherChoices / done })
  for (let i = 1; i <= count; i++) {
    const seed = between(run.seed, `other-luck:${i}`, 0, SEEDS - 1)
    const there = answered(thirtyYears, { seed, setup: run.setup }, answers, habit).end
    if (freedomOf(there).share < mine) otherLuck++
    if (freedomOf(stranger(run, i)).share < mine) otherChoices++
    if (i < count) yield so(i)
  }
  return so(count)
}
