/** What a year of living costs, and what a home would take. */
import { bought, cars, covers, family, homes, lives, loanYears, mortgageInflation } from './design.ts'
import { health, mortgageRate, newCar, rentersPremium } from './law.precomputed.ts'
import type { CoverKind, Life, Loan, Money, Person, Plan } from './life.ts'
import { newLoan } from './loans.ts'

export const carCost = (car: Plan['car']): number => (car === 'new' ? newCar : cars[car])
export const homeCost = (plan: Plan, rentFactor: number): number =>
  plan.home === 'own' ? bought.price * bought.upkeep : homes[plan.home] * rentFactor
export const lifeCost = (plan: Plan, person: Person): number =>
  lives[plan.life] * (person.partnerPay > 0 ? 1 + family.partnerLife : 1)

/** Price of one kind of coverage a year. */
export function coverCost(kind: CoverKind, plan: Plan, person: Person): number {
  switch (kind) {
    case 'health':
      return person.partnerPay > 0 || person.children.length > 0 ? health.family : health.single
    case 'home':
      return plan.home === 'own' ? covers.homePolicy : rentersPremium
    case 'disability':
      return covers.disability * person.pay
    default:
      return covers[kind]
  }
}
/** What these people live on when nothing goes wrong: the number freedom is measured by. Children grow up, loans end. */
export const chosenSpending = (plan: Plan, person: Person): number =>
  homeCost(plan, person.rentFactor) +
  carCost(plan.car) +
  lifeCost(plan, person) +
  person.parent +
  plan.covers.reduce((sum, kind) => sum + coverCost(kind, plan, person), 0)

export const homeRate = mortgageRate - mortgageInflation
export const downPayment = bought.price * (bought.down + bought.closing)
export const newHomeLoan = (): Loan => newLoan(bought.price * (1 - bought.down), homeRate, loanYears.home)
/** Cash, the taxed fund and what was paid into the Roth IRA: what a down payment may come from. */
export const reachable = (money: Money): number =>
  Math.max(0, money.cash) + money.fund + Math.min(money.roth, money.rothPaid)
/** Whether a lender and the savings allow the small home. */
export function canBuy({ plan, person, money }: Pick<Life, 'plan' | 'person' | 'money'>): boolean {
  const yearly = newHomeLoan().payment * 12 + bought.price * bought.upkeep + covers.homePolicy
  return (
    plan.home !== 'own' &&
    person.reportYears === 0 &&
    money.help.balance === 0 &&
    person.disabledYears === 0 &&
    reachable(money) >= downPayment &&
    yearly <= bought.mostOfPay * (person.pay + person.partnerPay)
  )
}
/** Takes dollars from cash, then the taxed fund, then the Roth IRA's contributions; `gain` is what the fund's sale is taxed on later. */
export function takeOut(
  money: Money,
  amount: number,
): { readonly money: Money; readonly gain: number; readonly left: number } {
  const cash = Math.min(Math.max(0, money.cash), amount)
  const fund = Math.min(money.fund, amount - cash)
  const roth = Math.min(money.roth, money.rothPaid, amount - cash - fund)
  const paid = money.fund > 0 ? (money.fundPaid * fund) / money.fund : 0
  return {
    money: {
      ...money,
      cash: money.cash - cash,
      fund: money.fund - fund,
      fundPaid: money.fundPaid - paid,
      roth: money.roth - roth,
      rothPaid: money.rothPaid - roth,
    },
    gain: fund - paid,
    left: Math.max(0, amount - cash - fund - roth),
  }
}
