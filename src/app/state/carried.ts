/** What the visitor typed in one tool that another may ask too: offered there, never filled in unasked. Nothing of it is sent anywhere. */
import type { ProfileKey, ShareValue } from '#calculators/kit/field.ts'
import type { Frequency } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { fits } from './profile.ts'
import { checked, maybe, one, open, or, readShape, record, type Shape } from './shape.ts'
import { amount, choice, day, number, text } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

/** One debt, as far as it was typed. Dollars, percent points a year, dollars a month; null is unknown. */
export interface CarriedDebt {
  readonly name: string
  readonly kind: string
  readonly balance: number
  readonly rate: number | null
  readonly payment: number | null
}
/** Something owned, as the household's picture knows it. Dollars; null is unknown. Never typed in a calculator and taken along. */
export interface HeldAsset {
  readonly name: string
  readonly kind: string
  readonly value: number
  readonly basis: number | null
}
/** A bill that falls due on known days, under the item of the budget it belongs to. Dollars each time. */
export interface HeldBill {
  readonly item: string
  readonly amount: number
  readonly every: Exclude<Frequency, 'once' | 'half-month'>
  /** Its next due date; null: not known. */
  readonly next: IsoDate | null
}
export type FactValue =
  | number
  | string
  | ShareValue
  | readonly CarriedDebt[]
  | readonly HeldAsset[]
  | readonly HeldBill[]
export interface CarriedFact {
  readonly value: FactValue
  /** The tool it was typed in, as the offer names it: 'Mortgage'. */
  readonly from: string
}
export type CarriedFacts = Readonly<Partial<Record<ProfileKey, CarriedFact>>>
export interface Carried {
  readonly facts: CarriedFacts
  /** Calculators whose offer was closed, with the day ('YYYY-MM-DD'): not asked again in that visit. */
  readonly closed: Readonly<Record<string, string>>
}

const mostDebts = 30

const debts = list(
  { of: 'debts', most: mostDebts },
  record<CarriedDebt>({ name: text(60), kind: text(40), balance: number, rate: maybe(number), payment: maybe(number) }),
)

const someDebts = checked(debts, (all) => (all.length > 0 ? all : undefined))
const nothing: Shape<never> = { read: () => undefined }
const share: Shape<ShareValue> = record<ShareValue>({ amount: amount(0, 1e12), unit: choice(['usd', 'pct']) })

/** What may stand under a fact. */
function factShape(key: ProfileKey): Shape<FactValue> {
  switch (key) {
    case 'cards':
    case 'debts':
      return someDebts
    case 'assets':
    case 'bills':
      return nothing
    case 'downPayment':
      return share
    case 'annualPay':
    case 'spousePay':
    case 'children':
    case 'homePrice':
    case 'mortgageRate':
    case 'loanBalance':
    case 'loanRate':
    case 'loanMonths':
    case 'toInvest':
    case 'savingsApy':
      return amount()
    default:
      return one((data: unknown): data is number | string => fits(key, data))
  }
}
/** Whether a value may stand under a fact. */
function canStand(key: ProfileKey, data: unknown): boolean {
  return readShape(factShape(key), data)?.lost.length === 0
}

const keys: readonly ProfileKey[] = [
  'annualIncome',
  'annualPay',
  'spousePay',
  'children',
  'state',
  'filingStatus',
  'birthMonth',
  'homeValue',
  'homePrice',
  'downPayment',
  'mortgageRate',
  'loanBalance',
  'loanRate',
  'loanMonths',
  'cards',
  'debts',
  'monthlyRent',
  'monthlyEssentials',
  'savings',
  'savingsApy',
  'toInvest',
  'retirementSavings',
  'creditScore',
]

const fact = (key: ProfileKey) => open(record<CarriedFact>({ value: factShape(key), from: text(60) }))
/** One odd fact does not cost all others. */
const facts = record<CarriedFacts>(Object.fromEntries(keys.map((key) => [key, fact(key)])) as never)

export const carriedShape = record<Carried>({
  facts,
  closed: or(
    map({ of: 'closed offers', most: 200, rolls: true }, (slug) => slug.length <= 80, day),
    {},
  ),
})

export const carried = stored<Carried>('carried', {
  version: 1,
  area: 'session',
  initial: { facts: {}, closed: {} },
  shape: carriedShape,
})

/** Takes facts along from a tool. What cannot be is left out. */
export function carry(typed: readonly { readonly key: ProfileKey; readonly value: FactValue }[], from: string): void {
  const now = carried.get().facts
  const fresh = typed.filter(
    ({ key, value }) => canStand(key, value) && JSON.stringify(now[key]?.value) !== JSON.stringify(value),
  )
  if (fresh.length === 0) return
  const facts = Object.fromEntries(fresh.map(({ key, value }) => [key, { value, from: from.slice(0, 60) }]))
  carried.set((before) => ({ ...before, facts: { ...before.facts, ...facts } }))
}

/** Closed since the page was loaded: holds past midnight too. */
const closedHere = new Set<string>()

export function closeOffer(slug: string, today: string): void {
  closedHere.add(slug)
  carried.set((before) => ({ ...before, closed: { ...before.closed, [slug]: today } }))
}
export const isOfferClosed = ({ closed }: Carried, slug: string, today: string): boolean =>
  closedHere.has(slug) || closed[slug] === today
