/** What is left of a year by the standing orders: the cushion, then debts in their order, then the Roth IRA up to its limit, then a fund. */

import { chosenSpending } from './cost.ts'
import { cardRate } from './design.ts'
import { limits } from './law.precomputed.ts'
import type { Life, Money, Plan } from './life.ts'
import { paidDown } from './loans.ts'

/** The cash the standing order keeps. */
export const cushionGoal = ({ plan, person }: Pick<Life, 'plan' | 'person'>): number =>
  (plan.cushion * chosenSpending(plan, person)) / 12

type Debt = 'card' | 'student' | 'carLoan' | 'help'
const balanceOf = (money: Money, debt: Debt): number => (debt === 'card' ? money.card : money[debt].balance)
const rateOf = (money: Money, debt: Debt): number => (debt === 'card' ? cardRate : money[debt].rate)

/** Debts that take more than their payments, in the order chosen. The home loan only ever takes its payments. */
function debtOrder(money: Money, order: Plan['debts']): readonly Debt[] {
  if (order === 'minimum') return []
  const all = (['card', 'student', 'carLoan', 'help'] as const).filter((debt) => balanceOf(money, debt) > 0)
  return order === 'highest'
    ? all.toSorted((a, b) => rateOf(money, b) - rateOf(money, a))
    : all.toSorted((a, b) => balanceOf(money, a) - balanceOf(money, b))
}

/** `income` bounds the Roth IRA: no more goes in than was earned. */
export function shareOut(life: Life, held: Money, income: { readonly pay: number; readonly partner: number }): Money {
  let money = held
  let spare = Math.max(0, held.cash - cushionGoal(life))
  for (const debt of debtOrder(held, life.plan.debts)) {
    const amount = Math.min(spare, balanceOf(money, debt))
    spare -= amount
    money = {
      ...money,
      cash: money.cash - amount,
      ...(debt === 'card' ? { card: money.card - amount } : { [debt]: paidDown(money[debt], amount) }),
    }
  }
  const roth = Math.min(spare, limits.ira, income.pay + income.partner)
  const fund = spare - roth
  return {
    ...money,
    cash: money.cash - spare,
    roth: money.roth + roth,
    rothPaid: money.rothPaid + roth,
    fund: money.fund + fund,
    fundPaid: money.fundPaid + fund,
  }
}
