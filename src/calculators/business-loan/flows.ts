/** What is paid when: the debits of an advance, the payments of a loan or line, yearly fees and later draws among them. */
import { levelPlan } from '#engine/lending/level-plan.ts'
import { roundToCent } from '#engine/money.ts'
import type { Ask, Draw } from './ask.ts'
import { MOST_PAYMENTS, sharesOf, timesFor, unitsAYear } from './rhythm.ts'

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
export const paidByDays = ({ rhythm, price }: Ask): boolean =>
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
export function withYearlyFee(ask: Ask, { times, payments }: Flows): { payments: readonly number[]; fees: number } {
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

/** The payments before any yearly fee; null where there would be none, or too many. */
export const flowsOf = (ask: Ask): Flows | null =>
  'rate' in ask.price ? loanFlows(ask, ask.price) : advanceFlows(ask, ask.price.factor, ask.price.until)

/** Draws and payments in the order of time; a draw on a payment's day is made after it. */
export function merged(
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
