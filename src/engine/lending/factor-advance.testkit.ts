import { xirr } from '#engine/growth/irr.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import { type DatedAmount, datedApr } from './dated-apr.ts'
import { type DebitRhythm, debitDates } from './debit-calendar.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

export type AdvanceInputs = {
  /** Dollars advanced, before anything is kept back. */
  readonly amount: number
  /** 1.30 means 1.30 dollars come back for each dollar advanced. */
  readonly factorRate: number
  /** Fees kept back from the money paid out, dollars. */
  readonly feesKeptBack?: number
  readonly rhythm: DebitRhythm
  /** How many debits (1 to 1,200), or how large each is, dollars: a share of sales, for instance. */
  readonly debits: { readonly count: number } | { readonly amount: number }
  readonly fundedOn: IsoDate
  /** By default the next day (business-daily), week, two weeks or month after funding. */
  readonly firstDebitOn?: IsoDate
  readonly holidays?: readonly IsoDate[]
}

export type FactorAdvance =
  | {
      readonly outcome: 'found'
      readonly received: number
      readonly totalRepaid: number
      /** Everything above the money received, dollars. */
      readonly cost: number
      readonly debit: number
      readonly lastDebit: number
      readonly debitCount: number
      readonly lastDate: IsoDate
      readonly days: number
      /** Debits in order, dollars to the cent; they add up to the total exactly. */
      readonly flows: readonly DatedAmount[]
      /** What a year at this price really costs, compounding included (XIRR); null above 1,000,000 %. */
      readonly effectiveAnnualRate: number | null
      /** The same price as an APR, 365 x the rate per day (12 CFR 1026 App. J with a day as unit period); null above 100 a day. */
      readonly apr: number | null
      /** (factor - 1) x 365 / days: the shortcut, about half the truth, since the money is not kept that long. */
      readonly shortcutRate: number
    }
  | Refused<'bad-input' | 'too-many-debits'>

const nextAfter = (fundedOn: IsoDate, rhythm: DebitRhythm): IsoDate =>
  rhythm === 'monthly'
    ? (debitDates(fundedOn, 'monthly', 2)[1] ?? fundedOn)
    : addDays(fundedOn, { 'business-daily': 1, weekly: 7, biweekly: 14 }[rhythm])

/**
 * A merchant cash advance or short business loan priced by a factor, with its debits on their dates. Each debit is the total /
 * count rounded to the cent; the last takes what is left. Paying early usually saves nothing, since the total is fixed.
 * Refuses factors below 1 or above 10, fees that leave nothing, a first debit on or before funding, more than 1,200 debits.
 */
export const factorAdvance = (inputs: AdvanceInputs): FactorAdvance => {
  const { amount, factorRate, feesKeptBack = 0, rhythm, debits, fundedOn } = inputs
  if (!allWithin(0.01, 1e9, amount) || !allWithin(1, 10, factorRate) || !allWithin(0, amount, feesKeptBack))
    return refused('bad-input')
  const received = roundToCent(amount - feesKeptBack)
  const totalRepaid = roundToCent(amount * factorRate)
  if ('amount' in debits && !allWithin(0.01, 1e10, debits.amount)) return refused('bad-input')
  const count = 'count' in debits ? debits.count : Math.ceil(totalRepaid / debits.amount - 1e-9)
  if (!(count <= 1200)) return refused('too-many-debits')
  const first = inputs.firstDebitOn ?? nextAfter(fundedOn, rhythm)
  if (!wholeWithin(1, 1200, count) || received <= 0 || daysBetween(fundedOn, first) < 1) return refused('bad-input')
  const debit = Math.min('count' in debits ? roundToCent(totalRepaid / count) : roundToCent(debits.amount), totalRepaid)
  const lastDebit = roundToCent(totalRepaid - debit * (count - 1))
  const dates = debitDates(first, rhythm, count, new Set(inputs.holidays ?? []))
  const lastDate = dates.at(-1)
  if (lastDate === undefined || dates.length !== count || lastDebit < 0) return refused('bad-input')
  const flows = dates.map((date, k): DatedAmount => ({ date, amount: k === count - 1 ? lastDebit : debit }))
  const days = daysBetween(fundedOn, lastDate)
  const found = xirr([{ date: fundedOn, amount: received }, ...flows.map((f) => ({ date: f.date, amount: -f.amount }))])
  const apr = datedApr([{ date: fundedOn, amount: received }], flows, { unit: 'days', count: 1 })
  const effective = found.outcome === 'rate' ? found.rate : null
  return {
    outcome: 'found',
    received,
    totalRepaid,
    cost: roundToCent(totalRepaid - received),
    debit,
    lastDebit,
    debitCount: count,
    lastDate,
    days,
    flows,
    effectiveAnnualRate: effective,
    apr: apr.outcome === 'found' ? apr.apr : null,
    shortcutRate: ((factorRate - 1) * 365) / days,
  }
}
