/**
 * When cushion and card are used up: every way goes on. A payment plan with a nonprofit counselor always covers what is missing; until it
 * is paid, its budget allows no rich life, no nicer home and no new car.
 */

import { reachable, takeOut } from './cost.ts'
import { carSale, helpRate, loanYears, localHelp, resetYears } from './design.ts'
import { flow, type Life } from './life.ts'
import { newLoan } from './loans.ts'

/** Still missing, dollars. */
export const missing = (life: Life): number => (life.money.cash < -0.005 ? -life.money.cash : 0)

/** The quiet choice first; each at most once a year. */
export function helpOffers(life: Life): readonly string[] {
  const { money, plan, person, helps } = life
  const unsecured = money.card + money.help.balance
  const owned = reachable({ ...money, cash: 0 })
  // What is owned and covers it is sold before anything is borrowed.
  const all = [
    ...(owned >= missing(life) ? ['help:sell', 'help:plan'] : ['help:plan', ...(owned > 1 ? ['help:sell'] : [])]),
    ...(plan.car === 'none' ? [] : ['help:car']),
    'help:local',
    ...(unsecured > person.pay / 2 && person.reportYears === 0 ? ['help:reset'] : []),
  ]
  return all.filter((choice) => !helps.includes(choice))
}

const withCash = (life: Life, amount: number, name: string): Life => ({
  ...life,
  money: { ...life.money, cash: life.money.cash + amount },
  flows: flow(life.flows, 'in', name, amount),
})

export function helped(life: Life, choice: string): Life {
  const short = missing(life)
  const next: Life = { ...life, helps: [...life.helps, choice] }
  const { money, plan, person } = next
  switch (choice) {
    case 'help:sell': {
      const sold = takeOut({ ...money, cash: 0 }, short)
      return {
        ...next,
        money: { ...sold.money, cash: money.cash + short - sold.left },
        person: { ...person, gainToTax: person.gainToTax + sold.gain },
      }
    }
    case 'help:car':
      return plan.car === 'none'
        ? next
        : withCash({ ...next, plan: { ...plan, car: 'none' } }, carSale[plan.car], 'carSale')
    case 'help:local':
      return withCash(next, Math.min(localHelp, short), 'localHelp')
    case 'help:reset': {
      const forgiven = money.card + money.help.balance
      return {
        ...next,
        money: { ...money, card: 0, help: newLoan(0, helpRate, loanYears.help) },
        flows: flow(next.flows, 'in', 'forgiven', forgiven),
        person: { ...person, reportYears: resetYears },
      }
    }
    default:
      return {
        ...next,
        plan: {
          ...plan,
          life: 'lean',
          home: plan.home === 'nicer' ? 'alone' : plan.home,
          car: plan.car === 'new' ? 'used' : plan.car,
        },
        money: {
          ...money,
          cash: money.cash + short,
          help: newLoan(money.help.balance + short, helpRate, loanYears.help),
        },
      }
  }
}
