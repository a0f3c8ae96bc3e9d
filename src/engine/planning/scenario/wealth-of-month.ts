import { type Change, changesOf, holds } from './change.ts'
import type { Assumptions, Model } from './model.ts'
import { type FromPay, growthIn } from './month-income.ts'
import { type RunState, toCents } from './run-state.ts'

const monthlyOf = (yearly: number): number => (1 + yearly) ** (1 / 12) - 1
/** Homes fall over this many months in a crash. */
export const HOME_FALL_MONTHS = 24

/** Interest on cash, saving, growth of investments and things. Money saved in a month earns from the next one on. */
export function growWealth(
  state: RunState,
  model: Model,
  changes: readonly Change[],
  month: number,
  assumptions: Assumptions,
  { deferrals }: FromPay,
): void {
  payInterest(state, model, changes, month)
  const pay = growthIn(model, month, assumptions, 'pay')
  const isSaving = !changesOf(changes, 'no-saving').some((one) => holds(one, month))
  const market = marketIn(changes, month, assumptions)
  for (const holding of state.holdings) {
    const { terms } = holding
    const rate = terms.stocks * market.stocks + (1 - terms.stocks) * market.bonds - terms.fees / 12
    if (terms.kind === 'brokerage') {
      const paid = (Math.max(0, holding.balance) * assumptions.dividends) / 12
      state.sums.dividends += paid / 100
      if (holding.basis !== null) holding.basis += paid
    }
    holding.balance = Math.max(0, Math.round(holding.balance * (1 + rate)))
    const deferral = deferrals.find((one) => one.holding.id === terms.id)
    if (deferral) holding.balance += toCents(deferral.amount) + toCents(deferral.match)
    else if (!terms.fromPay && terms.monthly > 0 && isSaving) {
      const cents = toCents(terms.monthly * pay)
      state.cash += state.ledger.add(`save:${terms.id}`, 'saving', month, -cents)
      holding.balance += cents
      if (holding.basis !== null) holding.basis += cents
    }
  }
  for (const thing of state.things)
    thing.value = Math.round(thing.value * (1 + thingRate(thing.terms.kind, assumptions, market.homes)))
}

function payInterest(state: RunState, model: Model, changes: readonly Change[], month: number): void {
  if (state.cash <= 0) return
  const moved = changesOf(changes, 'rates').reduce(
    (sum, one) => (holds(one, month) ? sum + one.points * one.savings : sum),
    0,
  )
  const interest = Math.round(state.cash * monthlyOf(Math.max(0, model.cashYield + moved)))
  state.sums.interest += interest / 100
  state.cash += state.ledger.add('interest', 'interest', month, interest)
}

interface Market {
  readonly stocks: number
  readonly bonds: number
  /** Null: homes grow as assumed. */
  readonly homes: number | null
}

/** The returns of a month: of the past where an event says so (of several, the one that began last), else as assumed. */
function marketIn(changes: readonly Change[], month: number, assumptions: Assumptions): Market {
  let market: Market = { stocks: monthlyOf(assumptions.stocks), bonds: monthlyOf(assumptions.bonds), homes: null }
  for (const one of [...changesOf(changes, 'market')].sort((a, b) => a.from - b.from)) {
    const at = month - one.from
    if (at < 0) continue
    const homes = one.homes > 0 && at < HOME_FALL_MONTHS ? (1 - one.homes) ** (1 / HOME_FALL_MONTHS) - 1 : market.homes
    const stocks = one.stocks[at]
    const bonds = one.bonds[at]
    market = stocks === undefined || bonds === undefined ? { ...market, homes } : { stocks, bonds, homes }
  }
  return market
}

function thingRate(kind: 'home' | 'car' | 'other', { homes, carLoss }: Assumptions, fall: number | null): number {
  if (kind === 'home') return fall ?? monthlyOf(homes)
  return kind === 'car' ? monthlyOf(-carLoss) : 0
}
