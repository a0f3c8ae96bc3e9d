import { aprIn, payMonth } from '#engine/household/debt-months.ts'
import { levelPayment, periodsFor } from '#engine/lending/payment.ts'
import { onHome } from '#engine/wealth/balance-sheet.ts'
import { type ChangeOf, holds } from './change.ts'
import type { ScenarioLaw } from './law.ts'
import { type OpenDebt, type RunState, toCents } from './run-state.ts'

/** Points that rates which may move stand above today's in a month. */
export const pointsIn = (rates: readonly ChangeOf<'rates'>[], month: number): number =>
  rates.reduce((sum, one) => (holds(one, month) ? sum + one.points : sum), 0)

/**
 * One month of every debt, paid as it is now (`payMonth`). When a rate that may move does, a loan's payment is set anew over the time it
 * had left; a card's follows its minimum.
 */
export function payDebts(state: RunState, month: number, rates: readonly ChangeOf<'rates'>[], law: ScenarioLaw): void {
  const points = pointsIn(rates, month)
  const before = month === 0 ? 0 : pointsIn(rates, month - 1)
  for (const debt of state.debts) {
    const { terms } = debt
    if (debt.balance <= 0 || month < terms.first) continue
    const moved = terms.variable ? points : 0
    if (terms.variable && points !== before && terms.kind !== 'card')
      setPayment(debt, terms.apr + before, aprIn(terms, month, moved))
    const { interest, given } = payMonth(debt, month, law.cardMinimum, moved)
    state.cash += state.ledger.add(`debt:${terms.id}`, 'debt', month, -given)
    const premium = terms.insurance[month - terms.first] ?? 0
    if (premium > 0) state.cash += state.ledger.add(`pmi:${terms.id}`, 'living', month, -toCents(premium))
    if (terms.kind === 'mortgage') state.sums.mortgageInterest += interest / 100
    if (terms.kind === 'student') state.sums.studentInterest += interest / 100
  }
}

/** The level payment over the months the old one would have taken. One that never repays stays as it is. */
function setPayment(debt: OpenDebt, oldApr: number, apr: number): void {
  const left = periodsFor(debt.payment, debt.balance, Math.max(0, oldApr) / 12)
  if (left.outcome !== 'found' || !(left.value > 0)) return
  debt.payment = Math.round(levelPayment(debt.balance, apr / 12, Math.max(1, Math.ceil(left.value - 1e-6))))
}

const isHome = (debt: OpenDebt): boolean => onHome(debt.terms.kind)

/** Pays debts early from cash: the highest rate first, loans on homes last. Cents; what is not needed stays. */
export function repayDebts(state: RunState, month: number, amount: number, line: string): void {
  let left = amount
  const order = [...state.debts].sort(
    (a, b) => Number(isHome(a)) - Number(isHome(b)) || b.terms.apr - a.terms.apr || (a.terms.id < b.terms.id ? -1 : 1),
  )
  for (const debt of order) {
    if (month < debt.terms.first || debt.balance <= 0) continue
    const given = Math.min(left, debt.balance)
    debt.balance -= given
    left -= given
  }
  state.cash += state.ledger.add(line, 'once', month, -(amount - left))
}
