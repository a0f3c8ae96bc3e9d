/** The year in a budget: what comes in, taxes, living, loans, and what is left before the cushion is touched. */
import { carCost, coverCost, homeCost, lifeCost } from './cost.ts'
import { cardLeast, cardRate, dividends, family, match } from './design.ts'
import { type Earned, earned } from './earnings.ts'
import { limits } from './law.precomputed.ts'
import { type Life, sumOf } from './life.ts'
import { type LoanYear, yearOf } from './loans.ts'
import { taxesOf } from './taxes.ts'

/** The living costs of the year by name, coverage and cards included, before loans and taxes. */
function spending(life: Life): Readonly<Record<string, number>> {
  const { plan, person, cards } = life
  const bad = cards.filter(({ answer, cost }) => answer === undefined && cost > 0)
  return {
    home: homeCost(plan, person.rentFactor),
    car: carCost(plan.car),
    life: lifeCost(plan, person),
    children: person.children.length * family.child,
    parent: person.parent,
    covers: plan.covers.reduce((sum, kind) => sum + coverCost(kind, plan, person), 0),
    ...Object.fromEntries(bad.map(({ kind, cost }) => [kind, cost])),
  }
}

export interface Budget {
  readonly deferrals: number
  readonly matched: number
  readonly matchMissed: number
  readonly loans: Readonly<Record<'student' | 'carLoan' | 'help' | 'homeLoan' | 'card', LoanYear>>
  readonly ins: Readonly<Record<string, number>>
  readonly outs: Readonly<Record<string, number>>
  readonly interest: number
  /** Interest and principal. */
  readonly payments: number
  /** Cash left of the year; negative where more went out. */
  readonly left: number
}
export function budgetOf(life: Life, income: Earned): Budget {
  const { plan, person, money } = life
  const deferrals = Math.min(limits.deferral, plan.plan * income.pay)
  const matched = match.rate * Math.min(deferrals, match.upTo * income.pay)
  const loans = {
    student: yearOf(money.student),
    carLoan: yearOf(money.carLoan),
    help: yearOf(money.help),
    homeLoan: yearOf(money.homeLoan),
    card: yearOf({ balance: money.card, rate: cardRate, payment: money.card * cardLeast }),
  }
  const taxes = taxesOf({
    age: person.age,
    pay: income.pay,
    deferrals,
    healthPremium: plan.covers.includes('health') ? coverCost('health', plan, person) : 0,
    unemployment: income.unemployment,
    disabilityBenefit: income.benefit,
    partnerPay: income.partner,
    children: person.children,
    studentInterest: loans.student.interest,
    dividends: money.fund * dividends,
    gain: person.gainToTax,
  })
  const back = person.comingBack.filter((one) => one.year === life.year).reduce((sum, { amount }) => sum + amount, 0)
  const ins = { ...income, familyBack: back }
  const outs = { tax: taxes.income, payroll: taxes.payroll, ...spending(life) }
  const all = Object.values(loans)
  const payments = all.reduce((sum, { paid }) => sum + paid, 0)
  return {
    deferrals,
    matched,
    matchMissed: Math.max(0, match.rate * match.upTo * income.pay - matched),
    loans,
    ins,
    outs,
    interest: all.reduce((sum, { interest }) => sum + interest, 0),
    payments,
    left: sumOf(ins) - deferrals - sumOf(outs) - payments,
  }
}
/** The year as it looks when it begins: at ordinary pay and without any card. */
export const forecastOf = (life: Life): Budget => budgetOf({ ...life, cards: [] }, earned({ ...life, cards: [] }, 0.5))
