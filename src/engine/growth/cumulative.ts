import { annuityGrowth, levelPayment, type TimeValue, type TimeValueAnswer } from './time-value.ts'

type Timing = TimeValue['timing']
const refused: TimeValueAnswer = { outcome: 'no-answer', reason: 'not-a-number' }

/** What is owed right after payment `k` (k = 0: the loan itself); dollars. */
const owedAfter = (rate: number, pv: number, pmt: number, k: number, timing: Timing): number => {
  const periods = timing === 'begin' ? Math.max(0, k - 1) : k
  return pv * (1 + rate) ** periods + pmt * annuityGrowth(rate, k, 'end')
}

const span = (rate: number, n: number, pv: number, from: number, to: number, timing: Timing) => {
  const whole = [from, to].every(Number.isInteger) && from >= 1 && to >= from && to <= n
  if (!whole || !(pv > 0) || !(rate > -1)) return null
  const payment = levelPayment(rate, n, pv, 0, timing)
  if (payment.outcome !== 'solved') return null
  const pmt = payment.value
  const principal = owedAfter(rate, pv, pmt, to, timing) - owedAfter(rate, pv, pmt, from - 1, timing)
  return { principal, paid: pmt * (to - from + 1) }
}

/**
 * Principal paid on a level loan with the payments `from` to `to` (spreadsheet CUMPRINC): negative, as money you pay. `rate` is a
 * decimal per period. Refuses what the spreadsheet refuses, save that a rate of 0 is allowed.
 */
export const cumulativePrincipal = (
  rate: number,
  n: number,
  pv: number,
  from: number,
  to: number,
  timing: Timing = 'end',
): TimeValueAnswer => {
  const found = span(rate, n, pv, from, to, timing)
  return found && Number.isFinite(found.principal) ? { outcome: 'solved', value: found.principal } : refused
}

/** Interest paid with the payments `from` to `to` (spreadsheet CUMIPMT): negative. A payment at the very start holds no interest. */
export const cumulativeInterest = (
  rate: number,
  n: number,
  pv: number,
  from: number,
  to: number,
  timing: Timing = 'end',
): TimeValueAnswer => {
  const found = span(rate, n, pv, from, to, timing)
  if (!found) return refused
  const value = found.paid - found.principal
  return Number.isFinite(value) ? { outcome: 'solved', value } : refused
}
