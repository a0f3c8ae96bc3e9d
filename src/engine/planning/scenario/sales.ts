import type { ScenarioLaw } from './law.ts'
import type { Selling } from './model.ts'
import type { OpenDebt, OpenHolding, OpenThing, RunState } from './run-state.ts'

/** Tax on a sale of investments falls on the part above what was paid; unknown counts as all gain, which is never good news. */
function takeOut(state: RunState, holding: OpenHolding, cents: number): void {
  const share = holding.balance > 0 ? cents / holding.balance : 0
  const basis = holding.basis === null ? 0 : Math.min(holding.basis, holding.balance) * share
  if (holding.basis !== null) holding.basis -= holding.basis * share
  holding.balance -= cents
  state.sums.gains += (cents - basis) / 100
}

/** Whether a person may take retirement money without the additional tax. */
export type IsFree = (person: 0 | 1) => boolean

/**
 * Sells until cash is back at zero, as far as allowed: taxable investments, then (from the free age on, or from anybody when everything may be
 * sold) pre-tax money, then Roth money, what was put in first. Each sale is a line of its own. Health and education money stays.
 */
export function sellForCash(state: RunState, month: number, selling: Selling, isFree: IsFree): void {
  if (selling === 'nothing' || state.cash >= 0) return
  const sell = (holding: OpenHolding, most: number): number => {
    const cents = Math.min(-state.cash, most, holding.balance)
    if (cents <= 0) return 0
    state.cash += state.ledger.add(`sold:${holding.terms.id}`, 'sold', month, cents)
    return cents
  }
  const all = state.holdings
  for (const holding of all.filter(({ terms }) => terms.kind === 'brokerage'))
    takeOutSold(state, holding, sell(holding, holding.balance))
  for (const holding of all.filter(({ terms }) => terms.kind === 'pretax')) {
    const free = isFree(holding.terms.person)
    if (!free && selling !== 'everything') continue
    const cents = sell(holding, holding.balance)
    holding.balance -= cents
    const own = state.sums.people[holding.terms.person]
    own.withdrawals += cents / 100
    if (!free) own.early += cents / 100
  }
  for (const holding of all.filter(({ terms }) => terms.kind === 'roth')) {
    const free = isFree(holding.terms.person)
    const putIn = Math.min(holding.basis ?? 0, holding.balance)
    const cents = sell(holding, free || selling === 'everything' ? holding.balance : putIn)
    const taxed = free ? 0 : Math.max(0, cents - putIn)
    holding.balance -= cents
    if (holding.basis !== null) holding.basis = Math.max(0, holding.basis - cents)
    const own = state.sums.people[holding.terms.person]
    own.withdrawals += taxed / 100
    own.early += taxed / 100
  }
}

function takeOutSold(state: RunState, holding: OpenHolding, cents: number): void {
  if (cents > 0) takeOut(state, holding, cents)
}

const isBehind =
  ({ terms }: OpenThing, sole: boolean) =>
  ({ terms: debt }: OpenDebt): boolean =>
    debt.securedBy === terms.id ||
    (sole &&
      debt.securedBy === null &&
      terms.kind === 'home' &&
      (debt.kind === 'mortgage' || debt.kind === 'equity')) ||
    (sole && debt.securedBy === null && terms.kind === 'car' && debt.kind === 'car')

/** The loans on a thing; loans that name none belong to the only home or car. */
export const loansOn = (state: RunState, thing: OpenThing): readonly OpenDebt[] => {
  const sole = state.things.filter(({ terms }) => terms.kind === thing.terms.kind).length === 1
  return state.debts.filter(isBehind(thing, sole))
}

/**
 * Sells a home or car: the price less the cost of selling and what is owed on it. The gain on a home counts above what the law leaves out.
 * Answers what is left, in cents; it may be negative.
 */
export function sellThing(
  state: RunState,
  month: number,
  thing: OpenThing,
  law: ScenarioLaw,
  isJoint: boolean,
): number {
  const { terms } = thing
  const share = terms.kind === 'home' ? law.sellingCosts.home : terms.kind === 'car' ? law.sellingCosts.car : 0
  const costs = Math.round(thing.value * share)
  const loans = loansOn(state, thing)
  const owed = loans.reduce((sum, { balance }) => sum + Math.max(0, balance), 0)
  if (terms.kind === 'home' && terms.basis !== null) {
    const months = terms.owned === null ? null : terms.owned + month - thing.since
    const { single, joint, afterMonths } = law.homeExclusion
    const free = months === null || months >= afterMonths ? (isJoint ? joint : single) : 0
    state.sums.gains += Math.max(0, (thing.value - costs) / 100 - terms.basis - free)
  }
  for (const loan of loans) loan.balance = 0
  state.things.splice(state.things.indexOf(thing), 1)
  return thing.value - costs - owed
}
