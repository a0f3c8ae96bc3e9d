/**
 * Twenty Winters: twenty real years of markets with the dates hidden. Money lies in six jars; each year it may be moved before the year
 * goes by. The score is the share of 200 players of chance who ended with less, plus a bonus for holding stocks and never selling them after a big fall.
 */
import type { Choice, Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import {
  bigFall,
  heldBonus,
  type Jar,
  jars,
  type MixKey,
  mixes,
  mixKeys,
  moveStep,
  startMoney,
  YEARS,
  yearlyMoney,
} from './design.ts'
import { percentile, playersOf } from './players.ts'
import { added, allIn, grown, type Money, mixedTo, moved, startYear, total, wintersOf } from './winters.ts'

export interface WinterBook {
  readonly returns: Money
  readonly isRuined: boolean
  readonly before: Money
  readonly after: Money
}
export interface Winters {
  readonly seed: number
  /** The real year the game began in; nobody is told before the end. */
  readonly start: number
  readonly year: number
  readonly money: Money
  readonly putIn: number
  readonly costs: number
  /** Years in which stocks were sold right after a big fall. */
  readonly panics: readonly number[]
  readonly books: readonly WinterBook[]
}

const begin = (seed: number): Winters => ({
  seed,
  start: startYear(seed),
  year: 0,
  money: allIn('bills', startMoney),
  putIn: startMoney,
  costs: 0,
  panics: [],
  books: [],
})

const movable = jars.filter((jar) => jar !== 'bills')
const cent = 0.005
export const stepOf = (money: Money): number => total(money) * moveStep
function offers(state: Winters): readonly Choice[] {
  const { year, money } = state
  if (year >= YEARS) return []
  return [
    'go',
    ...mixKeys.map((key) => `mix:${key}`),
    ...movable.flatMap((jar) => [
      ...(money.bills > cent ? [`up:${jar}`] : []),
      ...(money[jar] > cent ? [`down:${jar}`] : []),
    ]),
  ]
}

/** The money after a move, with what it cost. */
function movedBy(money: Money, choice: Choice) {
  const [how, what] = choice.split(':')
  if (how === 'mix') return mixedTo(money, mixes[what as MixKey])
  const jar = what as Jar
  const from = how === 'up' ? 'bills' : jar
  return moved(money, from, how === 'up' ? jar : 'bills', Math.min(money[from], stepOf(money)))
}

function step(state: Winters, choice: Choice): Winters {
  if (!offers(state).includes(choice)) throw new RangeError(choice)
  const { seed, start, year, money, books } = state
  if (choice !== 'go') {
    const next = movedBy(money, choice)
    const fell = (books.at(-1)?.returns.stocks ?? 0) < bigFall
    const isPanic = fell && next.money.stocks < money.stocks - cent && !state.panics.includes(year)
    return {
      ...state,
      money: next.money,
      costs: state.costs + next.cost,
      panics: isPanic ? [...state.panics, year] : state.panics,
    }
  }
  const one = wintersOf(seed, start)[year]
  if (one === undefined) throw new RangeError(choice)
  const after = grown(money, one)
  const isLast = year + 1 === YEARS
  return {
    ...state,
    year: year + 1,
    books: [...books, { returns: one.returns, isRuined: one.isRuined, before: money, after }],
    money: isLast ? after : added(after, yearlyMoney),
    putIn: state.putIn + (isLast ? 0 : yearlyMoney),
  }
}

export interface WintersScore {
  readonly rank: number
  readonly bonus: number
}
/** Held stocks in some year, and never sold them right after a big fall. */
const heldOn = ({ books, panics }: Winters): boolean =>
  panics.length === 0 && books.some(({ before }) => before.stocks > cent)
export function scoreOf(state: Winters): WintersScore {
  const { seed, start, money } = state
  return {
    rank: Math.round(percentile(playersOf(seed, start), total(money))),
    bonus: heldOn(state) ? heldBonus : 0,
  }
}

export const twentyWinters: Game<NoSetup, Winters> = {
  name: 'twenty-winters',
  version: 1,
  begin,
  offers,
  step,
  score: (state) => {
    const { rank, bonus } = scoreOf(state)
    return rank + bonus
  },
  question: ({ year }) => `year:${year}`,
}
