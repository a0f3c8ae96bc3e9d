import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import type { StateReturnFor } from '../tax/interest-tax.ts'
import { settleTaxes } from '../tax/settle-taxes.ts'
import { type LoadedStateLaw, stateReturnFor } from '../tax/state-law.ts'
import type { ByPayout } from './payouts.ts'

/** Whose return the payouts land on. Dollars per year. */
export interface Investor {
  readonly household: Household
  readonly facts: TaxYearFacts
  readonly stateReturnFor: StateReturnFor
  /** Income taxes of the year without any payouts. */
  readonly before: IncomeTax
}

/** Income taxes of a year: all of them, and of that the state's. */
interface IncomeTax {
  readonly all: number
  readonly state: number
}

/** An investor with nothing but pay, under the law of a state; 'none' means federal tax alone. */
export function investorOf(status: FilingStatus, pay: number, state: LoadedStateLaw, facts: TaxYearFacts): Investor {
  const earner = { ...noIncome, pay }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  const household: Household = { ...emptyHousehold, status, people, state: state === 'none' ? null : state.facts.code }
  const returnFor = stateReturnFor(state, facts.year)
  return {
    household,
    facts,
    stateReturnFor: returnFor,
    before: incomeTaxOf({ facts, stateReturnFor: returnFor }, household),
  }
}

function incomeTaxOf(
  { facts, stateReturnFor }: Pick<Investor, 'facts' | 'stateReturnFor'>,
  household: Household,
): IncomeTax {
  const { federalTax, stateAndLocalTax } = settleTaxes(
    household,
    facts,
    stateReturnFor === null ? null : stateReturnFor(household),
  )
  return { all: federalTax + stateAndLocalTax, state: stateAndLocalTax }
}

/** Below this many dollars the difference of two returns is too small to tell a rate from. */
const LEAST = 100
const rateOf = (tax: number, dollars: number): number => Math.min(1, Math.max(0, tax / dollars))

const withOrdinary = (h: Household, x: number): Household => ({ ...h, ordinaryDividends: h.ordinaryDividends + x })
/** A fund's short-term gains come to its owners as ordinary dividends (IRC 852(b)). */
const adds: Readonly<Record<keyof ByPayout, (household: Household, dollars: number) => Household>> = {
  ordinary: withOrdinary,
  shortGain: withOrdinary,
  reit: (h, x) => ({ ...withOrdinary(h, x), reitDividends: h.reitDividends + x }),
  qualified: (h, x) => ({ ...withOrdinary(h, x), qualifiedDividends: h.qualifiedDividends + x }),
  longGain: (h, x) => ({ ...h, longTermGain: h.longTermGain + x }),
}
const order = ['ordinary', 'shortGain', 'reit', 'qualified', 'longGain'] as const

/** Tax rates on payouts, and of them the state's. Between 0 and 1. */
export interface PayoutTax {
  readonly all: ByPayout
  readonly state: ByPayout
}

/**
 * Federal and state income tax on a year's payouts as rates, each a difference of whole returns: the kinds are put on the return one after
 * the other, so that dollars times rates is exactly what all of them add together. `dollars` are one year's payouts; a kind of less than
 * $100 is sampled with $100 and left out of the next step. Rates between 0 and 1, the state's never over both together.
 */
export function payoutTaxes(investor: Investor, dollars: ByPayout): PayoutTax {
  const all = { ordinary: 0, qualified: 0, reit: 0, shortGain: 0, longGain: 0 }
  const state = { ...all }
  let { household, before } = investor
  for (const kind of order) {
    const amount = dollars[kind]
    if (amount <= 0) continue
    const isSample = amount < LEAST
    const next = adds[kind](household, isSample ? LEAST : amount)
    const after = incomeTaxOf(investor, next)
    all[kind] = rateOf(after.all - before.all, isSample ? LEAST : amount)
    state[kind] = Math.min(all[kind], rateOf(after.state - before.state, isSample ? LEAST : amount))
    if (isSample) continue
    household = next
    before = after
  }
  return { all, state }
}

/** Tax on one long-term gain as a rate: the return with it less the return without it. Today's dollars; decimal. */
export function gainTaxRate(investor: Investor, gain: number): number {
  const amount = Math.max(LEAST, gain)
  const after = incomeTaxOf(investor, { ...investor.household, longTermGain: amount })
  return rateOf(after.all - investor.before.all, amount)
}

/** Of the tax on one long-term gain, the state's. Today's dollars in and out. */
export function stateTaxOnGain(investor: Investor, gain: number): number {
  if (gain <= 0) return 0
  const amount = Math.max(LEAST, gain)
  const after = incomeTaxOf(investor, { ...investor.household, longTermGain: amount })
  return gain * rateOf(after.state - investor.before.state, amount)
}
