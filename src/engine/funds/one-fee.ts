import { findRoot } from '../solve/root.ts'

/** What an account holds after `steps` with one steady yearly fee. Dollars; the deposit falls at the end of each step. */
function held(start: number, deposit: number, steps: number, factor: number): number {
  const grown = factor ** steps
  const annuity = Math.abs(factor - 1) < 1e-9 ? steps : (grown - 1) / (factor - 1)
  return start * grown + deposit * annuity
}

/**
 * The one yearly fee that leaves the same balance as all fees together: decimal per year, taken as (1 + growth)(1 - fee). Negative where
 * the account beat the fee-free one. Null where no fee of -50% to 100% a year explains the balance (nothing put in, or nothing left).
 */
export function feeAsOneRate(
  start: number,
  deposit: number,
  steps: number,
  stepsPerYear: number,
  annualGrowth: number,
  balance: number,
): number | null {
  if (start + deposit * steps <= 0 || steps <= 0 || annualGrowth <= -1) return null
  const factor = (fee: number) => ((1 + annualGrowth) * (1 - fee)) ** (1 / stepsPerYear)
  const scale = Math.max(1, balance)
  const found = findRoot((fee) => (held(start, deposit, steps, factor(fee)) - balance) / scale, -0.5, 0.999_999)
  return found.outcome === 'root' ? found.x : null
}

/**
 * How much more a dearer account must return each year, before fees, to end level with a cheaper one; decimal per year. From
 * (1 + r + x)(1 - dear) = (1 + r)(1 - cheap).
 */
export const extraReturnNeeded = (annualReturn: number, dearFee: number, cheapFee: number): number =>
  ((1 + annualReturn) * (1 - cheapFee)) / (1 - dearFee) - 1 - annualReturn
