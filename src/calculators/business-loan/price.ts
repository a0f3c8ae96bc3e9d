/** One financing of any kind, worked out to its price: the flows, the APR, the cost. */
import { unitRate } from '#engine/lending/unit-rate.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { Ask, Draw } from './ask.ts'
import { flowsOf, merged, paidByDays, withYearlyFee } from './flows.ts'
import { compoundsAYear, type DebitRhythm, dateOf, unitsAYear } from './rhythm.ts'

export interface Financing extends Pick<Ask, 'name' | 'number'> {
  readonly kind: Ask['kind']
  readonly rhythm: DebitRhythm
  readonly financed: number
  /** In hand on the first day. */
  readonly received: number
  /** With later draws, their fee taken off. */
  readonly receivedAll: number
  readonly laterDraws: readonly Draw[]
  readonly keptBack: number
  /** Interest, or the cost of the factor. */
  readonly charge: number
  /** Yearly fees of a line after the first. */
  readonly laterFees: number
  readonly times: readonly number[]
  readonly payments: readonly number[]
  /** The regular one; where `byDays`, the average of them. */
  readonly payment: number
  /** Interest alone, each business day for the days since the last: the payments differ. */
  readonly byDays: boolean
  readonly lastPayment: number
  readonly balloon: number
  readonly totalPaid: number
  /** Everything paid above the cash received. */
  readonly cost: number
  readonly costPerDollar: number
  /** Rate per unit, decimal; null beyond all sense. */
  readonly unit: number | null
  /** Percent points; null above 1,000,000%. */
  readonly apr: number | null
  /** With compounding, percent points; null above 1,000,000%. */
  readonly effective: number | null
  /** (factor - 1) / years, percent points. Advances alone. */
  readonly shortcut: number | null
  readonly days: number
  readonly lastDate: IsoDate
  /** Regular payments in an average month, dollars. */
  readonly monthly: number
  /** Paid in the first twelve months. */
  readonly firstYear: number
  /** Of the cash received, what is still in use on average over the time. */
  readonly averageHeld: number | null
}

const TOO_HIGH = 1_000_000
const sensible = (points: number | null): number | null => (points !== null && points <= TOO_HIGH ? points : null)

/** The price of a financing, or null where fees leave nothing or there would be more than 1,200 payments. */
export function priceOf(ask: Ask): Financing | null {
  const received = roundToCent(ask.financed - ask.keptBack)
  if (received <= 0) return null
  const flows = flowsOf(ask)
  if (flows === null) return null
  const { payments, fees } = withYearlyFee(ask, flows)
  const { times, payment, charge, balloon } = flows
  const end = times.at(-1) ?? 1
  const inHand = ask.laterDraws.map(({ time, amount }) => ({ time, amount: amount * (1 - ask.drawFeeShare) }))
  const receivedAll = roundToCent(received + sumToCent(inHand.map((draw) => draw.amount)))
  const totalPaid = sumToCent(payments)
  const cost = roundToCent(totalPaid - receivedAll)
  const unit = unitRate(received, merged(times, payments, inHand))
  const lastDate = dateOf(ask.rhythm, end, ask.fundedOn)
  // Later draws raise the payments, so then the average stands for the regular one; the same where each is for its own days.
  const byDays = paidByDays(ask) && times.length > 1
  const regular = ask.laterDraws.length > 0 || byDays ? (totalPaid - balloon - fees) / times.length : payment
  const days = daysBetween(ask.fundedOn, lastDate)
  const perYear = unitsAYear(ask.rhythm)
  return {
    name: ask.name,
    number: ask.number,
    kind: ask.kind,
    rhythm: ask.rhythm,
    financed: ask.financed,
    received,
    receivedAll,
    laterDraws: inHand,
    keptBack: roundToCent(ask.keptBack + sumToCent(ask.laterDraws.map((draw) => draw.amount)) * ask.drawFeeShare),
    charge,
    laterFees: fees,
    times,
    payments,
    payment,
    byDays,
    lastPayment: payments.at(-1) ?? 0,
    balloon,
    totalPaid,
    cost,
    costPerDollar: cost / receivedAll,
    unit,
    apr: sensible(unit === null ? null : unit * perYear * 100),
    effective: sensible(unit === null ? null : Math.expm1(compoundsAYear(ask.rhythm) * Math.log1p(unit)) * 100),
    shortcut: 'factor' in ask.price ? ((ask.price.factor - 1) * 36_500) / days : null,
    days,
    lastDate,
    monthly: times.length === 1 ? 0 : Math.min(totalPaid, (regular * times.length * perYear) / (end * 12)),
    firstYear: sumToCent(payments.filter((_, index) => (times[index] ?? 0) <= perYear)),
    // Every unit costs the unit rate times what is then in use, so the cost over rate and time is the average in use.
    averageHeld: unit !== null && unit > 0 ? cost / (unit * end) : null,
  }
}
