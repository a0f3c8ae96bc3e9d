/** Five years a turn: how much to put in each month, at what fee. The card of the turn is known before you choose. */
import { share } from '../kit/chance.ts'
import type { Game } from '../kit/game.ts'
import {
  type Card,
  cardNames,
  cards,
  deposits,
  type Fee,
  feeNames,
  fees,
  purse,
  rivalDeposit,
  type Start,
  starts,
  TO,
  TURN_YEARS,
  target,
} from './design.ts'
import { grown } from './growth.ts'
import { type Mode, rateAt } from './market.ts'

export interface Setup {
  readonly start: Start
  readonly mode: Mode
}
export interface Turn {
  readonly age: number
  readonly card: Card
  readonly deposit: number
  readonly fee: Fee
  /** Dollars put in during the five years. */
  readonly paid: number
  readonly end: number
}
export interface Hill {
  readonly seed: number
  readonly setup: Setup
  readonly age: number
  readonly balance: number
  readonly purse: number
  /** The age at whose end investments first covered spending; null until then. */
  readonly freeAt: number | null
  readonly turns: readonly Turn[]
}

/** The card of the five years that begin at `age`: the same for every choice. */
export function cardAt(seed: number, age: number): Card {
  let left = share(seed, `card:${age}`)
  for (const name of cardNames) {
    left -= cards[name].chance
    if (left < 0) return name
  }
  return 'quiet'
}

export interface Walked {
  readonly balance: number
  readonly paid: number
  readonly freeAt: number | null
}
/** Five years of one token. Deposits begin after the pause and end when the money to invest is gone. */
export function walked(
  from: { readonly seed: number; readonly mode: Mode; readonly age: number; readonly balance: number },
  plan: { readonly deposit: number; readonly fee: number; readonly pause: number; readonly purse: number },
): Walked {
  const { deposit, fee, pause, purse: money } = plan
  const first = pause
  const last = deposit === 0 ? first : Math.min(TURN_YEARS * 12, first + Math.floor(money / deposit))
  let { balance } = from
  let freeAt: number | null = null
  for (let year = 0; year < TURN_YEARS; year++) {
    const within = (month: number) => Math.min(12, Math.max(0, month - year * 12))
    const before = within(first)
    const paying = within(last) - before
    const spans = [
      { months: before, deposit: 0 },
      { months: paying, deposit },
      { months: 12 - before - paying, deposit: 0 },
    ]
    balance = grown(balance, spans, rateAt(from.seed, from.mode, from.age + year), fee)
    if (freeAt === null && balance >= target) freeAt = from.age + year + 1
  }
  return { balance, paid: (last - first) * deposit, freeAt }
}

const offered = deposits.flatMap((deposit) => feeNames.map((fee) => `turn:${deposit}:${fee}`))
export const offersOf = ({ age }: Hill): readonly string[] => (age < TO ? offered : [])
export function planOf(choice: string): { readonly deposit: number; readonly fee: Fee } {
  const [, deposit = '', fee = ''] = choice.split(':')
  const known = feeNames.find((one) => one === fee)
  if (known === undefined) throw new RangeError(`no such plan: ${choice}`)
  return { deposit: Number(deposit), fee: known }
}
/** What may be put in during the turn that begins now, with its card. */
export const purseNow = ({ seed, age, purse: left }: Pick<Hill, 'seed' | 'age' | 'purse'>): number =>
  Math.max(0, left + cards[cardAt(seed, age)].purse)

function step(hill: Hill, choice: string): Hill {
  if (!offersOf(hill).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
  const { seed, setup, age, balance } = hill
  const { deposit, fee } = planOf(choice)
  const card = cardAt(seed, age)
  const money = purseNow(hill)
  const walk = walked(
    { seed, mode: setup.mode, age, balance },
    { deposit, fee: fees[fee], pause: cards[card].pause, purse: money },
  )
  return {
    ...hill,
    age: age + TURN_YEARS,
    balance: walk.balance,
    purse: money - walk.paid,
    freeAt: hill.freeAt ?? walk.freeAt,
    turns: [...hill.turns, { age, card, deposit, fee, paid: walk.paid, end: walk.balance }],
  }
}

export interface Token {
  readonly start: Start
  readonly balance: number
  readonly freeAt: number | null
}
const rivalCache = new Map<string, readonly Token[]>()
/** The other three tokens at an age: 300 a month from their start until their money is invested, at the low fee, without cards. */
export function rivalsAt(seed: number, setup: Setup, age: number): readonly Token[] {
  const key = `${setup.mode === 'history' ? seed : ''}:${setup.mode}:${setup.start}:${age}`
  const known = rivalCache.get(key)
  if (known) return known
  const tokens = starts
    .filter((start) => start !== setup.start)
    .map((start): Token => {
      let token: Token = { start, balance: 0, freeAt: null }
      let left: number = purse
      for (let at: number = start; at < age; at += TURN_YEARS) {
        const walk = walked(
          { seed, mode: setup.mode, age: at, balance: token.balance },
          { deposit: rivalDeposit, fee: fees.low, pause: 0, purse: left },
        )
        left -= walk.paid
        token = { start, balance: walk.balance, freeAt: token.freeAt ?? walk.freeAt }
      }
      return token
    })
  if (rivalCache.size > 200) rivalCache.clear()
  rivalCache.set(key, tokens)
  return tokens
}

/** Who is ahead: the first to cover their spending, else the most money. */
export const byPlace = (a: Omit<Token, 'start'>, b: Omit<Token, 'start'>): number =>
  (a.freeAt ?? TO + 1) - (b.freeAt ?? TO + 1) || b.balance - a.balance
/** 1 to 4. */
export const placeOf = (hill: Hill): number =>
  1 + rivalsAt(hill.seed, hill.setup, hill.age).filter((rival) => byPlace(rival, hill) < 0).length

/** Invested and not yet invested. */
export const wealthOf = ({ balance, purse: left }: Hill): number => balance + left

export const snowballHill: Game<Setup, Hill> = {
  name: 'snowball-hill',
  version: 1,
  begin: (seed, setup) => ({
    seed,
    setup,
    age: setup.start,
    balance: 0,
    purse,
    freeAt: null,
    turns: [],
  }),
  offers: offersOf,
  step,
  score: (hill) => Math.round(wealthOf(hill) / 1000),
  question: ({ age }) => String(age),
}

export function readSetup(value: unknown): Setup | null {
  if (typeof value !== 'object' || value === null) return null
  const { start, mode } = value as Partial<Record<keyof Setup, unknown>>
  const known = starts.find((one) => one === start)
  return known === undefined || (mode !== 'steady' && mode !== 'history') ? null : { start: known, mode }
}
