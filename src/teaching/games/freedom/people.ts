import { loanYears, pay } from './design.ts'
import { type Life, type Loan, type Money, noFlows, type Person, type Plan, type Setup, wealthOf } from './life.ts'
import { newLoan } from './loans.ts'
import { realYears } from './market.ts'

const noLoan: Loan = { balance: 0, rate: 0, payment: 0 }
const noMoney: Money = {
  cash: 0,
  plan: 0,
  roth: 0,
  rothPaid: 0,
  fund: 0,
  fundPaid: 0,
  card: 0,
  student: noLoan,
  carLoan: noLoan,
  help: noLoan,
  homeLoan: noLoan,
  homeValue: 0,
}
interface Start {
  readonly age: number
  readonly pay: number
  readonly money: Partial<Money>
  readonly parent?: number
  readonly isUneven?: true
  readonly car: Plan['car']
}
/** The four people, made up. */
export const starts: Readonly<Record<Setup['persona'], Start>> = {
  ana: {
    age: 25,
    pay: 48_000,
    car: 'none',
    money: { cash: 1_500, student: newLoan(24_000, 0.0639, loanYears.student) },
  },
  dev: { age: 27, pay: 62_000, car: 'used', money: { card: 3_800, carLoan: newLoan(9_000, 0.08, loanYears.car) } },
  mae: { age: 25, pay: 39_000, car: 'none', money: {}, parent: 2_400 },
  sam: { age: 30, pay: 54_000, car: 'used', money: {}, isUneven: true },
}
/** How everybody lives when the game begins, before the first choice. */
const firstPlan: Omit<Plan, 'car'> = {
  home: 'alone',
  life: 'steady',
  work: 'full',
  plan: 0,
  cushion: 1,
  debts: 'minimum',
  mix: 0.6,
  fund: 'index',
  covers: ['health'],
  frozen: false,
  papers: false,
}

export function begin(seed: number, setup: Setup): Life {
  const start = starts[setup.persona]
  const person: Person = {
    age: start.age,
    pay: start.pay,
    isUneven: start.isUneven === true,
    partnerPay: 0,
    children: setup.children ? [4, 6] : [],
    parent: start.parent ?? 0,
    earned: [],
    partnerEarned: [],
    studyEnds: null,
    disabledYears: 0,
    wasLaidOff: false,
    rentFactor: 1,
    reportYears: 0,
    comingBack: [],
    gainToTax: 0,
  }
  const money = { ...noMoney, ...start.money }
  return {
    seed,
    setup,
    market: realYears(seed),
    year: 0,
    phase: { kind: 'plan' },
    person,
    plan: { ...firstPlan, car: start.car },
    money,
    joy: 0,
    changes: [],
    cards: [],
    helps: [],
    flows: noFlows,
    wealthBefore: wealthOf(money),
    books: [],
  }
}
/** What a year brings at the pay of this person, before layoffs. */
export const payOf = (person: Person, work: Plan['work'], luck: number): number =>
  person.pay * (work === 'fewer' ? pay.fewer : 1) * (person.isUneven ? 1 - pay.uneven + 2 * pay.uneven * luck : 1) +
  (work === 'side' ? pay.side : 0)
