import { addMonths, yearOf } from '#engine/month.ts'
import { type Change, changesOf, holds } from './change.ts'
import type { Assumptions, Growth, Holding, Model, PersonIndex, TaxKind } from './model.ts'
import { noSums, type YearSums } from './year-sums.ts'

/** How amounts stand to those of month 0: they step each January. */
export function growthIn(model: Model, month: number, { pay, prices }: Assumptions, growth: Growth): number {
  if (growth === 'flat') return 1
  const years = yearOf(addMonths(model.first, month)) - yearOf(model.first)
  return (1 + (growth === 'pay' ? pay : prices)) ** years
}

/** Factor on an income in a month, and whether the plans through that job go on. `apart`: the event that is left out. */
export function payFactor(
  changes: readonly Change[],
  income: string,
  month: number,
  apart: number | null = null,
): { readonly factor: number; readonly hasPlan: boolean } {
  let factor = 1
  let hasPlan = true
  for (const one of changes) {
    if (one.kind !== 'pay' || one.income !== income || one.event === apart || !holds(one, month)) continue
    factor *= one.factor
    if (one.endsPlan) hasPlan = false
  }
  return { factor, hasPlan }
}

/** Money of one month before tax: dollars, what goes out negative. */
export interface Flowing {
  readonly line: string
  readonly amount: number
  readonly tax: TaxKind | 'care'
  readonly person: PersonIndex
  /** From the picture, as against an event's. */
  readonly isOwn: boolean
  /** Comes once: nothing is projected from it to a year. */
  readonly isOnce: boolean
}

const isIncome = (amount: number, line: string): boolean => amount >= 0 && !line.startsWith('extra:')

/** Everything of one month that has no balance behind it. */
export function flowsIn(
  model: Model,
  changes: readonly Change[],
  month: number,
  assumptions: Assumptions,
): readonly Flowing[] {
  const flows: Flowing[] = []
  for (const stream of model.streams) {
    if (month > stream.last) continue
    const { factor } = payFactor(changes, stream.income, month)
    const amount = stream.monthly * growthIn(model, month, assumptions, stream.growth) * factor
    if (amount !== 0)
      flows.push({
        line: `in:${stream.income}`,
        amount,
        tax: stream.tax,
        person: stream.person,
        isOwn: true,
        isOnce: false,
      })
  }
  for (const one of changesOf(changes, 'flow')) {
    if (!holds(one, month)) continue
    if (one.whileAble !== null && payFactor(changes, one.whileAble, month, one.event).factor === 0) continue
    const amount = one.monthly * growthIn(model, month, assumptions, one.growth)
    const line = `${isIncome(amount, one.line) ? 'benefit' : 'extra'}:${one.line}:${one.event}`
    if (amount !== 0) flows.push({ line, amount, tax: one.tax, person: one.person, isOwn: false, isOnce: false })
  }
  for (const one of changesOf(changes, 'once'))
    if (one.at === month && one.amount !== 0)
      flows.push({
        line: `event:${one.line}:${one.event}`,
        amount: one.amount,
        tax: one.tax,
        person: one.person,
        isOwn: false,
        isOnce: true,
      })
  return flows
}

/** Puts money of a month where a return asks for it; dollars. */
export function countOn(sums: YearSums, { amount, tax, person }: Flowing, times = 1): void {
  const own = sums.people[person]
  const dollars = amount * times
  if (tax === 'wages') own.pay += dollars
  else if (tax === 'self-employment') own.selfEmployment += dollars
  else if (tax === 'social-security') own.socialSecurity += dollars
  else if (tax === 'pension') own.pension += dollars
  else if (tax === 'unemployment') own.unemployment += dollars
  else if (tax === 'rent') sums.rent += dollars
  else if (tax === 'other') sums.other += dollars
  else if (tax === 'care') sums.care -= dollars
}

/** What comes out of pay before it reaches the bank, dollars of one month, by person. */
export interface FromPay {
  readonly deferrals: readonly { readonly holding: Holding; readonly amount: number; readonly match: number }[]
  readonly premiums: readonly [number, number]
}

/** Retirement and HSA money follows the pay it is taken from; premiums go on as long as the job's plan does. */
export function fromPayIn(
  model: Model,
  changes: readonly Change[],
  month: number,
  assumptions: Assumptions,
  flows: readonly Flowing[],
): FromPay {
  const wagesNow = [0, 0]
  for (const one of flows)
    if (one.tax === 'wages' && one.isOwn) wagesNow[one.person] = (wagesNow[one.person] ?? 0) + one.amount
  const usual = [0, 0]
  const plans = [false, false]
  for (const stream of model.streams) {
    if (stream.tax !== 'wages') continue
    usual[stream.person] = (usual[stream.person] ?? 0) + stream.monthly
    if (month <= stream.last && payFactor(changes, stream.income, month).hasPlan) plans[stream.person] = true
  }
  const deferrals = model.holdings
    .filter((one) => one.fromPay && one.monthly > 0)
    .map((holding) => {
      const base = usual[holding.person] ?? 0
      const now = wagesNow[holding.person] ?? 0
      const amount = base > 0 ? holding.monthly * (now / base) : 0
      return { holding, amount, match: holding.matchRate * Math.min(amount, holding.matchUpTo * now) }
    })
  const prices = growthIn(model, month, assumptions, 'prices')
  return {
    deferrals,
    premiums: [plans[0] ? model.jobPremiums[0] * prices : 0, plans[1] ? model.jobPremiums[1] * prices : 0],
  }
}

/** The month on a return, dollars: income, what is taken out of pay first, and care. */
export function sumsOf(flows: readonly Flowing[], fromPay: FromPay, wanted: (one: Flowing) => boolean): YearSums {
  const sums = noSums()
  for (const one of flows) if (wanted(one)) countOn(sums, one)
  for (const { holding, amount } of fromPay.deferrals) {
    const own = sums.people[holding.person]
    if (holding.kind === 'hsa') own.premiums += amount
    else if (holding.kind === 'roth') own.roth += amount
    else own.deferrals += amount
  }
  for (const person of [0, 1] as const) sums.people[person].premiums += fromPay.premiums[person]
  return sums
}
