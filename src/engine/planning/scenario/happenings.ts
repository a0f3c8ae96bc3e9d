import type { Change, ChangeOf } from './change.ts'
import { repayDebts } from './debts-of-month.ts'
import type { ScenarioLaw } from './law.ts'
import type { Model } from './model.ts'
import { type RunState, toCents } from './run-state.ts'
import { loansOn, sellThing } from './sales.ts'

/** What happens once in a month, before its money flows: purchases, sales, loans, money put away, a household parted. */
export function happenings(
  state: RunState,
  model: Model,
  changes: readonly Change[],
  month: number,
  law: ScenarioLaw,
): void {
  for (const one of changes) {
    if (one.kind === 'borrow' && one.debt.first === month)
      state.debts.push({
        terms: one.debt,
        balance: toCents(one.debt.balance),
        payment: toCents(one.debt.payment),
        deferred: 0,
      })
    else if (one.kind === 'own' && one.at === month)
      state.things.push({ terms: one.thing, value: toCents(one.thing.value), since: month })
    else if (one.kind === 'open' && one.at === month) state.holdings.push({ terms: one.holding, balance: 0, basis: 0 })
    else if (one.kind === 'sell' && one.at === month) {
      const thing = state.things.find(({ terms }) => terms.id === one.thing)
      if (thing) {
        const left = sellThing(state, month, thing, law, isJoint(model, changes, month))
        state.cash += state.ledger.add(`event:sale:${one.event}`, 'once', month, left)
      }
    } else if (one.kind === 'split' && one.at === month) part(state, model, one, month, law)
  }
  for (const one of changes) {
    if (one.kind === 'repay' && one.at === month)
      repayDebts(state, month, toCents(one.amount), `event:repaid:${one.event}`)
    else if (one.kind === 'invest' && one.at === month) {
      const holding = state.holdings.find(({ terms }) => terms.id === one.holding)
      if (!holding) continue
      const cents = toCents(one.amount)
      state.cash += state.ledger.add(`event:invested:${one.event}`, 'once', month, -cents)
      holding.balance += cents
      if (holding.basis !== null) holding.basis += cents
    }
  }
}

const isJoint = (model: Model, changes: readonly Change[], month: number): boolean =>
  model.isCouple && !changes.some((one) => one.kind === 'split' && one.at <= month)

/** A household parted: a share of cash, accounts and debts stays; the home with its loans is kept, left or sold and the proceeds divided. */
function part(state: RunState, model: Model, one: ChangeOf<'split'>, month: number, law: ScenarioLaw): void {
  const homes = state.things.filter(({ terms }) => terms.kind === 'home')
  const onHomes = new Set(homes.flatMap((home) => loansOn(state, home)))
  for (const debt of state.debts) {
    if (onHomes.has(debt)) continue
    debt.balance = Math.round(debt.balance * one.debts)
    debt.payment = Math.round(debt.payment * one.debts)
  }
  if (state.cash > 0)
    state.cash += state.ledger.add(
      `event:cash-split:${one.event}`,
      'once',
      month,
      -Math.round(state.cash * (1 - one.assets)),
    )
  for (const holding of state.holdings) {
    holding.balance = Math.round(holding.balance * one.assets)
    if (holding.basis !== null) holding.basis = Math.round(holding.basis * one.assets)
  }
  for (const thing of state.things) if (thing.terms.kind !== 'home') thing.value = Math.round(thing.value * one.assets)
  for (const home of homes) {
    if (one.home === 'keep') continue
    if (one.home === 'leave') {
      for (const loan of loansOn(state, home)) loan.balance = 0
      state.things.splice(state.things.indexOf(home), 1)
    } else {
      const left = sellThing(state, month, home, law, model.isCouple)
      state.cash += state.ledger.add(`event:sale:${one.event}`, 'once', month, Math.round(left * one.assets))
    }
  }
  partTaxes(state)
}

/** Of the year's taxes so far, the part on the first person's income goes on. */
function partTaxes(state: RunState): void {
  const [mine, theirs] = state.sums.people
  const all = (one: typeof mine): number =>
    one.pay + one.selfEmployment + one.socialSecurity + one.pension + one.unemployment
  const both = all(mine) + all(theirs)
  state.heldBack *= both > 0 ? all(mine) / both : 1
  for (const key of Object.keys(theirs) as (keyof typeof theirs)[]) theirs[key] = 0
}
