import { cents, wholeCents } from '#engine/money.ts'
import { addMonths, daysInMonth, type Month, monthsBetween } from '#engine/month.ts'
import type { Accrual } from './loan.ts'
import { levelPayment } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/** Dollars in a month: drawn on its first day, or repaid beyond the minimum at its end. */
export type MonthAmount = { readonly month: Month; readonly amount: number }

export type CreditLine = {
  readonly startMonth: Month
  /** Nominal per year, until the first change. */
  readonly annualRate: number
  /** The rate from the first day of a month on. */
  readonly rateChanges?: readonly { readonly from: Month; readonly annualRate: number }[]
  /** Months in which money may be drawn. */
  readonly drawMonths: number
  /** Months over which what is then owed is repaid in level payments; 0: all of it falls due at the end of the draw months. */
  readonly repaymentMonths: number
  readonly draws: readonly MonthAmount[]
  readonly repayments?: readonly MonthAmount[]
  /** Minimum while drawing: the interest, or a share of the balance (at least `floor` dollars, and never below the interest). */
  readonly minimum?: 'interest-only' | { readonly share: number; readonly floor: number }
  readonly limit?: number
  /** Default actual/365, as most lines count; `equal-periods` is a twelfth of the rate each month. */
  readonly accrual?: Accrual
  /** Dollars, charged at the end of each twelfth month of the line and paid at once, not borrowed. */
  readonly annualFee?: number
}

export type LineRow = {
  readonly month: Month
  readonly drawn: number
  readonly annualRate: number
  readonly interest: number
  /** Interest plus principal of the minimum payment; `extra` and `fee` come on top. */
  readonly payment: number
  readonly principal: number
  readonly extra: number
  readonly fee: number
  readonly balance: number
}

export type LineResult =
  | {
      readonly outcome: 'found'
      readonly rows: readonly LineRow[]
      readonly totalDrawn: number
      readonly totalInterest: number
      readonly totalFees: number
      readonly highestBalance: number
      readonly firstRepayment: number
      /** How much the payment rises when the draw months end, dollars a month. */
      readonly paymentRise: number
      readonly lastMonth: Month
    }
  | (Refused<'bad-input' | 'draw-after-draw-months'> & { readonly month?: Month })
  | { readonly outcome: 'refused'; readonly reason: 'over-limit'; readonly month: Month }

const byOffset = (list: readonly MonthAmount[], start: Month): Map<number, number> => {
  const map = new Map<number, number>()
  for (const { month, amount } of list) {
    const offset = monthsBetween(start, month)
    map.set(offset, (map.get(offset) ?? 0) + cents(amount))
  }
  return map
}

const sound = (line: CreditLine): boolean => {
  const amounts = [...line.draws, ...(line.repayments ?? [])]
  const rates = [line.annualRate, ...(line.rateChanges ?? []).map((change) => change.annualRate)]
  const minimum = line.minimum ?? 'interest-only'
  return (
    allWithin(0, 1e9, ...amounts.map((one) => one.amount), line.limit ?? 0, line.annualFee ?? 0) &&
    amounts.every((one) => monthsBetween(line.startMonth, one.month) >= 0) &&
    allWithin(0, 10, ...rates) &&
    wholeWithin(1, 600, line.drawMonths) &&
    wholeWithin(0, 600, line.repaymentMonths) &&
    (minimum === 'interest-only' || (allWithin(0, 1, minimum.share) && allWithin(0, 1e9, minimum.floor)))
  )
}

/**
 * A line of credit with several draws, month by month: drawn on the first day, interest for the days of that month on what is then
 * owed, paid at its end. In the repayment months the payment is level, set anew when the rate changes; the last one clears the
 * line. Cents are rounded each month; all principal and extra repaid adds up to all draws, to the cent.
 * A draw above the limit is refused with its month; one after the draw months too. A repayment never exceeds what is owed.
 */
export const creditLine = (line: CreditLine): LineResult => {
  if (!sound(line)) return refused('bad-input')
  const { startMonth, drawMonths, repaymentMonths, minimum = 'interest-only', accrual = 'actual/365' } = line
  const draws = byOffset(line.draws, startMonth)
  const repayments = byOffset(line.repayments ?? [], startMonth)
  const changes = [...(line.rateChanges ?? [])].sort((a, b) => monthsBetween(b.from, a.from))
  const lastDraw = Math.max(-1, ...draws.keys())
  if (lastDraw >= drawMonths)
    return { outcome: 'refused', reason: 'draw-after-draw-months', month: addMonths(startMonth, lastDraw) }

  const rows: LineRow[] = []
  const end = drawMonths + repaymentMonths
  let balance = 0
  let annualRate = line.annualRate
  let level = 0
  let lastDrawPayment = 0
  let firstRepayment = 0
  let interestSum = 0
  let feeSum = 0
  let highest = 0
  for (let offset = 0; offset < end && (offset <= lastDraw || balance > 0); offset++) {
    const month = addMonths(startMonth, offset)
    const rateBefore = annualRate
    for (const change of changes) if (monthsBetween(change.from, month) >= 0) annualRate = change.annualRate
    const drawn = draws.get(offset) ?? 0
    balance += drawn
    if (line.limit !== undefined && balance > cents(line.limit))
      return { outcome: 'refused', reason: 'over-limit', month }
    highest = Math.max(highest, balance)
    const yearShare = accrual === 'equal-periods' ? 1 / 12 : daysInMonth(month) / (accrual === 'actual/365' ? 365 : 360)
    const interest = wholeCents(balance * annualRate * yearShare)
    const repaying = offset >= drawMonths
    if (repaying && (offset === drawMonths || annualRate !== rateBefore))
      level = wholeCents(levelPayment(balance, annualRate / 12, end - offset))
    const due = balance + interest
    const byShare =
      minimum === 'interest-only' ? 0 : Math.max(wholeCents(balance * minimum.share), cents(minimum.floor))
    const asked = repaying ? Math.max(level, interest) : Math.max(byShare, interest)
    const payment = offset === end - 1 ? due : Math.min(asked, due)
    const principal = payment - interest
    const extra = Math.min(repayments.get(offset) ?? 0, balance - principal)
    const fee = (offset + 1) % 12 === 0 ? cents(line.annualFee ?? 0) : 0
    balance -= principal + extra
    interestSum += interest
    feeSum += fee
    if (repaying && firstRepayment === 0) firstRepayment = payment
    if (!repaying) lastDrawPayment = payment
    rows.push({
      month,
      drawn: drawn / 100,
      annualRate,
      interest: interest / 100,
      payment: payment / 100,
      principal: principal / 100,
      extra: extra / 100,
      fee: fee / 100,
      balance: balance / 100,
    })
  }
  return {
    outcome: 'found',
    rows,
    totalDrawn: [...draws.values()].reduce((sum, one) => sum + one, 0) / 100,
    totalInterest: interestSum / 100,
    totalFees: feeSum / 100,
    highestBalance: highest / 100,
    firstRepayment: firstRepayment / 100,
    paymentRise: firstRepayment === 0 ? 0 : (firstRepayment - lastDrawPayment) / 100,
    lastMonth: rows.at(-1)?.month ?? startMonth,
  }
}
