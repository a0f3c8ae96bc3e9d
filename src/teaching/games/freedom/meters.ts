/** The four meters: how free, how many months of cushion, what debt costs a day, how much joy. */
import { pensionOf } from './benefit.ts'
import { chosenSpending } from './cost.ts'
import { afterTax, cardRate, family, joy, pensionAge, timesSpending } from './design.ts'
import { type Life, owed } from './life.ts'
import { cushionGoal } from './share-out.ts'

export interface Freedom {
  /** Invested and cash beyond the cushion, plan money after the tax owed on it, less all debts: dollars. */
  readonly have: number
  /** A year of the life chosen, and what Social Security would pay of it from 67 on the pay so far. */
  readonly spending: number
  readonly pension: number
  /** Dollars that would cover that life, without Social Security and with it. */
  readonly needAlone: number
  readonly need: number
  /** `have` of `need`, not below 0. */
  readonly share: number
}
/**
 * Enough is 25 times what a year costs beyond Social Security, and what Social Security will pay one day for each year until it begins.
 * The home counts by what it saves in rent, not by its price.
 */
export function freedomOf({ plan, person, money }: Pick<Life, 'plan' | 'person' | 'money'>): Freedom {
  const spending = chosenSpending(plan, person)
  const pension = pensionOf(person.earned) + (person.partnerPay > 0 ? pensionOf(person.partnerEarned) : 0)
  const used = Math.min(spending, pension)
  const spare = Math.max(0, money.cash - cushionGoal({ plan, person }))
  const have = money.plan * afterTax + money.roth + money.fund + spare - owed(money)
  const needAlone = timesSpending * spending
  const need = Math.min(needAlone, timesSpending * (spending - used) + used * Math.max(0, pensionAge - person.age))
  return { have, spending, pension, needAlone, need, share: Math.max(0, have / need) }
}
/** Months the cash would last at the life chosen. */
export const cushionMonths = ({ plan, person, money }: Pick<Life, 'plan' | 'person' | 'money'>): number =>
  (12 * Math.max(0, money.cash)) / chosenSpending(plan, person)
/** Interest of a day on all that is owed. */
export const debtPerDay = ({ money }: Pick<Life, 'money'>): number =>
  (money.card * cardRate +
    [money.student, money.carLoan, money.help, money.homeLoan].reduce(
      (sum, { balance, rate }) => sum + balance * rate,
      0,
    )) /
  365

/** Joy of an ordinary year of this life. */
export function joyOf({ plan, person, money, cards }: Pick<Life, 'plan' | 'person' | 'money' | 'cards'>): number {
  const work = plan.work === 'fewer' ? joy.fewer : plan.work === 'side' ? joy.side : 0
  return (
    joy.lives[plan.life] +
    joy.homes[plan.home] +
    (plan.car === 'new' ? joy.newCar : 0) +
    (person.partnerPay > 0 ? joy.partner : 0) +
    Math.min(person.children.length, family.mostChildren) * joy.child +
    work +
    (cards.some(({ kind }) => kind === 'layoff') ? joy.layoff : 0) +
    (money.card > 0 ? joy.cardDebt : 0)
  )
}
export const joyShown = (life: Pick<Life, 'joy'>): number => Math.max(0, Math.min(joy.most, life.joy))
