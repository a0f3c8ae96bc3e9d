/** What the visitor typed in one tool that another may ask too: offered there, never filled in unasked. Nothing of it is sent anywhere. */
import type { ProfileKey, ShareValue } from '#calculators/kit/field.ts'
import type { Frequency } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { fits } from './profile.ts'
import { isAmount, isDay, isRecord, isText, readList } from './read-data.ts'
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

function readDebt(data: unknown): CarriedDebt | null {
  if (!isRecord(data)) return null
  const { name, kind, balance, rate, payment } = data
  const isRate = (value: unknown): value is number | null => value === null || isAmount(value)
  return isText(name, 60) && isText(kind, 40) && isAmount(balance) && isRate(rate) && isRate(payment)
    ? { name, kind, balance, rate, payment }
    : null
}

/** A value that may stand under a fact; null refuses it. */
export function readFactValue(key: ProfileKey, data: unknown): FactValue | null {
  switch (key) {
    case 'cards':
    case 'debts': {
      const list = readList(data, readDebt, mostDebts)
      return list && list.length > 0 ? list : null
    }
    case 'assets':
    case 'bills':
      return null
    case 'downPayment': {
      if (!isRecord(data)) return null
      const { amount, unit } = data
      return isAmount(amount) && amount >= 0 && (unit === 'usd' || unit === 'pct') ? { amount, unit } : null
    }
    case 'annualPay':
    case 'spousePay':
    case 'children':
    case 'homePrice':
    case 'mortgageRate':
    case 'loanBalance':
    case 'loanRate':
    case 'toInvest':
    case 'savingsApy':
      return isAmount(data) && data >= 0 ? data : null
    default:
      return fits(key, data) ? (data as number | string) : null
  }
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

/** Keeps what can be read and drops the rest, so that one odd fact does not cost all others. */
export function readCarried(data: unknown): Carried | null {
  if (!isRecord(data) || !isRecord(data['facts']) || !isRecord(data['closed'])) return null
  const facts: Partial<Record<ProfileKey, CarriedFact>> = {}
  for (const key of keys) {
    const fact = data['facts'][key]
    if (!isRecord(fact) || !isText(fact['from'], 60)) continue
    const value = readFactValue(key, fact['value'])
    if (value !== null) facts[key] = { value, from: fact['from'] }
  }
  const closed = Object.entries(data['closed']).filter((entry): entry is [string, string] => isDay(entry[1]))
  return { facts, closed: Object.fromEntries(closed) }
}

export const carried = stored<Carried>('carried', {
  version: 1,
  area: 'session',
  initial: { facts: {}, closed: {} },
  read: readCarried,
})

/** Takes facts along from a tool. What cannot be is left out. */
export function carry(typed: readonly { readonly key: ProfileKey; readonly value: FactValue }[], from: string): void {
  const now = carried.get().facts
  const fresh = typed.filter(
    ({ key, value }) => readFactValue(key, value) !== null && JSON.stringify(now[key]?.value) !== JSON.stringify(value),
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
