import { debtKinds } from '#engine/wealth/balance-sheet.ts'
import type { EntryOf, Field, FieldKind } from './field.ts'

/*
 * The lists a household's picture is made of. Dollars; per month where the name says so; rates as decimals. A field that may be unknown
 * is null, and no rule may count an unknown as zero where that would be good news.
 */

const needed = <const K extends FieldKind>(kind: K): Field<K, true> => ({ ...kind, needed: true })
const open = <const K extends FieldKind>(kind: K): Field<K, false> => ({ ...kind, needed: false })

const money = { kind: 'money', most: 1e9 } as const
const rate = { kind: 'rate', most: 4 } as const
const share = { kind: 'rate', most: 1 } as const
const flag = { kind: 'flag' } as const
const day = { kind: 'day' } as const
const name = needed({ kind: 'text', most: 60 })
const note = open({ kind: 'text', most: 500 })
const owner = open({ kind: 'entry' })
const dayOfMonth = { kind: 'whole', least: 1, most: 31 } as const
/** How often money comes or goes; `once` needs its day. */
export const frequencies = ['week', 'two-weeks', 'half-month', 'month', 'quarter', 'half-year', 'year', 'once'] as const
const every = needed({ kind: 'choice', of: frequencies })

/** Who lives on this money. `you` stands once, first; a partner files with you or not, as the filing status says. */
export const personFields = {
  name,
  role: needed({ kind: 'choice', of: ['you', 'partner', 'child', 'other'] }),
  born: open({ kind: 'month' }),
  /** Smokes or uses tobacco: what insurance asks. */
  tobacco: open(flag),
} as const

/** Money that comes in. */
export const incomeFields = {
  name,
  kind: needed({
    kind: 'choice',
    of: [
      'wages',
      'self-employment',
      'social-security',
      'pension',
      'disability',
      'unemployment',
      'support',
      'rent',
      'other',
    ],
  }),
  owner,
  /** Dollars each time. */
  amount: needed(money),
  every,
  /** True: what reaches the bank. False: before taxes and what the paycheck holds back. */
  isTakeHome: needed(flag),
  /** 0 (cannot be counted on) to 10. */
  reliability: needed({ kind: 'whole', least: 0, most: 10 }),
  isGuaranteed: needed(flag),
  /** One real payday: dates are counted from it. */
  nextOn: open(day),
  /** The last month it comes; null: it goes on. */
  until: open({ kind: 'month' }),
} as const

/** Money somewhere, by how it is taxed. */
export const accountFields = {
  name,
  kind: needed({
    kind: 'choice',
    of: [
      'checking',
      'savings',
      'cd',
      'brokerage',
      'traditional-ira',
      'roth-ira',
      'traditional-401k',
      'roth-401k',
      'hsa',
      '529',
      'other',
    ],
  }),
  owner,
  balance: needed({ ...money, least: -1e9 }),
  /** Interest a year, of cash. */
  apy: open(rate),
  /** What was paid for what it holds (brokerage) or put in (Roth). */
  basis: open(money),
  /** Share in stocks. */
  stocks: open(share),
  /** Share in one single company, the employer's too. */
  oneCompany: open(share),
  /** Yearly costs of what it holds, as a share. */
  fees: open(share),
  /** Goes in each month, dollars, yours and not the employer's. */
  monthly: open(money),
  /** Workplace plans: the employer adds this for each dollar … */
  matchRate: open({ kind: 'rate', most: 3 }),
  /** … up to this share of pay. */
  matchUpTo: open(share),
  /** Share of pay that you put in now. */
  payShare: open(share),
  /** A CD's last day. */
  matures: open(day),
  note,
} as const

/** Homes, cars and other things worth money. */
export const propertyFields = {
  name,
  kind: needed({ kind: 'choice', of: ['home', 'property', 'car', 'business', 'other'] }),
  value: needed(money),
  basis: open(money),
  bought: open({ kind: 'month' }),
  /** Rent it brings, dollars a month. */
  monthlyRent: open(money),
  /** Property tax, dollars a year. */
  yearlyTax: open(money),
} as const

/** Everything owed. A credit card stands here also with nothing on it. */
export const debtFields = {
  name,
  kind: needed({ kind: 'choice', of: debtKinds }),
  owner,
  balance: needed(money),
  apr: open(rate),
  /** The loan's payment, or the card's minimum now; dollars a month. */
  minimum: open(money),
  /** What is really paid; null: the minimum. */
  payment: open(money),
  /** An offer on the whole balance … */
  promoApr: open(rate),
  /** … through this day. */
  promoEnds: open(day),
  /** All interest since the purchase is charged when anything is left then. */
  promoDeferred: open(flag),
  /** Of such an offer: interest run up in the background so far, as the statement says. */
  promoAccrued: open(money),
  /** A federal student loan: it has protections others lack. */
  isFederal: open(flag),
  /** The rate may move. */
  isVariable: open(flag),
  /** The property behind it. */
  securedBy: open({ kind: 'entry' }),
  /** The last payment, as the papers say. */
  endsOn: open({ kind: 'month' }),
  /** Payments missed and not made up. */
  missed: open({ kind: 'whole', least: 0, most: 60 }),
  /** The day of the month a payment is due. */
  dueDay: open(dayOfMonth),
  // Credit cards.
  creditLimit: open(money),
  statementDay: open(dayOfMonth),
  annualFee: open(money),
  opened: open({ kind: 'month' }),
  /** New purchases on it, dollars a month. */
  monthlyCharges: open(money),
  autopay: open({ kind: 'choice', of: ['none', 'minimum', 'full'] }),
  /** Cash back, or what a point's worth comes to, for each dollar spent. */
  rewardBase: open(share),
  rewardGroceries: open(share),
  rewardDining: open(share),
  rewardGas: open(share),
  rewardTravel: open(share),
  rewardOnline: open(share),
  /** Spending a year that earns more than the base; null: no cap. */
  rewardCap: open(money),
  /** Fee on purchases abroad, a share of each. */
  foreignFee: open(share),
  /** Payments the visitor has written down. */
  paid: open({ kind: 'log', most: 400 }),
  note,
} as const

/** Insurance. */
export const policyFields = {
  name,
  kind: needed({
    kind: 'choice',
    of: [
      'health',
      'dental',
      'auto',
      'home',
      'renters',
      'umbrella',
      'life-term',
      'life-permanent',
      'disability-short',
      'disability-long',
      'long-term-care',
      'flood',
      'pet',
      'other',
    ],
  }),
  /** Whom it covers; null: the household. */
  owner,
  through: open({ kind: 'choice', of: ['job', 'own', 'marketplace', 'government'] }),
  /** What it pays at most: a death benefit, a liability limit, a home's rebuilding cost. */
  coverage: open(money),
  /** Disability and long-term care: dollars a month. */
  monthlyBenefit: open(money),
  /** Days before benefits begin. */
  waitingDays: open({ kind: 'whole', least: 0, most: 3650 }),
  premium: open(money),
  premiumEvery: open({ kind: 'choice', of: frequencies }),
  deductible: open(money),
  outOfPocketMost: open(money),
  renewsOn: open(day),
  /** The last month of a term policy. */
  endsOn: open({ kind: 'month' }),
  note,
} as const

/** Bills, subscriptions and renewals: what goes out on known days. Part of the budget's spending, never beside it. */
export const billFields = {
  name,
  kind: needed({ kind: 'choice', of: ['bill', 'subscription', 'membership', 'renewal'] }),
  /** Dollars each time; the usual amount where it varies. */
  amount: needed(money),
  every,
  /** One real due date: the others are counted from it. */
  dueOn: open(day),
  /** The item of the budget it belongs to, or null. */
  budgetKey: open({ kind: 'text', most: 80 }),
  autopay: open(flag),
  varies: open(flag),
  /** What it came to each time it was paid. */
  paid: open({ kind: 'log', most: 400 }),
  startedOn: open(day),
  /** The next day it renews by itself … */
  renewsOn: open(day),
  /** … and how long before it notice must be given. */
  noticeDays: open({ kind: 'whole', least: 0, most: 366 }),
  endsOn: open(day),
  note,
} as const

/** What is saved for. */
export const goalFields = {
  name,
  target: needed(money),
  saved: needed(money),
  by: open({ kind: 'month' }),
  note,
} as const

/** What is expected to happen once: a bonus, a wedding, tuition, a roof. */
export const expectedFields = {
  name,
  on: needed({ kind: 'month' }),
  /** Dollars; what goes out is negative. */
  amount: needed({ kind: 'money', least: -1e9, most: 1e9 }),
} as const

/** Papers a family would look for: what they are and where they are kept, never what stands in them. */
export const documentFields = {
  name,
  kind: needed({
    kind: 'choice',
    of: [
      'will',
      'trust',
      'power-of-attorney',
      'health-directive',
      'funeral-wishes',
      'passwords',
      'birth',
      'marriage',
      'social-security',
      'passport',
      'military',
      'deed',
      'title',
      'insurance',
      'tax',
      'other',
    ],
  }),
  owner,
  /** In words: a drawer, a safe, a bank's box. */
  keptAt: open({ kind: 'text', most: 120 }),
  /** Who has a copy, or can open it. */
  copyWith: open({ kind: 'text', most: 120 }),
  /** The last day it holds. */
  expiresOn: open(day),
  reviewedOn: open(day),
  note,
} as const

/** People to call. */
export const contactFields = {
  name,
  role: needed({
    kind: 'choice',
    of: [
      'family',
      'friend',
      'executor',
      'guardian',
      'lawyer',
      'accountant',
      'adviser',
      'employer',
      'insurance',
      'bank',
      'doctor',
      'clergy',
      'pets',
      'other',
    ],
  }),
  phone: open({ kind: 'text', most: 40 }),
  email: open({ kind: 'text', most: 120 }),
  note,
} as const

export const householdLists = {
  people: personFields,
  incomes: incomeFields,
  accounts: accountFields,
  properties: propertyFields,
  debts: debtFields,
  policies: policyFields,
  bills: billFields,
  goals: goalFields,
  expected: expectedFields,
  documents: documentFields,
  contacts: contactFields,
} as const
export type ListName = keyof typeof householdLists

/** Most entries of one list. */
export const mostEntries: Readonly<Record<ListName, number>> = {
  people: 20,
  incomes: 30,
  accounts: 60,
  properties: 30,
  debts: 60,
  policies: 60,
  bills: 300,
  goals: 200,
  expected: 100,
  documents: 100,
  contacts: 60,
}

export type Person = EntryOf<typeof personFields>
export type Income = EntryOf<typeof incomeFields>
export type Account = EntryOf<typeof accountFields>
export type Property = EntryOf<typeof propertyFields>
export type HouseholdDebt = EntryOf<typeof debtFields>
export type Policy = EntryOf<typeof policyFields>
export type Bill = EntryOf<typeof billFields>
export type HouseholdGoal = EntryOf<typeof goalFields>
export type HouseholdDocument = EntryOf<typeof documentFields>
export type Contact = EntryOf<typeof contactFields>
export type Expected = EntryOf<typeof expectedFields>
export type Frequency = (typeof frequencies)[number]
