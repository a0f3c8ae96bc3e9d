/**
 * At the dealer's desk: answer the payment question, then settle price, trade-in and loan move by move, then take or leave the extras.
 * A move works with open odds that depend on the dealer's mood.
 */
import { between, happens, oneOf } from '../kit/chance.ts'
import type { Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { bestContract, type Contract, costOf, type Lender } from './cost.ts'
import {
  cools,
  type ExtraName,
  extras,
  floors,
  gains,
  type Haggled,
  haggled,
  longTerm,
  MOST_MOVES,
  type Mood,
  type Move,
  moves,
  odds,
  onceOnly,
  rates,
  rebates,
  startMood,
  sticker,
  term,
  tradeGap,
  tradeWorth,
} from './design.ts'

export type Phase = 'greet' | Haggled | 'extras' | 'over'
export interface LastMove {
  readonly deal: Haggled
  readonly move: Move
  readonly worked: boolean
  /** By how much it moved: dollars, or hundredths of a percent point. */
  readonly by: number
}
export interface Desk {
  readonly seed: number
  readonly phase: Phase
  readonly mood: Mood
  /** Moves made in this deal, and which of them. */
  readonly made: readonly Move[]
  readonly price: number
  readonly trade: number
  readonly rate: number
  readonly months: number
  readonly lender: Lender
  readonly bought: readonly ExtraName[]
  /** Extras answered so far. */
  readonly offered: number
  readonly namedPayment: boolean
  readonly last: LastMove | null
}

export const tradeOf = (seed: number): number => {
  const { from, to, step: by } = tradeWorth
  return from + by * between(seed, 'trade', 0, (to - from) / by)
}
export const rebateOf = (seed: number): number => oneOf(seed, 'rebate', rebates)

export const isHaggled = (phase: Phase): phase is Haggled => haggled.some((one) => one === phase)
/** What the dealer can still give in this deal. */
export function roomOf({ seed, price, trade, rate }: Desk, deal: Haggled): number {
  if (deal === 'price') return price - floors.price
  if (deal === 'trade') return tradeOf(seed) - trade
  return rate - floors.loan
}
export const oddsOf = (desk: Desk, move: Move): number => odds[move][desk.mood]

export function offersOf(desk: Desk): readonly string[] {
  const { phase, made, months, offered } = desk
  if (phase === 'over') return []
  if (phase === 'greet') return ['total', 'payment']
  if (phase === 'extras') {
    const extra = extras[offered]
    return extra === undefined ? [] : [`skip:${extra.name}`, `buy:${extra.name}`]
  }
  const canMove = made.length < MOST_MOVES && roomOf(desk, phase) > 0
  const open = canMove ? moves.filter((move) => !(onceOnly.includes(move) && made.includes(move))) : []
  if (phase !== 'loan') return ['take', ...open]
  return ['take', 'bank', 'zero', ...(months > term ? ['shorter'] : []), ...open]
}

const asMood = (value: number): Mood => (value <= 0 ? 0 : value >= 2 ? 2 : 1)
const moved = (desk: Desk, deal: Haggled, by: number): Desk =>
  deal === 'price'
    ? { ...desk, price: desk.price - by }
    : deal === 'trade'
      ? { ...desk, trade: desk.trade + by }
      : { ...desk, rate: desk.rate - by }
const next: Readonly<Record<Haggled, Phase>> = { price: 'trade', trade: 'loan', loan: 'extras' }
/** A deal is settled: the dealer warms, the next one begins. */
const settled = (desk: Desk, deal: Haggled): Desk => ({
  ...desk,
  phase: next[deal],
  made: [],
  mood: asMood(desk.mood + 1),
  last: null,
})

function haggle(desk: Desk, deal: Haggled, choice: string): Desk {
  if (choice === 'take') return settled(desk, deal)
  if (choice === 'bank') return settled({ ...desk, lender: 'bank', rate: rates.bank, months: term }, deal)
  if (choice === 'zero') return settled({ ...desk, lender: 'zero', rate: rates.zero, months: term }, deal)
  if (choice === 'shorter') return { ...desk, months: term }
  const move = moves.find((one) => one === choice)
  if (move === undefined) throw new RangeError(`no such move: ${choice}`)
  const worked = happens(desk.seed, `${deal}:${desk.made.length}:${move}`, oddsOf(desk, move))
  const by = worked ? Math.min(gains[deal][move], roomOf(desk, deal)) : 0
  const mood = asMood(desk.mood - (!worked && cools.includes(move) ? 1 : 0))
  return { ...moved(desk, deal, by), mood, made: [...desk.made, move], last: { deal, move, worked, by } }
}

function step(desk: Desk, choice: string): Desk {
  if (!offersOf(desk).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
  const { phase } = desk
  if (phase === 'greet') {
    const namedPayment = choice === 'payment'
    return { ...desk, phase: 'price', namedPayment, months: namedPayment ? longTerm : term }
  }
  if (isHaggled(phase)) return haggle(desk, phase, choice)
  const extra = extras[desk.offered]
  if (extra === undefined) throw new RangeError('nothing left to sell')
  const offered = desk.offered + 1
  const bought = choice === `buy:${extra.name}` ? [...desk.bought, extra.name] : desk.bought
  return { ...desk, offered, bought, phase: offered < extras.length ? 'extras' : 'over' }
}

export const contractOf = ({ seed, price, trade, rate, months, lender, bought }: Desk): Contract => ({
  price,
  trade,
  rebate: rebateOf(seed),
  lender,
  rate,
  months,
  extras: bought,
})
export const bestOf = (seed: number): Contract => bestContract(tradeOf(seed), rebateOf(seed))
/** Dollars above the best possible cost over five years. */
export const overBest = (desk: Desk): number => costOf(contractOf(desk)).total - costOf(bestOf(desk.seed)).total
export const MOST_POINTS = 100
export const dollarsPerPoint = 100

export const fourDeals: Game<NoSetup, Desk> = {
  name: 'four-deals',
  version: 1,
  begin: (seed) => ({
    seed,
    phase: 'greet',
    mood: startMood,
    made: [],
    price: sticker,
    trade: tradeOf(seed) - tradeGap,
    rate: rates.dealer,
    months: term,
    lender: 'dealer',
    bought: [],
    offered: 0,
    namedPayment: false,
    last: null,
  }),
  offers: offersOf,
  step,
  score: (desk) => MOST_POINTS - Math.round(overBest(desk) / dollarsPerPoint),
  question: ({ phase, made, offered }) => `${phase}:${phase === 'extras' ? offered : made.length}`,
}
