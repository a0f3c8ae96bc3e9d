/** One financing of any kind, worked out to its price: the flows, the APR, the cost. */
import { levelPlan } from '#engine/lending/level-plan.ts'
import { unitRate } from '#engine/lending/unit-rate.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { compoundsAYear, type DebitRhythm, dateOf, MOST_PAYMENTS, sharesOf, timesFor, unitsAYear } from './rhythm.ts'

export interface Draw {
  readonly time: number
  readonly amount: number
}

/** What is asked of one financing. Shares and rates are decimals, `rate` a nominal one per year. */
export interface Ask {
  /** Null for the visitor's own offer; empty where the visitor gave none. */
  readonly name: string | null
  /** 1 for the visitor's own offer. */
  readonly number: number
  readonly kind: 'advance' | 'term' | 'line'
  readonly rhythm: DebitRhythm
  readonly fundedOn: IsoDate
  /** What the contract says, dollars. */
  readonly financed: number
  /** Every fee kept back from the first money. */
  readonly keptBack: number
  /** Kept back from later draws. */
  readonly drawFeeShare: number
  readonly price:
    | { readonly factor: number; readonly until: { readonly months: number } | { readonly debit: number } }
    | {
        readonly rate: number
        readonly months: number
        readonly shape: 'level' | 'interest-only' | { readonly setFor: number }
      }
  readonly laterDraws: readonly Draw[]
  readonly annualFee: number
}

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

interface Flows {
  readonly times: readonly number[]
  readonly payments: readonly number[]
  readonly payment: number
  readonly charge: number
  readonly balloon: number
}

/** Each debit to the cent, the last takes the rest; where rounding up would overrun the total, it is rounded down. */
function advanceFlows(
  { financed, rhythm, fundedOn }: Ask,
  factor: number,
  until: { readonly months: number } | { readonly debit: number },
): Flows | null {
  const total = roundToCent(financed * factor)
  const wanted = 'debit' in until ? { count: Math.ceil(total / until.debit - 1e-9) } : until
  if ('count' in wanted && !(wanted.count >= 1 && wanted.count <= MOST_PAYMENTS)) return null
  const times = timesFor(rhythm, wanted, fundedOn)
  const count = times.length
  if (count < 1) return null
  const even = roundToCent(total / count)
  const fitting = even * (count - 1) < total ? even : Math.floor((total / count) * 100) / 100
  const payment = Math.min('debit' in until ? roundToCent(until.debit) : fitting, total)
  const last = roundToCent(total - payment * (count - 1))
  const payments = times.map((_, index) => (index === count - 1 ? last : payment))
  return { times, payments, payment, charge: roundToCent(total - financed), balloon: 0 }
}

/** Interest of one day or, after a weekend, of three: no two payments need be alike. */
const paidByDays = ({ rhythm, price }: Ask): boolean =>
  rhythm === 'business-daily' && 'rate' in price && price.shape === 'interest-only'

/** The first draw and each later one, repaid by the same end; payments on the same day are added up. */
function loanFlows(ask: Ask, price: Extract<Ask['price'], { readonly rate: number }>): Flows | null {
  const times = timesFor(ask.rhythm, { months: price.months }, ask.fundedOn)
  const payments = times.map(() => 0)
  let payment = 0
  let charge = 0
  let balloon = 0
  for (const [index, draw] of [{ time: 0, amount: ask.financed }, ...ask.laterDraws].entries()) {
    const first = times.findIndex((time) => time > draw.time)
    if (first < 0) return null
    const own = times.slice(first)
    const plan = levelPlan({
      principal: draw.amount,
      annualRate: price.rate,
      yearShares: sharesOf(ask.rhythm, own, draw.time),
      shape: price.shape,
    })
    if (plan.outcome !== 'found') return null
    for (const [k, paid] of plan.payments.entries()) payments[first + k] = (payments[first + k] ?? 0) + paid
    if (index === 0)
      payment =
        paidByDays(ask) && plan.payments.length > 1
          ? roundToCent(plan.totalInterest / plan.payments.length)
          : plan.payment
    charge += plan.totalInterest
    balloon += plan.balloon
  }
  // Rounding to cents can end a plan a payment early; what follows is nothing.
  const end = payments.findLastIndex((paid) => paid > 0) + 1
  return {
    times: times.slice(0, end),
    payments: payments.slice(0, end).map(roundToCent),
    payment,
    charge: roundToCent(charge),
    balloon: roundToCent(balloon),
  }
}

/** A yearly fee goes with the first payment of each later year. */
function withYearlyFee(ask: Ask, { times, payments }: Flows): { payments: readonly number[]; fees: number } {
  if (ask.annualFee === 0) return { payments, fees: 0 }
  const perYear = unitsAYear(ask.rhythm)
  const paid = [...payments]
  let fees = 0
  for (let year = 1; year <= 30; year++) {
    const at = times.findIndex((time) => time >= year * perYear)
    if (at < 0 || at === times.length - 1) break
    paid[at] = roundToCent((paid[at] ?? 0) + ask.annualFee)
    fees += ask.annualFee
  }
  return { payments: paid, fees: roundToCent(fees) }
}

const TOO_HIGH = 1_000_000
const sensible = (points: number | null): number | null => (points !== null && points <= TOO_HIGH ? points : null)

/** Draws and payments in the order of time; a draw on a payment's day is made after it. */
function merged(
  times: readonly number[],
  payments: readonly number[],
  draws: readonly Draw[],
): { times: readonly number[]; amounts: readonly number[] } {
  if (draws.length === 0) return { times, amounts: payments }
  const all = [
    ...times.map((time, index) => ({ time, amount: payments[index] ?? 0 })),
    ...draws.map(({ time, amount }) => ({ time, amount: -amount })),
  ].sort((a, b) => a.time - b.time)
  return { times: all.map((one) => one.time), amounts: all.map((one) => one.amount) }
}

/** The price of a financing, or null where fees leave nothing or there would be more than 1,200 payments. */
export function priceOf(ask: Ask): Financing | null {
  const received = roundToCent(ask.financed - ask.keptBack)
  if (received <= 0) return null
  const flows = 'rate' in ask.price ? loanFlows(ask, ask.price) : advanceFlows(ask, ask.price.factor, ask.price.until)
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
