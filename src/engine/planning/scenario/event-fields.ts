import { type EntryOf, type Field, type FieldKind, type Fields, fitsField, readFact } from '#engine/household/field.ts'
import { pastFalls } from '#facts/series/past-falls.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'

/*
 * What may happen to a household, as data: each kind of event with its parameters. Readers, links, forms and the API's schema follow from
 * these descriptions. Dollars; a month where the name says so; rates and shares as decimals. Every event also has the month it begins,
 * counted from the first month ahead (1).
 */

const of = <const K extends FieldKind>(kind: K): Field<K, true> => ({ ...kind, needed: true })
const maybe = <const K extends FieldKind>(kind: K): Field<K, false> => ({ ...kind, needed: false })

const money = { kind: 'money', most: 1e8 } as const
const signed = { kind: 'money', least: -1e8, most: 1e8 } as const
const share = { kind: 'rate', most: 1 } as const
const rate = { kind: 'rate', most: 1 } as const
const flag = { kind: 'flag' } as const
const entry = { kind: 'entry' } as const
const months = { kind: 'whole', least: 0, most: 600 } as const
const state = { kind: 'choice', of: Object.keys(stateNames) as readonly StateCode[] } as const

/** What pays for care while a job's health plan is gone. */
const cover = { kind: 'choice', of: ['cobra', 'marketplace', 'other', 'unchanged'] } as const

export const eventFields = {
  /** Wages of one income stop, then come back. */
  'job-loss': {
    income: maybe(entry),
    months: of({ kind: 'whole', least: 1, most: 600 }),
    /** Pay of the next job over the pay of this one. */
    newPay: of({ kind: 'rate', most: 3 }),
    severance: of(money),
    /** Unemployment benefit, dollars a week before tax, and the weeks it is paid. */
    weeklyBenefit: of(money),
    benefitWeeks: of({ kind: 'whole', least: 0, most: 99 }),
    health: of(cover),
    /** COBRA or another plan, dollars a month. */
    healthPremium: of(money),
    pauseSaving: of(flag),
  },
  rates: {
    /** Added to every rate that may move; negative lowers. */
    points: of({ kind: 'rate', least: -0.2, most: 0.3 }),
    /** The part of the change that savings accounts pass on. */
    savingsShare: of(share),
    /** How long it lasts; 0: to the end. */
    months: of(months),
  },
  baby: {
    parent: maybe(entry),
    leaveWeeks: of({ kind: 'whole', least: 0, most: 104 }),
    /** Share of pay that goes on during the leave. */
    leavePay: of(share),
    birthBill: of(money),
    everyday: of(money),
    childCare: of(money),
    /** Child care begins this many months after the birth, and lasts this many. */
    careAfter: of(months),
    careMonths: of(months),
  },
  move: {
    state: of(state),
    /** Rent, or the whole house payment where the home is kept; dollars a month. */
    housing: of(money),
    /** Change of the other living costs: 0.05 is 5% more. */
    costs: of({ kind: 'rate', least: -1, most: 2 }),
    /** Change of pay. */
    pay: of({ kind: 'rate', least: -1, most: 2 }),
    movingCost: of(money),
    sellHome: of(flag),
  },
  crash: {
    /** The month the fall of the past began. */
    like: of({ kind: 'choice', of: pastFalls.value.map(({ from }) => from) }),
    /** Homes fall by this share over the first two years, then grow again. */
    homes: of(share),
  },
  disability: {
    income: maybe(entry),
    /** How long; 0: to the end. */
    months: of(months),
    shortBenefit: of(money),
    shortWaitDays: of({ kind: 'whole', least: 0, most: 3650 }),
    /** Weeks a short-term policy pays. */
    shortWeeks: of({ kind: 'whole', least: 0, most: 520 }),
    longBenefit: of(money),
    longWaitDays: of({ kind: 'whole', least: 0, most: 3650 }),
    /** The policies' premiums were paid by an employer: benefits are taxed. */
    taxedBenefits: of(flag),
    /** Social Security disability, dollars a month; 0: none. */
    socialSecurity: of(money),
    /** Months until Social Security decides; what is due before is paid then. */
    decision: of({ kind: 'whole', least: 0, most: 60 }),
    /** The long-term policy pays less by what Social Security pays. */
    offset: of(flag),
    extraCosts: of(money),
    health: of(cover),
    healthPremium: of(money),
  },
  inheritance: {
    amount: of(money),
    tax: of(share),
    use: of({ kind: 'choice', of: ['cash', 'debts', 'invest'] }),
  },
  medical: {
    bill: of(money),
    deductible: of(money),
    coinsurance: of(share),
    outOfPocketMost: of(money),
    insured: of(flag),
    /** Paid over this many months without interest. */
    payOver: of({ kind: 'whole', least: 1, most: 120 }),
  },
  retire: {
    person: maybe(entry),
    /** Change of living costs: -0.1 is 10% less. */
    costs: of({ kind: 'rate', least: -1, most: 1 }),
    claimAge: of({ kind: 'whole', least: 62, most: 70 }),
    /** Social Security at that age, dollars a month of today. */
    socialSecurity: of(money),
    health: of(cover),
    healthPremium: of(money),
  },
  divorce: {
    /** What stays of accounts and of debts beside the home's. */
    keepAssets: of(share),
    keepDebts: of(share),
    home: of({ kind: 'choice', of: ['keep', 'leave', 'sell'] }),
    childrenStay: of(flag),
    /** Received each month; paid is negative. */
    support: of(signed),
    supportMonths: of(months),
    /** Share of the living costs beside housing that stays. */
    keepCosts: of(share),
    housing: of(money),
    legal: of(money),
  },
  car: {
    price: of(money),
    down: of(money),
    apr: of(rate),
    termMonths: of({ kind: 'whole', least: 1, most: 144 }),
    salesTax: of(share),
    running: of(money),
    /** The car given in exchange. */
    tradeIn: maybe(entry),
  },
  home: {
    price: of(money),
    down: of(money),
    apr: of(rate),
    termMonths: of({ kind: 'whole', least: 12, most: 480 }),
    closing: of(share),
    propertyTax: of(share),
    insurance: of(money),
    pmi: of(share),
    upkeep: of(share),
    dues: of(money),
    /** Rent stops. */
    stopRent: of(flag),
  },
  raise: {
    income: maybe(entry),
    change: of({ kind: 'rate', least: -1, most: 5 }),
  },
  own: {
    name: of({ kind: 'text', most: 40 }),
    once: of(signed),
    monthly: of(signed),
    /** How long the monthly amount goes on; 0: to the end. */
    months: of(months),
    /** Counts as income on a tax return. */
    taxed: of(flag),
  },
} as const satisfies Readonly<Record<string, Fields>>

export type EventKind = keyof typeof eventFields
export const eventKinds = Object.keys(eventFields) as readonly EventKind[]
export const isEventKind = (text: unknown): text is EventKind =>
  typeof text === 'string' && Object.hasOwn(eventFields, text)

/** The parameters of one kind. */
export type Terms<K extends EventKind> = Omit<EntryOf<(typeof eventFields)[K]>, 'id'>
/** One event: what, from which month on (1 is the first month ahead), with which terms. */
export type LifeEvent = {
  readonly [K in EventKind]: { readonly kind: K; readonly at: number; readonly terms: Terms<K> }
}[EventKind]
export type EventOf<K extends EventKind> = Extract<LifeEvent, { readonly kind: K }>

/** Most events of one scenario, and the last month one may begin. */
export const MOST_EVENTS = 12
export const LAST_MONTH = 360

/**
 * An event from data nobody has checked. `starting` answers for terms that are absent; one that does not fit refuses the event (null).
 */
export function readEvent(data: unknown, starting: (kind: EventKind, at: number) => LifeEvent): LifeEvent | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, at, terms } = data as { kind?: unknown; at?: unknown; terms?: unknown }
  if (!isEventKind(kind) || !fitsField({ kind: 'whole', least: 1, most: LAST_MONTH }, at)) return null
  const first = starting(kind, at as number)
  if (terms === undefined) return first
  if (typeof terms !== 'object' || terms === null || Array.isArray(terms)) return null
  const given = terms as Readonly<Record<string, unknown>>
  const read: Record<string, unknown> = { ...first.terms }
  const fields: Fields = eventFields[kind]
  for (const [key, field] of Object.entries(fields)) {
    if (!Object.hasOwn(given, key)) continue
    const value = given[key]
    if (value === null && !field.needed) read[key] = null
    else if (readFact(field, value) !== undefined) read[key] = readFact(field, value)
    else return null
  }
  return { kind, at, terms: read } as LifeEvent
}
