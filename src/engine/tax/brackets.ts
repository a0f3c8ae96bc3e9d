import type { Bracket } from '#facts/tax-years/schema.ts'

/** How much of an income lies in one bracket. Dollars per year; `upTo` is null for the top bracket. */
export interface BracketFill {
  readonly over: number
  readonly upTo: number | null
  readonly rate: number
  /** Income inside the bracket. */
  readonly amount: number
  readonly tax: number
}

/**
 * Tax by the schedule of IRC 1(j), in dollars per year, not rounded. Each rate applies to the income above its edge and not above the
 * next edge; a dollar exactly on an edge still has the lower rate. Zero or negative income: no tax.
 */
export function taxBySchedule(taxableIncome: number, brackets: readonly Bracket[]): number {
  let tax = 0
  let upper = taxableIncome
  for (let index = brackets.length - 1; index >= 0; index -= 1) {
    const bracket = brackets[index]
    if (bracket === undefined || upper <= bracket.over) continue
    tax += (upper - bracket.over) * bracket.rate
    upper = bracket.over
  }
  return tax
}

/** Every bracket of the schedule with the income and the tax in it, lowest first; empty brackets stay in the list with zero. */
export function bracketsFilled(taxableIncome: number, brackets: readonly Bracket[]): BracketFill[] {
  return brackets.map((bracket, index) => {
    const next = brackets[index + 1]?.over ?? null
    const amount = Math.max(0, Math.min(taxableIncome, next ?? taxableIncome) - bracket.over)
    return { over: bracket.over, upTo: next, rate: bracket.rate, amount, tax: amount * bracket.rate }
  })
}

/** The rate on the next dollar of ordinary taxable income, a decimal. On an edge the next dollar has the higher rate. */
export function rateOnNextDollar(taxableIncome: number, brackets: readonly Bracket[]): number {
  let rate = brackets[0]?.rate ?? 0
  for (const bracket of brackets) if (taxableIncome >= bracket.over) rate = bracket.rate
  return rate
}

/** Where the first bracket with at least `rate` starts, dollars of taxable income; the top bracket's start if none has it. */
export function bracketStart(rate: number, brackets: readonly Bracket[]): number {
  for (const bracket of brackets) if (bracket.rate >= rate) return bracket.over
  return brackets[brackets.length - 1]?.over ?? 0
}
