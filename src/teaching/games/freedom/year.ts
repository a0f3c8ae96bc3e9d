/**
 * A year lived: pay less tax and FICA, spending, loans and cards in; what is left goes to the cushion, the debts and the investments by
 * the standing orders. What is missing comes from the cushion, then from the card up to its limit; the rest asks for help.
 */
import { happens } from '../kit/chance.ts'
import { budgetOf } from './budget.ts'
import { cardLimit, fees, pay, shocks } from './design.ts'
import { earned, has } from './earnings.ts'
import { added, type Flows, type Life, type Money, type Reckoning } from './life.ts'
import { marketOf, mixReturn } from './market.ts'
import { shareOut } from './share-out.ts'

/** Growth of everything owned, on what was there before this year's savings. */
function grown(life: Life): { readonly money: Money; readonly flows: Flows } {
  const { money, plan, year } = life
  const market = marketOf(life.market, year)
  const rate = (1 + mixReturn(market, plan.mix)) * (1 - fees[plan.fund]) - 1
  const cash = Math.max(0, money.cash) * market.bills
  const home = money.homeValue * market.homes
  const investments = (money.plan + money.roth + money.fund) * rate
  const flows = added(life.flows, { investments, cashGrowth: cash, homeGrowth: home }, {})
  return {
    money: {
      ...money,
      cash: money.cash + cash,
      plan: money.plan * (1 + rate),
      roth: money.roth * (1 + rate),
      fund: money.fund * (1 + rate),
      homeValue: money.homeValue + home,
    },
    flows,
  }
}

/** A rent jump and a disability that begins take effect in the year they come. */
function struck(life: Life): Life {
  const { person } = life
  return {
    ...life,
    person: {
      ...person,
      disabledYears: has(life, 'disability') ? shocks.disability.years : person.disabledYears,
      rentFactor: has(life, 'rent-jump') ? person.rentFactor * (1 + shocks.rentJump.rise) : person.rentFactor,
    },
  }
}

export interface Lived extends Reckoning {
  /** Cash is negative where something is still missing. */
  readonly life: Life
}
export function lived(begun: Life): Lived {
  const life = struck(begun)
  const { person } = life
  const income = earned(life)
  const { deferrals, matched, matchMissed, loans, ins, outs, interest, left } = budgetOf(life, income)
  const after = grown(life)
  const flows = added(after.flows, { ...ins, match: matched }, { ...outs, interest })
  const cash = after.money.cash + left
  const held: Money = {
    ...after.money,
    cash,
    plan: after.money.plan + deferrals + matched,
    student: loans.student.loan,
    carLoan: loans.carLoan.loan,
    help: loans.help.loan,
    homeLoan: loans.homeLoan.loan,
    card: loans.card.loan.balance,
  }
  const room = person.reportYears > 0 ? 0 : Math.max(0, cardLimit * person.pay - held.card)
  const cardBorrowed = cash < 0 ? Math.min(-cash, room) : 0
  const money: Money =
    cash < 0 ? { ...held, cash: cash + cardBorrowed, card: held.card + cardBorrowed } : shareOut(life, held, income)
  return {
    life: { ...life, money, flows, person: { ...person, gainToTax: 0 } },
    interest,
    cardInterest: loans.card.interest,
    cardBorrowed,
    matchMissed,
  }
}
/** Whether a course that ends this year was passed. */
export const passed = (life: Life): boolean =>
  life.person.studyEnds === life.year && happens(life.seed, `study:${life.person.studyEnds}`, pay.studyPasses)
