/**
 * A year lived: pay less tax and FICA, spending, loans and cards in; what is left goes to the cushion, the debts and the investments by
 * the standing orders. What is missing comes from the cushion, then from the card up to its limit; the rest asks for help.
 */
import { happens, share } from '../kit/chance.ts'
import { disabilityOf } from './benefit.ts'
import { carCost, coverCost, homeCost, lifeCost } from './cost.ts'
import { cardLeast, cardLimit, cardRate, dividends, family, fees, match, pay, shocks } from './design.ts'
import { benefitLaw, limits, policyShare } from './law.precomputed.ts'
import { added, type Flows, type Life, type Money, sumOf } from './life.ts'
import { yearOf } from './loans.ts'
import { marketYear, mixReturn } from './market.ts'
import { payOf } from './people.ts'
import { shareOut } from './share-out.ts'
import { taxesOf } from './taxes.ts'

const has = (life: Life, kind: string): boolean => life.cards.some((card) => card.kind === kind)
/** Months a private policy waits, and the law's waiting time and the month after it. */
const POLICY_WAIT = 3

export interface Earned {
  readonly pay: number
  readonly partner: number
  readonly unemployment: number
  /** From Social Security, and from a policy of one's own, which is not taxed. */
  readonly benefit: number
  readonly policy: number
}
/** What the work of the year brings. */
export function earned(life: Life): Earned {
  const { person, plan, seed, year, changes } = life
  const full = payOf(person, plan.work, share(seed, `pay:${year}`))
  const partner = person.partnerPay
  if (person.disabledYears > 0) {
    const isFirst = person.disabledYears === shocks.disability.years
    const isCovered = plan.covers.includes('disability')
    const months = isFirst ? 12 - (isCovered ? POLICY_WAIT : benefitLaw.waitMonths) : 12
    return isCovered
      ? { pay: 0, partner, unemployment: 0, benefit: 0, policy: (policyShare * person.pay * months) / 12 }
      : {
          pay: 0,
          partner,
          unemployment: 0,
          benefit: (disabilityOf(person.earned, person.pay) * months) / 12,
          policy: 0,
        }
  }
  const isLaidOff = has(life, 'layoff')
  const lost = (isLaidOff ? shocks.layoff.months : 0) + (changes.includes('bad-fit') ? pay.badFitMonths : 0)
  return {
    pay: (full * (12 - lost)) / 12,
    partner,
    unemployment: isLaidOff ? (full * shocks.layoff.months * shocks.layoff.benefitShare) / 12 : 0,
    benefit: 0,
    policy: 0,
  }
}

/** Growth of everything owned, on what was there before this year's savings. */
function grown(life: Life): { readonly money: Money; readonly flows: Flows } {
  const { money, plan, year } = life
  const market = marketYear(life.start, year)
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

/** A pay rise skipped for a layoff; a rent jump and a disability that begins take effect in the year they come. */
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

export interface Lived {
  /** Cash is negative where something is still missing. */
  readonly life: Life
  readonly interest: number
  readonly cardInterest: number
  readonly cardBorrowed: number
  readonly matchMissed: number
}
export function lived(begun: Life): Lived {
  const life = struck(begun)
  const { plan, person, money } = life
  const income = earned(life)
  const deferrals = Math.min(limits.deferral, plan.plan * income.pay)
  const matched = match.rate * Math.min(deferrals, match.upTo * income.pay)
  const student = yearOf(money.student)
  const car = yearOf(money.carLoan)
  const help = yearOf(money.help)
  const home = yearOf(money.homeLoan)
  const card = yearOf({ balance: money.card, rate: cardRate, payment: money.card * cardLeast })
  const taxes = taxesOf({
    age: person.age,
    pay: income.pay,
    deferrals,
    healthPremium: plan.covers.includes('health') ? coverCost('health', plan, person) : 0,
    unemployment: income.unemployment,
    disabilityBenefit: income.benefit,
    partnerPay: income.partner,
    children: person.children,
    studentInterest: student.interest,
    dividends: money.fund * dividends,
    gain: person.gainToTax,
  })
  const back = person.comingBack.filter((one) => one.year === life.year).reduce((sum, { amount }) => sum + amount, 0)
  const ins = { ...income, familyBack: back }
  const outs = { tax: taxes.income, payroll: taxes.payroll, ...spending(life) }
  const interest = student.interest + car.interest + help.interest + home.interest + card.interest
  const payments = student.paid + car.paid + help.paid + home.paid + card.paid
  const after = grown(life)
  const flows = added(after.flows, { ...ins, match: matched }, { ...outs, interest })
  const left = after.money.cash + sumOf(ins) - deferrals - sumOf(outs) - payments
  const held: Money = {
    ...after.money,
    cash: left,
    plan: after.money.plan + deferrals + matched,
    student: student.loan,
    carLoan: car.loan,
    help: help.loan,
    homeLoan: home.loan,
    card: card.loan.balance,
  }
  const room = person.reportYears > 0 ? 0 : Math.max(0, cardLimit * person.pay - held.card)
  const cardBorrowed = left < 0 ? Math.min(-left, room) : 0
  const paid: Money =
    left < 0 ? { ...held, cash: left + cardBorrowed, card: held.card + cardBorrowed } : shareOut(life, held, income)
  return {
    life: { ...life, money: paid, flows, person: { ...person, gainToTax: 0 } },
    interest,
    cardInterest: card.interest,
    cardBorrowed,
    matchMissed: Math.max(0, match.rate * match.upTo * income.pay - matched),
  }
}
/** Whether a course that ends this year was passed. */
export const passed = (life: Life): boolean =>
  life.person.studyEnds === life.year && happens(life.seed, `study:${life.person.studyEnds}`, pay.studyPasses)
