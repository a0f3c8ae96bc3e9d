/**
 * Closed forms of a level-payment loan, for tests alone: nothing here rounds, loops over a schedule, or imports the engine.
 * P principal, i rate per period (decimal), n periods, A payment, k payments made.
 */

export const oraclePayment = (P: number, i: number, n: number): number =>
  i === 0 ? P / n : (P * i * (1 + i) ** n) / ((1 + i) ** n - 1)

/** B_k = P(1 + i)^k - A((1 + i)^k - 1)/i */
export const oracleBalance = (P: number, i: number, A: number, k: number): number =>
  i === 0 ? P - A * k : P * (1 + i) ** k - (A * ((1 + i) ** k - 1)) / i

/** Interest over the whole loan: nA - P. */
export const oracleTotalInterest = (P: number, i: number, n: number): number => n * oraclePayment(P, i, n) - P

/** Interest part of payment k (1-based): i B_(k-1). */
export const oracleInterestPart = (P: number, i: number, A: number, k: number): number =>
  i * oracleBalance(P, i, A, k - 1)

/** Payments until the balance is gone, the last one partial: ceil(ln(A/(A - Pi)) / ln(1 + i)). */
export const oraclePaymentsToZero = (P: number, i: number, A: number): number =>
  i === 0 ? Math.ceil(P / A) : Math.ceil(Math.log(A / (A - P * i)) / Math.log(1 + i))

/** How far a schedule may drift from the closed form by period k when each step errs by at most `perStep` dollars. */
export const oracleDrift = (i: number, k: number, perStep: number): number =>
  i === 0 ? perStep * k : (perStep * ((1 + i) ** k - 1)) / i

/** Sum of level payments valued at time 0, one at a time by division (no power function shared with the engine). */
export const oraclePresentValue = (A: number, i: number, n: number): number => {
  let value = 0
  for (let k = 0; k < n; k++) value = (value + A) / (1 + i)
  return value
}

/** Rule of 78 by adding digits one by one: the interest that months made + 1 … n bear, month k weighing n - k + 1. */
export const oracleRule78Unearned = (totalInterest: number, n: number, made: number): number => {
  let all = 0
  let unearned = 0
  for (let k = 1; k <= n; k++) {
    all += n - k + 1
    if (k > made) unearned += n - k + 1
  }
  return (totalInterest * unearned) / all
}

/** Value at day 0 of amounts on later days at a yearly rate compounding over 365 days: the sum an effective rate makes zero. */
export const oracleDatedValue = (
  flows: readonly { day: number; amount: number }[],
  effectiveAnnualRate: number,
): number => flows.reduce((sum, { day, amount }) => sum + amount / (1 + effectiveAnnualRate) ** (day / 365), 0)

/** Dollars the first of two money paths is worse by after k months, each flow grown on its own. */
export const oracleAhead = (
  base: { paid: readonly number[]; owed: readonly number[] },
  other: { paid: readonly number[]; owed: readonly number[] },
  monthlyRate: number,
  k: number,
): number => {
  let ahead = (base.owed[k] ?? 0) - (other.owed[k] ?? 0)
  for (let j = 0; j <= k; j++) ahead += ((base.paid[j] ?? 0) - (other.paid[j] ?? 0)) * (1 + monthlyRate) ** (k - j)
  return ahead
}
