/** A life in the game as data. Dollars; shares as decimals. Everything is worked out from the seed, the setup and the choices. */
import type { cars, homes, lives } from './design.ts'

export const personas = ['ana', 'dev', 'mae', 'sam'] as const
export type Persona = (typeof personas)[number]
export interface Setup {
  readonly persona: Persona
  /** Two children at the start; only Sam's choice. */
  readonly children: boolean
}

export type HomeKind = keyof typeof homes | 'own'
export type CarKind = keyof typeof cars | 'new'
export type LifeKind = keyof typeof lives
export type Work = 'full' | 'side' | 'fewer'
export const coverKinds = ['health', 'home', 'disability', 'liability', 'life'] as const
export type CoverKind = (typeof coverKinds)[number]

/** How you live until you change it. */
export interface Plan {
  readonly home: HomeKind
  readonly car: CarKind
  readonly life: LifeKind
  readonly work: Work
  /** Share of pay into the plan at work. */
  readonly plan: number
  /** Months of spending to keep in cash before anything else. */
  readonly cushion: number
  readonly debts: 'highest' | 'smallest' | 'minimum'
  readonly mix: number
  readonly fund: 'index' | 'managed'
  readonly covers: readonly CoverKind[]
  readonly frozen: boolean
  readonly papers: boolean
}

export interface Loan {
  readonly balance: number
  readonly rate: number
  /** A month. */
  readonly payment: number
}
export interface Money {
  readonly cash: number
  /** At work, before tax. */
  readonly plan: number
  readonly roth: number
  /** Put into the Roth IRA and not taken out: may come out at any time without tax. */
  readonly rothPaid: number
  readonly fund: number
  /** What the fund cost. */
  readonly fundPaid: number
  readonly card: number
  readonly student: Loan
  readonly carLoan: Loan
  readonly help: Loan
  readonly homeLoan: Loan
  readonly homeValue: number
}
export interface Person {
  readonly age: number
  /** A year's pay at full time. */
  readonly pay: number
  readonly isUneven: boolean
  /** 0: no partner. */
  readonly partnerPay: number
  /** Ages of the children. */
  readonly children: readonly number[]
  /** A year to a parent. */
  readonly parent: number
  /** Counted pay of each year so far, for the Social Security estimate. */
  readonly earned: readonly number[]
  readonly partnerEarned: readonly number[]
  /** The year a course ends, or null. */
  readonly studyEnds: number | null
  readonly disabledYears: number
  readonly wasLaidOff: boolean
  readonly rentFactor: number
  /** Years in which no card lends, after a reset. */
  readonly reportYears: number
  /** Money lent to family that comes back this year. */
  readonly comingBack: readonly { readonly year: number; readonly amount: number }[]
  /** A gain taken this year, taxed with next year's return. */
  readonly gainToTax: number
}

export const badKinds = [
  'layoff',
  'hospital',
  'disability',
  'home-damage',
  'renter-loss',
  'car-repair',
  'crash',
  'identity',
  'rent-jump',
] as const
export type BadKind = (typeof badKinds)[number]
export const askKinds = ['scam', 'family', 'windfall', 'joy'] as const
export type AskKind = (typeof askKinds)[number]
export type CardKind = BadKind | AskKind

/** A card of the year: what it costs after insurance, and what it would have cost without. */
export interface Card {
  readonly kind: CardKind
  readonly cost: number
  readonly full: number
  readonly answer?: string
}

/** What is reckoned while a year is lived: interest, of it on the card, newly borrowed on the card, and employer money not claimed. */
export interface Reckoning {
  readonly interest: number
  readonly cardInterest: number
  readonly cardBorrowed: number
  readonly matchMissed: number
}
/** One finished year. `in` less `out` is the change in wealth, to the cent. */
export interface YearBook extends Reckoning {
  readonly year: number
  readonly age: number
  readonly plan: Plan
  readonly changes: readonly string[]
  readonly cards: readonly Card[]
  readonly help: readonly string[]
  readonly in: Readonly<Record<string, number>>
  readonly out: Readonly<Record<string, number>>
  readonly wealthBefore: number
  readonly wealthAfter: number
  /** After inflation. */
  readonly stocks: number
  readonly freedom: number
  readonly joy: number
}

export type Phase =
  | { readonly kind: 'plan' }
  | { readonly kind: 'cards'; readonly at: number }
  | { readonly kind: 'help'; readonly short: number; readonly reckoning: Reckoning }
  | { readonly kind: 'over' }

export interface Life {
  readonly seed: number
  readonly setup: Setup
  /** The real year behind each of the thirty: hidden until the end. */
  readonly market: readonly number[]
  /** From 0. */
  readonly year: number
  readonly phase: Phase
  readonly person: Person
  readonly plan: Plan
  readonly money: Money
  readonly joy: number
  /** Of the year being lived: what was changed, its cards, and what was spent or got by choices so far. */
  readonly changes: readonly string[]
  readonly cards: readonly Card[]
  readonly helps: readonly string[]
  readonly flows: Flows
  /** Wealth when the year began. */
  readonly wealthBefore: number
  readonly books: readonly YearBook[]
}

/** Money in and out of a year by name. */
export interface Flows {
  readonly in: Readonly<Record<string, number>>
  readonly out: Readonly<Record<string, number>>
}
export const noFlows: Flows = { in: {}, out: {} }
export function flow(flows: Flows, side: 'in' | 'out', name: string, amount: number): Flows {
  if (amount === 0) return flows
  return { ...flows, [side]: { ...flows[side], [name]: (flows[side][name] ?? 0) + amount } }
}
type Amounts = Readonly<Record<string, number>>
function joined(some: Amounts, more: Amounts): Amounts {
  const all: Record<string, number> = { ...some }
  for (const name in more) {
    const amount = more[name] ?? 0
    if (amount !== 0) all[name] = (all[name] ?? 0) + amount
  }
  return all
}
/** Many flows at once. */
export const added = (flows: Flows, ins: Amounts, outs: Amounts): Flows => ({
  in: joined(flows.in, ins),
  out: joined(flows.out, outs),
})
export const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, one) => sum + one, 0)

export const owed = (money: Money): number =>
  money.card + money.student.balance + money.carLoan.balance + money.help.balance + money.homeLoan.balance
/** All that is owned less all that is owed. */
export const wealthOf = (money: Money): number =>
  money.cash + money.plan + money.roth + money.fund + money.homeValue - owed(money)
