/**
 * The least money that pays for a row of yearly shortfalls, set aside at the start of the first year and earning `rate` (a decimal a
 * year) on what is left. Shortfalls are taken out at the start of each year, in dollars of that year; a negative one is money left
 * over, which is saved for the years after it. Money left over later cannot pay for a year before it, so the fund is never below what
 * the years up to then take: this is the backward rule N(t) = max(0, shortfall(t) + N(t + 1) / (1 + rate)).
 */
export const fundFor = (shortfalls: readonly number[], rate: number): number =>
  shortfalls.reduceRight((later, shortfall) => Math.max(0, shortfall + later / (1 + rate)), 0)

/** Today's value of amounts at the start of each year, the first one now; `rate` is a decimal a year above -1. */
export const valueNow = (amounts: readonly number[], rate: number): number =>
  amounts.reduceRight((later, amount) => amount + later / (1 + rate), 0)
